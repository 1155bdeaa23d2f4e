import { allocateNumbers } from '../../kit/index.ts';
import { HILL, KIND_COUNT, SPEED_KINDS } from './cards.ts';
import type { Config } from './config.ts';
import { MAX_RIDERS, USUAL_STAGES } from './setup.ts';
import type { CardKind, Points, Rider, StageIndex } from './vocabulary.ts';

/**
 * The state of a game is one flat Int16Array, so a copy is one memory copy and the text form one line of numbers.
 * Only `state.ts` knows the layout; all other code uses its functions, which engines inline.
 */
export interface State {
  readonly config: Config;
  readonly d: Int16Array;
}

/**
 * Index of each single number. Literal numbers, so that the engine folds them. -1 means *none* where a rider or
 * card may be missing.
 */
export const F = {
  phase: 0,
  /** From 0. */
  stage: 1,
  /** The rider whose turn it is; between turns, the rider of the last turn. */
  rider: 2,
  /** Who decides or draws now. */
  actor: 3,
  /** Cards this step still draws. */
  cards: 4,
  /** The rider in yellow. */
  leader: 5,
  /** In km/h; 0 before the first card of a stage. */
  tempo: 6,
  /** 1 if a hill is on the road. */
  hill: 7,
  /** The turn's speed card, its spurts, the headwinds with it, and 1 if a hill was laid with it. */
  card: 8,
  spurts: 9,
  winds: 10,
  ownHill: 11,
  /** 1 if the hand of the turn's rider is shown (DA 4.4). */
  shown: 12,
  /** Cards in the stock. */
  stock: 13,
  /** Turns begun in this stage. */
  turn: 14,
  /** Draw for the lead: who draws (bit r for rider r), and the number of the draw, from 0. */
  drawing: 15,
  leadTry: 16,
} as const;
export type HeadField = (typeof F)[keyof typeof F];

/** Index of rider 0's number; the other riders follow. */
export const R = {
  minutes: 17,
  /** Cards in hand. */
  hand: 23,
  /** Cards drawn in this stage, dealt cards included. */
  drawn: 29,
  total: 35,
  /** Stages finished in yellow. */
  wins: 41,
  /** The card shown in the draw for the lead, otherwise -1. */
  leadCard: 47,
  /** The last card laid in this stage, with its spurts, headwinds and final speed (0 if not judged yet); -1 if none. */
  lastCard: 53,
  lastSpurts: 59,
  lastWinds: 65,
  lastSpeed: 71,
} as const;
export type RiderField = (typeof R)[keyof typeof R];

const HANDS_AT = 77;
const PILES_AT = HANDS_AT + MAX_RIDERS * KIND_COUNT;
const STOCK_AT = PILES_AT + MAX_RIDERS * KIND_COUNT;
const STAGE_POINTS_AT = STOCK_AT + KIND_COUNT;

/** Stages for which a position has numbers. */
export const stagesKept = ({ setup }: Config): number => Math.max(USUAL_STAGES, setup.stages);
/** Cards that riders have forgotten to draw come last, and only where the table draws by hand. */
const forgottenAt = (config: Config): number => STAGE_POINTS_AT + stagesKept(config) * MAX_RIDERS;
const drawsByHand = ({ setup }: Config): boolean => setup.drawing === 'by-hand';
const lengthFor = (config: Config): number => forgottenAt(config) + (drawsByHand(config) ? MAX_RIDERS : 0);

/** Count of a card in a hidden hand or stock. */
const UNKNOWN = -1;

/** A state with nothing dealt; all cards are in the stock. */
export function newState(config: Config): State {
  const s: State = { config, d: allocateNumbers(config.work.blocks, lengthFor(config)) };
  set(s, F.leader, -1);
  set(s, F.rider, -1);
  clearStage(s);
  return s;
}

/** Returns an independent copy of a state. */
export function copyState(s: State): State {
  const d = allocateNumbers(s.config.work.blocks, s.d.length);
  d.set(s.d);
  return { config: s.config, d };
}

/** Makes `into` equal to `from`, a state of the same config, without allocating. */
export function copyInto(into: State, from: State): void {
  into.d.set(from.d);
}

// ---- single numbers and riders ----

/** Reads a single number. */
export const get = (s: State, field: HeadField): number => s.d[field]!;
/** Writes a single number. */
export function set(s: State, field: HeadField, value: number): void {
  s.d[field] = value;
}
/**
 * Sets the next decision, its rider and the number of cards to draw. One function, because the engine then checks
 * the array bounds once for all writes.
 */
export function setDecisionDue(s: State, phase: number, rider: Rider, cards: number): void {
  const { d } = s;
  d[F.phase] = phase;
  d[F.actor] = rider;
  d[F.cards] = cards;
}

/** Sets the numbers of a turn to their start values. */
export function resetTurn(s: State, rider: Rider): void {
  const { d } = s;
  d[F.rider] = rider;
  d[F.turn]!++;
  d[F.card] = -1;
  d[F.spurts] = 0;
  d[F.winds] = 0;
  d[F.ownHill] = 0;
  d[F.shown] = 0;
}

/** Reads a rider's number. */
export const riderValue = (s: State, field: RiderField, rider: Rider): number => s.d[field + rider]!;
/** Writes a rider's number. */
export function setRiderValue(s: State, field: RiderField, rider: Rider, value: number): void {
  s.d[field + rider] = value;
}

/** The next seat clockwise. */
export const nextSeat = (s: State, rider: Rider): Rider => (rider + 1 === s.config.riderCount ? 0 : rider + 1);
/** A rider's name. */
export const nameOf = (s: State, rider: Rider): string => s.config.setup.riders[rider]!;

// ---- cards ----

// Functions named `...At` return the index of a number, for `invariants.ts`.

/** Cards of a kind in a hand; -1 if the hand is hidden. */
export const handAt = (rider: Rider, kind: CardKind): number => HANDS_AT + rider * KIND_COUNT + kind;
/** Number of cards of a kind in a rider's hand; -1 if the hand is hidden. */
export const inHand = (s: State, rider: Rider, kind: CardKind): number => s.d[handAt(rider, kind)]!;
/** Whether the cards of a rider's hand are known; an empty hand is. */
export const handIsKnown = (s: State, rider: Rider): boolean => inHand(s, rider, 0) !== UNKNOWN;
/** Cards of a kind on a rider's pile; in the draw for the lead, the cards the rider has shown. */
export const pileAt = (rider: Rider, kind: CardKind): number => PILES_AT + rider * KIND_COUNT + kind;
/** Number of cards of a kind on a rider's pile. */
export const onPile = (s: State, rider: Rider, kind: CardKind): number => s.d[pileAt(rider, kind)]!;
/** Cards of a kind in the stock; -1 if the stock is hidden. */
export const stockAt = (kind: CardKind): number => STOCK_AT + kind;
/** Number of cards of a kind in the stock; -1 if the stock is hidden. */
export const inStock = (s: State, kind: CardKind): number => s.d[stockAt(kind)]!;
/** Whether the cards of the stock are known. */
export const stockIsKnown = (s: State): boolean => s.d[STOCK_AT] !== UNKNOWN;

/** Whether a rider's hand has a speed card. The hand must be known. */
export function hasSpeedCard(s: State, rider: Rider): boolean {
  const at = HANDS_AT + rider * KIND_COUNT;
  for (let i = at; i < at + SPEED_KINDS; i++) if (s.d[i]! > 0) return true;
  return false;
}

/** Number of hills on all piles. */
export function hillsOpen(s: State): number {
  let hills = 0;
  for (let at = PILES_AT + HILL; at < STOCK_AT; at += KIND_COUNT) hills += s.d[at]!;
  return hills;
}

function takeFrom(s: State, at: number): void {
  if (s.d[at] === 0) throw new Error('no such card');
  if (s.d[at] !== UNKNOWN) s.d[at]!--;
}

/** Moves a card from the stock into a hand; either may be hidden. */
export function drawCard(s: State, rider: Rider, kind: CardKind): void {
  const at = HANDS_AT + rider * KIND_COUNT + kind;
  takeFrom(s, STOCK_AT + kind);
  if (s.d[at] !== UNKNOWN) s.d[at]!++;
  countDraw(s, rider);
}

/** Moves an unknown card into a hand, which is then hidden. */
export function drawUnseen(s: State, rider: Rider): void {
  countDraw(s, rider);
  hideHand(s, rider);
}

function countDraw(s: State, rider: Rider): void {
  if (s.d[F.stock] === 0) throw new Error('empty stock');
  s.d[F.stock]!--;
  s.d[R.hand + rider]!++;
  s.d[R.drawn + rider]!++;
}

/** Moves a card from a hand onto a pile: the rider's own, or the leader's for a hill. */
export function layCard(s: State, rider: Rider, kind: CardKind, pile: Rider): void {
  if (s.d[R.hand + rider] === 0) throw new Error('empty hand');
  takeFrom(s, HANDS_AT + rider * KIND_COUNT + kind);
  s.d[R.hand + rider]!--;
  // an empty hand hides nothing
  if (s.d[R.hand + rider] === 0) s.d.fill(0, HANDS_AT + rider * KIND_COUNT, HANDS_AT + (rider + 1) * KIND_COUNT);
  s.d[PILES_AT + pile * KIND_COUNT + kind]!++;
}

/** Shows a card in the draw for the lead. */
export function showForLead(s: State, rider: Rider, kind: CardKind): void {
  takeFrom(s, STOCK_AT + kind);
  s.d[F.stock]!--;
  s.d[PILES_AT + rider * KIND_COUNT + kind]!++;
  setRiderValue(s, R.leadCard, rider, kind);
}

/** Puts all cards back into the stock. All hands are then known to be empty; a hidden stock stays hidden. */
export function shuffleAll(s: State): void {
  const { deck } = s.config;
  const known = stockIsKnown(s);
  s.d.fill(0, HANDS_AT, STOCK_AT);
  let cards = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (known) s.d[STOCK_AT + kind] = deck[kind]!;
    cards += deck[kind]!;
  }
  set(s, F.stock, cards);
  s.d.fill(0, R.hand, R.hand + MAX_RIDERS);
}

/** Shuffles the cards and clears the numbers of a stage. Keeps the leader, the totals and the points of stages. */
export function clearStage(s: State): void {
  shuffleAll(s);
  // minutes, hands and cards drawn; the lead and last cards; their spurts, headwinds and speeds
  s.d.fill(0, R.minutes, R.total);
  s.d.fill(-1, R.leadCard, R.lastSpurts);
  s.d.fill(0, R.lastSpurts, HANDS_AT);
  if (drawsByHand(s.config)) s.d.fill(0, forgottenAt(s.config));
  // the tempo, the hill and the turn's cards
  s.d.fill(0, F.tempo, F.stock);
  set(s, F.turn, 0);
  set(s, F.card, -1);
}

// ---- cards that were not drawn ----

/** How many cards a rider has forgotten to draw in this stage; 0 where cards are drawn by themselves. */
export const forgottenBy = (s: State, rider: Rider): number => (drawsByHand(s.config) ? s.d[forgottenAt(s.config) + rider]! : 0);
/** The index of this number, for `invariants.ts`. */
export const forgottenIndex = (s: State, rider: Rider): number => forgottenAt(s.config) + rider;
/** Sets how many cards a rider has forgotten to draw. */
export function setForgotten(s: State, rider: Rider, cards: number): void {
  s.d[forgottenAt(s.config) + rider] = cards;
}

// ---- what a seat may not know (DA 7) ----

/** Hides a hand; an empty one stays known. */
export function hideHand(s: State, rider: Rider): void {
  if (s.d[R.hand + rider] === 0) return;
  const at = HANDS_AT + rider * KIND_COUNT;
  s.d.fill(UNKNOWN, at, at + KIND_COUNT);
}

/** Hides the cards of the stock; its size stays known. */
export function hideStock(s: State): void {
  s.d.fill(UNKNOWN, STOCK_AT, STOCK_AT + KIND_COUNT);
}

/** Reveals a shown hand (DA 4.4), which has only hills and spurts. */
export function revealHand(s: State, rider: Rider, cards: readonly (readonly [kind: CardKind, count: number])[]): void {
  const at = HANDS_AT + rider * KIND_COUNT;
  s.d.fill(0, at, at + KIND_COUNT);
  for (const [kind, count] of cards) s.d[at + kind] = count;
}

/**
 * Returns a copy of a hidden state with these hands; the rest of the deck is the stock. Throws if the cards do not
 * add up.
 * @param hands the number of cards of each kind, one row for each rider
 */
export function fillHiddenHands(s: State, hands: ArrayLike<number>): State {
  const whole = copyState(s);
  const { deck, riderCount } = s.config;
  for (let i = 0; i < riderCount * KIND_COUNT; i++) whole.d[HANDS_AT + i] = hands[i]!;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let left = deck[kind]!;
    for (let r = 0; r < riderCount; r++) left -= inHand(whole, r, kind) + onPile(whole, r, kind);
    if (left < 0) throw new Error('too many cards');
    whole.d[STOCK_AT + kind] = left;
  }
  return whole;
}

// ---- stages ----

/** A rider's points in a finished stage. */
export const stagePointsAt = (stage: StageIndex, rider: Rider): number => STAGE_POINTS_AT + stage * MAX_RIDERS + rider;
/** A rider's points in a finished stage; 0 in later ones. */
export const stagePoints = (s: State, stage: StageIndex, rider: Rider): Points => s.d[stagePointsAt(stage, rider)]!;
/** Sets a rider's points in a stage. */
export function setStagePoints(s: State, stage: StageIndex, rider: Rider, points: Points): void {
  s.d[stagePointsAt(stage, rider)] = points;
}
