import type { Seat } from '../../../kit/index.ts';
import type { Mine } from '../../frame/result/mine.ts';
import { tScreen } from '../t.ts';
import type { Deeds } from './deeds.ts';

/** The race of a rider, beside that of another. @param names by seat */
export function mineOf(all: readonly Deeds[], own: Seat, other: Seat, names: readonly string[]): Mine {
  const [mine, others] = [all[own], all[other]];
  if (mine === undefined || others === undefined) return { sentences: [], moments: [] };
  const name = names[other] ?? '';
  const { costliest, best } = mine;
  return {
    sentences: [
      tScreen('mine.yellow', { name, own: mine.yellow, other: others.yellow, wins: mine.wins, otherWins: others.wins }),
      tScreen('mine.minutes', { name, lost: mine.lost, otherLost: others.lost, back: mine.back, otherBack: others.back }),
      tScreen('mine.cards', { name, attacks: mine.attacks, otherAttacks: others.attacks, hills: mine.hills, otherHills: others.hills }),
    ],
    moments: [
      ...(best === null ? [] : [{ sentence: tScreen('mine.best', { minutes: best.minutes, stage: best.stage }), at: best.at }]),
      ...(costliest === null
        ? []
        : [{ sentence: tScreen('mine.worst', { minutes: costliest.minutes, stage: costliest.stage }), at: costliest.at }]),
    ],
  };
}
