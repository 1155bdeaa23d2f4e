import type { AdvanceQuestion, Problem, Result } from '../../kit/index.ts';
import { fail, ok } from '../../kit/index.ts';

/**
 * How a seat has answered a kind of question before it is put. `never`: no to each of them. `ask`: not at all. `every`: as `ask`, and also to be asked where a question that is asked
 * sparingly is not worth asking. `from`: no to those whose measure is below it. `always`: a
 * standing order, no to those whose measure is below it and yes to all others, until something surprising happens (docs/decisions/0015-standing-orders.md).
 */
export type AdvanceAnswer = 'never' | 'ask' | 'every' | { readonly from: number } | { readonly always: number };

/**
 * All answers of a seat, by kind of question; `ask` for those left out. They are plain data and the seat's own secret: no part of the log, of a record, of an event or of
 * another seat's view. They may change at any time.
 */
export type AdvanceAnswers = Readonly<Record<string, AdvanceAnswer>>;

export const ASK_ME: AdvanceAnswers = {};

/** What the seat replies to a question of this measure, if it has a choice; `ask`: it wants to be asked. */
export function replyTo(answer: AdvanceAnswer, measure: number): 'ask' | 'yes' | 'no' {
  if (answer === 'never') return 'no';
  if (answer === 'ask' || answer === 'every') return 'ask';
  if ('always' in answer) return measure >= answer.always ? 'yes' : 'no';
  return measure >= answer.from ? 'ask' : 'no';
}

/** The answers without standing orders to the kinds of questions that `isAffected` names. */
export const withoutOrders = (answers: AdvanceAnswers, isAffected: (kind: string) => boolean): AdvanceAnswers =>
  Object.fromEntries(Object.entries(answers).map(([kind, answer]) => [kind, isOrder(answer) && isAffected(kind) ? 'ask' : answer]));
export const hasOrders = (answers: AdvanceAnswers): boolean => Object.values(answers).some(isOrder);
const isOrder = (answer: AdvanceAnswer): boolean => typeof answer === 'object' && 'always' in answer;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** What was found instead, short enough for a message. */
const shortText = (value: unknown): string => (typeof value === 'object' && value !== null ? 'object' : String(value).slice(0, 40));

/**
 * Reads answers from outside (a browser's storage, a message). All problems at once, each with its place: `advance-not-an-object`, `advance-unknown-question`,
 * `advance-not-one-of` (not `never`, `ask`, where it is asked sparingly `every`, `{ from }` or, where orders are possible, `{ always }`), `advance-from` (not a whole number within the question's bounds).
 */
export function parseAdvance(questions: readonly AdvanceQuestion[], input: unknown): Result<AdvanceAnswers, readonly Problem[]> {
  if (!isObject(input)) return fail([{ code: 'advance-not-an-object', at: '', facts: { found: shortText(input) } }]);
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

function parseAnswer(question: AdvanceQuestion, value: unknown): Result<AdvanceAnswer, Problem> {
  const { kind, least, most, measure, allowsStandingOrder, asksSparingly } = question;
  if (value === 'never' || value === 'ask' || (value === 'every' && asksSparingly)) return ok(value);
  const bounds = [...(measure === null ? [] : ['from']), ...(allowsStandingOrder ? ['always'] : [])];
  const [key, ...others] = isObject(value) ? Object.keys(value) : [];
  if (!isObject(value) || key === undefined || others.length > 0 || !bounds.includes(key)) {
    const allowed = ['never', 'ask', ...(asksSparingly ? ['every'] : []), ...bounds.map((bound) => `{ ${bound} }`)].join(', ');
    return fail({ code: 'advance-not-one-of', at: kind, facts: { found: shortText(value), allowed } });
  }
  const bound = value[key];
  if (typeof bound !== 'number' || !Number.isInteger(bound) || bound < least || bound > most)
    return fail({ code: 'advance-from', at: `${kind}.${key}`, facts: { found: shortText(bound), least, most } });
  return ok(key === 'always' ? { always: bound } : { from: bound });
}
