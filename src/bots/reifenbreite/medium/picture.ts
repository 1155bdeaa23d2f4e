import {
  finishers,
  hasMoved,
  isOnRoad,
  jerseyWearer,
  linesCrossed,
  managerOfRider,
  placeOf,
  positionInTeam,
  rankOf,
  RIDER_COUNT,
  roundOf,
  TEAM_SIZE,
  teamOf,
  type LineIndex,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { groundOf, type Ground } from './ground.ts';
import { Hands, teamMatesLeft } from './hands.ts';
import { inChangedLine, lineGain, type Riders } from './line-gain.ts';
import { countPoints, danger, extra, jerseyToCome, prize } from './points.ts';
import { isOwn, type Side } from './side.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import {
  MAX_LINES,
  place,
  moved,
  leads,
  follows,
  lined,
  carded,
  rode,
  other,
  changed,
  teamsMoved,
  turns,
  scale,
  own,
  crossed,
  sprintRank,
  before,
} from './work-space.ts';

/** Spaces of a turn on flat road. */
const SPACES_A_TURN = 7;

let ranks = sprintRank;
const hand = new Hands(RIDER_COUNT);

const NOBODY_ELSE = -1;
/** Sums that go along with the chances against one after the other. */
const SUMS = 4;

/**
 * A position and all that was found out in judging it, so that one that is a ride or two farther on is judged by what differs: who moved, who stands beside whom now, and their
 * chances against the others. What is not reckoned anew is the very number that reckoning anew would give.
 */
export class Picture {
  side: Side = { seat: 0, riders: 0, weights: WEIGHTS };
  #ground: Ground | null = null;
  #s: State | null = null;
  #round = 0;
  #finishers = 0;
  /** Who is on his way, from the first number to the last. */
  readonly #racing = new Int8Array(RIDER_COUNT);
  #riding = 0;
  /** Those of them who ride for this side. */
  readonly #ours = new Int8Array(RIDER_COUNT);
  #ourRiding = 0;
  readonly #riders: Riders = { isRacing: new Uint8Array(RIDER_COUNT), manager: new Int8Array(RIDER_COUNT), on: new Int8Array(0) };
  readonly #place = new Int16Array(RIDER_COUNT);
  readonly #moved = new Uint8Array(RIDER_COUNT);
  readonly #onRoad = new Uint8Array(RIDER_COUNT);
  readonly #crossed = new Uint8Array(RIDER_COUNT);
  readonly #leads = new Int8Array(RIDER_COUNT);
  readonly #follows = new Int8Array(RIDER_COUNT);
  readonly #lined = new Float64Array(RIDER_COUNT);
  readonly #carded = new Float64Array(RIDER_COUNT);
  readonly #hands = new Hands(RIDER_COUNT);
  readonly #mates = new Uint8Array(RIDER_COUNT);
  /** What a rider of this side has, and what a point of his is worth. */
  readonly #own = new Float64Array(RIDER_COUNT);
  readonly #share = new Float64Array(RIDER_COUNT);
  #jersey = 0;
  readonly #sprintRank = new Uint8Array(MAX_LINES);
  /** [line]: 1 where the numbers below are known. [line * riders + rider]; [(line * riders + rider) * riders + other]: how likely before him. */
  readonly #known = new Uint8Array(MAX_LINES);
  #turns = new Float64Array(0);
  #scale = new Float64Array(0);
  #wins = new Float64Array(0);
  /** What the chances against those before the other come to, four numbers each: where the first of them has not changed, reckoning goes on from there. */
  #sums = new Float64Array(0);

  /** Looks at all of a position. @returns what it is worth to the side */
  draw(s: State, side: Side): number {
    this.#clearRoad();
    const ground = groundOf(s);
    this.side = side;
    this.#ground = ground;
    this.#s = s;
    this.#round = roundOf(s);
    this.#finishers = finishers(s);
    this.#makeRoom(ground);
    this.#drawRiders(s, ground);
    this.#drawPoints(s, ground);
    crossed.set(this.#crossed);
    ranks = this.#sprintRank;
    own.set(this.#own);
    this.#link(ground);
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      changed[r] = 1;
      lined[r] = lineGain(r, this.#riders, ground, this.#hands, side.weights);
    }
    this.#leads.set(leads);
    this.#follows.set(follows);
    this.#lined.set(lined);
    this.#carded.set(carded);
    this.#known.fill(0);
    return this.#worth(s, ground, this.#hands, true);
  }

  /** What each rider of the side may expect in the position drawn last. @param into by rider */
  points(into: Float64Array): void {
    into.set(own);
  }

  #clearRoad(): void {
    const ground = this.#ground;
    if (ground === null) return;
    for (let r = 0; r < RIDER_COUNT; r++) if (this.#onRoad[r] === 1) this.#riders.on[ground.spaceOf[this.#place[r]!]!] = 0;
  }

  #makeRoom({ course }: Ground): void {
    if (this.#riders.on.length < course.spaceCount) this.#riders.on = new Int8Array(course.spaceCount);
    const numbers = course.lines.length * RIDER_COUNT;
    if (this.#turns.length >= numbers) return;
    this.#turns = new Float64Array(numbers);
    this.#scale = new Float64Array(numbers);
    this.#wins = new Float64Array(numbers * RIDER_COUNT);
    this.#sums = new Float64Array(numbers * RIDER_COUNT * SUMS);
  }

  #drawRiders(s: State, { pace, spaceOf }: Ground): void {
    const { weights } = this.side;
    let riding = 0;
    this.#ourRiding = 0;
    for (let r = 0; r < RIDER_COUNT; r++) {
      const at = placeOf(s, r);
      this.#place[r] = place[r] = at;
      this.#moved[r] = moved[r] = hasMoved(s, r) ? 1 : 0;
      this.#onRoad[r] = isOnRoad(s, r) ? 1 : 0;
      if (this.#onRoad[r] === 1) this.#riders.on[spaceOf[at]!] = r + 1;
      this.#riders.isRacing[r] = 0;
      if (at < 0 || rankOf(s, r) > 0) continue;
      this.#riders.isRacing[r] = 1;
      this.#racing[riding++] = r;
      if (isOwn(this.side, r)) this.#ours[this.#ourRiding++] = r;
      this.#riders.manager[r] = managerOfRider(s.config, r);
      this.#crossed[r] = linesCrossed(s, r);
      this.#mates[r] = teamMatesLeft(s, r);
      this.#hands.count(s, r, this.#mates[r]!);
      carded[r] = this.#cardsGain(r, this.#hands, pace.toFinish[at]!, weights);
    }
    this.#riding = riding;
  }

  #drawPoints(s: State, ground: Ground): void {
    const { side } = this;
    const { cheating } = s.config.setup.rules;
    this.#jersey = jerseyToCome(s, ground, side.weights);
    countPoints(s, side, this.#jersey, ground.course, this.#own, this.#sprintRank);
    for (let r = 0; r < RIDER_COUNT; r++) if (isOwn(side, r)) this.#share[r] = 1 + side.weights.rivals - (cheating ? danger(s, r) : 0);
  }

  /**
   * What a position is worth that came of the one drawn by rides and by what chance brings a rider.
   * @param dealt the hand of his team may be another one; left out: nobody's is
   * @returns NaN where too much is different: another round, somebody home or off his bicycle
   */
  after(s: State, dealt: Rider = NOBODY_ELSE): number {
    if (this.#s?.config !== s.config || roundOf(s) !== this.#round || finishers(s) !== this.#finishers) return Number.NaN;
    const ground = this.#ground!;
    const moves = this.#findMoves(s);
    if (moves < 0) return Number.NaN;
    const hands = dealt < 0 ? this.#hands : this.#handsAfter(s, dealt);
    this.#compare(ground, hands, dealt);
    if (moves > 0) {
      this.#putDown(ground);
      this.#link(ground);
    } else {
      leads.set(this.#leads);
      follows.set(this.#follows);
    }
    this.#lineUp(ground, hands);
    const worth = this.#worth(s, ground, hands, false);
    if (moves > 0) this.#putBack(ground);
    return worth;
  }

  #handsAfter(s: State, dealt: Rider): Hands {
    hand.number.set(this.#hands.number);
    hand.own.set(this.#hands.own);
    hand.jokers.set(this.#hands.jokers);
    const first = dealt - positionInTeam(dealt);
    for (let r = first; r < first + TEAM_SIZE; r++) if (this.#riders.isRacing[r] === 1) hand.count(s, r, this.#mates[r]!);
    return hand;
  }

  /** Who stands elsewhere than in the picture or has had his move. @returns how many; -1 where the picture is of no use */
  #findMoves(s: State): number {
    let moves = 0;
    let over = false;
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      const at = placeOf(s, r);
      const had = hasMoved(s, r) ? 1 : 0;
      place[r] = at;
      moved[r] = had;
      rode[r] = 0;
      crossed[r] = this.#crossed[r]!;
      if (at === this.#place[r] && had === this.#moved[r]) continue;
      if (isOnRoad(s, r) !== (this.#onRoad[r] === 1)) return -1;
      rode[r] = 1;
      moves++;
      crossed[r] = linesCrossed(s, r);
      if (crossed[r] !== this.#crossed[r]) over = true;
    }
    if (over) {
      countPoints(s, this.side, this.#jersey, this.#ground!.course, own, sprintRank);
      ranks = sprintRank;
    } else {
      for (let r = 0; r < RIDER_COUNT; r++) own[r] = this.#own[r]!;
      ranks = this.#sprintRank;
    }
    return moves;
  }

  #compare({ pace: { toFinish } }: Ground, hands: Hands, dealt: Rider): void {
    const { weights } = this.side;
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      const differs = rode[r] === 1 || (dealt >= 0 && !hands.isAs(this.#hands, r));
      other[r] = differs ? 1 : 0;
      carded[r] = differs ? this.#cardsGain(r, hands, toFinish[place[r]!]!, weights) : this.#carded[r]!;
    }
  }

  /** Those who rode, where they stand now. */
  #putDown({ spaceOf }: Ground): void {
    const { on } = this.#riders;
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      if (rode[r] === 1 && this.#onRoad[r] === 1) on[spaceOf[this.#place[r]!]!] = 0;
    }
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      if (rode[r] === 1 && this.#onRoad[r] === 1) on[spaceOf[place[r]!]!] = r + 1;
    }
  }

  /** The road as it was in the picture. */
  #putBack({ spaceOf }: Ground): void {
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      if (rode[r] === 1 && this.#onRoad[r] === 1) this.#riders.on[spaceOf[place[r]!]!] = 0;
    }
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      if (rode[r] === 1 && this.#onRoad[r] === 1) this.#riders.on[spaceOf[this.#place[r]!]!] = r + 1;
    }
  }

  #link({ spaceAhead, surface }: Ground): void {
    const { on } = this.#riders;
    for (let r = 0; r < RIDER_COUNT; r++) leads[r] = follows[r] = -1;
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      const at = place[r]!;
      const ahead = spaceAhead[at]!;
      if (ahead < 0) continue;
      const leader = on[ahead]! - 1;
      // UR 5.4: whoever has moved is followed no more, and the surface must be the same
      if (leader < 0 || leader === r || this.#riders.isRacing[leader] === 0 || moved[leader] !== moved[r]) continue;
      if (surface[place[leader]!] !== surface[at]) continue;
      leads[r] = leader;
      follows[leader] = r;
    }
  }

  /** What riders win in lines, where it may not be what it was: and so who needs other turns. */
  #lineUp(ground: Ground, hands: Hands): void {
    teamsMoved.fill(0);
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      changed[r] = other[r]!;
      if (moved[r] === 1) teamsMoved[teamOf(r)] = 1;
      if (leads[r] !== this.#leads[r] || follows[r] !== this.#follows[r]) other[r] = 1;
    }
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      lined[r] = this.#lined[r]!;
      // without a team-mate who has moved there is no wheel to be had
      const wheel = leads[r]! < 0 && moved[r] === 0 && teamsMoved[teamOf(r)] === 1;
      if (!wheel && !inChangedLine(r)) continue;
      lined[r] = lineGain(r, this.#riders, ground, hands, this.side.weights);
      if (lined[r] !== this.#lined[r]) changed[r] = 1;
    }
  }

  // ---- terms ----

  /** Spaces that the cards in hand are good for: what they are better than a die by. */
  #cardsGain(rider: Rider, { own: spaces, jokers }: Hands, left: number, { card, joker, wait, waitTurns, rivalCards }: Weights): number {
    const time = (left - 1) / waitTurns;
    return (
      card * (spaces[rider]! + joker * jokers[rider]!) * (1 + wait * (time > 1 ? 1 : time)) * (isOwn(this.side, rider) ? 1 : rivalCards)
    );
  }

  // ---- points ----

  #worth(s: State, ground: Ground, hands: Hands, drawing: boolean): number {
    const { side } = this;
    const { lines } = ground.course;
    this.#finish(ground, hands, lines.length - 1, drawing);
    // Who wins the first line puts it on; before that the lines after it have none to give.
    let jersey = this.#jersey;
    for (let line = 0; line < lines.length; line++) {
      if (ranks[line] === 0 || !this.#isNear(line, ground)) continue;
      this.#sprint(s, ground, hands, line, jersey, drawing);
      if (jerseyWearer(s) < 0) jersey = 0;
    }
    let worth = 0;
    for (let r = 0; r < RIDER_COUNT; r++) if (isOwn(side, r)) worth += own[r]! * this.#share[r]!;
    return worth;
  }

  /** Turns to a line for all who have not crossed it, as far as can be foreseen. @returns whether those who need what they needed have kept their chances */
  #timeTo(line: LineIndex, { pace, ridden }: Ground, { number }: Hands, drawing: boolean): boolean {
    const { unsure, unsurePerTurn, pace: share, ahead, cardTurns } = this.side.weights;
    const toLine = pace.toLine[line]!;
    const open = pace.open[line]!;
    const known = this.#known[line] === 1;
    const row = line * RIDER_COUNT;
    for (let i = 0; i < this.#riding; i++) {
      const r = this.#racing[i]!;
      if (known && changed[r] === 0) {
        turns[r] = this.#turns[row + r]!;
        scale[r] = this.#scale[row + r]!;
        continue;
      }
      const at = place[r]!;
      const left = toLine[at]!;
      // A card needs its turn; and nothing saves the last one.
      const room = left / (number[r]! * cardTurns);
      const won = (lined[r]! + (room < 1 ? room * carded[r]! : carded[r]!)) / SPACES_A_TURN;
      turns[r] = left * share - (won < left - 1 ? won : Math.max(0, left - 1)) - (moved[r] === 1 ? 0 : 1) - ahead * ridden[at]!;
      scale[r] = unsure + unsurePerTurn * open[at]!;
      if (!drawing) continue;
      this.#turns[row + r] = turns[r]!;
      this.#scale[row + r] = scale[r]!;
    }
    return known;
  }

  /** UR 8: 40 - 2 x rank, and 12, 4 and 1 more for the first three: by the mean of his rank and how likely he is one of the three. */
  #finish(ground: Ground, hands: Hands, line: LineIndex, drawing: boolean): void {
    const known = this.#timeTo(line, ground, hands, drawing);
    const first = this.#finishers + 1;
    const wins = this.#wins;
    const sums = this.#sums;
    let from = 0;
    while (from < this.#riding - 1 && changed[this.#racing[from]!] === 0) from++;
    for (let j = 0; j < this.#ourRiding; j++) {
      const r = this.#ours[j]!;
      const row = (line * RIDER_COUNT + r) * RIDER_COUNT;
      const kept = known && changed[r] === 0;
      let mean = first;
      let none = 1;
      let one = 0;
      let two = 0;
      let i = 0;
      if (kept && from > 0) {
        i = from;
        const at = (row + i) * SUMS;
        mean = sums[at]!;
        none = sums[at + 1]!;
        one = sums[at + 2]!;
        two = sums[at + 3]!;
      }
      for (; i < this.#riding; i++) {
        const q = this.#racing[i]!;
        if (drawing) {
          const at = (row + i) * SUMS;
          sums[at] = mean;
          sums[at + 1] = none;
          sums[at + 2] = one;
          sums[at + 3] = two;
        }
        if (q === r) continue;
        const win = kept && changed[q] === 0 ? wins[row + q]! : before(r, q);
        if (drawing) wins[row + q] = win;
        mean += 1 - win;
        two = two * win + one * (1 - win);
        one = one * win + none * (1 - win);
        none *= win;
      }
      own[r]! += 40 - 2 * mean + none * extra(first) + one * extra(first + 1) + two * extra(first + 2);
    }
    if (drawing) this.#known[line] = 1;
  }

  /** A rider of this side is so near a sprint line that it is thought of. */
  #isNear(line: LineIndex, { pace }: Ground): boolean {
    const toLine = pace.toLine[line]!;
    for (let j = 0; j < this.#ourRiding; j++) {
      const r = this.#ours[j]!;
      if (crossed[r]! <= line && toLine[place[r]!]! < this.side.weights.sprintInSight) return true;
    }
    return false;
  }

  /** UR 15: points at a line ahead; UR 15.1: and the jersey that goes with them. */
  #sprint(s: State, ground: Ground, hands: Hands, line: LineIndex, jersey: number, drawing: boolean): void {
    const rank = ranks[line]!;
    const { points } = ground.course.lines[line]!;
    const wearer = jerseyWearer(s);
    const known = this.#timeTo(line, ground, hands, drawing);
    const wins = this.#wins;
    for (let j = 0; j < this.#ourRiding; j++) {
      const r = this.#ours[j]!;
      if (crossed[r]! > line) continue;
      const row = (line * RIDER_COUNT + r) * RIDER_COUNT;
      const kept = known && changed[r] === 0;
      let none = 1;
      let one = 0;
      let two = 0;
      for (let k = 0; k < this.#riding; k++) {
        const q = this.#racing[k]!;
        if (q === r || crossed[q]! > line) continue;
        const win = kept && changed[q] === 0 ? wins[row + q]! : before(r, q);
        if (drawing) wins[row + q] = win;
        two = two * win + one * (1 - win);
        one = one * win + none * (1 - win);
        none *= win;
      }
      for (let k = rank; k <= 3; k++) {
        const chance = k === rank ? none : k === rank + 1 ? one : two;
        own[r]! += chance * prize(s, r, points[k - 1] ?? 0, k === 1 || wearer >= 0 ? jersey : 0);
      }
    }
    if (drawing) this.#known[line] = 1;
  }
}
