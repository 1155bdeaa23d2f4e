export { ok, fail, refusal } from './result.ts';
export type { Facts, Problem, Refusal, Result } from './result.ts';
export { CHANCE, NOBODY } from './contract.ts';
export type { AnyGame, Content, Decided, Game, Outcome, Pending, Seat, Standing, TextForm } from './contract.ts';
