export { ok, fail, refusal } from './result.ts';
export type { Facts, Problem, Refusal, Result } from './result.ts';
export { CHANCE, NOBODY } from './contract.ts';
export type { AnyGame, Content, Decided, Game, Outcome, Pending, Seat, Standing, TextForm } from './contract.ts';
export { drawOutcome, sumOfWeights } from './chance.ts';
export { belowFrom, createRandom } from './random.ts';
export type { Random } from './random.ts';
export { parseJson } from './json.ts';
export type { JsonText } from './json.ts';
