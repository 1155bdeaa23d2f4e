import { NOBODY, type Pending, type Progress, type Seat } from '../../src/kit/index.ts';
import { formatRecord, playBack } from '../../src/table/index.ts';
import { recordedRace } from '../games/recorded.ts';

/** Recorded races cut off where somebody is asked, to be put into a browser and ridden on from there: what comes before need not be ridden by hand. */

/** A question in a recorded race. */
export interface Question extends Pending, Progress {
  /** How many questions of players are still to come in this race, this one included. */
  readonly left: number;
  /** How many answers there are. */
  readonly choices: number;
}

export interface PartialRace {
  readonly record: string;
  /** Who is asked where it is cut off. */
  readonly seat: Seat;
}

/** Who decides where one seat's person sits before the screen: the seats up to his, in order; bots ride behind him anyway. */
export const onePersonDrivers = (seat: Seat): string[] => Array.from({ length: seat + 1 }, (_, i) => (i === seat ? 'human' : 'easy'));

/**
 * A recorded race up to a question, its envelope open so that it can be ridden on.
 * @param wanted whether this is the question; the race is cut at the first that is
 */
export function raceUntil(name: string, isWanted: (question: Question) => boolean): PartialRace {
  const race = recordedRace(name);
  const { game } = race;
  let left = race.entries.filter(({ seat }) => seat >= 0).length;
  let at = -1;
  let seat: Seat = NOBODY;
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
  if (at < 0) throw new Error(`${name}: nobody is asked this`);
  return { record: formatRecord({ ...race, entries: race.entries.slice(0, at), standings: [] }), seat };
}
