/** Scenarios, once for every game: their text form, their steps, playing them, and what they expect. A game adds a `ScenarioSide`. */
export { anyText, oneOf, Unreadable, whole, type LineReader } from './lines.ts';
export { fitsPattern, formatBecause, openScenario, playStep, runScenario, unlike, whoDecides } from './run.ts';
export type { Happened, OpenScenario, PlayedStep, ScenarioFailure, ScenarioRun } from './run.ts';
export type { Because, CommonStep, OwnStep, Scenario, Spot } from './scenario.ts';
export type { AnyScenarioSide, HeadReader, Comparison, OwnSteps, PositionReader, Probe, ScenarioSide } from './side.ts';
export { readBecause } from './steps.ts';
export { positionText, quoted } from './write.ts';
export { gameOfScenario, key, parseScenario, SCENARIO_MAGIC } from './text.ts';
