import {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  cardsDealt,
  cardsOfRider,
  CHANCE_EFFECTS,
  CHANCE_KINDS,
  inStack,
  photosOf,
  placeOf,
  positionInTeam,
  reifenbreite as game,
  riderOnTurn,
  roundOf,
  surfaceChange,
  type Action,
  type CardKind,
  type ChanceCard,
  type Event,
  type MovePoints,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { copied, inUse, release } from './copies.ts';
import type { Before } from './imagine.ts';
import { judge, judgeFrom } from './judgement.ts';
import { Picture } from './picture.ts';
import { ridesOf, type Rides } from './rides.ts';
import type { Side } from './side.ts';

/** What a rider may expect of his turn: own dice and cards are not guessed but weighed, all of them, each carried on to the best space that so many points allow. */

const short = game.short!;

/** More points than a turn can bring: 11 by a chance card or 12 by cards, and a descent; 7 and an extra die. */
const MOST = 17;
/** The same before the surface changes it: 7 and an extra die; in the first round, which has no chance cards, two dice. */
const MOST_TOTAL = 13;
const MOST_OF_DICE = 12;

type How = 'open' | 'alone';

const picture = new Picture();

// Work space of a turn.
const openPoints = new Float64Array(MOST + 1);
const alonePoints = new Float64Array(MOST + 1);
const openTotals = new Float64Array(MOST_TOTAL + 1);
const aloneTotals = new Float64Array(MOST_TOTAL + 1);

/** What the rider whose turn it is may expect of each of his options but a change of the lead; -Infinity for those. */
export function turnWorths(s: State, side: Side, options: readonly Action[]): number[] {
  const turn = new Turn(s, side);
  return options.map((option) => turn.worth(option));
}

/** The best option without a change of the lead is worth so much. */
export function bestOfTurn(s: State, side: Side): number {
  const { at, count } = short.options(s);
  const options = at.slice(0, count);
  let best = -Infinity;
  for (const worth of turnWorths(s, side, options)) best = Math.max(best, worth);
  return best;
}

/** The turn on one position: good until the next one is made, with which it shares its work space. */
class Turn {
  readonly #s: State;
  readonly #side: Side;
  readonly #rider: Rider;
  /** The position as it is, and without a move this round. */
  readonly #now: number;
  readonly #stopped: number;
  readonly #change: MovePoints;
  /** [points]: what so many are worth, if those behind may follow, and if nobody may. */
  readonly #open = openPoints.fill(-Infinity);
  readonly #alone = alonePoints.fill(-Infinity);
  #openTotals: Float64Array | null = null;
  #aloneTotals: Float64Array | null = null;
  readonly #afterCards = new Map<readonly CardKind[], number>();
  readonly #hands = { 'card-taken': Number.NaN, 'card-lost': Number.NaN };
  readonly #falls: number[] = [];
  readonly #seen: number[] = [];

  constructor(s: State, side: Side) {
    this.#s = s;
    this.#side = side;
    this.#rider = riderOnTurn(s);
    this.#now = picture.draw(s, side);
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

  // ---- where so many points lead ----

  /** [points]: the best space that so many points allow. */
  #weighPoints(): void {
    const total = roundOf(this.#s) === 1 ? MOST_OF_DICE : MOST_TOTAL;
    const most = Math.min(MOST, total + this.#change);
    const rides = ridesOf(this.#s, this.#rider, this.#side);
    const used = inUse();
    const before = copied(this.#s);
    // From the most downwards: a shorter search over the road is the beginning of a longer one.
    const from: Before = { picture, likeness: rides.likeness };
    for (let points = most; points >= 1; points--) this.#weighPlaces(before, rides, points, from);
    release(used);
  }

  #weighPlaces(before: State, rides: Rides, points: MovePoints, from: Before): void {
    game.evolve(before, { type: 'total', rider: this.#rider, total: points, change: 0, points, alone: false });
    const { at, count } = short.options(before);
    let bestOpen = -Infinity;
    let bestAlone = -Infinity;
    for (let i = 0; i < count; i++) {
      const option = at[i]!;
      if (option.type !== 'move') continue;
      const { to } = option;
      rides.look(before, option, to, from);
      bestOpen = Math.max(bestOpen, rides.open(to));
      bestAlone = Math.max(bestAlone, rides.alone(to));
    }
    // Blocked: he stays where he is.
    if (count === 0) bestOpen = bestAlone = this.#judgeAfter({ type: 'blocked', rider: this.#rider });
    this.#open[points] = bestOpen;
    this.#alone[points] = bestAlone;
  }

  // ---- dice and chance cards ----

  #worthOfTotal(total: MovePoints, how: How): number {
    const points = Math.max(0, Math.min(MOST, total + this.#change));
    return points === 0 ? this.#stopped : (how === 'open' ? this.#open : this.#alone)[points]!;
  }

  /** The mean over so many dice on top of `base`; a 7 brings a chance card (UR 7). */
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

  /** [total] */
  #weighTotals(how: How, totals: Float64Array): Float64Array {
    for (let total = 0; total <= MOST_TOTAL; total++) totals[total] = this.#worthOfTotal(total, how);
    if (roundOf(this.#s) > 1) totals[7] = this.#chanceCard(how);
    return totals;
  }

  #chanceCard(how: How): number {
    let cards = 0;
    let sum = 0;
    CHANCE_KINDS.forEach((kind, i) => {
      const count = inStack(this.#s, i);
      if (count === 0) return;
      const effect = CHANCE_EFFECTS[kind];
      const who = effect.alone ? 'alone' : how;
      let worth =
        (effect.gains ? this.#handChange('card-taken') : 0) +
        (effect.loses ? this.#handChange('card-lost') : 0) +
        (effect.photo ? this.#photos(1) : 0);
      if (effect.falls) worth += this.#fall(i);
      else if (effect.stops) worth += this.#stopped;
      else if (effect.die === 'none') worth += this.#worthOfTotal(7 + effect.plus, who);
      else for (let die = 1; die <= 6; die++) worth += this.#worthOfTotal(die + (effect.die === 'again' ? 0 : 7), who) / 6;
      cards += count;
      sum += count * worth;
    });
    return cards === 0 ? this.#worthOfTotal(7, how) : sum / cards;
  }

  // ---- what else happens to him ----

  /** The worth of the position as if one more thing had happened. @param dealt whose hand it changes */
  #judgeAfter(event: Event, dealt?: Rider): number {
    const used = inUse();
    const copy = game.evolve(copied(this.#s), event);
    const worth = judgeFrom(picture, copy, dealt);
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

  /** UR 7.1: who falls with him is found out by the rules. */
  #fall(card: ChanceCard): number {
    const known = this.#falls[card];
    if (known !== undefined) return known;
    const used = inUse();
    const s = copied(this.#s);
    game.evolve(s, { type: 'due', what: 'card', rider: this.#rider, asked: -1, to: -1, length: 0 });
    const told: Event[] = [];
    short.play(copied(s), { type: 'card', card }, told);
    for (const event of told) if (event.type === 'fell') game.evolve(s, event);
    const worth = judgeFrom(picture, s);
    release(used);
    this.#falls[card] = worth;
    return worth;
  }

  /** One card of his own number more or less: the kind matters little here. */
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

  /** UR 14: what so many photo cards cost. */
  #photos(count: number): number {
    return this.#afterPhotos(this.#s, count) - this.#now;
  }

  #afterPhotos(s: State, left: number): number {
    if (left === 0) return this.#judgePhotos(s);
    let sum = 0;
    for (let photo = 1; photo <= 6; photo++) {
      const used = inUse();
      sum += this.#afterPhotos(game.evolve(copied(s), { type: 'photographed', rider: this.#rider, photo }), left - 1);
      release(used);
    }
    return sum / 6;
  }

  /** It is how many different ones there are that counts. */
  #judgePhotos(s: State): number {
    let different = 0;
    for (let photo = 1; photo <= 6; photo++) if (photosOf(s, this.#rider, photo) > 0) different++;
    return (this.#seen[different] ??= judge(s, this.#side));
  }
}
