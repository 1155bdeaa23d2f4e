import type { Seat } from '../../../kit/index.ts';
import type { Mine } from '../../frame/result/mine.ts';
import { noun } from '../nouns.ts';
import { tScreen } from '../t.ts';
import { deedsOfManager, type Deeds } from './deeds.ts';

/** The race of a manager, beside that of another. @param names by seat */
export function mineOf(all: readonly Deeds[], own: Seat, other: Seat, names: readonly string[]): Mine {
  const [mine, others] = [deedsOfManager(all, own), deedsOfManager(all, other)];
  const name = names[other] ?? '';
  const cards = (count: number): string => noun('cards', { count }) ?? String(count);
  const spaces = (count: number): string => noun('spaces', { count }) ?? String(count);
  const { costliest, best } = mine;
  return {
    sentences: [
      tScreen('mine.cards', {
        name,
        cards: cards(mine.cardsLeft),
        spaces: spaces(mine.slipstream),
        otherCards: cards(others.cardsLeft),
        otherSpaces: spaces(others.slipstream),
      }),
      tScreen('mine.points', {
        name,
        places: mine.points.places,
        sprints: mine.points.sprints + mine.points.jersey,
        otherPlaces: others.points.places,
        otherSprints: others.points.sprints + others.points.jersey,
      }),
      tScreen('mine.luck', {
        name,
        breakaways: mine.breakaways,
        otherBreakaways: others.breakaways,
        falls: mine.falls,
        otherFalls: others.falls,
      }),
    ],
    moments: [
      ...(best === null ? [] : [{ sentence: tScreen('mine.best', { round: best.round, spaces: spaces(best.spaces) }), at: best.at }]),
      ...(costliest === null
        ? []
        : [{ sentence: tScreen('mine.worst', { round: costliest.round, spaces: spaces(costliest.spaces) }), at: costliest.at }]),
    ],
  };
}
