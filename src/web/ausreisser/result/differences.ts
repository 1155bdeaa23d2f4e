import type { Seat } from '../../../kit/index.ts';
import { largest, type Measure, type ToldDifference } from '../../frame/result/difference.ts';
import { tScreen } from '../t.ts';
import type { Deeds } from './deeds.ts';

const KINDS = ['wins', 'lost', 'yellow', 'attacks', 'back', 'hills', 'spurts', 'winds'] as const;
type Kind = (typeof KINDS)[number];
const BETTER_LESS: readonly Kind[] = ['lost', 'winds'];

/**
 * What made the difference between two riders, in at most three sentences. Lost minutes are explained by the costliest turn.
 * @param names by seat
 */
export function differencesOf(all: readonly Deeds[], winner: Seat, second: Seat, names: readonly string[]): ToldDifference[] {
  const [first, other] = [all[winner], all[second]];
  if (first === undefined || other === undefined) return [];
  const compared = KINDS.map((kind): Measure<Kind> => ({
    kind,
    winner: first[kind],
    second: other[kind],
    better: BETTER_LESS.includes(kind) ? 'less' : 'more',
  }));
  const facts = { winner: names[winner] ?? '', second: names[second] ?? '' };
  return largest(compared, 3).map((each): ToldDifference => {
    const numbers = { ...facts, first: each.winner, other: each.second };
    if (each.kind !== 'lost' || other.costliest === null) return { sentence: tScreen(`difference.${each.kind}`, numbers), at: null };
    return { sentence: tScreen('difference.worst', { ...numbers, ...other.costliest }), at: other.costliest.at };
  });
}
