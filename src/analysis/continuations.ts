import { applyEvents, CHANCE, NO_SEAT, type AnyGame, type Seat } from '../kit/index.ts';
import type { FinishedRace } from './valuation.ts';
import type { AnyEvaluation } from './evaluation.ts';

/** An action and its events. */
export interface ContinuationStep {
  readonly seat: Seat;
  readonly action: unknown;
  readonly events: readonly unknown[];
}

/** A continuation from a moment until something can be seen: a rider has moved, or another seat decides. */
export interface Continuation {
  readonly steps: readonly ContinuationStep[];
  /** The resulting position. */
  readonly state: unknown;
  /** Whether chance would have to answer next. */
  readonly asksChance: boolean;
}

/** A moment with its two continuations: what happened, and what would have happened. */
export interface Continuations {
  readonly before: unknown;
  readonly done: Continuation;
  readonly instead: Continuation | null;
}

/** More entries than a turn has. */
const MAX_STEPS = 24;

/**
 * @param n the entry, from 1
 * @param instead the alternative in the game's text form; null for none
 */
export function continuationsAt(race: FinishedRace, evaluation: AnyEvaluation, n: number, instead: string | null): Continuations | null {
  const { game, config, entries } = race;
  if (n < 1 || n > entries.length) return null;
  let before = game.start(config);
  for (const { events } of entries.slice(0, n - 1)) before = applyEvents(game, before, events);
  const option = instead === null ? null : game.actions.parse(before, instead);
  return {
    before,
    done: playedContinuation(race, evaluation, before, n),
    instead: option?.ok === true ? alternativeContinuation(game, evaluation, before, option.value) : null,
  };
}

/** The continuation in the race. */
function playedContinuation({ game, entries }: FinishedRace, evaluation: AnyEvaluation, before: unknown, n: number): Continuation {
  const steps: ContinuationStep[] = [];
  let state = game.copy(before);
  for (const { seat, action, events } of entries.slice(n - 1, n - 1 + MAX_STEPS)) {
    steps.push({ seat, action, events });
    state = applyEvents(game, state, events);
    if (isOver(game, evaluation, before, state)) break;
  }
  return { steps, state, asksChance: false };
}

/** The continuation by a fast policy, up to the next answer of chance. */
function alternativeContinuation(game: AnyGame, evaluation: AnyEvaluation, before: unknown, option: unknown): Continuation {
  const steps: ContinuationStep[] = [];
  let state = game.copy(before);
  let action = option;
  for (;;) {
    const seat = game.turn(state);
    const decided = game.decide(state, seat, action);
    if (!decided.ok) break;
    steps.push({ seat, action, events: decided.events });
    state = applyEvents(game, state, decided.events);
    if (isOver(game, evaluation, before, state) || game.turn(state) === CHANCE || steps.length >= MAX_STEPS) break;
    action = evaluation.rolloutMove(state);
  }
  return { steps, state, asksChance: game.turn(state) === CHANCE && !evaluation.moved(before, state) };
}

/** Whether a rider has moved, or another seat decides. */
function isOver(game: AnyGame, evaluation: AnyEvaluation, before: unknown, now: unknown): boolean {
  if (evaluation.moved(before, now)) return true;
  const seat = game.turn(now);
  if (seat === NO_SEAT) return true;
  if (seat === CHANCE || game.turn(before) === CHANCE) return false;
  return seat !== game.turn(before) || JSON.stringify(evaluation.rider(now)) !== JSON.stringify(evaluation.rider(before));
}
