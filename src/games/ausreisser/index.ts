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
export { GAMES, MAX_RIDERS, MAX_STAGES, MIN_RIDERS, type GameKind, type Setup } from './setup.ts';
export { standingsNow } from './standings-now.ts';
export { turnsToGo, type TurnsToGo } from './turns-to-go.ts';
export { tempoUnderHill } from './rules/hill.ts';
export { judge, TURN_RESULTS, type TurnResult, type JudgedRider, type Verdict } from './rules/judge.ts';

export { imagineWorld, type World } from './imagine-world.ts';

// ---- reading a position without its layout ----
export {
  forecast,
  handIsKnown,
  handSize,
  hasRidden,
  hillLies,
  hillsOpen,
  imagine,
  imagineHill,
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
} from './reading.ts';

// ---- cards and verdicts as the rules have them, whatever the position ----
export {
  CAP,
  CARD_NAMES,
  DEALT,
  finalSpeed,
  HILL,
  isSpeed,
  KIND_COUNT,
  LOWEST,
  SPECIAL_KMH,
  speedOf,
  SPEED_KINDS,
  SPURT,
  WIND,
} from './cards.ts';
