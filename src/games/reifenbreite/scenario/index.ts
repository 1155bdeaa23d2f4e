/** Scenarios of Um Reifenbreite. `docs/formats/reifenbreite.md` describes the positions and the probes. */
import type { Content, Problem, Result } from '../../../kit/index.ts';
import * as scenarios from '../../../scenario/index.ts';
import type { Action } from '../action.ts';
import { phaseOf } from '../choices.ts';
import type { Event } from '../event.ts';
import { reifenbreite } from '../game.ts';
import type { Config } from '../config.ts';
import { F, get, type State } from '../state.ts';
import { riderNumber, riderOfNumber, TEAMS, teamOf, type TeamName } from '../riders.ts';
import { draftingSteps, type DraftingStep } from './drafting-steps.ts';
import { headReader } from './head.ts';
import type { Position } from './position-data.ts';
import { positionReader } from './position-words.ts';
import { setUpPosition } from './position.ts';
import { writePosition } from './write-position.ts';
import { probes } from './probes.ts';

export type { Position } from './position-data.ts';
export { formatCard } from '../riders.ts';
export { setUpPosition } from './position.ts';
export type { ScenarioFailure } from '../../../scenario/index.ts';
/** A step of a script: those of every game, and those of drafting (UR 5.4). */
export type Step = scenarios.CommonStep | DraftingStep;
/** A scenario as read from its text: set-up, position and script. */
export type Scenario = scenarios.Scenario<Position, Step>;
/** A scenario whose race is configured and whose position stands. */
export type OpenScenario = scenarios.OpenScenario<Config, State, Position, Step>;
/** What a step of a script did: the position after it, its events, and what was not as expected. */
export type PlayedStep = scenarios.PlayedStep<State, Event, Step>;
/** An event of a script, with its section of the rules. */
export type ScenarioEvent = scenarios.ScenarioEvent<Event>;
/** The result of a whole script: all its steps, up to the first that failed. */
export type ScenarioRun = scenarios.ScenarioRun<State, Event, Step>;

/** The game's adapter for scenarios. */
export const scenarioAdapter: scenarios.ScenarioAdapter<Config, State, Action, Event, Position, DraftingStep> = {
  game: reifenbreite,
  sections: 'UR',
  head: headReader,
  position: positionReader,
  setUp: setUpPosition,
  write: writePosition,
  isActor: (text) => /^\d\d$/.test(text) || TEAMS.some((team) => team === text),
  seatOf(state, actor) {
    const rider = riderOfNumber(Number(actor));
    const team = rider >= 0 ? teamOf(rider) : TEAMS.indexOf(actor as TeamName);
    const manager = state.config.managerOf[team] ?? -1;
    return manager >= 0 ? manager : null;
  },
  /** The rider, or the team that places one. */
  decider(state) {
    const phase = phaseOf(state);
    if (phase === 'place') return TEAMS[get(state, F.asked)]!;
    return String(riderNumber(get(state, phase === 'answer' || phase === 'follow' ? F.asked : F.rider)));
  },
  probes,
  ownSteps: draftingSteps,
};

/** Reads the text of a scenario ([format](../../../../docs/formats/scenario.md)). Fails with all problems, each with line and column. */
export const parseScenario = (text: string): Result<Scenario, readonly Problem[]> => scenarios.parseScenario(scenarioAdapter, text);
/** Configures the race of a scenario and sets up its position. `content` has the boards it may name. Fails with all problems of set-up and position. */
export const openScenario = (scenario: Scenario, content: Content): Result<OpenScenario, readonly Problem[]> =>
  scenarios.openScenario(scenarioAdapter, scenario, content);
/** Plays the script of a scenario to its end, or to the first step that does not happen as written. */
export const runScenario = (open: OpenScenario): ScenarioRun => scenarios.runScenario(scenarioAdapter, open);
/** Plays one step of a script from a position, which is not changed. `happened` are the events since the last answer. */
export const playStep = (state: State, step: Step, happened: readonly ScenarioEvent[]): PlayedStep =>
  scenarios.playStep(scenarioAdapter, state, step, happened);
/** The name in scripts of the rider or team that decides: `31`, `red`. */
export const decidingActor = (state: State): string => scenarios.decidingActor(scenarioAdapter, state);
