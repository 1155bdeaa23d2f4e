export { ausreisser } from './game.ts';
export type { Action, Phase } from './action.ts';
export { PHASES } from './action.ts';
export type { Event, EventType, HillHow } from './event.ts';
export type { CardName, NamedAction, NamedEvent, Names, Pending, RiderName } from './names.ts';
export type { Config } from './config.ts';
export type { State } from './state.ts';
export type { CardKind, Minutes, Points, Rider, Speed, StageIndex, Tempo } from './vocabulary.ts';

export type { CardCount, HandCard, RiderView, View } from './view.ts';
export type { Forecast } from './forecast.ts';
export {
  DRAWINGS,
  GAMES,
  HILL_CARDS,
  HILL_WINDS,
  MAX_RIDERS,
  MAX_STAGES,
  MIN_RIDERS,
  USUAL_STAGES,
  type GameKind,
  type HillCard,
  type HillWind,
  type Setup,
} from './setup.ts';
export type { SpecialCard } from './cards.ts';
export { currentStandings } from './current-standings.ts';
export { seeded } from './seeded.ts';
export { turnsToGo, type TurnsToGo } from './turns-to-go.ts';
export { tempoUnderHill } from './rules/hill.ts';
export { judge, TURN_RESULTS, type TurnResult, type JudgedRider, type Verdict } from './rules/judge.ts';

export { determinizeWithStock, type Determinization } from './determinize.ts';

// ---- reading a position without its layout ----
export {
  forecast,
  handIsKnown,
  handSize,
  hasRidden,
  hillLies,
  hillsOpen,
  fillHiddenHands,
  copyWithHill,
  inHand,
  inStock,
  leaderOf,
  minutesOf,
  onPile,
  phaseOf,
  riderAsked,
  riderOnTurn,
  stockSize,
  tempoOf,
  windsLying,
} from './queries.ts';

// ---- cards and verdicts as the rules have them, whatever the position ----
export {
  MAX_SPEED,
  CARD_NAMES,
  FULL_DECK,
  HAND_DEALT,
  finalSpeed,
  HILL,
  isSpeed,
  KIND_COUNT,
  MIN_SPEED_CARD,
  SPECIAL_CARDS,
  SPECIAL_CARD_KMH,
  speedOf,
  SPEED_KINDS,
  SPURT,
  WIND,
} from './cards.ts';
