import {
  inHand,
  KIND_COUNT,
  onPile,
  SPEED_KINDS,
  SPURT,
  stockSize,
  WIND,
  type Rider,
  type State,
  type Tempo,
  type CardKind,
} from '../../../games/ausreisser/index.ts';
import { NO_SEAT } from '../../../kit/index.ts';
import { slowestTaker } from './verdicts.ts';

/** Cards a rider may choose from in a turn: a full hand and the card of the turn. */
const MAX_CARDS = 8;

/** The cards that a seat does not see: the stock and the other hands, which it cannot tell apart (DA 7). */
export class UnseenCards {
  /** By kind. */
  private readonly counts = new Float64Array(KIND_COUNT);
  private total = 0;
  /** By kind: unseen speed cards slower than it; the last entry is their total. */
  private readonly slower = new Float64Array(SPEED_KINDS + 1);
  /** By number of cards to choose from: cached results of `fastest`. */
  private readonly chances = Array.from({ length: MAX_CARDS + 1 }, () => new Float64Array(SPEED_KINDS));
  private readonly isWorkedOut = new Uint8Array(MAX_CARDS + 1);

  /** @param seat NO_SEAT for public knowledge only */
  look(s: State, seat: Rider): void {
    const { counts, slower } = this;
    const { deck, riderCount } = s.config;
    this.total = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      let left = deck[kind]!;
      if (seat !== NO_SEAT) left -= inHand(s, seat, kind);
      for (let r = 0; r < riderCount; r++) left -= onPile(s, r, kind);
      counts[kind] = left;
      this.total += left;
    }
    for (let kind = 0; kind < SPEED_KINDS; kind++) slower[kind + 1] = slower[kind]! + counts[kind]!;
    this.isWorkedOut.fill(0);
  }

  /** The fastest kind such that no more than this share of the speed cards is slower. */
  kindAbove(share: number): number {
    const { slower } = this;
    let kind = 0;
    while (kind < SPEED_KINDS - 1 && slower[kind + 1]! < share * slower[SPEED_KINDS]!) kind++;
    return kind;
  }

  /** The chance that none of this many cards is one of `wanted`; 0 for more cards than there are. */
  private chanceOfNone(suitable: number, cards: number): number {
    const { total } = this;
    if (suitable === 0 && cards <= total) return 1;
    let chance = 1;
    for (let i = 0; i < cards && chance > 0; i++) chance *= Math.max(0, total - suitable - i) / Math.max(1, total - i);
    return chance;
  }

  /** The chance of a headwind among this many cards drawn. */
  chanceOfWind(cards: number): number {
    return 1 - this.chanceOfNone(this.counts[WIND]!, cards);
  }

  private notSlower(kind: CardKind): number {
    return this.slower[SPEED_KINDS]! - this.slower[kind]!;
  }

  /** By kind: the chance that it is the fastest of this many cards. */
  fastest(cards: number): Float64Array {
    const chances = this.chances[cards]!;
    if (this.isWorkedOut[cards] === 1) return chances;
    this.isWorkedOut[cards] = 1;
    let none = this.chanceOfNone(this.notSlower(0), cards);
    for (let kind = 0; kind < SPEED_KINDS; kind++) {
      const next = this.chanceOfNone(this.notSlower(kind + 1), cards);
      chances[kind] = next - none;
      none = next;
    }
    return chances;
  }

  /**
   * The chance that a rider of the bunch takes the lead from a tempo on the flat with one of this many cards, if
   * necessary with a spurt.
   */
  chanceToTakeLead(tempo: Tempo, cards: number): number {
    return this.chanceToTake(this.notSlower(slowestTaker(tempo, 0)), this.notSlower(slowestTaker(tempo, 1)), cards);
  }

  /** The same where no rider takes the lead: on a hill, and behind the bunch. */
  chanceWithoutTaking(cards: number): number {
    return this.chanceToTake(0, 0, cards);
  }

  /** @param plain cards that take the lead alone @param spurted cards that take it with a spurt */
  private chanceToTake(plain: number, spurted: number, cards: number): number {
    const nearly = 1 - this.chanceOfNone(spurted, cards);
    if (nearly === 0) return 0;
    const take = 1 - this.chanceOfNone(plain, cards);
    const spurt = 1 - this.chanceOfNone(this.counts[SPURT]!, cards);
    return 1 - (1 - take) * (1 - spurt * nearly);
  }
}

/** Mean number of cards that a turn takes from the stock; special cards are replaced, too. */
const CARDS_A_TURN = 1.15;

/** Remaining turns of each rider in this stage. */
export const turnsLeft = (s: State): number => stockSize(s) / (s.config.riderCount * CARDS_A_TURN);
