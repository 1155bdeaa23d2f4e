import { fail, type Problem, type Result } from '../../kit/index.ts';

const MAX_TRIES = 20;

export const raceUnknown = fail([{ code: 'race-unknown' }]);

/**
 * Repeats a read and a change of a race until no other process changes it in between.
 * @param attempt null: the race has changed since it was read
 * @returns the result of the first attempt that succeeds. Problem: `room-busy`
 */
export async function retryUntilUnchanged<T>(
  attempt: () => Promise<Result<T, readonly Problem[]> | null>,
): Promise<Result<T, readonly Problem[]>> {
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const result = await attempt();
    if (result !== null) return result;
  }
  return fail([{ code: 'room-busy' }]);
}
