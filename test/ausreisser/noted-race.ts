import { CHANCE, createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { ausreisser, type Config, type Event, type State } from '../../src/games/ausreisser/index.ts';
import type { TableNote } from '../../src/games/ausreisser/companion/index.ts';
import { MIN_SPEED_CARD } from '../../src/games/ausreisser/cards.ts';

/** Random races as people at a real table would note them. */

/** Collects what people at the table would tap, from the events that a spectator is sent. */
class Taps {
  readonly notes: TableNote[] = [];
  private turn = { winds: 0, spurts: 0, hill: false, card: null as number | null, discards: [] as ('spurt' | 'hill')[] };
  private isOpen = false;

  see(event: Event): void {
    if (event.type === 'lead-won') this.notes.push({ type: 'lead', rider: event.rider });
    if (event.type === 'turn-began' || event.type === 'stage-ended' || (event.type === 'due' && event.what === 'hill')) this.end();
    if (event.type === 'turn-began') this.isOpen = true;
    if (event.type === 'wind-laid') this.turn.winds++;
    if (event.type === 'discarded') this.turn.discards.push(event.card === 12 ? 'spurt' : 'hill');
    if (event.type === 'laid') Object.assign(this.turn, { card: MIN_SPEED_CARD + event.card, spurts: event.spurts });
    if (event.type === 'hill-laid') {
      if (event.how === 'with-card') this.turn.hill = true;
      else this.notes.push({ type: 'hill', rider: event.rider });
    }
  }

  /** Whether the rider has put down a card before he plays one. */
  get hasStarted(): boolean {
    return this.turn.winds > 0 || this.turn.discards.length > 0;
  }

  private end(): void {
    if (this.isOpen) this.notes.push({ type: 'turn', ...this.turn });
    this.isOpen = false;
    this.turn = { winds: 0, spurts: 0, hill: false, card: null, discards: [] };
  }
}

/** What everyone sees of a position, as far as it matters for the score. */
export function openPart(s: State): unknown {
  const { stage, stock, leader, tempo, hill, hillsOpen, riders, stages, standings } = ausreisser.view(s, NO_SEAT);
  const parts = riders.map(({ group, minutes, cards, pile, total, wins, last }) => ({ group, minutes, cards, pile, total, wins, last }));
  return { stage, stock, leader, tempo, hill, hillsOpen, riders: parts, stages, standings };
}

/** Plays a random race. @returns its taps, and the open part of the position after each action with the taps so far */
export function randomRace(config: Config, seed: string) {
  const random = createRandom(seed);
  const s = ausreisser.start(config);
  const unchecked = ausreisser.unchecked!;
  const taps = new Taps();
  const seen: { readonly taps: number; readonly open: unknown }[] = [];
  for (;;) {
    const seat = ausreisser.turn(s);
    const phase = ausreisser.pending(s).kind;
    // the companion shows a turn as if the rider had drawn; headwinds and discarded cards come with the note of the turn
    const isShown = phase === 'over' || (phase === 'lay' && !taps.hasStarted);
    if (isShown) seen.push({ taps: taps.notes.length, open: openPart(s) });
    if (phase === 'over') return { taps: taps.notes, seen, state: s };
    const list = unchecked.options(s);
    const events: Event[] = [];
    unchecked.play(s, seat === CHANCE ? unchecked.draw(s, (limit) => random.below(limit)) : list.items[random.below(list.count)]!, events);
    for (const event of events) taps.see(event);
  }
}
