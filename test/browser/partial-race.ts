import { NO_SEAT, type Pending, type Progress, type Seat } from '../../src/kit/index.ts';
import { formatRecord, playBack } from '../../src/table/index.ts';
import { recordedRace } from '../games/recorded.ts';

/** Recorded races cut off at a decision, so that a browser test starts there instead of playing all the moves before it. */

/** A decision in a recorded race. */
export interface Question extends Pending, Progress {
  /** The number of player decisions left in this race, this one included. */
  readonly left: number;
  /** The number of legal actions. */
  readonly choices: number;
}

export interface PartialRace {
  readonly record: string;
  /** The seat that decides where the record is cut off. */
  readonly seat: Seat;
}

/** The drivers of the seats up to and including this one, with a person at this seat only. The page gives later seats to bots. */
export const onePersonDrivers = (seat: Seat): string[] => Array.from({ length: seat + 1 }, (_, i) => (i === seat ? 'human' : 'easy'));

/**
 * A recorded race up to a decision. Its envelope is open, so play can continue.
 * @param wanted tells whether to cut the race at this decision
 */
export function raceUntil(name: string, isWanted: (question: Question) => boolean): PartialRace {
  const race = recordedRace(name);
  const { game } = race;
  let left = race.entries.filter(({ seat }) => seat >= 0).length;
  let at = -1;
  let seat: Seat = NO_SEAT;
  playBack(race, (entry, state) => {
    const pending = game.pending(state);
    if (pending.seat < 0) return undefined;
    if (isWanted({ ...pending, ...game.progress(state), left, choices: game.choices(state).length })) {
      [at, seat] = [entry.n - 1, pending.seat];
      return 'stop';
    }
    left--;
    return undefined;
  });
  if (at < 0) throw new Error(`${name}: no such decision`);
  return { record: formatRecord({ ...race, entries: race.entries.slice(0, at), standings: [] }), seat };
}
