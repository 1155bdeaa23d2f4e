export { ausreisser } from './game.ts';
export type { Action, Phase } from './action.ts';
export { PHASES } from './action.ts';
export type { Event, EventType, HillHow } from './event.ts';
export type { Config, State } from './race.ts';

export type { CardCount, HandCard, RiderView, View } from './view.ts';
export { forecast, imagineHill, type Forecast } from './forecast.ts';
export { GAMES, MAX_RIDERS, MAX_STAGES, MIN_RIDERS, type GameKind, type Setup } from './setup.ts';
export { tempoUnderHill } from './rules/hill.ts';
export { judge, RESULTS, type Result, type Standing, type Verdict } from './rules/judge.ts';

export { scenarioSide } from './scenario/index.ts';

// ---- for reading a position without its layout: bots, pages, measurements ----
export { phaseOf } from './choices.ts';
export { F, get, handIsKnown, hillsOpen, imagine, inHand, inStock, of, onPile, R } from './state.ts';
export { CARD_NAMES, finalSpeed, HILL, isSpeed, KIND_COUNT, LOWEST, SPECIAL_KMH, speedOf, SPEED_KINDS, SPURT, WIND } from './cards.ts';
