import type { Game, GameNames, Refusal } from '../../../kit/index.ts';
import {
  playStep,
  type CommonStep,
  type ScenarioEvent,
  type OpenScenario,
  type GameStep,
  type ScenarioAdapter,
} from '../../../scenario/index.ts';
import { nameEvents, type LogEvent } from '../../../table/index.ts';

/** A scenario as slides: what was done, what it led to, and what is possible from there. */

/** A possible request in a position, with its verdict, or a remark. */
export type Check<Action> =
  /** A remark on the next step, by its key in the catalogues. */
  | { readonly kind: 'note'; readonly key: string }
  /** `actor` as the script names it; null for the deciding seat. */
  | { readonly kind: 'action'; readonly actor: string | null; readonly action: Action; readonly refusal: Refusal | null };

/** `Own`: checks that only one game's scripts have. */
export type AnyCheck<Action, Own> = Check<Action> | Own;

/** An action, together with the answers of chance. */
interface Done<State, Action> {
  readonly actor: string;
  readonly action: Action;
  readonly before: State;
}

export interface Slide<State, Action, Event, N extends GameNames, Own = never> {
  /** The position after the action. */
  readonly state: State;
  /** Empty on the first slide. */
  readonly done: readonly Done<State, Action>[];
  readonly happened: readonly LogEvent<Event, N['event']>[];
  /** The state before each event, to draw movements from. */
  readonly met: readonly (readonly [before: State, event: Event])[];
  /** In the order of the script. */
  readonly checks: readonly AnyCheck<Action, Own>[];
}

/** A slide under construction. */
interface SlideSoFar<S, A, E, N extends GameNames, Own> {
  state: S;
  readonly done: Done<S, A>[];
  readonly happened: LogEvent<E, N['event']>[];
  readonly met: (readonly [S, E])[];
  readonly checks: AnyCheck<A, Own>[];
}

/**
 * @param side the game's side of scenarios; its game is the whole of `game` or a part of it
 * @param own converts a line that only this game's scripts have; null to show nothing
 * @returns at least one slide, the initial position of the scenario
 */
export function slidesOf<C, S, A, E, V, N extends GameNames, P, Step extends GameStep, Own = never>(
  game: Game<C, S, A, E, V, N>,
  side: ScenarioAdapter<C, S, A, E, P, Step>,
  { scenario, state: start }: OpenScenario<C, S, P, CommonStep | Step>,
  own: (state: S, step: CommonStep | Step, refusal: Refusal | null) => Own | null = () => null,
): readonly Slide<S, A, E, N, Own>[] {
  const begin = (state: S): SlideSoFar<S, A, E, N, Own> => ({ state, done: [], happened: [], met: [], checks: [] });
  let slide = begin(start);
  const slides = [slide];
  let happened: readonly ScenarioEvent<E>[] = [];
  for (const step of scenario.steps) {
    const { state } = slide;
    const result = playStep(side, state, step, happened);
    happened = result.happened;
    const common = step as CommonStep;
    if (common.kind === 'act') {
      const action = readAction(game, state, common.action);
      if (action === null) break;
      const answers = common.actor === 'chance' && slide.done.length > 0 && slide.checks.every((check) => isNote(check));
      if (!answers) slides.push((slide = begin(state)));
      slide.done.push({ actor: common.actor ?? '', action, before: state });
      const look = (before: S, event: E): void => void slide.met.push([game.copy(before), event]);
      const events = result.happened.map(({ event }) => event);
      const entry = { n: slides.length * 100 + slide.done.length, seat: 0, events };
      slide.happened.push(...nameEvents(game, game.copy(state), entry, look).events);
      slide.state = result.state;
    } else {
      const check = commonCheck(game, state, common, result.refusal) ?? own(state, step, result.refusal);
      if (check !== null) slide.checks.push(check);
    }
  }
  return slides;
}

const isNote = (check: unknown): boolean => (check as Check<unknown>).kind === 'note';

function commonCheck<C, S, A, E, V, N extends GameNames>(
  game: Game<C, S, A, E, V, N>,
  state: S,
  step: CommonStep,
  refusal: Refusal | null,
): Check<A> | null {
  if (step.kind === 'note') return { kind: 'note', key: step.key };
  if (step.kind !== 'allowed' && step.kind !== 'refused') return null;
  const action = readAction(game, state, step.action);
  return action === null ? null : { kind: 'action', actor: step.actor, action, refusal };
}

/** Parses an action in this position; null if it is none. */
export function readAction<C, S, A, E, V, N extends GameNames>(game: Game<C, S, A, E, V, N>, state: S, text: string): A | null {
  const action = game.actions.parse(state, text);
  return action.ok ? action.value : null;
}
