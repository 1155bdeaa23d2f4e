import { HUMAN } from '../driver.ts';
import type { HostOptions } from '../host-options.ts';
import type { Question, Questions } from '../questions.ts';
import { isHidden } from '../questions.ts';
import type { TableState } from '../table-state.ts';
import type { AwaitedSeat } from './decide-wish.ts';
import { nextDueEvent } from './decide-wish.ts';

/** The person that this question waits for; null: none. */
export function awaitedBy(
  { kinds }: Pick<Questions<unknown, unknown>, 'kinds'>,
  { drivers }: Pick<TableState, 'drivers'>,
  question: Question<unknown>,
): AwaitedSeat | null {
  if (question.to !== 'seat' || drivers[question.seat] !== HUMAN) return null;
  return { seat: question.seat, hidden: isHidden(kinds, question.kind) };
}

/**
 * When something will be due, in milliseconds since 1970, for the row that leads to `table` and `question`: a list of races reads it without opening the race. Left out
 * where the host has no time.
 */
export function dueAfter(
  { terms, now, offsetAt }: Pick<HostOptions<unknown, unknown>, 'terms' | 'now' | 'offsetAt'>,
  questions: Pick<Questions<unknown, unknown>, 'kinds'>,
  table: TableState,
  question: Question<unknown>,
): { readonly due?: number | null } {
  if (terms === undefined || now === undefined) return {};
  const moment = { table, terms, offsetAt, isOver: question.to === 'nobody' };
  return { due: nextDueEvent(moment, awaitedBy(questions, table, question))?.at ?? null };
}
