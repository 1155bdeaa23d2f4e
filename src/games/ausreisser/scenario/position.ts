/** Sets up a position as a file says it: checked against the set-up and the cards, then written into a state. */
import { fail, firstBroken, ok, type Facts, type Problem, type Result } from '../../../kit/index.ts';
import type { Spot } from '../../../scenario/index.ts';
import { CARD_NAMES, DEALT, FULL_HAND, HILL, isSpeed, WIND } from '../cards.ts';
import type { Config } from '../config.ts';
import {
  drawCard,
  F,
  get,
  inHand,
  inStock,
  layCard,
  newState,
  of,
  R,
  set,
  setOf,
  setStagePoints,
  stagePoints,
  type State,
} from '../state.ts';
import { beginTurn } from '../rules/turn.ts';
import { laws } from '../sound.ts';
import type { Named, Position } from './position-words.ts';
import type { CardKind, Rider } from '../vocabulary.ts';

/** Notes what is wrong with something that stands at `spot`. */
type Bad = (spot: Spot, code: string, facts?: Facts) => void;

/** DA 5: what the rider in yellow gets. */
const YELLOW = 1;

/** @returns a state in which somebody's turn has begun: he draws, or, where nothing is to be drawn, is asked for a card; or all that is wrong */
export function setUpPosition(config: Config, position: Position): Result<State, readonly Problem[]> {
  const problems: Problem[] = [];
  const bad: Bad = ({ line, column }, code, facts = {}) => void problems.push({ code, line, column, facts });
  const s = newState(config);
  const seat = (named: Named): Rider => {
    const found = config.setup.riders.indexOf(named.rider);
    if (found < 0) bad(named, 'position-rider-unknown', { rider: named.rider, known: config.setup.riders.join(', ') });
    return found;
  };
  const leader = seat(position.leader);
  const turn = position.turn === null ? leader : seat(position.turn);
  putPoints(s, position, seat, bad);
  checkHands(position, turn, seat, bad);
  putCards(s, position, seat, bad);
  for (const at of position.minutes) {
    const rider = seat(at);
    if (rider >= 0) setOf(s, R.minutes, rider, at.count);
  }
  if (problems.length > 0) return fail(problems);
  set(s, F.stage, position.stage);
  set(s, F.leader, leader);
  set(s, F.tempo, position.tempo);
  if (position.hill !== null) putHill(s, position.hill, bad);
  fillHands(s, bad, position, position.drawn ? turn : -1);
  if (position.stock !== null) shrink(s, position.stock, bad);
  if (problems.length > 0) return fail(problems);
  beginTurn({ s, events: [] }, turn);
  // what no race comes to: minutes with the jersey, a tempo above the cap, an empty stock, another than the leader who opens
  return firstBroken(laws(s)) === null
    ? ok(s)
    : fail([{ code: 'position-impossible', line: position.line, column: position.column, facts: {} }]);
}

/** Totals and stage wins follow from the points (DA 5 and 6). */
function putPoints(s: State, { points, stage, ...spot }: Position, seat: (named: Named) => Rider, bad: Bad): void {
  for (const at of points) {
    const rider = seat(at);
    if (at.stage >= stage) bad(at, 'position-points', { stage: at.stage + 1, stages: stage });
    else if (rider >= 0) setStagePoints(s, at.stage, rider, at.count);
  }
  const riders = s.config.setup.riders.map((_, rider) => rider);
  for (let ended = 0; ended < stage; ended++) {
    const yellow = riders.filter((rider) => stagePoints(s, ended, rider) === YELLOW);
    if (yellow.length !== 1) bad(spot, 'position-points', { stage: ended + 1, stages: stage });
    for (const rider of riders) {
      setOf(s, R.total, rider, of(s, R.total, rider) + stagePoints(s, ended, rider));
      setOf(s, R.wins, rider, of(s, R.wins, rider) + (yellow.includes(rider) ? 1 : 0));
    }
  }
}

function take(s: State, rider: Rider, kind: CardKind, spot: Spot, bad: Bad): boolean {
  const there = inStock(s, kind) > 0;
  if (there) drawCard(s, rider, kind);
  else bad(spot, 'position-card-not-left', { card: CARD_NAMES[kind]! });
  return there;
}

/** Onto a pile, by way of the hand. */
function putOnPile(s: State, rider: Rider, kind: CardKind, spot: Spot, bad: Bad): void {
  if (take(s, rider, kind, spot, bad)) layCard(s, rider, kind, rider);
}

function putCards(s: State, { hands, piles }: Position, seat: (named: Named) => Rider, bad: Bad): void {
  for (const at of hands) {
    const rider = seat(at);
    if (rider >= 0) for (const kind of at.cards) take(s, rider, kind, at, bad);
  }
  for (const at of piles) {
    const rider = seat(at);
    if (rider >= 0) for (const kind of at.cards) putOnPile(s, rider, kind, at, bad);
  }
}

/** DA 4.1: it lies on the leader's pile. */
function putHill(s: State, spot: Spot, bad: Bad): void {
  putOnPile(s, get(s, F.leader), HILL, spot, bad);
  set(s, F.hill, 1);
}

/** Six cards at most, seven for who has drawn. The headwinds of whoever's turn begins are laid at once: they do not count. */
function checkHands({ hands, drawn }: Position, turn: Rider, seat: (named: Named) => Rider, bad: Bad): void {
  for (const hand of hands) {
    const mine = seat(hand) === turn;
    const found = hand.cards.filter((kind) => !mine || kind !== WIND).length;
    const most = mine && drawn ? FULL_HAND : DEALT;
    if (found > most) bad(hand, 'position-hand', { most, found });
  }
}

/** Six cards each, seven for who has drawn: what is not said is the speed card that the stock has most of. */
function fillHands(s: State, bad: Bad, position: Position, drew: Rider): void {
  const only = position.hands.flatMap(({ only: alone, rider }) => (alone ? [s.config.setup.riders.indexOf(rider)] : []));
  const spot: Spot = position;
  s.config.setup.riders.forEach((_, rider) => {
    if (only.includes(rider)) return;
    const winds = rider === drew ? inHand(s, rider, WIND) : 0;
    while (of(s, R.hand, rider) - winds < (rider === drew ? FULL_HAND : DEALT)) {
      const left = CARD_NAMES.map((_, kind) => (isSpeed(kind) ? inStock(s, kind) : 0));
      const kind = left.indexOf(Math.max(...left));
      if (!take(s, rider, kind, spot, bad)) return;
    }
  });
}

/** All but the cards that are left lie on the first rider's pile, the slowest first. */
function shrink(s: State, stock: NonNullable<Position['stock']>, bad: Bad): void {
  const kept = 'cards' in stock ? stock.cards : null;
  const left = 'left' in stock ? stock.left : 0;
  for (const kind of new Set(kept ?? [])) {
    const wanted = kept!.filter((card) => card === kind).length;
    if (inStock(s, kind) < wanted) bad(stock, 'position-card-not-left', { card: CARD_NAMES[kind]! });
  }
  for (let kind = 0; kind < CARD_NAMES.length; kind++) {
    const keep = kept === null ? 0 : kept.filter((card) => card === kind).length;
    while (inStock(s, kind) > keep && (kept !== null || get(s, F.stock) > left)) putOnPile(s, 0, kind, stock, bad);
  }
}
