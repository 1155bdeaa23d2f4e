import type { Seat } from '../../../kit/index.ts';
import { largest, type Measure, type ToldDifference } from '../../frame/result/difference.ts';
import { tScreen } from '../t.ts';
import { deedsOfManager, SOURCES, type Deeds, type Source } from './deeds.ts';

type Act = 'slipstream' | 'breakaways' | 'falls' | 'sevens' | 'cards-left';

/**
 * What made the difference between two managers, in at most three sentences: the source of most of the winner's lead in points, then
 * actions, the other's largest crash, and the round that cost the other most spaces.
 * @param names by seat
 */
export function differencesOf(all: readonly Deeds[], winner: Seat, second: Seat, names: readonly string[]): ToldDifference[] {
  const [first, other] = [deedsOfManager(all, winner), deedsOfManager(all, second)];
  const facts = { winner: names[winner] ?? '', second: names[second] ?? '' };
  const points = SOURCES.map((kind): Measure<Source> => ({
    kind,
    winner: first.points[kind],
    second: other.points[kind],
    better: 'more',
  }));
  const { costliest } = other;
  const mostPoints = points.reduce((a, b) => (b.winner - b.second > a.winner - a.second ? b : a));
  const acts: Measure<Act>[] = [
    { kind: 'slipstream', winner: first.slipstream, second: other.slipstream, better: 'more' },
    { kind: 'breakaways', winner: first.breakaways, second: other.breakaways, better: 'more' },
    { kind: 'falls', winner: first.falls, second: other.falls, better: 'less' },
    { kind: 'sevens', winner: first.sevens, second: other.sevens, better: 'less' },
    { kind: 'cards-left', winner: first.cardsLeft, second: other.cardsLeft, better: 'less' },
  ];
  return [
    ...(mostPoints.winner > mostPoints.second ? [mostPoints] : []).map((each): ToldDifference => ({
      sentence: tScreen(`difference.${each.kind}`, { ...facts, first: each.winner, other: each.second }),
      at: null,
    })),
    ...largest(acts, costliest === null ? 2 : 1).map((each): ToldDifference => {
      const { crash } = other;
      if (each.kind === 'falls' && crash !== null)
        return { sentence: tScreen('difference.crash', { ...facts, ...crash, first: each.winner, other: each.second }), at: crash.at };
      return { sentence: tScreen(`difference.${each.kind}`, { ...facts, first: each.winner, other: each.second }), at: null };
    }),
    ...(costliest === null ? [] : [{ sentence: tScreen('difference.worst', { ...facts, ...costliest }), at: costliest.at }]),
  ];
}
