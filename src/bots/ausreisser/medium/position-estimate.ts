import {
  finalSpeed,
  handSize,
  inHand,
  judge,
  leaderOf,
  minutesOf,
  SPEED_KINDS,
  speedOf,
  tempoOf,
  tempoUnderHill,
  WIND,
  type Minutes,
  type Rider,
  type Speed,
  type State,
  type Tempo,
} from '../../../games/ausreisser/index.ts';
import { UnseenCards, turnsLeft } from './unseen.ts';
import { addLosses, type RoadKind } from './verdicts.ts';
import type { Weights } from './weights.ts';

/** Special cards lose their value over the last turns of a stage. */
const LAST_TURNS = 5;

/**
 * A seat's estimates about a position before it weighs its options. One object is used for many positions and allocates no lists, because
 * bots that imagine races call it millions of times.
 */
export class PositionEstimate {
  readonly weights: Weights;
  readonly unseen = new UnseenCards();
  /** The current position, and the seat. */
  s!: State;
  seat: Rider = 0;
  /** Its remaining turns. */
  turns = 0;
  /** km/h of the fastest cards that will hardly be needed. */
  idle: Speed = 0;
  private kept = NaN;
  private keptTempo: Tempo = -1;
  private hillHarm = NaN;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** Call this first. @param knows whose hand counts as seen: the seat's own, or NO_SEAT for public knowledge only */
  look(s: State, seat: Rider, knows: Rider = seat): this {
    const { weights, unseen } = this;
    this.s = s;
    this.seat = seat;
    unseen.look(s, knows);
    this.turns = turnsLeft(s);
    // one hand of cards stays unplayed at the end, the slowest if possible
    this.idle = speedOf(unseen.kindAbove(weights.unplayed / (weights.unplayed + 1 + this.turns)));
    this.keptTempo = -1;
    this.hillHarm = NaN;
    return this;
  }

  /** 1, falling to 0 over the last turns. */
  get lasting(): number {
    return Math.min(1, this.turns / LAST_TURNS);
  }

  after(rider: Rider): Rider {
    return rider + 1 === this.s.config.riderCount ? 0 : rider + 1;
  }

  /** Whether the seat plays after `from` and before `to`, clockwise. */
  ridesBetween(from: Rider, to: Rider): boolean {
    for (let r = this.after(from); r !== to; r = this.after(r)) if (r === this.seat) return true;
    return false;
  }

  /** Cards a rider chooses from: its hand and the card of the turn. */
  private cardsAtTurn(rider: Rider): number {
    return handSize(this.s, rider) + 1;
  }

  /**
   * Minutes that the seats after `from` and before `to` are expected to lose against a tempo, each with its
   * fastest card; this seat is left out.
   */
  private expectedLoss(from: Rider, to: Rider, tempo: Tempo, road: RoadKind): Minutes {
    const { s, seat, unseen } = this;
    const judgedBy = road === 'hill' ? tempoUnderHill(tempo) : tempo;
    let sum = 0;
    for (let r = this.after(from); r !== to; r = this.after(r))
      if (r !== seat) sum = addLosses(sum, unseen.fastest(this.cardsAtTurn(r)), minutesOf(s, r), judgedBy, road);
    return sum;
  }

  /** Minutes are divided by the number of other seats. */
  private harm(minutes: Minutes): number {
    return (this.weights.harm * minutes) / (this.s.config.riderCount - 1);
  }

  /** The cost of a tempo to all others. */
  harmByTempo(tempo: Tempo, road: RoadKind): number {
    return this.harm(this.expectedLoss(this.seat, this.seat, tempo, road));
  }

  /**
   * The additional cost of a hill to the seats after `from` and before `to`, compared with flat road; this seat is
   * left out.
   */
  harmByHill(from: Rider, to: Rider): number {
    const tempo = tempoOf(this.s);
    return this.harm(this.expectedLoss(from, to, tempo, 'hill') - this.expectedLoss(from, to, tempo, 'flat'));
  }

  /** The same for a hill with the seat's own card, averaged over its cards. */
  harmByOwnHill(): number {
    if (Number.isNaN(this.hillHarm)) this.hillHarm = this.harmByHill(this.seat, leaderOf(this.s));
    return this.hillHarm;
  }

  /** The chance that no seat after `from` and before `to` takes the lead from a tempo; this seat is left out. */
  chanceToKeep(from: Rider, to: Rider, tempo: Tempo, road: RoadKind): number {
    const { s, seat, unseen, weights } = this;
    let keep = 1;
    for (let r = this.after(from); r !== to; r = this.after(r)) {
      if (r === seat) continue;
      const cards = this.cardsAtTurn(r);
      const canTake = road === 'flat' && minutesOf(s, r) === 0;
      keep *= 1 - weights.willing * (canTake ? unseen.chanceToTakeLead(tempo, cards) : unseen.chanceWithoutTaking(cards));
    }
    return Math.max(0, keep);
  }

  /** The value of leading at a tempo until the seat's next turn, or the end of the stage. */
  worthOfLeadingAt(tempo: Tempo, road: RoadKind): number {
    const { seat } = this;
    if (road === 'hill') return this.chanceToKeep(seat, seat, tempo, road) * this.worthOfLeading();
    if (this.keptTempo !== tempo) [this.keptTempo, this.kept] = [tempo, this.chanceToKeep(seat, seat, tempo, road)];
    return this.kept * this.worthOfLeading();
  }

  /** The same if no seat can take the lead. */
  worthOfLeading(): number {
    const { turns, weights } = this;
    return weights.keep * Math.min(1, turns) + (turns < 1 ? weights.yellow : 0);
  }

  /** Minutes lost with the seat's fastest card behind the leader, given its headwinds; 0 without a card. */
  ownLoss(road: RoadKind): Minutes {
    const { s, seat } = this;
    let kind = SPEED_KINDS - 1;
    while (kind >= 0 && inHand(s, seat, kind) <= 0) kind--;
    if (kind < 0) return 0;
    const tempo = road === 'hill' ? tempoUnderHill(tempoOf(s)) : tempoOf(s);
    const minutes = minutesOf(s, seat);
    return judge({ role: 'other', minutes, tempo, road }, finalSpeed(kind, 0, inHand(s, seat, WIND), road)).minutes - minutes;
  }
}
