/**
 * Scenarios of all games: their text form, their steps, playing them, and their expectations. Each game adds a
 * `ScenarioAdapter`.
 */
export { anyText, oneOf, ScenarioSyntaxError, wholeNumber, type LineReader } from './lines.ts';
export { fitsPattern, formatBecause, openScenario, playStep, runScenario, refusalMismatch, decidingActor } from './run.ts';
export type { ScenarioEvent, OpenScenario, PlayedStep, ScenarioFailure, ScenarioRun } from './run.ts';
export type { ExpectedRefusal, CommonStep, GameStep, Scenario, Spot } from './scenario.ts';
export type { AnyScenarioAdapter, HeadReader, Comparison, GameSteps, PositionReader, Probe, ScenarioAdapter } from './adapter.ts';
export { readBecause } from './steps.ts';
export { positionText, quoted } from './write.ts';
export { gameOfScenario, key, parseScenario, SCENARIO_MAGIC } from './text.ts';
