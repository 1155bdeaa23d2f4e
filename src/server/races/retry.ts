import { fail, type Problem, type Result } from '../../kit/index.ts';

/** A room that changes under one's hand is tried again so often. */
const MAX_TRIES = 20;

/** There is no such race. */
export const raceUnknown = fail([{ code: 'race-unknown' }]);

/**
 * Reads and changes a race until nobody has changed it in between.
 * @param once null: somebody has, and what was read is old
 * @returns what the first try that held answered. Problem: `room-busy`.
 */
export async function retryUntilUnchanged<T>(
  once: () => Promise<Result<T, readonly Problem[]> | null>,
): Promise<Result<T, readonly Problem[]>> {
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const answer = await once();
    if (answer !== null) return answer;
  }
  return fail([{ code: 'room-busy' }]);
}
