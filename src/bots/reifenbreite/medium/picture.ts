import {
  finisherCount,
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
import { inChangedLine, lineGain } from './line-gain.ts';
import { ALL, LineField, LineChances } from './line-chances.ts';
import { countPoints, danger, dangerOf, jerseyToCome } from './points.ts';
import { isOwn, type Side } from './side.ts';
import { RoadOccupancy } from './road-occupancy.ts';
import { WEIGHTS } from './weights.ts';
import {
  anew,
  carded,
  changed,
  crossed,
  follows,
  leads,
  lined,
  MAX_LINES,
  moved,
  other,
  others,
  own,
  place,
  rode,
  sprintRank,
} from './work-space.ts';

let ranks = sprintRank;
/** Of the picture of whose position the work space is, but for what `after` changes in it for a while. */
let shown: RoadOccupancy | null = null;
const hand = new Hands(RIDER_COUNT);

const NOBODY_ELSE = -1;
/** Kinds of positions beyond a picture: the round is over, or somebody is home, or one more. */
const MOST_BEYOND = 3;

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
  readonly #field = new LineField();
  readonly #chances = new LineChances(this.#field);
  readonly #occupancy = new RoadOccupancy();
  readonly #moved = new Uint8Array(RIDER_COUNT);
  readonly #crossed = new Uint8Array(RIDER_COUNT);
  readonly #leads = new Int8Array(RIDER_COUNT);
  readonly #follows = new Int8Array(RIDER_COUNT);
  readonly #lined = new Float64Array(RIDER_COUNT);
  readonly #carded = new Float64Array(RIDER_COUNT);
  readonly #hands = new Hands(RIDER_COUNT);
  readonly #teamMates = new Uint8Array(RIDER_COUNT);
  /** What a rider of this side has, and what a point of his is worth. */
  readonly #own = new Float64Array(RIDER_COUNT);
  readonly #share = new Float64Array(RIDER_COUNT);
  #jersey = 0;
  readonly #sprintRank = new Uint8Array(MAX_LINES);
  /** What each rider was worth when it was drawn. */
  readonly #worths = new Float64Array(RIDER_COUNT);
  /** Positions that rides lead to and that this is of no use for, drawn themselves: of those the first `#farther` count. */
  readonly #beyond: Picture[] = [];
  #farther = 0;
  /** How many of `others` are to be taken back. */
  #others = 0;
  /** Drawn of a position that rides lead to: points may be others than those of another one, though nobody has crossed a line between them. */
  #isBeyond = false;

  /** Looks at all of a position. @returns what it is worth to the side */
  draw(s: State, side: Side): number {
    const ground = groundOf(s);
    this.side = side;
    this.#farther = 0;
    this.#ground = ground;
    this.#s = s;
    this.#round = roundOf(s);
    this.#finishers = finisherCount(s);
    this.#occupancy.begin(ground);
    this.#drawRiders(s, ground);
    this.#drawPoints(s, ground);
    crossed.set(this.#crossed);
    ranks = this.#sprintRank;
    own.set(this.#own);
    this.#link(ground);
    const { racing, riding } = this.#field;
    for (let i = 0; i < riding; i++) lined[racing[i]!] = lineGain(racing[i]!, this.#occupancy, ground, this.#hands, side.weights);
    this.#leads.set(leads);
    this.#follows.set(follows);
    this.#lined.set(lined);
    this.#carded.set(carded);
    this.#chances.begin(ground.course.lines.length);
    const worth = this.#worth(s, ground, this.#hands, ALL);
    this.#worths.set(own);
    shown = this.#occupancy;
    return worth;
  }

  /** What each rider of the side may expect in the position drawn last. @param into by rider */
  points(into: Float64Array): void {
    into.set(this.#worths);
  }

  #show(): void {
    place.set(this.#occupancy.place);
    moved.set(this.#moved);
    crossed.set(this.#crossed);
    leads.set(this.#leads);
    follows.set(this.#follows);
    lined.set(this.#lined);
    carded.set(this.#carded);
    shown = this.#occupancy;
  }

  #drawRiders(s: State, { pace }: Ground): void {
    const { weights } = this.side;
    const occupancy = this.#occupancy;
    this.#field.clear();
    for (let r = 0; r < RIDER_COUNT; r++) {
      const at = placeOf(s, r);
      place[r] = at;
      this.#moved[r] = moved[r] = hasMoved(s, r) ? 1 : 0;
      occupancy.add(r, at, isOnRoad(s, r));
      if (at < 0 || rankOf(s, r) > 0) continue;
      occupancy.isRacing[r] = 1;
      if (moved[r] === 1) occupancy.hasWheel(r);
      this.#field.add(r, isOwn(this.side, r));
      occupancy.manager[r] = managerOfRider(s.config, r);
      this.#crossed[r] = linesCrossed(s, r);
      this.#teamMates[r] = teamMatesLeft(s, r);
      this.#hands.count(s, r, this.#teamMates[r]!);
      carded[r] = this.#hands.gain(r, pace.toFinish[at]!, weights, isOwn(this.side, r));
    }
  }

  #drawPoints(s: State, ground: Ground): void {
    const { side } = this;
    const { cheating } = s.config.setup.rules;
    this.#jersey = jerseyToCome(s, ground, side.weights);
    countPoints(s, side, this.#jersey, ground.course, this.#own, this.#sprintRank);
    for (let r = 0; r < RIDER_COUNT; r++) if (isOwn(side, r)) this.#share[r] = 1 + side.weights.rivals - (cheating ? danger(s, r) : 0);
  }

  /** What the position drawn is worth if such photo numbers are against a rider's name. @param seen as bits */
  withPhotos(rider: Rider, seen: number): number {
    const share = this.#share[rider]!;
    this.#share[rider] = 1 + this.side.weights.rivals - dangerOf(seen);
    const worth = this.#sum(this.#worths);
    this.#share[rider] = share;
    return worth;
  }

  /**
   * What a position that rides lead to is worth, where `after` does not know. As a rule more than one of a kind is asked about (the round is over, the first is home): one of
   * them is drawn, the others are judged from that.
   */
  fartherThan(s: State): number {
    for (let i = 0; i < this.#farther; i++) {
      const worth = this.#beyond[i]!.after(s);
      if (!Number.isNaN(worth)) return worth;
    }
    const i = this.#farther < MOST_BEYOND ? this.#farther++ : MOST_BEYOND - 1;
    const picture = (this.#beyond[i] ??= new Picture());
    picture.#isBeyond = true;
    return picture.draw(s, this.side);
  }

  /**
   * What a position is worth that came of the one drawn by rides and by what chance brings a rider.
   * @param dealt the hand of his team may be another one; left out: nobody's is
   * @returns NaN where too much is different: another round, somebody home or off his bicycle
   */
  after(s: State, dealt: Rider = NOBODY_ELSE): number {
    if (this.#s?.config !== s.config || roundOf(s) !== this.#round || finisherCount(s) !== this.#finishers) return Number.NaN;
    if (this.#isBeyond && !this.#hasSameHome(s)) return Number.NaN;
    if (shown !== this.#occupancy) this.#show();
    const ground = this.#ground!;
    const moves = this.#findMoves(s);
    if (moves < 0) return Number.NaN;
    const hands = dealt < 0 ? this.#hands : this.#handsAfter(s, dealt);
    const count = this.#compare(ground, hands, dealt, moves);
    if (moves > 0) {
      this.#occupancy.ride(moves);
      this.#link(ground);
    }
    const changes = this.#lineUp(ground, hands, moves, count);
    if (moves > 0) this.#occupancy.rideBack(moves);
    const worth = this.#worth(s, ground, hands, changes);
    this.#takeBack(moves, changes);
    return worth;
  }

  #handsAfter(s: State, dealt: Rider): Hands {
    hand.set(this.#hands);
    const first = dealt - positionInTeam(dealt);
    for (let r = first; r < first + TEAM_SIZE; r++) if (this.#occupancy.isRacing[r] === 1) hand.count(s, r, this.#teamMates[r]!);
    return hand;
  }

  /** Who stands elsewhere than in the picture or has had his move: into `rode`. @returns how many; -1 where the picture is of no use */
  #findMoves(s: State): number {
    const { racing, riding } = this.#field;
    let moves = 0;
    let over = this.#isBeyond;
    for (let i = 0; i < riding; i++) {
      const r = racing[i]!;
      const at = placeOf(s, r);
      const had = hasMoved(s, r) ? 1 : 0;
      if (at === this.#occupancy.place[r] && had === this.#moved[r]) continue;
      if (isOnRoad(s, r) !== (this.#occupancy.onRoad[r] === 1)) {
        this.#takeBackMoves(moves);
        return -1;
      }
      place[r] = at;
      moved[r] = had;
      rode[moves++] = r;
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

  /** The same riders are home, and where they stand nobody else can. */
  #hasSameHome(s: State): boolean {
    for (let r = 0; r < RIDER_COUNT; r++) {
      if (isOnRoad(s, r) !== (this.#occupancy.onRoad[r] === 1)) return false;
      if (
        this.#occupancy.isRacing[r] === 1 ? rankOf(s, r) > 0 : this.#occupancy.onRoad[r] === 1 && placeOf(s, r) !== this.#occupancy.place[r]
      )
        return false;
    }
    return true;
  }

  /** Those who rode or have other cards: into `others`, and what their cards are good for now. @returns how many */
  #compare({ pace: { toFinish } }: Ground, hands: Hands, dealt: Rider, moves: number): number {
    const { racing, riding } = this.#field;
    const { weights } = this.side;
    let count = 0;
    for (; count < moves; count++) {
      others[count] = rode[count]!;
      other[rode[count]!] = 1;
    }
    for (let i = 0; dealt >= 0 && i < riding; i++) {
      const r = racing[i]!;
      if (other[r] === 1 || hands.isAs(this.#hands, r)) continue;
      others[count++] = r;
      other[r] = 1;
    }
    for (let i = 0; i < count; i++) {
      const r = others[i]!;
      carded[r] = hands.gain(r, toFinish[place[r]!]!, weights, isOwn(this.side, r));
    }
    return count;
  }

  #link({ spaceAhead, surface }: Ground): void {
    const { racing, riding } = this.#field;
    const { on } = this.#occupancy;
    for (let r = 0; r < RIDER_COUNT; r++) leads[r] = follows[r] = -1;
    for (let i = 0; i < riding; i++) {
      const r = racing[i]!;
      const at = place[r]!;
      const ahead = spaceAhead[at]!;
      if (ahead < 0) continue;
      const leader = on[ahead]! - 1;
      // UR 5.4: whoever has moved is followed no more, and the surface must be the same
      if (leader < 0 || leader === r || this.#occupancy.isRacing[leader] === 0 || moved[leader] !== moved[r]) continue;
      if (surface[place[leader]!] !== surface[at]) continue;
      leads[r] = leader;
      follows[leader] = r;
    }
  }

  /**
   * What riders win in lines, where it may not be what it was: and so who needs other turns, into `anew`.
   * @param count of `others`: to them come those who have other neighbours
   * @returns how many need other turns
   */
  #lineUp(ground: Ground, hands: Hands, moves: number, count: number): number {
    const { racing, riding } = this.#field;
    for (let i = 0; i < count; i++) {
      anew[i] = others[i]!;
      changed[others[i]!] = 1;
    }
    let changes = count;
    const wheels = this.#occupancy.otherWheels(moves);
    this.#others = count;
    for (let i = 0; moves > 0 && i < riding; i++) {
      const r = racing[i]!;
      if (other[r] === 1 || (leads[r] === this.#leads[r] && follows[r] === this.#follows[r])) continue;
      other[r] = 1;
      others[this.#others++] = r;
    }
    for (let i = 0; i < riding; i++) {
      const r = racing[i]!;
      const wheel = leads[r]! < 0 && moved[r] === 0 && ((wheels >> teamOf(r)) & 1) === 1;
      if (!wheel && !inChangedLine(r)) continue;
      const gain = lineGain(r, this.#occupancy, ground, hands, this.side.weights);
      if (gain === this.#lined[r]) continue;
      lined[r] = gain;
      if (changed[r] === 1) continue;
      changed[r] = 1;
      anew[changes++] = r;
    }
    return changes;
  }

  /** The work space is what it was before `after` again. */
  #takeBack(moves: number, changes: number): void {
    this.#takeBackMoves(moves);
    for (let i = 0; i < this.#others; i++) {
      const r = others[i]!;
      other[r] = 0;
      carded[r] = this.#carded[r]!;
      leads[r] = this.#leads[r]!;
      follows[r] = this.#follows[r]!;
    }
    for (let i = 0; i < changes; i++) {
      const r = anew[i]!;
      changed[r] = 0;
      lined[r] = this.#lined[r]!;
    }
  }

  #takeBackMoves(moves: number): void {
    for (let i = 0; i < moves; i++) {
      const r = rode[i]!;
      place[r] = this.#occupancy.place[r]!;
      moved[r] = this.#moved[r]!;
      crossed[r] = this.#crossed[r]!;
    }
  }

  // ---- points ----

  #worth(s: State, ground: Ground, hands: Hands, changes: number): number {
    const { side } = this;
    const { lines } = ground.course;
    this.#chances.finish(lines.length - 1, this.#finishers + 1, ground, hands, side.weights, changes);
    // Who wins the first line puts it on; before that the lines after it have none to give.
    let jersey = this.#jersey;
    for (let line = 0; line < lines.length; line++) {
      if (ranks[line] === 0 || !this.#isNear(line, ground)) continue;
      this.#chances.sprint(s, line, ranks[line]!, jersey, ground, hands, side.weights, changes);
      if (jerseyWearer(s) < 0) jersey = 0;
    }
    return this.#sum(own);
  }

  #sum(worths: Float64Array): number {
    let worth = 0;
    for (let r = 0; r < RIDER_COUNT; r++) if (isOwn(this.side, r)) worth += worths[r]! * this.#share[r]!;
    return worth;
  }

  /** A rider of this side is so near a sprint line that it is thought of. */
  #isNear(line: LineIndex, { pace }: Ground): boolean {
    const { ours, ourRiding } = this.#field;
    const toLine = pace.toLine[line]!;
    for (let j = 0; j < ourRiding; j++) {
      const r = ours[j]!;
      if (crossed[r]! <= line && toLine[place[r]!]! < this.side.weights.sprintInSight) return true;
    }
    return false;
  }
}
