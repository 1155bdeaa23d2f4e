import {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  cardsDealt,
  cardsOfRider,
  CHANCE_EFFECTS,
  CHANCE_KINDS,
  courseOf,
  FALL_TABLE,
  inStack,
  lengthTo,
  placeOf,
  positionInTeam,
  reifenbreite as game,
  reachFrom,
  riderOnTurn,
  roundOf,
  surfaceChange,
  type Action,
  type CardKind,
  type Event,
  type MovePoints,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { copied, inUse, release } from './copies.ts';
import type { Before } from './imagine.ts';
import { judgeFrom } from './judgement.ts';
import { photosSeen } from './points.ts';
import { IncrementalEvaluation } from './incremental-evaluation.ts';
import { moveValuesOf, type MoveValues } from './move-values.ts';
import type { Side } from './side.ts';

/**
 * Evaluates the options of a rider's turn. All results of dice and cards are weighed, each with the best
 * destination it allows.
 */

const unchecked = game.unchecked!;

/** More points than a turn can bring: 11 by a chance card or 12 by cards, and a descent; 7 and an extra die. */
const MAX_TURN_POINTS = 17;
/**
 * The same before the surface changes it: 7 and an extra die; in the first round, which has no chance cards, two
 * dice.
 */
const MAX_TOTAL = 13;
const MAX_OF_DICE = 12;

/** By chance card. */
const EFFECTS = CHANCE_KINDS.map((kind) => CHANCE_EFFECTS[kind]);

type How = 'open' | 'alone';
/** What makes the rider fall: a chance card, or the die of the fall table. */
type Fall = Extract<Action, { readonly type: 'card' | 'roll' }>;
const FALL_DIE: Fall = { type: 'roll', dice: [1 + FALL_TABLE.indexOf('falls')] };

const evaluation = new IncrementalEvaluation();
/** For the position of the turn that was weighed last. */
export const evaluationOfTurn = evaluation;

// work space of a turn
const openPoints = new Float64Array(MAX_TURN_POINTS + 1);
const alonePoints = new Float64Array(MAX_TURN_POINTS + 1);
const openTotals = new Float64Array(MAX_TOTAL + 1);
const aloneTotals = new Float64Array(MAX_TOTAL + 1);

/** The value of each option of the deciding rider except a change of the lead, which gets -Infinity. */
export function turnWorths(s: State, side: Side, options: readonly Action[]): number[] {
  const turn = new Turn(s, side);
  return options.map((option) => turn.worth(option));
}

/** The value of the best option except a change of the lead. */
export function bestOfTurn(s: State, side: Side): number {
  const { items, count } = unchecked.options(s);
  const options = items.slice(0, count);
  let best = -Infinity;
  for (const worth of turnWorths(s, side, options)) best = Math.max(best, worth);
  return best;
}

/** Evaluates a turn in one position. It shares its work space with the next instance, so it is valid until then. */
class Turn {
  readonly #s: State;
  readonly #side: Side;
  readonly #rider: Rider;
  /** The position itself, and without a move this round. */
  readonly #now: number;
  readonly #stopped: number;
  readonly #change: MovePoints;
  /** By points: the value with and without possible followers. */
  readonly #open = openPoints.fill(-Infinity);
  readonly #alone = alonePoints.fill(-Infinity);
  #openTotals: Float64Array | null = null;
  #aloneTotals: Float64Array | null = null;
  readonly #afterCards = new Map<readonly CardKind[], number>();
  readonly #hands = { 'card-taken': Number.NaN, 'card-lost': Number.NaN };
  #fallen = Number.NaN;

  constructor(s: State, side: Side) {
    this.#s = s;
    this.#side = side;
    this.#rider = riderOnTurn(s);
    this.#now = evaluation.evaluate(s, side);
    this.#change = surfaceChange(s, placeOf(s, this.#rider));
    this.#stopped = this.#judgeAfter({ type: 'stopped', rider: this.#rider });
    this.#weighPoints();
  }

  worth(option: Action): number {
    switch (option.type) {
      case 'dice':
        return this.#mean(0, 2, 'open');
      case 'cards': {
        let base = 0;
        for (const kind of option.cards) base += CARD_VALUE[kind]!;
        const worth = this.#mean(base, 2 - option.cards.length, option.breakaway ? 'alone' : 'open');
        return worth + this.#afterPlaying(option.cards) - this.#now;
      }
      case 'car':
        return (
          this.#mean(option.dice === 1 ? 6 : 12, option.dice, 'open') + this.#side.weights.dread * this.#photos(option.dice === 1 ? 1 : 2)
        );
      default:
        return -Infinity;
    }
  }

  // ---- destinations by points ----

  /** By points: the best destination that they allow. */
  #weighPoints(): void {
    const total = roundOf(this.#s) === 1 ? MAX_OF_DICE : MAX_TOTAL;
    const most = Math.min(MAX_TURN_POINTS, total + this.#change);
    if (most <= 0) return;
    const moveValues = moveValuesOf(this.#s, this.#rider, this.#side);
    const used = inUse();
    const before = copied(this.#s);
    const from: Before = { evaluation, equivalents: moveValues.equivalents };
    // fewer points reach a part of what more points reach, but a rider that can finish must ride as far as
    // possible (UR 8)
    if (!this.#weighFarther(before, moveValues, most, from))
      for (let points = most; points >= 1; points--) this.#weighPlaces(before, moveValues, points, from);
    release(used);
  }

  /**
   * All points up to the maximum, from the nearest destination to the farthest.
   * @returns false if the finish is in reach, or the rider is blocked
   */
  #weighFarther(before: State, moveValues: MoveValues, most: MovePoints, from: Before): boolean {
    const { crossed, lines } = courseOf(before);
    this.#makePoints(before, most);
    const { items, count } = unchecked.options(before);
    const reach = reachFrom(before, placeOf(before, this.#rider), most);
    for (let i = 0; i < count; i++) if (crossed[reach.queue[i]!] === lines.length) return false;
    let bestOpen = -Infinity;
    let bestAlone = -Infinity;
    let points = 1;
    for (let i = 0; i < count; i++) {
      const option = items[i]!;
      if (option.type !== 'move') continue;
      const { to } = option;
      for (const length = lengthTo(reach, to); points < length; points++) this.#keep(points, bestOpen, bestAlone);
      moveValues.look(before, option, to, from);
      bestOpen = Math.max(bestOpen, moveValues.open(to));
      bestAlone = Math.max(bestAlone, moveValues.alone(to));
    }
    for (; points <= most; points++) this.#keep(points, bestOpen, bestAlone);
    return count > 0;
  }

  #makePoints(before: State, points: MovePoints): void {
    game.evolve(before, { type: 'total', rider: this.#rider, total: points, change: 0, points, alone: false });
  }

  #weighPlaces(before: State, moveValues: MoveValues, points: MovePoints, from: Before): void {
    this.#makePoints(before, points);
    const { items, count } = unchecked.options(before);
    let bestOpen = -Infinity;
    let bestAlone = -Infinity;
    for (let i = 0; i < count; i++) {
      const option = items[i]!;
      if (option.type !== 'move') continue;
      const { to } = option;
      moveValues.look(before, option, to, from);
      bestOpen = Math.max(bestOpen, moveValues.open(to));
      bestAlone = Math.max(bestAlone, moveValues.alone(to));
    }
    // a blocked rider stays
    if (count === 0) bestOpen = bestAlone = this.#judgeAfter({ type: 'blocked', rider: this.#rider });
    this.#keep(points, bestOpen, bestAlone);
  }

  #keep(points: MovePoints, open: number, alone: number): void {
    this.#open[points] = open;
    this.#alone[points] = alone;
  }

  // ---- dice and chance cards ----

  #worthOfTotal(total: MovePoints, how: How): number {
    const points = Math.max(0, Math.min(MAX_TURN_POINTS, total + this.#change));
    return points === 0 ? this.#stopped : (how === 'open' ? this.#open : this.#alone)[points]!;
  }

  /** The mean over this many dice on top of `base`; a 7 brings a chance card (UR 7). */
  #mean(base: MovePoints, dice: number, how: How): number {
    const totals =
      how === 'open'
        ? (this.#openTotals ??= this.#weighTotals(how, openTotals))
        : (this.#aloneTotals ??= this.#weighTotals(how, aloneTotals));
    if (dice === 0) return totals[base]!;
    let sum = 0;
    for (let a = 1; a <= 6; a++) {
      if (dice === 1) sum += 6 * totals[base + a]!;
      else for (let b = 1; b <= 6; b++) sum += totals[base + a + b]!;
    }
    return sum / 36;
  }

  /** By total. */
  #weighTotals(how: How, totals: Float64Array): Float64Array {
    for (let total = 0; total <= MAX_TOTAL; total++) totals[total] = this.#worthOfTotal(total, how);
    if (roundOf(this.#s) > 1) totals[7] = this.#chanceCard(how);
    return totals;
  }

  #chanceCard(how: How): number {
    if (this.#s.config.setup.rules.fallTable) return this.#fallTable(how);
    let cards = 0;
    let sum = 0;
    for (let i = 0; i < EFFECTS.length; i++) {
      const count = inStack(this.#s, i);
      if (count === 0) continue;
      const effect = EFFECTS[i]!;
      const who = effect.alone ? 'alone' : how;
      let worth =
        (effect.gains ? this.#handChange('card-taken') : 0) +
        (effect.loses ? this.#handChange('card-lost') : 0) +
        (effect.photo ? this.#photos(1) : 0);
      if (effect.falls) worth += this.#fall({ type: 'card', card: i });
      else if (effect.stops) worth += this.#stopped;
      else if (effect.die === 'none') worth += this.#worthOfTotal(7 + effect.plus, who);
      else for (let die = 1; die <= 6; die++) worth += this.#worthOfTotal(die + (effect.die === 'again' ? 0 : 7), who) / 6;
      cards += count;
      sum += count * worth;
    }
    return cards === 0 ? this.#worthOfTotal(7, how) : sum / cards;
  }

  #fallTable(how: How): number {
    let sum = 0;
    for (const result of FALL_TABLE)
      sum += result === 'falls' ? this.#fall(FALL_DIE) : result === 'stops' ? this.#stopped : this.#worthOfTotal(7, how);
    return sum / FALL_TABLE.length;
  }

  // ---- other effects of chance cards ----

  /** The value of the position after one more effect. @param dealt the rider whose team's hand it changes */
  #judgeAfter(event: Event, dealt?: Rider): number {
    const used = inUse();
    const copy = game.evolve(copied(this.#s), event);
    const worth = judgeFrom(evaluation, copy, dealt);
    release(used);
    return worth;
  }

  #afterPlaying(cards: readonly CardKind[]): number {
    let worth = this.#afterCards.get(cards);
    if (worth === undefined) {
      worth = this.#judgeAfter({ type: 'played-cards', rider: this.#rider, cards, breakaway: false }, this.#rider);
      this.#afterCards.set(cards, worth);
    }
    return worth;
  }

  /** UR 7.1: the rules decide who falls as well; the result is the same for every card that makes the rider fall. */
  #fall(by: Fall): number {
    if (Number.isNaN(this.#fallen)) this.#fallen = this.#afterFall(by);
    return this.#fallen;
  }

  #afterFall(by: Fall): number {
    const used = inUse();
    const s = copied(this.#s);
    game.evolve(s, { type: 'due', what: by.type === 'card' ? 'card' : 'extra', rider: this.#rider, asked: -1, to: -1, length: 0 });
    const events: Event[] = [];
    unchecked.play(copied(s), by, events);
    for (const event of events) if (event.type === 'fell') game.evolve(s, event);
    const worth = judgeFrom(evaluation, s);
    release(used);
    return worth;
  }

  /** One card of the rider's own number more or less; the kind hardly matters here. */
  #handChange(type: 'card-taken' | 'card-lost'): number {
    if (Number.isNaN(this.#hands[type])) this.#hands[type] = this.#afterHandChange(type);
    return this.#hands[type];
  }

  #afterHandChange(type: 'card-taken' | 'card-lost'): number {
    for (let card = 0; card < CARD_KIND_COUNT; card++) {
      if (CARD_OWNER[card] !== positionInTeam(this.#rider)) continue;
      const left = cardsOfRider(this.#s, this.#rider, card);
      if (type === 'card-lost' ? left === 0 : left >= cardsDealt(this.#s, card)) continue;
      return this.#judgeAfter({ type, rider: this.#rider, card }, this.#rider) - this.#now;
    }
    return 0;
  }

  /** UR 14: the cost of photo cards. */
  #photos(count: number): number {
    return this.#afterPhotos(photosSeen(this.#s, this.#rider), count) - this.#now;
  }

  /** @param seen numbers against the rider, as bits */
  #afterPhotos(seen: number, left: number): number {
    if (left === 0) return evaluation.withPhotos(this.#rider, seen);
    let sum = 0;
    for (let photo = 1; photo <= 6; photo++) sum += this.#afterPhotos(seen | (1 << photo), left - 1);
    return sum / 6;
  }
}
