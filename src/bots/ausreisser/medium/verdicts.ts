/**
 * The rules' verdict for every card against every tempo, computed once because imagined races need it millions of
 * times.
 */
import { finalSpeed, judge, SPEED_KINDS, type CardKind, type Forecast, type Minutes, type Tempo } from '../../../games/ausreisser/index.ts';

export type RoadKind = Forecast['road'];

/** The most special cards with one card; there are five of each kind. */
const MAX_SPECIAL_CARDS = 5;
const SLOWEST = finalSpeed(0, 0, MAX_SPECIAL_CARDS, 'flat');
const FASTEST = finalSpeed(SPEED_KINDS - 1, MAX_SPECIAL_CARDS, 0, 'flat');
const TEMPOS = FASTEST - SLOWEST + 1;
/** Minutes beyond these make no difference, because no card gives back more. */
const MINUTES = FASTEST - SLOWEST + 1;

const rowAt = (minutes: Minutes, tempo: Tempo, road: RoadKind): number =>
  (((road === 'hill' ? MINUTES : 0) + Math.min(minutes, MINUTES - 1)) * TEMPOS + tempo - SLOWEST) * SPEED_KINDS;

const LOSSES = new Int8Array(2 * MINUTES * TEMPOS * SPEED_KINDS);
for (const road of ['flat', 'hill'] as const)
  for (let minutes = 0; minutes < MINUTES; minutes++)
    for (let tempo = SLOWEST; tempo <= FASTEST; tempo++)
      for (let kind = 0; kind < SPEED_KINDS; kind++)
        LOSSES[rowAt(minutes, tempo, road) + kind] =
          judge({ role: 'other', minutes, tempo, road }, finalSpeed(kind, 0, 0, road)).minutes - minutes;

/**
 * Adds to `sum` the minutes that cards cost a rider who does not lead, weighted by their chance. Regained minutes
 * are negative.
 */
export function addLosses(sum: Minutes, chances: ArrayLike<number>, minutes: Minutes, tempo: Tempo, road: RoadKind): Minutes {
  const at = rowAt(minutes, tempo, road);
  let lost = sum;
  for (let kind = 0; kind < SPEED_KINDS; kind++) lost += chances[kind]! * LOSSES[at + kind]!;
  return lost;
}

/** [spurts][tempo]: the slowest card with which a rider of the bunch takes the lead on the flat. */
const TAKERS = [0, 1].map((spurts) =>
  Array.from({ length: TEMPOS }, (_, i) => {
    let kind = 0;
    while (
      kind < SPEED_KINDS &&
      judge({ role: 'other', minutes: 0, tempo: SLOWEST + i, road: 'flat' }, finalSpeed(kind, spurts, 0, 'flat')).result !== 'took-lead'
    )
      kind++;
    return kind;
  }),
);
export const slowestTaker = (tempo: Tempo, spurts: 0 | 1): CardKind => TAKERS[spurts]![tempo - SLOWEST]!;
