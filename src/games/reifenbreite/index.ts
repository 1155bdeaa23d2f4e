export { reifenbreite } from './game.ts';
export type { Action, Phase } from './action.ts';
export { PHASES } from './action.ts';
export type { Event, EventType, MovedHow } from './event.ts';
export type { CardName, NamedAction, NamedEvent, NamedLine, Names, Pending, SpaceName } from './names.ts';
export type { Config } from './config.ts';
export type { State } from './state.ts';
export type {
  CardKind,
  ChanceCard,
  Die,
  LineIndex,
  MovePoints,
  Photo,
  Place,
  Points,
  Rank,
  Rider,
  RiderNumber,
  Round,
  Space,
  StageIndex,
  SurfaceIndex,
  Team,
  WayLength,
} from './vocabulary.ts';

export type { CardView, LineView, RiderView, TeamView, View } from './view.ts';
export {
  PRESETS,
  PRESET_NAMES,
  surfacesCount,
  TABLE_RULES,
  type TableRule,
  type PresetName,
  type Rules,
  type Setup,
  type ManagerSetup,
  type StageSetup,
} from './setup.ts';
export { CHANCE_KINDS, FALL_TABLE, STANDARD_DECK, type ChanceKind } from './deck.ts';
export { TEAMS, type TeamName } from './riders.ts';
export { boardsOf, courseNames } from './courses.ts';
export { whyNoAction } from './why-no-action.ts';
export { placeCalled } from './action-text.ts';
export { describeAction, startRow, whereIs, whereToMove, type WhereIs } from './describe-action.ts';
export { draftPreview, type DraftPreview } from './rules/why-reach.ts';
export { photoRisk, PHOTOS, type Fraction } from './photo-risk.ts';
export { roundsToGo, type RoundsToGo } from './rounds-to-go.ts';
export { currentStandings } from './current-standings.ts';
export { seeded } from './seeded.ts';
export { pointsBefore, stageRaceScore } from './rules/scoring.ts';

// ---- reading a position without its layout ----
export {
  cardsDealt,
  cardsOfRider,
  courseOf,
  differOnlyInTurn,
  finisherCount,
  hasMoved,
  inStack,
  isOnRoad,
  jerseyPointsOf,
  jerseyWearer,
  lengthTo,
  linesCrossed,
  managerOfRider,
  nextSprintRank,
  occupant,
  phaseOf,
  photosOf,
  placeOf,
  placeToFollowTo,
  pointsToRide,
  rankOf,
  reachFrom,
  riderAsked,
  riderBehind,
  riderOnTurn,
  roundOf,
  sprintPointsOf,
  surfaceAt,
  surfaceChange,
  wayTo,
} from './queries.ts';

// ---- riders, cards and points as the rules have them, whatever the position ----
export {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  formatCard,
  KINDS_OF_POSITION,
  positionInTeam,
  RIDER_COUNT,
  riderNumber,
  riderOfNumber,
  TEAM_SIZE,
  teamOf,
} from './riders.ts';
export { CAR_PHOTOS, CAR_USES, CAR_WORTH } from './rules/turn.ts';
export { verdictPhotos } from './rules/scoring.ts';
export { mayPlayCard, chanceNumber } from './choices.ts';
export { CHANCE_EFFECTS } from './deck.ts';
export { mayFollow } from './rules/drafting.ts';
export { rankPoints } from './rules/lines.ts';
export { UPHILL } from './rules/surfaces.ts';
