import {
  finalSpeed,
  handSize,
  HILL,
  hillLies,
  inHand,
  judge,
  KIND_COUNT,
  leaderOf,
  minutesOf,
  onPile,
  riderAsked,
  riderOnTurn,
  SPEED_KINDS,
  speedOf,
  SPURT,
  tempoOf,
  tempoUnderHill,
  WIND,
  windsLying,
  type Action,
  type CardKind,
  type Minutes,
  type Rider,
  type Speed,
  type State,
  type Tempo,
} from '../../../games/ausreisser/index.ts';
import type { OptionList } from '../../../kit/index.ts';
import { chanceOfNone, turnsLeft } from './unseen.ts';
import type { Weights } from './weights.ts';
import { meanLoss, slowestTaker, type Road } from './verdicts.ts';
import { LAST_TURNS } from './worth.ts';

/** Hands of up to so many cards at a turn. */
const MOST_CARDS = 8;
/** [kind]: that card and nothing with it. */
const ALONE = Array.from({ length: SPEED_KINDS }, (_, kind) => [kind]);

/**
 * Medium's judgement without lists and copies, for imagined races: the same weights, the same questions to the rules (`verdicts.ts`), the same answers. A test
 * rides both side by side.
 */
export class QuickRider {
  private readonly weights: Weights;
  private s!: State;
  private seat: Rider = 0;
  private readonly counts = new Float64Array(KIND_COUNT);
  private total = 0;
  /** [kind]: unseen speed cards slower than that kind; the last entry counts all. */
  private readonly slower = new Float64Array(SPEED_KINDS + 1);
  private turns = 0;
  private idle: Speed = 0;
  /** [cards to choose from]: the chances of the fastest card, and whether they are worked out. */
  private readonly chances = Array.from({ length: MOST_CARDS + 1 }, () => new Float64Array(SPEED_KINDS));
  private readonly bestIsKnown = new Uint8Array(MOST_CARDS + 1);
  private keepTempo: Tempo = -1;
  private keepChance = 0;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** Before anything is asked of a position: the cards that `seat` does not see. */
  look(s: State, seat: Rider): void {
    const { counts, slower } = this;
    const { deck, riderCount } = s.config;
    this.s = s;
    this.seat = seat;
    this.total = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      let left = deck[kind]! - inHand(s, seat, kind);
      for (let r = 0; r < riderCount; r++) left -= onPile(s, r, kind);
      counts[kind] = left;
      this.total += left;
    }
    for (let kind = 0; kind < SPEED_KINDS; kind++) slower[kind + 1] = slower[kind]! + counts[kind]!;
    this.turns = turnsLeft(s);
    const share = this.weights.unplayed / (this.weights.unplayed + 1 + this.turns);
    let kind = 0;
    while (kind < SPEED_KINDS - 1 && slower[kind + 1]! < share * slower[SPEED_KINDS]!) kind++;
    this.idle = speedOf(kind);
    this.bestIsKnown.fill(0);
    this.keepTempo = -1;
  }

  private bestCards(cards: number): Float64Array {
    const chances = this.chances[cards]!;
    if (this.bestIsKnown[cards] === 1) return chances;
    this.bestIsKnown[cards] = 1;
    const { slower, total } = this;
    let none = chanceOfNone(total, slower[SPEED_KINDS]!, cards);
    for (let kind = 0; kind < SPEED_KINDS; kind++) {
      const next = chanceOfNone(total, slower[SPEED_KINDS]! - slower[kind + 1]!, cards);
      chances[kind] = next - none;
      none = next;
    }
    return chances;
  }

  /** Minutes that riders after `from` and before `to` are expected to lose, each with his fastest card. @param besides who is left out */
  private loss(from: Rider, to: Rider, besides: Rider, tempo: Tempo, road: Road): number {
    const { s } = this;
    const { riderCount } = s.config;
    const judgedBy = road === 'hill' ? tempoUnderHill(tempo) : tempo;
    let sum = 0;
    for (let r = from + 1 === riderCount ? 0 : from + 1; r !== to; r = r + 1 === riderCount ? 0 : r + 1)
      if (r !== besides) sum += meanLoss(this.bestCards(handSize(s, r) + 1), minutesOf(s, r), judgedBy, road);
    return sum;
  }

  /** The chance that no rider after `from` and before `to` takes the lead from a tempo on the flat. */
  private keep(from: Rider, to: Rider, besides: Rider, tempo: Tempo): number {
    const { s, total, counts, slower, weights } = this;
    const { riderCount } = s.config;
    const plain = slower[SPEED_KINDS]! - slower[slowestTaker(tempo, 0)]!;
    const spurted = slower[SPEED_KINDS]! - slower[slowestTaker(tempo, 1)]!;
    if (spurted === 0) return 1;
    let keep = 1;
    let known = -1;
    let take = 0;
    for (let r = from + 1 === riderCount ? 0 : from + 1; r !== to; r = r + 1 === riderCount ? 0 : r + 1) {
      if (r === besides || minutesOf(s, r) > 0) continue;
      const hand = handSize(s, r) + 1;
      if (hand !== known) {
        known = hand;
        const nearly = 1 - chanceOfNone(total, spurted, hand);
        take = 1 - chanceOfNone(total, plain, hand);
        take = 1 - (1 - take) * (1 - (1 - chanceOfNone(total, counts[SPURT]!, hand)) * nearly);
      }
      keep *= 1 - weights.willing * take;
    }
    return Math.max(0, keep);
  }

  private worthOfLeading(): number {
    const { turns, weights } = this;
    return weights.keep * Math.min(1, turns) + (turns < 1 ? weights.yellow : 0);
  }

  private lasting(): number {
    return Math.min(1, this.turns / LAST_TURNS);
  }

  /** Medium's `worthOfLaying`. @param cards as listed: the speed card, the spurts, the hill */
  worthOfLaying(cards: readonly CardKind[]): number {
    const { s, seat, weights, turns } = this;
    const hill = cards[cards.length - 1] === HILL;
    const spurts = cards.length - (hill ? 2 : 1);
    const road: Road = hill || hillLies(s) ? 'hill' : 'flat';
    const tempo = hill ? tempoUnderHill(tempoOf(s)) : tempoOf(s);
    const winds = windsLying(s);
    const minutes = minutesOf(s, seat);
    const role = seat === leaderOf(s) ? 'leader' : 'other';
    const judged = { role, minutes, tempo, road } as const;
    const speed = finalSpeed(cards[0]!, spurts, winds, road);
    const { result, minutes: after } = judge(judged, speed);
    const leads = result === 'led' || result === 'took-lead';
    const rate = leads ? weights.priceLead : after > 0 ? weights.priceDropped : weights.priceBunch;
    let price = rate * Math.max(0, speedOf(cards[0]!) - this.idle) * Math.min(1, turns);
    if (spurts > 0) price += spurts * weights.spurt * this.lasting();
    if (hill) price += weights.hill * this.lasting();
    // what a hill does to the others is the same with and without a headwind
    const harm = hill ? this.harmByHill(seat, leaderOf(s), -1) : 0;
    const plain = this.effect(result, after - minutes, after, speed, road, harm);
    if (spurts === 0) return plain - price;
    const slower = finalSpeed(cards[0]!, spurts - 1, winds, road);
    const slowed = judge(judged, slower);
    const wind = 1 - chanceOfNone(this.total, this.counts[WIND]!, spurts);
    return (1 - wind) * plain + wind * this.effect(slowed.result, slowed.minutes - minutes, slowed.minutes, slower, road, harm) - price;
  }

  private effect(result: string, change: Minutes, after: Minutes, speed: Speed, road: Road, harm: number): number {
    const { seat, weights, turns, s } = this;
    switch (result) {
      case 'led':
      case 'took-lead': {
        const keep = road === 'hill' ? 1 : this.keepAll(speed);
        const loss = this.loss(seat, seat, -1, speed, road);
        const group = result === 'took-lead' ? weights.take : 0;
        return group + keep * this.worthOfLeading() + (weights.harm * loss) / (s.config.riderCount - 1);
      }
      case 'dropped':
        return harm - change - weights.drop * Math.min(1, turns);
      case 'won-back':
        return harm - change + (after === 0 ? weights.back * Math.min(1, turns) : 0);
      default:
        return harm - change;
    }
  }

  private keepAll(speed: Speed): number {
    if (this.keepTempo !== speed) {
      this.keepTempo = speed;
      this.keepChance = this.keep(this.seat, this.seat, -1, speed);
    }
    return this.keepChance;
  }

  private harmByHill(from: Rider, to: Rider, besides: Rider): number {
    const { s } = this;
    const tempo = tempoOf(s);
    const lost = this.loss(from, to, besides, tempo, 'hill') - this.loss(from, to, besides, tempo, 'flat');
    return (this.weights.harm * lost) / (s.config.riderCount - 1);
  }

  /** Medium's `worthOfHill`: out of turn. */
  worthOfHill(): number {
    const { s, seat, weights } = this;
    const leader = leaderOf(s);
    const from = riderOnTurn(s);
    const own = this.isBetween(from, leader) ? this.ownLoss('hill') - this.ownLoss('flat') : 0;
    const guarded = seat === leader ? (1 - this.keep(from, leader, seat, tempoOf(s))) * this.worthOfLeading() : 0;
    return this.harmByHill(from, leader, seat) + guarded - own - weights.hillOutOfTurn * this.lasting();
  }

  private isBetween(from: Rider, to: Rider): boolean {
    const { riderCount } = this.s.config;
    const ahead = (this.seat - from + riderCount) % riderCount;
    return ahead > 0 && ahead <= (to - from + riderCount - 1) % riderCount;
  }

  /** Minutes his own fastest card would cost, with the headwinds he holds. */
  private ownLoss(road: Road): Minutes {
    const { s, seat } = this;
    let kind = SPEED_KINDS - 1;
    while (kind >= 0 && inHand(s, seat, kind) <= 0) kind--;
    if (kind < 0) return 0;
    const tempo = road === 'hill' ? tempoUnderHill(tempoOf(s)) : tempoOf(s);
    const minutes = minutesOf(s, seat);
    return judge({ role: 'other', minutes, tempo, road }, finalSpeed(kind, 0, inHand(s, seat, WIND), road)).minutes - minutes;
  }

  /** What the best cards are worth to a rider who is about to lay some, a hill and spurts left aside. */
  bestWorth(s: State, seat: Rider): number {
    this.look(s, seat);
    let most = -Infinity;
    for (let kind = 0; kind < SPEED_KINDS; kind++) if (inHand(s, seat, kind) > 0) most = Math.max(most, this.worthOfLaying(ALONE[kind]!));
    return most;
  }

  /** In minutes, after `look`. */
  worthOf(option: Action): number {
    return option.type === 'lay' ? this.worthOfLaying(option.cards) : option.type === 'hill' ? this.worthOfHill() : 0;
  }

  /** Its best options, the best first: at most `most`, and none worth less than the best by more than `within` minutes. */
  best(s: State, { at, count }: OptionList<Action>, most: number, within: number): readonly Action[] {
    this.look(s, riderAsked(s));
    const rated = at.slice(0, count).map((option) => ({ option, worth: this.worthOf(option) }));
    rated.sort((a, b) => b.worth - a.worth);
    return rated.filter(({ worth }, i) => i < most && worth >= rated[0]!.worth - within).map(({ option }) => option);
  }

  /** What it would do as things stand: the deciding rider of a whole position. */
  choose(s: State, options: OptionList<Action>): Action {
    const { at, count } = options;
    if (count === 1) return at[0]!;
    // a sprint stays rather than a hill (DA 4.4): listed first
    if (at[0]!.type === 'discard') return at[count - 1]!;
    this.look(s, riderAsked(s));
    let best: Action = at[0]!;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const worth = this.worthOf(at[i]!);
      if (worth > most) [most, best] = [worth, at[i]!];
    }
    return best;
  }
}
