import type { Seat } from '../../../kit/index.ts';
import type { RaceEvent } from '../race-session.ts';

/** How many km/h a rider in the bunch was slower than the tempo, summed over a race. Without the slipstream each would cost a minute (DA 3.2). */
export const kilometresSaved = (log: readonly RaceEvent[], seat: Seat): number =>
  log.reduce(
    (sum, { event }) => (event.type === 'sheltered' && event.rider === seat ? sum + Math.max(0, event.tempo - event.speed) : sum),
    0,
  );
