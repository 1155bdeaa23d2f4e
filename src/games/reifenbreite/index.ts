export { reifenbreite } from './game.ts';
export type { Action, Phase } from './action.ts';
export { PHASES } from './action.ts';
export type { Event, EventType, MovedHow } from './event.ts';
export type { Config, State } from './race.ts';

export type { CardView, LineView, RiderView, TeamView, View } from './view.ts';
export { PRESETS, PRESET_NAMES, type PresetName, type Rules, type Setup, type ManagerSetup, type StageSetup } from './setup.ts';
export { CHANCE_KINDS, STANDARD_DECK, type ChanceKind } from './deck.ts';
export { TEAMS, type TeamName } from './riders.ts';
export { boardsOf, courseNames } from './courses.ts';
export { whyNoAction } from './why-no-action.ts';
export { draftPreview, type DraftPreview } from './rules/why-reach.ts';
export { stageRaceScore } from './rules/scoring.ts';

export { openScenario, parseScenario, playStep, runScenario, scenarioSide, setUpPosition, whoDecides } from './scenario/index.ts';
export type { Happened, OpenScenario, PlayedStep, Position, Scenario, ScenarioFailure, ScenarioRun, Step } from './scenario/index.ts';

// ---- for reading a position without its layout: bots, pages, measurements ----
export { managerOfRider } from './config.ts';
export { phaseOf } from './choices.ts';
export { cardsOfRider, courseOf, F, get, hasMoved, inStack, isOnRoad, occupant, of, photosOf, placeOf, R } from './state.ts';
export {
  CARD_HAS_SHIELD,
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  positionInTeam,
  RIDER_COUNT,
  riderNumber,
  riderOfNumber,
  teamOf,
} from './riders.ts';
export { CHANCE_EFFECTS } from './deck.ts';
export { lengthTo, reachFrom, wayTo } from './reach.ts';
export { riderBehind } from './rules/drafting.ts';
export { nextSprintRank, placePoints } from './rules/lines.ts';
export { surfaceAt, surfaceChange, UPHILL } from './rules/surfaces.ts';
