/**
 * The invariants of a position: numbers within bounds, every card in one place, points given once, and a question
 * that can be answered. Checked when a state is read from text. Positions reached by play satisfy them, also with
 * hidden parts.
 */
import { CHANCE, within, type Invariant } from '../../kit/index.ts';
import { PHASES } from './action.ts';
import { phaseOf, turn } from './choices.ts';
import {
  finalSpeed,
  MAX_SPEED,
  HAND_DEALT,
  FULL_HAND,
  HILL,
  MAX_HILL_SPEED,
  KIND_COUNT,
  MIN_SPEED_CARD,
  SPECIAL_CARD_KMH,
  SPEED_KINDS,
  SPURT,
  WIND,
  WIND_COUNT,
} from './cards.ts';
import {
  nextSeat,
  F,
  forgottenBy,
  forgottenIndex,
  get,
  handAt,
  handIsKnown,
  hasSpeedCard,
  hillsOpen,
  inHand,
  inStock,
  riderValue,
  onPile,
  pileAt,
  R,
  stagePoints,
  stagePointsAt,
  stagesKept,
  stockAt,
  stockIsKnown,
  type State,
} from './state.ts';
import { firstSeatAsked } from './rules/hill.ts';
import { cardsToTake, replacesAtEnd } from './rules/turn.ts';
import { MAX_RIDERS, MAX_STAGES } from './setup.ts';
import type { CardKind, Rider, Speed } from './vocabulary.ts';

type Invariants = Generator<Invariant<number>>;

/** All invariants, each with the index of the number it is about. */
export function* invariants(s: State): Invariants {
  yield* bounds(s);
  yield* riderBounds(s);
  yield* cards(s);
  yield* stages(s);
  yield* leaderAndHill(s);
  yield* handsOfWaiting(s);
  yield* forgottenCards(s);
  yield* pendingDecision(s);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const seats = Array.from({ length: MAX_RIDERS }, (_, r) => r);
const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind);

/** The lowest possible speed: the lowest card with all headwinds. */
const MIN_SPEED = MIN_SPEED_CARD - SPECIAL_CARD_KMH * WIND_COUNT;
const isPossibleSpeed = (speed: Speed): boolean => speed === 0 || speed >= MIN_SPEED;
/** Higher than any game reaches; they keep the numbers within 16 bits. */
const MAX_MINUTES = 3_000;
const MAX_TRIES = 9_999;
/** DA 5: points of the rider in yellow. */
const YELLOW_POINTS = 1;

const hasSpecials = (deck: readonly number[]): boolean => deck.slice(SPEED_KINDS).some((count) => count > 0);

function* bounds(s: State): Invariants {
  const { riderCount, setup, deck } = s.config;
  const last = riderCount - 1;
  const hills = deck[HILL]! > 0 ? 1 : 0;
  const limits: Readonly<Record<keyof typeof F, readonly [least: number, most: number]>> = {
    phase: [0, PHASES.length - 1],
    stage: [0, setup.stages - 1],
    rider: [-1, last],
    actor: [-1, last],
    cards: [0, FULL_HAND],
    leader: [-1, last],
    tempo: [0, MAX_SPEED],
    hill: [0, hills],
    card: [-1, SPEED_KINDS - 1],
    spurts: [0, deck[SPURT]!],
    winds: [0, deck[WIND]!],
    ownHill: [0, hills],
    shown: [0, hasSpecials(deck) ? 1 : 0],
    stock: [0, sum(deck)],
    turn: [0, sum(deck)],
    drawing: [0, 2 ** riderCount - 1],
    leadTry: [0, MAX_TRIES],
  };
  for (const [name, [least, most]] of Object.entries(limits)) yield within(s, F[name as keyof typeof F], least, most);
  yield [F.tempo, isPossibleSpeed(get(s, F.tempo))];
}

function* riderBounds(s: State): Invariants {
  const { riderCount, setup, deck } = s.config;
  const limits: Readonly<Record<keyof typeof R, readonly [least: number, most: number]>> = {
    minutes: [0, MAX_MINUTES],
    hand: [0, FULL_HAND],
    drawn: [0, sum(deck)],
    total: [-MAX_MINUTES * MAX_STAGES, YELLOW_POINTS * MAX_STAGES],
    wins: [0, setup.stages],
    leadCard: [-1, KIND_COUNT - 1],
    lastCard: [-1, SPEED_KINDS - 1],
    lastSpurts: [0, deck[SPURT]!],
    lastWinds: [0, deck[WIND]!],
    lastSpeed: [0, MAX_SPEED],
  };
  for (const [name, [least, most]] of Object.entries(limits)) {
    const field = R[name as keyof typeof R];
    // without a rider a card is -1 and a count 0
    const none = least === -1 ? -1 : 0;
    for (const r of seats) yield r < riderCount ? within(s, field + r, least, most) : within(s, field + r, none);
  }
  for (const r of seats) yield [R.lastSpeed + r, isPossibleSpeed(riderValue(s, R.lastSpeed, r)) && isSpeedOfLastCards(s, r)];
}

/** DA 3 step 3: the speed follows from the cards; 0 until they are judged. */
function isSpeedOfLastCards(s: State, r: Rider): boolean {
  const [card, spurts, winds, speed] = [R.lastCard, R.lastSpurts, R.lastWinds, R.lastSpeed].map((field) => riderValue(s, field, r)) as [
    CardKind,
    number,
    number,
    Speed,
  ];
  if (card < 0) return speed === 0 && spurts === 0 && winds === 0;
  return speed === 0 || speed === finalSpeed(card, spurts, winds, 'flat') || speed === finalSpeed(card, spurts, winds, 'hill');
}

/**
 * Every card is in one place: a hand, a pile or the stock. A hand or stock is hidden as a whole, and its size is
 * known.
 */
function* cards(s: State): Invariants {
  const { deck, riderCount } = s.config;
  let hidden = 0;
  for (const r of seats) {
    const held = riderValue(s, R.hand, r);
    const known = handIsKnown(s, r);
    if (!known) hidden += held;
    yield [handAt(r, 0), known || (r < riderCount && held > 0)];
    for (const kind of kinds) {
      yield known ? within(s, handAt(r, kind), 0, deck[kind]) : within(s, handAt(r, kind), -1);
      yield within(s, pileAt(r, kind), 0, r < riderCount ? deck[kind]! : 0);
    }
    yield [R.hand + r, !known || sum(kinds.map((kind) => inHand(s, r, kind))) === held];
  }
  const stockKnown = stockIsKnown(s);
  if (!stockKnown) hidden += get(s, F.stock);
  for (const kind of kinds) yield stockKnown ? within(s, stockAt(kind), 0, deck[kind]) : within(s, stockAt(kind), -1);
  yield [F.stock, !stockKnown || sum(kinds.map((kind) => inStock(s, kind))) === get(s, F.stock)];
  // no kind has too many cards, and the unseen cards are as many as the hidden ones
  let unseen = 0;
  for (const kind of kinds) {
    const seen = sum(seats.map((r) => Math.max(0, inHand(s, r, kind)) + onPile(s, r, kind))) + Math.max(0, inStock(s, kind));
    yield [pileAt(0, kind), seen <= deck[kind]!];
    unseen += deck[kind]! - seen;
  }
  yield [F.stock, unseen === hidden];
}

/** DA 5 and 6: one rider in yellow in each stage, no positive points for the others; totals and stage wins follow. */
function* stages(s: State): Invariants {
  const { setup, riderCount } = s.config;
  const ended = phaseOf(s) === 'over' ? setup.stages : get(s, F.stage);
  const all = Array.from({ length: stagesKept(s.config) }, (_, stage) => seats.map((r) => stagePoints(s, stage, r)));
  for (const [stage, points] of all.entries()) {
    for (const r of seats)
      yield stage < ended && r < riderCount
        ? within(s, stagePointsAt(stage, r), -MAX_MINUTES, YELLOW_POINTS)
        : within(s, stagePointsAt(stage, r), 0);
    yield [stagePointsAt(stage, 0), points.filter((one) => one === YELLOW_POINTS).length === (stage < ended ? 1 : 0)];
  }
  for (const r of seats) {
    const own = all.map((points) => points[r]!);
    yield within(s, R.total + r, sum(own));
    yield within(s, R.wins + r, own.filter((one) => one === YELLOW_POINTS).length);
  }
}

/** DA 3 and 4.1: the leader has no minutes; a hill on the road is on a pile and caps the tempo. */
function* leaderAndHill(s: State): Invariants {
  const phase = phaseOf(s);
  const leader = get(s, F.leader);
  yield [F.leader, phase === 'lead' ? leader === -1 : leader >= 0];
  yield [R.minutes + Math.max(0, leader), leader < 0 || riderValue(s, R.minutes, leader) === 0];
  yield [F.hill, get(s, F.hill) === 0 || (hillsOpen(s) > 0 && get(s, F.tempo) <= MAX_HILL_SPEED)];
  if (phase !== 'lead' && phase !== 'deal') return;
  // no card has been laid yet
  for (const field of [F.tempo, F.hill, F.spurts, F.winds, F.ownHill, F.shown, F.turn]) yield within(s, field, 0);
  yield within(s, F.card, -1);
  for (const r of seats) {
    yield within(s, R.minutes + r, 0);
    yield within(s, R.lastCard + r, -1);
  }
}

/** A turn ends with six cards while a stock lies; only hills are replaced later (DA 4.1). */
function* handsOfWaiting(s: State): Invariants {
  const phase = phaseOf(s);
  if (phase === 'lead' || phase === 'deal' || phase === 'over' || get(s, F.stock) === 0) return;
  const least = HAND_DEALT - hillsOpen(s);
  for (let r = 0; r < s.config.riderCount; r++)
    if (r !== get(s, F.rider)) yield within(s, R.hand + r, least - forgottenBy(s, r), FULL_HAND);
}

/** Where the table draws by hand: a hand that keeps one card less for each card that was not drawn. */
function* forgottenCards(s: State): Invariants {
  if (s.config.setup.drawing !== 'by-hand') return;
  for (const r of seats) yield within(s, forgottenIndex(s, r), 0, r < s.config.riderCount ? FULL_HAND - 1 : 0);
}

/** The rider asked can answer the question. */
function* pendingDecision(s: State): Invariants {
  const phase = phaseOf(s);
  const actor = get(s, F.actor);
  const cardsDue = get(s, F.cards);
  const drawn = turn(s) === CHANCE;
  yield [F.actor, actor >= 0 !== (phase === 'over')];
  yield [F.cards, cardsDue > 0 === drawn];
  yield [F.stock, !drawn || get(s, F.stock) > 0];
  if (phase === 'lead') yield* leadDraw(s);
  else if (phase === 'deal') yield* dealing(s);
  else if (phase === 'hill') yield* hillQuestion(s);
  else if (phase === 'over') yield within(s, F.stage, s.config.setup.stages - 1);
  else yield* riderTurn(s, phase);
}

/** DA 2: riders draw for the lead one after the other; earlier cards are shown. */
function* leadDraw(s: State): Invariants {
  const actor = get(s, F.actor);
  const draws = (r: Rider): boolean => ((get(s, F.drawing) >> r) & 1) === 1;
  yield within(s, F.stage, 0);
  yield within(s, F.rider, -1);
  yield [F.drawing, draws(actor) && seats.filter(draws).length > 1];
  yield [F.stock, get(s, F.stock) >= seats.filter((r) => r >= actor && draws(r)).length];
  yield within(s, F.cards, 1);
  for (let r = 0; r < s.config.riderCount; r++) {
    yield within(s, R.hand + r, 0);
    yield [R.leadCard + r, riderValue(s, R.leadCard, r) >= 0 || (r >= actor && draws(r))];
  }
}

/** DA 2: six cards each, one by one, beginning with the leader. */
function* dealing(s: State): Invariants {
  const actor = get(s, F.actor);
  const held = riderValue(s, R.hand, actor);
  yield within(s, R.hand + actor, 0, HAND_DEALT - 1);
  yield within(s, F.cards, HAND_DEALT - held);
  let more = 1;
  for (let i = 0, r = get(s, F.leader); i < s.config.riderCount; i++, r = nextSeat(s, r)) {
    if (r === actor) more = 0;
    yield within(s, R.hand + r, held + more);
    for (const kind of kinds) yield within(s, pileAt(r, kind), 0);
  }
}

/** DA 4.1, out of turn: between two turns, and a hill may be laid. */
function* hillQuestion(s: State): Invariants {
  const rider = get(s, F.rider);
  yield [F.rider, rider >= 0 && firstSeatAsked(s, nextSeat(s, rider)) >= 0];
  yield within(s, F.tempo, 1, MAX_SPEED);
  yield within(s, F.card, 0, SPEED_KINDS - 1);
  for (const r of seats) yield within(s, R.hand + r, 0, FULL_HAND - 1);
}

/** DA 3: the turn of the rider asked, before or after laying a card. */
function* riderTurn(s: State, phase: 'draw' | 'draw-or-lay' | 'lay' | 'discard' | 'spurt' | 'refill'): Invariants {
  const rider = get(s, F.rider);
  const known = handIsKnown(s, rider);
  const mayBeFull = phase === 'lay' || phase === 'discard';
  yield within(s, F.rider, get(s, F.actor));
  yield [F.tempo, get(s, F.tempo) > 0 || rider === get(s, F.leader)];
  for (const r of seats) yield within(s, R.hand + r, 0, r === rider && mayBeFull ? FULL_HAND : FULL_HAND - 1);
  if (phase === 'spurt' || phase === 'refill') {
    yield within(s, F.card, 0, SPEED_KINDS - 1);
    yield within(s, F.cards, 1, phase === 'spurt' ? get(s, F.spurts) : 1);
    yield [F.ownHill, phase === 'spurt' || replacesAtEnd(s)];
    return;
  }
  yield within(s, F.card, -1);
  for (const field of [F.spurts, F.ownHill]) yield within(s, field, 0);
  // a headwind stays in the hand only for a hill (DA 4.1)
  const mayWait = s.config.setup.hillWind === 'at-once' ? 0 : hillsOpen(s);
  yield [handAt(rider, WIND), !known || inHand(s, rider, WIND) <= mayWait];
  if (phase === 'lay') yield [R.hand + rider, riderValue(s, R.hand, rider) > 0 && (!known || hasSpeedCard(s, rider))];
  // DA 4.4: a hand is shown if it has no speed card
  yield [F.shown, get(s, F.shown) === 0 ? phase !== 'discard' : phase !== 'lay' && known && !hasSpeedCard(s, rider)];
  if (phase === 'draw-or-lay') yield [F.phase, s.config.setup.drawing === 'by-hand' && cardsToTake(s) > 0];
  if (phase !== 'discard') return;
  yield [F.stock, get(s, F.stock) > 0];
  yield [R.hand + rider, inHand(s, rider, SPURT) + inHand(s, rider, HILL) > 0];
}
