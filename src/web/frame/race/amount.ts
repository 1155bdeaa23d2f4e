import type { Game } from '../../../kit/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { Amount } from '../../session/pace.ts';
import type { Telling } from './telling.ts';

/**
 * How much there is to be seen of a step: by that the next one waits.
 * @param isMove left out: whatever is told is all of somebody's turn
 */
export function amountOf<Told extends LogEvent>(
  recent: readonly Told[],
  { isTold }: Pick<Telling, 'isTold'>,
  { perfectInformation }: Pick<Game<never, never, never, never, never>, 'perfectInformation'>,
  isMove?: (event: Told) => boolean,
): Amount {
  const told = recent.filter(isTold);
  if (isMove === undefined ? told.length > 0 : told.some(isMove)) return isMove === undefined ? 'turn' : 'move';
  // where hands are hidden somebody always waits a little: how long a bot has thought would tell what it holds
  return told.length > 0 || !perfectInformation ? 'part' : 'nothing';
}
