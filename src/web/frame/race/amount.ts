import type { Game } from '../../../kit/index.ts';
import type { LogEvent } from '../../../table/index.ts';
import type { Amount } from '../../session/pace.ts';
import type { Telling } from './telling.ts';

/**
 * Returns how much of a step there is to see, which decides how long the next one waits.
 * @param isMove left out: every event that the log shows is a whole turn
 */
export function amountOf<Item extends LogEvent>(
  recent: readonly Item[],
  { isTold }: Pick<Telling, 'isTold'>,
  { perfectInformation }: Pick<Game<never, never, never, never, never>, 'perfectInformation'>,
  isMove?: (event: Item) => boolean,
): Amount {
  const lines = recent.filter(isTold);
  if (isMove === undefined ? lines.length > 0 : lines.some(isMove)) return isMove === undefined ? 'turn' : 'move';
  // in games with hidden hands every step waits a little, because the time that a bot thinks would reveal its hand
  return lines.length > 0 || !perfectInformation ? 'part' : 'nothing';
}
