import { CARD_NAMES, currentStandings, type Action, type CardName, type View } from '../../games/ausreisser/index.ts';
import { ScoreNow } from '../frame/race/score-now.svelte.ts';
import { OpenRiderCard } from '../frame/ask/open-rider-card.svelte.ts';
import { CHANCE, NO_SEAT, type Refusal, type Seat } from '../../kit/index.ts';
import { ridersOf } from './log/kinds.ts';
import type { RaceEvent, RaceSession, ShownRace } from './race-session.ts';

/** A race of this game on screen, or a position that is tried out, and whose hand is visible. */
export class RaceScreenModel<Shown extends ShownRace = RaceSession> {
  readonly session: Shown;
  readonly openCard = new OpenRiderCard();
  /** The line of the log under the pointer. */
  #line = $state.raw<RaceEvent | null>(null);
  /** The riders of that line, which the road highlights. */
  hovered: readonly Seat[] = $derived.by(() => (this.#line === null ? [] : ridersOf(this.#line.event)));
  /** The action that a hint has picked; null: none. */
  hinted = $state.raw<Action | null>(null);
  /** The seat of the person who holds the device, if several share it. */
  #holder = $state<Seat>(NO_SEAT);

  /** Whether the card that costs least is chosen at first. */
  readonly suggests: boolean;

  readonly scoreNow = new ScoreNow();

  constructor(session: Shown, { suggests = true }: { readonly suggests?: boolean } = {}) {
    this.session = session;
    this.suggests = suggests;
  }

  get shared(): boolean {
    return this.session.people.length > 1;
  }

  /** Whether the person who is asked has not taken the device yet. Hands are hidden then. */
  get covered(): boolean {
    return this.shared && this.session.hasQuestion && this.session.pending.seat !== CHANCE && this.session.pending.seat !== this.#holder;
  }

  /** The viewer of the screen; NO_SEAT shows no hand. */
  get eyes(): Seat {
    return this.covered ? NO_SEAT : this.session.viewer;
  }

  view: View = $derived.by(() => {
    const { view, game, state, viewer } = this.session;
    return this.eyes === viewer ? view : game.view(state, this.eyes);
  });

  /** The rider whose turn it is or who is asked; null before and after a race. */
  active = $derived.by((): Seat | null => {
    const { seat } = this.session.pending;
    return seat >= 0 ? seat : this.session.view.riding.rider;
  });

  /** The next rider to play, even if others are asked before; null before and after a race. */
  next = $derived.by((): Seat | null => {
    const { kind, seat } = this.session.pending;
    const { riding, riders } = this.session.view;
    if (kind === 'hill' && riding.rider !== null) return (riding.rider + 1) % riders.length;
    return seat >= 0 ? seat : riding.rider;
  });

  /** A person takes the device, now or for his next turn. */
  take(seat: Seat): void {
    this.#holder = seat;
  }

  /** Picks an action on the panel. @returns the button that does the action, as a selector within the panel */
  pick(action: Action): string {
    this.hinted = action;
    return action.type === 'hill' ? '[data-hill]' : action.type === 'take' ? '[data-take]' : '[data-main]';
  }

  rest(): void {
    this.scoreNow.update(currentStandings(this.session.state));
    this.hinted = null;
    this.openCard.closePointed();
    this.#line = null;
    if (this.session.together !== null) this.#holder = NO_SEAT;
  }

  readonly point = (line: RaceEvent | null): void => {
    this.#line = line;
  };

  /** Why a rider may not do something now; null where he may. */
  whyNot(seat: Seat, action: Action): Refusal | null {
    return this.session.game.whyNot(this.session.state, seat, action);
  }
}

/** The action that lays cards, by their names. It need not be allowed. */
export const layingOf = (cards: readonly CardName[]): Extract<Action, { type: 'lay' }> => ({
  type: 'lay',
  cards: cards.map((card) => CARD_NAMES.indexOf(card)),
});
