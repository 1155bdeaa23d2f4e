/** Plays a scenario: step by step for a page, in one go for a test. */
import { CHANCE, fail, ok, type Content, type Facts, type Problem, type Refusal, type Result, type Seat } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { choices, outcomes, phaseOf, turn } from './choices.ts';
import { configure } from './configure.ts';
import { decide, whyNot } from './decide.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { reifenbreite } from './game.ts';
import { riderNumber, riderOfNumber, TEAMS, teamOf, type TeamName } from './riders.ts';
import { lengthTo, reachFrom } from './reach.ts';
import { draftPreview, whyNotFollow } from './rules/why-reach.ts';
import { inScenario, type ActionText, type Because, type EventPattern, type Scenario, type Step } from './scenario.ts';
import { readOff } from './scenario-probe.ts';
import { setUpPosition } from './scenario-position.ts';
import { sectionOf } from './sections.ts';
import type { Config } from './config.ts';
import { copyState, courseOf, F, get, isOnRoad, occupant, placeOf, type State } from './state.ts';
import { actionText, eventText } from './text.ts';

/** A scenario ready to be played: the set-up compiled, the position on the road. */
export interface OpenScenario {
  readonly scenario: Scenario;
  readonly config: Config;
  readonly state: State;
}

/** What went otherwise than the file says. `expected` and `found` are text forms (actions, events, codes), never sentences. */
export interface ScenarioFailure {
  readonly line: number;
  readonly column: number;
  /** What kind of thing failed: the step's kind, or `unreadable` for an action that cannot be read here. */
  readonly what: Step['kind'] | 'actor' | 'unreadable';
  readonly expected: string;
  readonly found: string;
}

/** An event with the text and the section it has in the position it met. */
export interface Happened {
  readonly event: Event;
  readonly text: string;
  readonly section: string;
}

/** A step played: the position after it, and what came of it where it was an action. */
export interface PlayedStep {
  readonly step: Step;
  readonly state: State;
  /** What the action this step is, or the last one before it, brought about. */
  readonly happened: readonly Happened[];
  /** Of a step that asks why not. */
  readonly refusal: Refusal | null;
  readonly failure: ScenarioFailure | null;
}

export type ScenarioRun =
  | { readonly ok: true; readonly played: readonly PlayedStep[] }
  | { readonly ok: false; readonly failure: ScenarioFailure; readonly played: readonly PlayedStep[] };

/** Compiles the set-up and sets the position up; problems have their place in the scenario's text. */
export function openScenario(scenario: Scenario, content: Content): Result<OpenScenario, readonly Problem[]> {
  const config = configure(scenario.setup, content);
  if (!config.ok) return fail(config.error.map((problem) => inScenario(scenario, problem)));
  if (scenario.position === null) return ok({ scenario, config: config.value, state: reifenbreite.start(config.value) });
  const state = setUpPosition(config.value, scenario.position);
  return state.ok ? ok({ scenario, config: config.value, state: state.value }) : state;
}

/** Plays all steps; ends at the first that fails. */
export function runScenario(open: OpenScenario): ScenarioRun {
  const played: PlayedStep[] = [];
  for (const step of open.scenario.steps) {
    const last = played.at(-1);
    const now = playStep(last?.state ?? open.state, step, last?.happened ?? []);
    played.push(now);
    if (now.failure !== null) return { ok: false, failure: now.failure, played };
  }
  return { ok: true, played };
}

/**
 * One step from a position, which is not changed.
 * @param happened what the last action brought about: what `event` looks for
 */
export function playStep(state: State, step: Step, happened: readonly Happened[]): PlayedStep {
  const done = (failure: ScenarioFailure | null, refusal: Refusal | null = null): PlayedStep => ({
    step,
    state,
    happened,
    refusal,
    failure,
  });
  const wrong = (expected: string, found: string, what: ScenarioFailure['what'] = step.kind): PlayedStep =>
    done({ line: step.line, column: step.column, what, expected, found });
  switch (step.kind) {
    case 'note':
      return done(null);
    case 'act':
      return act(state, step);
    case 'allowed':
    case 'refused': {
      const seat = seatOf(state, step.actor);
      if (seat === null) return wrong(step.actor ?? '', 'nobody', 'actor');
      const action = read(state, step);
      if (!action.ok) return done(action.error);
      const why = whyNot(state, seat, action.value);
      if (step.kind === 'allowed') return why === null ? done(null) : wrong('allowed', formatBecause(why));
      const missing = why === null ? 'allowed' : unlike(why, step);
      return missing === null ? done(null, why) : wrong(formatBecause(step), missing);
    }
    case 'options':
    case 'option-count': {
      const options = optionTexts(state);
      if (step.kind === 'option-count')
        return options.length === step.count ? done(null) : wrong(String(step.count), String(options.length));
      const found = [...options].sort().join(' | ');
      const expected = [...step.options].sort().join(' | ');
      return found === expected ? done(null) : wrong(expected, found);
    }
    case 'event':
    case 'no-event': {
      const there = happened.some((what) => fits(what, step));
      return there === (step.kind === 'event') ? done(null) : wrong(formatPattern(step), happened.map(({ text }) => text).join('; '));
    }
    case 'would-follow': {
      const to = placeOfMove(state, step.to);
      if (to === null) return wrong('move', phaseOf(state));
      const found = draftPreview(state, to)
        .filter((f) => f.refusal === null)
        .map((f) => f.rider);
      return found.join() === step.riders.join() ? done(null) : wrong(names(step.riders), names(found));
    }
    case 'cannot-follow': {
      const to = placeOfMove(state, step.to);
      if (to === null) return wrong('move', phaseOf(state));
      if (!isOnRoad(state, step.rider)) return wrong(formatBecause(step), names([]));
      const why = whyNotDraft(state, to, step.rider);
      const missing = why === null ? 'allowed' : unlike(why, step);
      return missing === null ? done(null, why) : wrong(formatBecause(step), missing);
    }
    case 'state': {
      const found = readOff(state, step.probe, step.about);
      return found === step.expected ? done(null) : wrong(step.expected, found);
    }
  }
}

function act(state: State, step: Extract<Step, { kind: 'act' }>): PlayedStep {
  const result = (failure: ScenarioFailure): PlayedStep => ({ step, state, happened: [], refusal: null, failure });
  const { line, column } = step;
  const actor = whoDecides(state);
  if (step.actor !== actor) return result({ line, column, what: 'actor', expected: step.actor ?? '', found: actor });
  const action = read(state, step);
  if (!action.ok) return result(action.error);
  const decided = decide(state, turn(state), action.value);
  if (!decided.ok) return result({ line, column, what: 'act', expected: step.action, found: formatBecause(decided.refusal) });
  const after = copyState(state);
  const happened: Happened[] = [];
  for (const event of decided.events) {
    happened.push({ event, text: eventText.format(after, event), section: sectionOf(after, event) });
    evolve(after, event);
  }
  return { step, state: after, happened, refusal: null, failure: null };
}

function read(state: State, step: Step & ActionText): Result<Action, ScenarioFailure> {
  const action = actionText.parse(state, step.action);
  if (action.ok) return ok(action.value);
  const column = step.actionColumn + (action.error.column ?? 1) - 1;
  return fail({ line: step.line, column, what: 'unreadable', expected: step.action, found: action.error.code });
}

/** Whose decision it is, as a script names him: the rider, the team that places, or chance. */
export function whoDecides(state: State): string {
  if (turn(state) === CHANCE) return 'chance';
  const phase = phaseOf(state);
  if (phase === 'over') return 'nobody';
  if (phase === 'place') return TEAMS[get(state, F.asked)]!;
  return String(riderNumber(get(state, phase === 'answer' || phase === 'follow' ? F.asked : F.rider)));
}

/** Null for a team or rider that does not ride. */
function seatOf(state: State, actor: string | null): Seat | null {
  if (actor === null) return turn(state);
  if (actor === 'chance') return CHANCE;
  const rider = riderOfNumber(Number(actor));
  const team = rider >= 0 ? teamOf(rider) : TEAMS.indexOf(actor as TeamName);
  const manager = state.config.managerOf[team] ?? -1;
  return manager >= 0 ? manager : null;
}

const optionTexts = (state: State): string[] =>
  (turn(state) === CHANCE ? outcomes(state).map(({ action }) => action) : choices(state)).map((action) => actionText.format(state, action));

function fits({ text, section }: Happened, pattern: EventPattern): boolean {
  const [type, ...fields] = text.split(' ');
  return (
    type === pattern.type &&
    pattern.fields.every((field) => fields.includes(field)) &&
    (pattern.section === null || pattern.section === section)
  );
}

/** Where the rider whose move it is might ride; null where it is no move or somebody stands there. */
function placeOfMove(state: State, space: string): number | null {
  if (phaseOf(state) !== 'move') return null;
  const move = actionText.parse(state, `move ${space}`);
  const to = move.ok && move.value.type === 'move' ? move.value.to : -1;
  return to >= 0 && occupant(state, courseOf(state).spaceOf[to]!) < 0 ? to : null;
}

/** Why a rider could not follow if the one whose move it is rode to `to` and all before him followed; null where he could. */
function whyNotDraft(state: State, to: number, rider: number): Refusal | null {
  const link = draftPreview(state, to).find((f) => f.rider === rider);
  if (link !== undefined) return link.refusal;
  const after = copyState(state);
  const leader = get(state, F.rider);
  const from = placeOf(state, leader);
  const length = lengthTo(reachFrom(state, from, get(state, F.points)), to);
  evolve(after, { type: 'moved', rider: leader, from, to, length });
  return whyNotFollow(after, rider, leader, from, length);
}

/** What of the expectation the refusal lacks, as it is; null where it fits. */
function unlike(why: Refusal, { code, section, facts }: Because): string | null {
  const same =
    why.code === code &&
    why.section === section &&
    Object.entries(facts).every(([name, value]) => String(why.facts[name]) === String(value));
  return same ? null : formatBecause(why);
}

const formatBecause = ({ code, section, facts }: { code: string; section: string; facts: Facts }): string =>
  [`because ${code} ${section}`, ...Object.entries(facts).map(([name, value]) => `${name}=${value}`)].join(' ');
const formatPattern = ({ type, fields, section }: EventPattern): string =>
  [type, ...fields, ...(section === null ? [] : [`[${section}]`])].join(' ');
const names = (riders: readonly number[]): string => (riders.length === 0 ? 'nobody' : riders.map(riderNumber).join(' '));
