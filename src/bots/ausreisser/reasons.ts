import { HILL, SPURT, type Action, type CardKind, type Forecast } from '../../games/ausreisser/index.ts';
import type { Facts, Reason } from '../../kit/index.ts';

/**
 * All reasons there are; each has its text in the game's `race.json`, as `bots.CODE`. Everybody at the table hears them, and hands are hidden (DA 7): so a
 * reason rests on the cards laid and on what everybody knows, never on those that stay in hand, nor on how many options they were. Nothing is said of a hill not laid, nor of
 * minutes lost.
 */
export const REASON_CODES = [
  'near-pace',
  'keeps-leading',
  'goes-for-lead',
  'wants-yellow',
  'wears-down',
  'stays-sheltered',
  'loses-nothing',
  'wins-back',
  'comes-back',
  'guards-yellow',
  'hill-against',
  'hill-helps',
  'keeps-sprints',
  'imagined',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** What the line of the log says nearly by itself. */
const PLAIN: readonly ReasonCode[] = ['near-pace', 'stays-sheltered', 'loses-nothing', 'wins-back'];

export const because = (code: ReasonCode, facts: Facts = {}): Reason =>
  PLAIN.includes(code) ? { code, facts, plain: true } : { code, facts };

/** What is reason enough for cards that neither lead nor come with a hill, as far as it is the same for every bot; null where they lose minutes. */
export function whyBehind({ result }: Forecast): Reason | null {
  switch (result) {
    case 'sheltered':
      return because('stays-sheltered');
    case 'kept-up':
      return because('loses-nothing');
    case 'won-back':
      return because('wins-back');
    default:
      return null;
  }
}

/** DA 4.4, the hand lies open: where both are there, the hill goes and the sprint stays. */
export const whyDiscard = (choices: readonly Action[], action: Action): Reason | null =>
  action.type === 'discard' && action.card === HILL && choices.some((other) => other.type === 'discard' && other.card === SPURT)
    ? because('keeps-sprints')
    : null;

/** The same cards without a hill. */
export const withoutHill = (cards: readonly CardKind[]): readonly CardKind[] => cards.filter((kind) => kind !== HILL);
