export { ok, fail, refusal } from './result.ts';
export type { Facts, Problem, Reason, Refusal, Result } from './result.ts';
export { CHANCE, NOBODY } from './contract.ts';
export type {
  Advance,
  AdvanceQuestion,
  AnyGame,
  Content,
  Decided,
  Game,
  GameNames,
  Named,
  OptionList,
  Outcome,
  Pending,
  Progress,
  RidingHome,
  Seat,
  ShortWay,
  FinalRank,
  TextForm,
} from './contract.ts';
export { seatMeant } from './seats.ts';
export { drawOutcome, sumOfWeights } from './chance.ts';
export { belowFrom, createRandom } from './random.ts';
export type { Random } from './random.ts';
export { carve, newBlocks } from './blocks.ts';
export type { Blocks } from './blocks.ts';
export { createMemory } from './memory.ts';
export type { Memory } from './memory.ts';
export { plainCopy } from './plain.ts';
export { formatJson, formatText, parseJson } from './json.ts';
export type { JsonText } from './json.ts';
export { admitter, checkedListOf, count, factsOf, fittingText, flag, isWhole, listOf, textForm, word, yesNo } from './fields.ts';
export type { CheckedField, CheckedTable, Field, FieldTable, TextStyle } from './fields.ts';
export { firstBroken, within } from './laws.ts';
export type { Law } from './laws.ts';
export { MAX_RECORD, MAX_RECORD_LINE, MAX_SETUP } from './limits.ts';
export { stateText } from './state-text.ts';
export { shortWayOf } from './short-way.ts';
export { applyEntries, applyEvents, carryOut, imagine, suppose } from './step.ts';
export type { Imagined } from './step.ts';
export { supposed } from './suppose.ts';
