import type { AdvanceQuestion, Problem, Result } from '../../kit/index.ts';
import { fail, ok } from '../../kit/index.ts';

/** How a seat has answered a kind of question before it is put: to each one *no*; not at all; to those *no* whose measure is below `from`. */
export type AdvanceAnswer = 'never' | 'ask' | { readonly from: number };

/**
 * All answers of a seat, by kind of question; `ask` for those left out. Plain data, the seat's own secret: no part of the log, of a record, of an event or of
 * anybody's view. It may change at any time.
 */
export type AdvanceAnswers = Readonly<Record<string, AdvanceAnswer>>;

export const ASK_ME: AdvanceAnswers = {};

/** Whether the seat itself is to be asked, had it a choice: what it has said, against the question's measure. */
export function wantsToBeAsked(answer: AdvanceAnswer, measure: number): boolean {
  if (answer === 'never') return false;
  return answer === 'ask' || measure >= answer.from;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** What was found instead, short enough to be told. */
const shown = (value: unknown): string => (typeof value === 'object' && value !== null ? 'object' : String(value).slice(0, 40));

/**
 * Reads answers from outside (a browser's memory, a message). All problems at once, each with its place: `advance-not-an-object`,
 * `advance-unknown-question`, `advance-not-one-of` (neither `never` nor `ask` nor `{ from }`), `advance-from` (no whole number within the question's bounds).
 */
export function parseAdvance(questions: readonly AdvanceQuestion[], input: unknown): Result<AdvanceAnswers, readonly Problem[]> {
  if (!isObject(input)) return fail([{ code: 'advance-not-an-object', at: '', facts: { found: shown(input) } }]);
  const problems: Problem[] = [];
  const answers = new Map<string, AdvanceAnswer>();
  for (const [kind, value] of Object.entries(input)) {
    const question = questions.find((known) => known.kind === kind);
    const read = question === undefined ? unknownQuestion(questions, kind) : parseAnswer(question, value);
    if (read.ok) answers.set(kind, read.value);
    else problems.push(read.error);
  }
  return problems.length > 0 ? fail(problems) : ok(Object.fromEntries(answers));
}

function unknownQuestion(questions: readonly AdvanceQuestion[], kind: string): Result<AdvanceAnswer, Problem> {
  const known = questions.map((question) => question.kind).join(', ');
  return fail({ code: 'advance-unknown-question', at: kind.slice(0, 40), facts: { known } });
}

function parseAnswer({ kind, least, most }: AdvanceQuestion, value: unknown): Result<AdvanceAnswer, Problem> {
  if (value === 'never' || value === 'ask') return ok(value);
  if (!isObject(value) || Object.keys(value).some((key) => key !== 'from') || !('from' in value))
    return fail({ code: 'advance-not-one-of', at: kind, facts: { found: shown(value), allowed: 'never, ask, { from }' } });
  const { from } = value;
  const fits = typeof from === 'number' && Number.isInteger(from) && from >= least && from <= most;
  return fits ? ok({ from }) : fail({ code: 'advance-from', at: `${kind}.from`, facts: { found: shown(from), least, most } });
}
