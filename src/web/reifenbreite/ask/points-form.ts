import { CARD_VALUE, type Action, type CardKind } from '../../../games/reifenbreite/index.ts';
import type { Refusal } from '../../../kit/index.ts';
import type { ShownRace } from '../race-session.ts';
import { tScreen } from '../t.ts';
import type { LeadChoice } from './cards-and-leads.ts';

/** What a person has picked on the panel of a turn: how the rider makes his points. */
export interface PointsForm {
  /** One entry for each energy card that is played; none: dice. */
  readonly cards: readonly CardKind[];
  readonly breakaway: boolean;
  /** How many dice the rider rolls at the chase car; null: he does not hold on to it. */
  readonly car: 0 | 1 | null;
  /** The rider who takes the lead or is asked to (UR 16), and makes points in his stead; null: none. */
  readonly lead: LeadChoice | null;
}

export const DICE: PointsForm = { cards: [], breakaway: false, car: null, lead: null };

function actionOf({ cards, breakaway, car, lead }: PointsForm): Action {
  if (lead !== null) return lead.action;
  if (car !== null) return { type: 'car', dice: car };
  return cards.length === 0 ? { type: 'dice' } : { type: 'cards', cards, breakaway };
}

/** The action of a form. */
export interface PickedAction {
  readonly action: Action | null;
  /** Why it cannot be done. */
  readonly refusal: Refusal | null;
}

export const NOTHING_PICKED: PickedAction = { action: null, refusal: null };

export function pickedAction(session: ShownRace, picks: PointsForm): PickedAction {
  const action = actionOf(picks);
  return { action, refusal: session.whyNot(action) };
}

/** The label of the main button. */
export function labelOf({ cards, breakaway, car, lead }: PointsForm): string {
  if (lead !== null) return tScreen(`decide.${lead.action.type}`, { rider: lead.rider });
  if (car !== null) return tScreen(car === 0 ? 'decide.car-do-0' : 'decide.car-do-1');
  if (cards.length === 0) return tScreen('decide.dice');
  const values = cards.map((kind) => CARD_VALUE[kind]).join(' + ');
  if (breakaway) return tScreen(cards.length === 1 ? 'decide.break-one' : 'decide.break-two', { values });
  return tScreen(cards.length === 1 ? 'decide.card-one' : 'decide.card-two', { values });
}

/** The values of some cards, the highest first. */
export const valuesOf = (cards: readonly CardKind[]): readonly number[] => cards.map((kind) => CARD_VALUE[kind]!).sort((a, b) => b - a);

/** A way of making points among the choices; cards of the same values are one way. */
export interface PointsWay {
  readonly key: string;
  readonly picks: PointsForm;
  readonly action: Action;
  /** Of the cards, the highest first. */
  readonly values: readonly number[];
}

/** All ways of making points, each once, with the rider's own cards before jokers. A breakaway is not a way of its own. */
export function waysOf(session: ShownRace): readonly PointsWay[] {
  const ways = new Map<string, PointsWay>();
  for (const action of session.choices) {
    if (action.type === 'dice') ways.set('dice', { key: 'dice', picks: DICE, action, values: [] });
    if (action.type === 'car') {
      const car = action.dice === 0 ? 0 : 1;
      ways.set(`car ${car}`, { key: `car ${car}`, picks: { ...DICE, car }, action, values: [] });
    }
    if (action.type !== 'cards' || action.breakaway) continue;
    const values = valuesOf(action.cards);
    const key = `cards ${values.join(' ')}`;
    if (!ways.has(key)) ways.set(key, { key, picks: { ...DICE, cards: action.cards }, action, values });
  }
  // dice, then one card, then two, higher values first; the car last
  const costOf = ({ picks }: PointsWay): number => (picks.car === null ? picks.cards.length : 3);
  const sumOf = ({ values }: PointsWay): number => values.reduce((a, b) => a + b, 0);
  return [...ways.values()].sort((a, b) => costOf(a) - costOf(b) || sumOf(b) - sumOf(a));
}
