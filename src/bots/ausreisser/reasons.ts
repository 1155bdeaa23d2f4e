import { HILL, SPURT, type Action, type CardKind, type Forecast } from '../../games/ausreisser/index.ts';
import type { Facts, Reason } from '../../kit/index.ts';

/**
 * All reason codes; each has its text in the game's `race.json`, as `bots.CODE`. Every player reads them while hands are hidden (DA 7), so a
 * reason uses only cards on the table and public knowledge, never the hand or the number of options. No reason is given for a hill that was
 * not played, nor for lost minutes.
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
  // an analysis compares two options by these
  'saves-fast',
  'saves-sprints',
  'loses-fewer',
  'hill-costs',
  'keeps-hill',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Codes that repeat what the log already says. */
const PLAIN: readonly ReasonCode[] = ['near-pace', 'stays-sheltered', 'loses-nothing', 'wins-back'];

export const because = (code: ReasonCode, facts: Facts = {}): Reason =>
  PLAIN.includes(code) ? { code, facts, plain: true } : { code, facts };

/** The reason for cards that neither lead nor include a hill, the same for every bot; null if they lose minutes. */
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

/** DA 4.4, with the hand open: if it has both, the hill goes and the sprint stays. */
export const whyDiscard = (choices: readonly Action[], action: Action): Reason | null =>
  action.type === 'discard' && action.card === HILL && choices.some((other) => other.type === 'discard' && other.card === SPURT)
    ? because('keeps-sprints')
    : null;

/** The same cards without a hill. */
export const withoutHill = (cards: readonly CardKind[]): readonly CardKind[] => cards.filter((kind) => kind !== HILL);
