/** Plays a scenario: step by step for a page, or at once for a test. */
import {
  CHANCE,
  fail,
  applyEvents,
  NO_SEAT,
  ok,
  type Content,
  type Facts,
  type Problem,
  type Refusal,
  type Result,
  type Seat,
} from '../kit/index.ts';
import {
  inScenario,
  type ActionText,
  type ExpectedRefusal,
  type CommonStep,
  type EventPattern,
  type GameStep,
  type Scenario,
} from './scenario.ts';
import type { ScenarioAdapter } from './adapter.ts';

/** A scenario ready to play: the set-up compiled, the position set up. */
export interface OpenScenario<Config, State, Position, Step extends GameStep> {
  readonly scenario: Scenario<Position, Step>;
  readonly config: Config;
  readonly state: State;
}

/**
 * A step that differs from the file's expectation. `expected` and `found` are text forms (actions, events, codes),
 * never sentences.
 */
export interface ScenarioFailure {
  readonly line: number;
  readonly column: number;
  /** What failed: the step's kind, `actor`, or `unreadable` for an action that cannot be parsed here. */
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** An event with its text and section in the position before it. */
export interface ScenarioEvent<Event> {
  readonly event: Event;
  readonly text: string;
  readonly section: string;
}

/** The result of a step: the position after it and, for an action, its events. */
export interface PlayedStep<State, Event, Step extends GameStep> {
  readonly step: Step;
  readonly state: State;
  /** The events of this step's action, or of the last action before it. */
  readonly happened: readonly ScenarioEvent<Event>[];
  /** The refusal, for a step that asks why not. */
  readonly refusal: Refusal | null;
  readonly failure: ScenarioFailure | null;
}

/** The result of a whole script: all its steps, up to the first that failed. */
export type ScenarioRun<State, Event, Step extends GameStep> =
  | { readonly ok: true; readonly played: readonly PlayedStep<State, Event, Step>[] }
  | { readonly ok: false; readonly failure: ScenarioFailure; readonly played: readonly PlayedStep<State, Event, Step>[] };

type Adapter<C, S, A, E, P, Own extends GameStep> = ScenarioAdapter<C, S, A, E, P, Own>;

/** Compiles the set-up and sets the position up. Problems have their place in the scenario's text. */
export function openScenario<C, S, A, E, P, Own extends GameStep>(
  adapter: Adapter<C, S, A, E, P, Own>,
  scenario: Scenario<P, CommonStep | Own>,
  content: Content,
): Result<OpenScenario<C, S, P, CommonStep | Own>, readonly Problem[]> {
  const config = adapter.game.configure(scenario.setup, content);
  if (!config.ok) return fail(config.error.map((problem) => inScenario(scenario, problem)));
  if (scenario.position === null) return ok({ scenario, config: config.value, state: adapter.game.start(config.value) });
  const state = adapter.setUp(config.value, scenario.position);
  return state.ok ? ok({ scenario, config: config.value, state: state.value }) : state;
}

/** Plays all steps and stops at the first failure. */
export function runScenario<C, S, A, E, P, Own extends GameStep>(
  adapter: Adapter<C, S, A, E, P, Own>,
  open: OpenScenario<C, S, P, CommonStep | Own>,
): ScenarioRun<S, E, CommonStep | Own> {
  const played: PlayedStep<S, E, CommonStep | Own>[] = [];
  for (const step of open.scenario.steps) {
    const last = played.at(-1);
    const now = playStep(adapter, last?.state ?? open.state, step, last?.happened ?? []);
    played.push(now);
    if (now.failure !== null) return { ok: false, failure: now.failure, played };
  }
  return { ok: true, played };
}

/**
 * Plays one step. Does not change `state`.
 * @param happened the events of the last action, which `event` lines search
 */
export function playStep<C, S, A, E, P, Own extends GameStep>(
  adapter: Adapter<C, S, A, E, P, Own>,
  state: S,
  step: CommonStep | Own,
  happened: readonly ScenarioEvent<E>[],
): PlayedStep<S, E, CommonStep | Own> {
  const { line, column } = step;
  const done = (failure: ScenarioFailure | null, refusal: Refusal | null = null) => ({ step, state, happened, refusal, failure });
  const wrong = (expected: string, found: string, what: string = step.kind) => done({ line, column, what, expected, found });
  const own = adapter.ownSteps?.play(state, step as Own) ?? null;
  if (own !== null) return own.wrong === null ? done(null, own.refusal ?? null) : wrong(own.wrong.expected, own.wrong.found);
  const common = step as CommonStep;
  switch (common.kind) {
    case 'note':
      return done(null);
    case 'act':
      return act(adapter, state, step, common);
    case 'allowed':
    case 'refused': {
      const seat = seatOf(adapter, state, common.actor);
      if (seat === null) return wrong(common.actor ?? '', 'nobody', 'actor');
      const action = read(adapter, state, common);
      if (!action.ok) return done(action.error);
      const why = adapter.game.whyNot(state, seat, action.value);
      if (common.kind === 'allowed') return why === null ? done(null) : wrong('allowed', formatBecause(why));
      const missing = why === null ? 'allowed' : refusalMismatch(why, common);
      return missing === null ? done(null, why) : wrong(formatBecause(common), missing);
    }
    case 'options':
    case 'option-count': {
      const options = optionTexts(adapter, state);
      if (common.kind === 'option-count')
        return options.length === common.count ? done(null) : wrong(String(common.count), String(options.length));
      const found = [...options].sort().join(' | ');
      const expected = [...common.options].sort().join(' | ');
      return found === expected ? done(null) : wrong(expected, found);
    }
    case 'event':
    case 'no-event': {
      const isFound = happened.some((what) => fitsPattern(what, common));
      return isFound === (common.kind === 'event') ? done(null) : wrong(formatPattern(common), happened.map(({ text }) => text).join('; '));
    }
    case 'state': {
      const found = adapter.probes[common.probe]?.read(state, common.about) ?? '';
      return found === common.expected ? done(null) : wrong(common.expected, found);
    }
  }
}

function act<C, S, A, E, P, Own extends GameStep>(
  adapter: Adapter<C, S, A, E, P, Own>,
  state: S,
  step: CommonStep | Own,
  text: CommonStep & ActionText,
): PlayedStep<S, E, CommonStep | Own> {
  const { game } = adapter;
  const result = (failure: ScenarioFailure) => ({ step, state, happened: [], refusal: null, failure });
  const { line, column } = step;
  const actor = decidingActor(adapter, state);
  if (text.actor !== actor) return result({ line, column, what: 'actor', expected: text.actor ?? '', found: actor });
  const action = read(adapter, state, text);
  if (!action.ok) return result(action.error);
  const decided = game.decide(state, game.turn(state), action.value);
  if (!decided.ok) return result({ line, column, what: 'act', expected: text.action, found: formatBecause(decided.refusal) });
  const after = game.copy(state);
  const happened: ScenarioEvent<E>[] = [];
  applyEvents(game, after, decided.events, (event, met) => {
    happened.push({ event, text: game.events.format(met, event), section: game.sectionOf(met, event) });
  });
  return { step, state: after, happened, refusal: null, failure: null };
}

function read<C, S, A, E, P, Own extends GameStep>(
  { game }: Adapter<C, S, A, E, P, Own>,
  state: S,
  step: CommonStep & ActionText,
): Result<A, ScenarioFailure> {
  const action = game.actions.parse(state, step.action);
  if (action.ok) return ok(action.value);
  const column = step.actionColumn + (action.error.column ?? 1) - 1;
  return fail({ line: step.line, column, what: 'unreadable', expected: step.action, found: action.error.code });
}

/** The deciding seat by its name in scripts; `chance` or the word `nobody` if no seat decides. */
export function decidingActor<C, S, A, E, P, Own extends GameStep>(adapter: Adapter<C, S, A, E, P, Own>, state: S): string {
  const seat = adapter.game.turn(state);
  return seat === CHANCE ? 'chance' : seat === NO_SEAT ? 'nobody' : adapter.decider(state);
}

/** Null for a name that is not in the race. */
function seatOf<C, S, A, E, P, Own extends GameStep>(adapter: Adapter<C, S, A, E, P, Own>, state: S, actor: string | null): Seat | null {
  if (actor === null) return adapter.game.turn(state);
  return actor === 'chance' ? CHANCE : adapter.seatOf(state, actor);
}

function optionTexts<C, S, A, E, P, Own extends GameStep>({ game }: Adapter<C, S, A, E, P, Own>, state: S): string[] {
  const options = game.turn(state) === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
  return options.map((action) => game.actions.format(state, action));
}

/** Whether an event matches a script's `event` line. A value may list several with `|`. */
export function fitsPattern({ text, section }: ScenarioEvent<unknown>, pattern: EventPattern): boolean {
  const [type, ...fields] = text.split(' ');
  const hasField = (field: string): boolean => {
    const [name = '', values = ''] = field.split(/=(.*)/);
    return values.split('|').some((value) => fields.includes(`${name}=${value}`));
  };
  return type === pattern.type && pattern.fields.every(hasField) && (pattern.section === null || pattern.section === section);
}

/** Returns the first part of the refusal that differs from the expectation, or null if it matches. */
export function refusalMismatch(why: Refusal, { code, section, facts }: ExpectedRefusal): string | null {
  const same =
    why.code === code &&
    why.section === section &&
    Object.entries(facts).every(([name, value]) => String(why.facts[name]) === String(value));
  return same ? null : formatBecause(why);
}

/** Formats a refusal like a script's `because` line. */
export const formatBecause = ({ code, section, facts }: { code: string; section: string; facts: Facts }): string =>
  [`because ${code} ${section}`, ...Object.entries(facts).map(([name, value]) => `${name}=${value}`)].join(' ');
const formatPattern = ({ type, fields, section }: EventPattern): string =>
  [type, ...fields, ...(section === null ? [] : [`[${section}]`])].join(' ');
