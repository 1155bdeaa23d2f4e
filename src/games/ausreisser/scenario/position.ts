/** Sets up the position of a scenario file: checks it against the set-up and the cards, then writes it into a state. */
import { fail, firstViolation, ok, type Facts, type Problem, type Result } from '../../../kit/index.ts';
import type { Spot } from '../../../scenario/index.ts';
import { CARD_NAMES, HAND_DEALT, FULL_HAND, HILL, isSpeed, WIND } from '../cards.ts';
import type { Config } from '../config.ts';
import {
  nextSeat,
  drawCard,
  F,
  get,
  inHand,
  inStock,
  layCard,
  newState,
  riderValue,
  R,
  set,
  setForgotten,
  setRiderValue,
  setStagePoints,
  stagePoints,
  type State,
} from '../state.ts';
import { PHASE } from '../action.ts';
import { riderBits, decisionDue, withoutEvents } from '../effects.ts';
import { beginTurn, take as takeCards } from '../rules/turn.ts';
import { invariants } from '../invariants.ts';
import type { DueQuestion, NamedRider, Position } from './position-words.ts';
import type { CardKind, Rider } from '../vocabulary.ts';

/** Records a problem with its place in the file. */
type ReportProblem = (spot: Spot, code: string, facts?: Facts) => void;

/** DA 5: points of the rider in yellow. */
const YELLOW_POINTS = 1;

/**
 * Returns a state in which a turn has begun (the rider draws, or is asked for a card if there is nothing to draw),
 * or in which `due` is asked; or all problems.
 */
export function setUpPosition(config: Config, position: Position): Result<State, readonly Problem[]> {
  const problems: Problem[] = [];
  const report: ReportProblem = ({ line, column }, code, facts = {}) => void problems.push({ code, line, column, facts });
  const s = newState(config);
  const seat = (named: NamedRider): Rider => {
    const found = config.setup.riders.indexOf(named.rider);
    if (found < 0) report(named, 'position-rider-unknown', { rider: named.rider, known: config.setup.riders.join(', ') });
    return found;
  };
  const leader = position.leader === null ? -1 : seat(position.leader);
  const turn = position.turn === null ? leader : seat(position.turn);
  putPoints(s, position, seat, report);
  checkHands(position, turn, seat, report);
  putCards(s, position, seat, report);
  putLast(s, position, seat);
  for (const at of position.minutes) {
    const rider = seat(at);
    if (rider >= 0) setRiderValue(s, R.minutes, rider, at.count);
  }
  for (const at of position.forgotten) {
    const rider = seat(at);
    if (rider >= 0) setForgotten(s, rider, at.count);
  }
  if (problems.length > 0) return fail(problems);
  set(s, F.stage, position.stage);
  set(s, F.leader, leader);
  set(s, F.tempo, position.tempo);
  if (position.hill !== null) putHill(s, position.hill, position.hill.on === null ? leader : seat(position.hill.on), report);
  if (problems.length > 0) return fail(problems);
  const { due } = position;
  if (due?.kind !== 'deal' && due?.kind !== 'lead') fillHands(s, report, position, position.drawn ? turn : -1);
  if (position.stock !== null) shrink(s, position.stock, report);
  if (due === null) {
    const play = { s, events: [] };
    beginTurn(play, turn, Math.min(position.waiting, inHand(s, turn, WIND)));
    if (position.taken && get(s, F.phase) === PHASE['draw-or-lay']) takeCards(play);
  } else putDue(s, position, due, seat);
  if (position.turns !== null) set(s, F.turn, position.turns);
  if (position.shown) set(s, F.shown, 1);
  if (problems.length > 0) return fail(problems);
  // positions that no game reaches: minutes with the jersey, a tempo above the cap, an empty stock, a stage opened
  // by another rider than the leader
  if (firstViolation(invariants(s)) === null) return ok(s);
  if (due === null) report(position, 'position-impossible');
  else report(due, 'position-due', { due: due.kind });
  return fail(problems);
}

/**
 * The question of a position that is not the beginning of a turn: within a turn, between two, before the first or
 * after the last.
 */
function putDue(s: State, position: Position, due: DueQuestion, seat: (named: NamedRider) => Rider): void {
  const play = withoutEvents(s);
  const rider = position.turn === null ? -1 : seat(position.turn);
  set(s, F.rider, rider);
  const { laid } = position;
  if (laid !== null) {
    set(s, F.card, laid.card);
    set(s, F.spurts, laid.spurts);
    set(s, F.winds, laid.winds);
    set(s, F.ownHill, laid.hill === 'own' ? 1 : 0);
  }
  if (due.kind !== 'deal' && due.kind !== 'lead') set(s, F.turn, 1);
  switch (due.kind) {
    case 'spurt':
      return decisionDue(play, PHASE.spurt, rider, due.cards);
    case 'refill':
      return decisionDue(play, PHASE.refill, rider, 1);
    case 'hill':
      return decisionDue(play, PHASE.hill, seat(due.asked));
    case 'over':
      return decisionDue(play, PHASE.over, -1);
    case 'lead':
      set(s, F.drawing, riderBits([due.asked, ...due.others].map(seat).filter((r) => r >= 0)));
      return decisionDue(play, PHASE.lead, seat(due.asked), 1);
    case 'deal': {
      // DA 2: cards are dealt one by one, beginning with the leader
      const held = s.config.setup.riders.map((_, r) => riderValue(s, R.hand, r));
      let next = get(s, F.leader);
      for (let r = nextSeat(s, next); r !== get(s, F.leader); r = nextSeat(s, r)) if (held[r]! < held[next]!) next = r;
      return decisionDue(play, PHASE.deal, next, HAND_DEALT - held[next]!);
    }
  }
}

/** The last card of each rider, and the cards shown in the draw for the lead. */
function putLast(s: State, { last, leadCards }: Position, seat: (named: NamedRider) => Rider): void {
  for (const at of last) {
    const rider = seat(at);
    if (rider < 0) continue;
    setRiderValue(s, R.lastCard, rider, at.card);
    setRiderValue(s, R.lastSpurts, rider, at.spurts);
    setRiderValue(s, R.lastWinds, rider, at.winds);
    setRiderValue(s, R.lastSpeed, rider, at.speed);
  }
  for (const at of leadCards) {
    const rider = seat(at);
    if (rider >= 0) setRiderValue(s, R.leadCard, rider, at.card);
  }
}

/** Writes the points; totals and stage wins follow from them (DA 5 and 6). */
function putPoints(s: State, { points, stage, due, ...spot }: Position, seat: (named: NamedRider) => Rider, report: ReportProblem): void {
  const finished = due?.kind === 'over' ? stage + 1 : stage;
  for (const at of points) {
    const rider = seat(at);
    if (at.stage >= finished) report(at, 'position-points', { stage: at.stage + 1, stages: finished });
    else if (rider >= 0) setStagePoints(s, at.stage, rider, at.count);
  }
  const riders = s.config.setup.riders.map((_, rider) => rider);
  for (let ended = 0; ended < finished; ended++) {
    const yellow = riders.filter((rider) => stagePoints(s, ended, rider) === YELLOW_POINTS);
    if (yellow.length !== 1) report(spot, 'position-points', { stage: ended + 1, stages: finished });
    for (const rider of riders) {
      setRiderValue(s, R.total, rider, riderValue(s, R.total, rider) + stagePoints(s, ended, rider));
      setRiderValue(s, R.wins, rider, riderValue(s, R.wins, rider) + (yellow.includes(rider) ? 1 : 0));
    }
  }
}

function take(s: State, rider: Rider, kind: CardKind, spot: Spot, report: ReportProblem): boolean {
  const hasCard = inStock(s, kind) > 0;
  if (hasCard) drawCard(s, rider, kind);
  else report(spot, 'position-card-not-left', { card: CARD_NAMES[kind]! });
  return hasCard;
}

/** Puts a card onto a pile by way of the hand. */
function putOnPile(s: State, rider: Rider, kind: CardKind, spot: Spot, report: ReportProblem): void {
  if (take(s, rider, kind, spot, report)) layCard(s, rider, kind, rider);
}

function putCards(s: State, { hands, piles }: Position, seat: (named: NamedRider) => Rider, report: ReportProblem): void {
  for (const at of hands) {
    const rider = seat(at);
    if (rider >= 0) for (const kind of at.cards) take(s, rider, kind, at, report);
  }
  for (const at of piles) {
    const rider = seat(at);
    if (rider >= 0) for (const kind of at.cards) putOnPile(s, rider, kind, at, report);
  }
}

/** DA 4.1: the hill lies on the pile of the rider who led at the time. */
function putHill(s: State, spot: Spot, on: Rider, report: ReportProblem): void {
  if (on >= 0) putOnPile(s, on, HILL, spot, report);
  set(s, F.hill, 1);
}

/**
 * A hand has at most six cards, or seven after drawing. Headwinds of the rider whose turn begins do not count,
 * because they are laid at once.
 */
function checkHands({ hands, drawn, waiting }: Position, turn: Rider, seat: (named: NamedRider) => Rider, report: ReportProblem): void {
  for (const hand of hands) {
    const isOnTurn = seat(hand) === turn;
    const laid = isOnTurn ? Math.max(0, hand.cards.filter((kind) => kind === WIND).length - waiting) : 0;
    const found = hand.cards.length - laid;
    const most = isOnTurn && drawn ? FULL_HAND : HAND_DEALT;
    if (found > most) report(hand, 'position-hand', { most, found });
  }
}

/** Fills each hand to six cards, or seven after drawing, with the speed cards that the stock has most of. */
function fillHands(s: State, report: ReportProblem, position: Position, drew: Rider): void {
  const only = position.hands.flatMap(({ only: alone, rider }) => (alone ? [s.config.setup.riders.indexOf(rider)] : []));
  const spot: Spot = position;
  s.config.setup.riders.forEach((_, rider) => {
    if (only.includes(rider)) return;
    const winds = rider === drew ? Math.max(0, inHand(s, rider, WIND) - position.waiting) : 0;
    while (riderValue(s, R.hand, rider) - winds < (rider === drew ? FULL_HAND : HAND_DEALT)) {
      const left = CARD_NAMES.map((_, kind) => (isSpeed(kind) ? inStock(s, kind) : 0));
      const kind = left.indexOf(Math.max(...left));
      if (!take(s, rider, kind, spot, report)) return;
    }
  });
}

/**
 * Puts all cards beyond the given stock onto the riders' piles in turn: with a number to leave, always one of the kind
 * that the stock has most of, as in the middle of a stage.
 */
function shrink(s: State, stock: NonNullable<Position['stock']>, report: ReportProblem): void {
  const riders = s.config.setup.riders.length;
  let put = 0;
  const drop = (kind: CardKind): void => putOnPile(s, put++ % riders, kind, stock, report);
  if ('left' in stock) {
    while (get(s, F.stock) > stock.left) {
      const left = CARD_NAMES.map((_, kind) => inStock(s, kind));
      drop(left.indexOf(Math.max(...left)));
    }
    return;
  }
  for (let kind = 0; kind < CARD_NAMES.length; kind++) {
    const kept = stock.cards.filter((card) => card === kind).length;
    if (inStock(s, kind) < kept) report(stock, 'position-card-not-left', { card: CARD_NAMES[kind]! });
    while (inStock(s, kind) > kept) drop(kind);
  }
}
