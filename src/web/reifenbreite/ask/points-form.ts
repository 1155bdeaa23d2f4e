import type { Action } from '../../../games/reifenbreite/index.ts';
import type { Refusal } from '../../../kit/index.ts';
import type { ShownRace } from '../race-session.ts';
import { tScreen } from '../t.ts';
import type { Lead } from './unavailable.ts';

/** How a rider is to make his points: what is picked on the panel, and what it comes to. */
export interface PointsForm {
  /** Names of energy cards, `21-6M`, one for each that is played; none: dice. */
  readonly cards: readonly string[];
  readonly breakaway: boolean;
  /** Dice at the chase car; null: not there. */
  readonly car: 0 | 1 | null;
  /** Another takes the lead, or is asked to (UR 16), and makes points in his stead; null: nobody. */
  readonly lead: Lead | null;
}

export const DICE: PointsForm = { cards: [], breakaway: false, car: null, lead: null };

/** The text of the action that the picks stand for. */
function textOf({ cards, breakaway, car, lead }: PointsForm): string {
  if (lead !== null) return `${lead.how} ${lead.rider}`;
  if (car !== null) return `car ${car}`;
  return cards.length === 0 ? 'dice' : `cards ${cards.join(',')}${breakaway ? ' breakaway' : ''}`;
}

/** The action that the picks stand for. */
export interface Picked {
  readonly action: Action | null;
  /** Why it cannot be done. */
  readonly refusal: Refusal | null;
}

export const NOTHING_PICKED: Picked = { action: null, refusal: null };

export function pickedOf(session: ShownRace, picks: PointsForm): Picked {
  const action = session.game.actions.parse(session.state, textOf(picks));
  if (!action.ok) return NOTHING_PICKED;
  return { action: action.value, refusal: session.whyNot(action.value) };
}

const valueOf = (card: string): string => /-(\d)/.exec(card)?.[1] ?? '';

/** What the main button says. */
export function labelOf({ cards, breakaway, car, lead }: PointsForm): string {
  if (lead !== null) return tScreen(lead.how === 'swap' ? 'decide.swap' : 'decide.ask', { rider: lead.rider });
  if (car !== null) return tScreen(car === 0 ? 'decide.car-do-0' : 'decide.car-do-1');
  if (cards.length === 0) return tScreen('decide.dice');
  const values = cards.map(valueOf).join(' + ');
  if (breakaway) return tScreen(cards.length === 1 ? 'decide.break-one' : 'decide.break-two', { values });
  return tScreen(cards.length === 1 ? 'decide.card-one' : 'decide.card-two', { values });
}

/** A way of making points among the options; cards of the same worth are one way. */
export interface PointsWay {
  readonly key: string;
  readonly picks: PointsForm;
  readonly action: Action;
  /** Worth of the cards. */
  readonly worth: readonly number[];
}

/** All ways there are now, each once, with the rider's own cards before jokers; breaking away is no way of its own. */
export function waysOf(session: ShownRace): readonly PointsWay[] {
  const ways = new Map<string, PointsWay>();
  for (const action of session.choices) {
    if (action.type === 'dice') ways.set('dice', { key: 'dice', picks: DICE, action, worth: [] });
    if (action.type === 'car') {
      const car = action.dice === 0 ? 0 : 1;
      ways.set(`car ${car}`, { key: `car ${car}`, picks: { ...DICE, car }, action, worth: [] });
    }
    if (action.type !== 'cards' || action.breakaway) continue;
    const cards = session.game.actions.toJson(session.state, action)['cards'] as readonly string[];
    const worth = cards.map((card) => Number(valueOf(card))).sort((a, b) => b - a);
    const key = `cards ${worth.join(' ')}`;
    if (!ways.has(key)) ways.set(key, { key, picks: { ...DICE, cards }, action, worth });
  }
  // dice, then what costs a card, then two, the dearer before the cheaper; the car last
  const costOf = ({ picks }: PointsWay): number => (picks.car === null ? picks.cards.length : 3);
  const sumOf = ({ worth }: PointsWay): number => worth.reduce((a, b) => a + b, 0);
  return [...ways.values()].sort((a, b) => costOf(a) - costOf(b) || sumOf(b) - sumOf(a));
}
