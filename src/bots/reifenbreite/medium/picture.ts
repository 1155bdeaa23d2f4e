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
/** The picture whose position is in the work space, except for temporary changes by `after`. */
let shown: RoadOccupancy | null = null;
const hand = new Hands(RIDER_COUNT);

const NOBODY_ELSE = -1;
/** Kinds of positions that a picture cannot handle: the round is over, a rider has finished, or both. */
const MOST_BEYOND = 3;

/**
 * A drawn position with all results of its evaluation. A position one or two moves later is evaluated by the differences: who moved, who now
 * has other neighbours, and the changed chances. Results that are reused equal a new computation exactly.
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
  /** What a rider of this side has, and the value of a point for it. */
  readonly #own = new Float64Array(RIDER_COUNT);
  readonly #share = new Float64Array(RIDER_COUNT);
  #jersey = 0;
  readonly #sprintRank = new Uint8Array(MAX_LINES);
  /** The worth of each rider when the picture was drawn. */
  readonly #worths = new Float64Array(RIDER_COUNT);
  /** Pictures of positions after moves that this one cannot handle; the first `#farther` are in use. */
  readonly #beyond: Picture[] = [];
  #farther = 0;
  /** How many of `others` are to be restored. */
  #others = 0;
  /**
   * Drawn from a position after moves, where points may differ from another one although no rider has crossed a
   * line between them.
   */
  #isBeyond = false;

  /** Draws a position. @returns its worth to the side */
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

  /** The expected points of each rider of the side in the last drawn position. @param into by rider */
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

  /** The worth of the drawn position if these photo numbers count against a rider. @param seen as bits */
  withPhotos(rider: Rider, seen: number): number {
    const share = this.#share[rider]!;
    this.#share[rider] = 1 + this.side.weights.rivals - dangerOf(seen);
    const worth = this.#sum(this.#worths);
    this.#share[rider] = share;
    return worth;
  }

  /**
   * The worth of a position after moves that `after` cannot handle. Usually several of a kind are evaluated (the round is over, the first rider
   * has finished), so one of them is drawn and the others are evaluated from it.
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
   * The worth of a position that followed from the drawn one by moves and by chance.
   * @param dealt a rider whose team may have another hand; omitted if no hand has changed
   * @returns NaN if too much differs: another round, a rider that finished or dismounted
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

  /**
   * Collects the riders that stand elsewhere than in the picture or have had their move into `rode`.
   * @returns how many; -1 if the picture cannot be used
   */
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

  /** Whether the same riders have finished, and no other rider can stand where they stand. */
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

  /**
   * Collects the riders that moved or have other cards into `others`, and updates the value of their cards.
   * @returns how many
   */
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
      // UR 5.4: a rider that has moved is no longer followed, and the surface must be the same
      if (leader < 0 || leader === r || this.#occupancy.isRacing[leader] === 0 || moved[leader] !== moved[r]) continue;
      if (surface[place[leader]!] !== surface[at]) continue;
      leads[r] = leader;
      follows[leader] = r;
    }
  }

  /**
   * Updates what riders gain in lines where it may have changed, and collects the riders that need other turns into `anew`.
   * @param count of `others`, to which riders with other neighbours are added
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

  /** Restores the work space after `after`. */
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
    // the winner of the first line puts the jersey on; before that, later lines have no jersey points to give
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

  /** Whether a rider of this side is close enough to a sprint line for it to count. */
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
