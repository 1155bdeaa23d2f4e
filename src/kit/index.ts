export { ok, fail, refusal } from './result.ts';
export type { Facts, Problem, Reason, Refusal, Result } from './result.ts';
export { CHANCE, NO_SEAT } from './contract.ts';
export type {
  AdvanceAnswers,
  AdvanceQuestion,
  AnyGame,
  Content,
  DecideResult,
  Game,
  GameNames,
  Named,
  OptionList,
  Outcome,
  Pending,
  Progress,
  FinishForMe,
  Seat,
  UncheckedPlay,
  Deeds,
  FinalRank,
  TextForm,
} from './contract.ts';
export { parseSeat } from './seats.ts';
export { drawOutcome, sumOfWeights } from './chance.ts';
export { uniformBelow, createRandom } from './random.ts';
export type { Random } from './random.ts';
export { allocateNumbers, createNumberPool } from './number-pool.ts';
export type { NumberPool } from './number-pool.ts';
export { createLruCache } from './lru-cache.ts';
export type { LruCache } from './lru-cache.ts';
export { plainCopy } from './plain.ts';
export { formatJson, formatText, parseJson } from './json.ts';
export type { JsonText } from './json.ts';
export {
  createValidator,
  checkedListOf,
  count,
  factsOf,
  spokenFactsOf,
  validatedTextForm,
  flag,
  isWhole,
  listOf,
  createTextForm,
  word,
  yesNo,
} from './fields.ts';
export type { CheckedField, CheckedTable, Field, FieldTable, TextStyle } from './fields.ts';
export { firstViolation, isBetween } from './invariants.ts';
export type { Invariant } from './invariants.ts';
export { MAX_RECORD_LENGTH, MAX_RECORD_LINE_LENGTH, MAX_SETUP_LENGTH } from './limits.ts';
export { similarWords } from './similar.ts';
export { reportUnknownFields } from './unknown-fields.ts';
export { stateText, within } from './state-text.ts';
export { uncheckedPlayOf } from './unchecked-play.ts';
export { applyEntries, applyEvents, decideAndApply, previewAction, copyWithEvent } from './step.ts';
export type { ActionPreview } from './step.ts';
export { determinize } from './determinize.ts';
