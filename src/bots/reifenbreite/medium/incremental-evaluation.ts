// Longer than 400 lines, because all of it works on the same cached arrays.
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
import { courseTablesOf, type CourseTables } from './course-tables.ts';
import { Hands, teamMatesLeft } from './hands.ts';
import { inChangedLine, lineGain } from './line-gain.ts';
import { ALL, LineField, LineChances } from './line-chances.ts';
import { countPoints, danger, dangerOf, jerseyToCome } from './points.ts';
import { isOwn, type Side } from './side.ts';
import { RoadOccupancy } from './road-occupancy.ts';
import { WEIGHTS } from './weights.ts';
import {
  toRecompute,
  cardGains,
  hasNewChances,
  crossed,
  follows,
  leads,
  lineGains,
  MAX_LINES,
  moved,
  isAffected,
  affected,
  own,
  place,
  movers,
  sprintRank,
} from './work-space.ts';

let ranks = sprintRank;
/** The occupancy of the evaluation whose position is in the work space, except for temporary changes by `evaluateAfter`. */
let loaded: RoadOccupancy | null = null;
const hand = new Hands(RIDER_COUNT);

const NO_RIDER_DEALT = -1;
/** Kinds of positions that `evaluateAfter` cannot handle: the round is over, a rider has finished, or both. */
const MAX_FURTHER = 3;

/**
 * An evaluated position with all intermediate results. A position one or two moves later is evaluated by the differences: who moved, who now
 * has other neighbours, and the changed chances. Results that are reused equal a new computation exactly.
 */
export class IncrementalEvaluation {
  side: Side = { seat: 0, riders: 0, weights: WEIGHTS };
  #tables: CourseTables | null = null;
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
  readonly #lineGains = new Float64Array(RIDER_COUNT);
  readonly #cardGains = new Float64Array(RIDER_COUNT);
  readonly #hands = new Hands(RIDER_COUNT);
  readonly #teamMates = new Uint8Array(RIDER_COUNT);
  /** By rider of this side: its points so far, and the value of a point for it. */
  readonly #own = new Float64Array(RIDER_COUNT);
  readonly #share = new Float64Array(RIDER_COUNT);
  #jersey = 0;
  readonly #sprintRank = new Uint8Array(MAX_LINES);
  /** The worth of each rider in the evaluated position. */
  readonly #worths = new Float64Array(RIDER_COUNT);
  /** Evaluations of positions that this one cannot handle; the first `#furtherCount` are in use. */
  readonly #further: IncrementalEvaluation[] = [];
  #furtherCount = 0;
  /** How many of `affected` are to be restored. */
  #affectedCount = 0;
  /** One of the `#further` of another evaluation: points may differ although no rider has crossed a line in between. */
  #isFurther = false;

  /** Evaluates a position from scratch. @returns its worth to the side */
  evaluate(s: State, side: Side): number {
    const tables = courseTablesOf(s);
    this.side = side;
    this.#furtherCount = 0;
    this.#tables = tables;
    this.#s = s;
    this.#round = roundOf(s);
    this.#finishers = finisherCount(s);
    this.#occupancy.begin(tables);
    this.#readRiders(s, tables);
    this.#readPoints(s, tables);
    crossed.set(this.#crossed);
    ranks = this.#sprintRank;
    own.set(this.#own);
    this.#link(tables);
    const { racing, riding } = this.#field;
    for (let i = 0; i < riding; i++) lineGains[racing[i]!] = lineGain(racing[i]!, this.#occupancy, tables, this.#hands, side.weights);
    this.#leads.set(leads);
    this.#follows.set(follows);
    this.#lineGains.set(lineGains);
    this.#cardGains.set(cardGains);
    this.#chances.begin(tables.course.lines.length);
    const worth = this.#worth(s, tables, this.#hands, ALL);
    this.#worths.set(own);
    loaded = this.#occupancy;
    return worth;
  }

  /** The expected points of each rider of the side in the last position given to `evaluate`. @param into by rider */
  points(into: Float64Array): void {
    into.set(this.#worths);
  }

  #loadWorkSpace(): void {
    place.set(this.#occupancy.place);
    moved.set(this.#moved);
    crossed.set(this.#crossed);
    leads.set(this.#leads);
    follows.set(this.#follows);
    lineGains.set(this.#lineGains);
    cardGains.set(this.#cardGains);
    loaded = this.#occupancy;
  }

  #readRiders(s: State, { pace }: CourseTables): void {
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
      cardGains[r] = this.#hands.gain(r, pace.toFinish[at]!, weights, isOwn(this.side, r));
    }
  }

  #readPoints(s: State, tables: CourseTables): void {
    const { side } = this;
    const { cheating } = s.config.setup.rules;
    this.#jersey = jerseyToCome(s, tables, side.weights);
    countPoints(s, side, this.#jersey, tables.course, this.#own, this.#sprintRank);
    for (let r = 0; r < RIDER_COUNT; r++) if (isOwn(side, r)) this.#share[r] = 1 + side.weights.rivals - (cheating ? danger(s, r) : 0);
  }

  /** The worth of that position if these photo numbers count against a rider. @param seen as bits */
  withPhotos(rider: Rider, seen: number): number {
    const share = this.#share[rider]!;
    this.#share[rider] = 1 + this.side.weights.rivals - dangerOf(seen);
    const worth = this.#sum(this.#worths);
    this.#share[rider] = share;
    return worth;
  }

  /**
   * The worth of a position that `evaluateAfter` cannot handle. Usually several of a kind come together (the round is over, the first rider
   * has finished), so one of them is evaluated from scratch and the others from it.
   */
  evaluateFurther(s: State): number {
    for (let i = 0; i < this.#furtherCount; i++) {
      const worth = this.#further[i]!.evaluateAfter(s);
      if (!Number.isNaN(worth)) return worth;
    }
    const i = this.#furtherCount < MAX_FURTHER ? this.#furtherCount++ : MAX_FURTHER - 1;
    const evaluation = (this.#further[i] ??= new IncrementalEvaluation());
    evaluation.#isFurther = true;
    return evaluation.evaluate(s, this.side);
  }

  /**
   * The worth of a position that followed from the evaluated one by moves and by chance.
   * @param dealt a rider whose team may have another hand; omitted if no hand has changed
   * @returns NaN if too much differs: another round, a rider that finished or dismounted
   */
  evaluateAfter(s: State, dealt: Rider = NO_RIDER_DEALT): number {
    if (this.#s?.config !== s.config || roundOf(s) !== this.#round || finisherCount(s) !== this.#finishers) return Number.NaN;
    if (this.#isFurther && !this.#hasSameFinishers(s)) return Number.NaN;
    if (loaded !== this.#occupancy) this.#loadWorkSpace();
    const tables = this.#tables!;
    const moves = this.#findMoves(s);
    if (moves < 0) return Number.NaN;
    const hands = dealt < 0 ? this.#hands : this.#handsAfter(s, dealt);
    const count = this.#compare(tables, hands, dealt, moves);
    if (moves > 0) {
      this.#occupancy.ride(moves);
      this.#link(tables);
    }
    const changes = this.#lineUp(tables, hands, moves, count);
    if (moves > 0) this.#occupancy.rideBack(moves);
    const worth = this.#worth(s, tables, hands, changes);
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
   * Collects the riders that stand elsewhere than in the evaluated position or have had their move into `movers`.
   * @returns how many; -1 if too much differs
   */
  #findMoves(s: State): number {
    const { racing, riding } = this.#field;
    let moves = 0;
    let over = this.#isFurther;
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
      movers[moves++] = r;
      crossed[r] = linesCrossed(s, r);
      if (crossed[r] !== this.#crossed[r]) over = true;
    }
    if (over) {
      countPoints(s, this.side, this.#jersey, this.#tables!.course, own, sprintRank);
      ranks = sprintRank;
    } else {
      for (let r = 0; r < RIDER_COUNT; r++) own[r] = this.#own[r]!;
      ranks = this.#sprintRank;
    }
    return moves;
  }

  /** Whether the same riders have finished, and no other rider can stand where they stand. */
  #hasSameFinishers(s: State): boolean {
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
   * Collects the riders that moved or have other cards into `affected`, and updates the value of their cards.
   * @returns how many
   */
  #compare({ pace: { toFinish } }: CourseTables, hands: Hands, dealt: Rider, moves: number): number {
    const { racing, riding } = this.#field;
    const { weights } = this.side;
    let count = 0;
    for (; count < moves; count++) {
      affected[count] = movers[count]!;
      isAffected[movers[count]!] = 1;
    }
    for (let i = 0; dealt >= 0 && i < riding; i++) {
      const r = racing[i]!;
      if (isAffected[r] === 1 || hands.isAs(this.#hands, r)) continue;
      affected[count++] = r;
      isAffected[r] = 1;
    }
    for (let i = 0; i < count; i++) {
      const r = affected[i]!;
      cardGains[r] = hands.gain(r, toFinish[place[r]!]!, weights, isOwn(this.side, r));
    }
    return count;
  }

  #link({ spaceAhead, surface }: CourseTables): void {
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
   * Updates what riders gain in lines where it may have changed, and collects the riders that need other turns into `toRecompute`.
   * @param count of `affected`, to which riders with other neighbours are added
   * @returns how many need other turns
   */
  #lineUp(tables: CourseTables, hands: Hands, moves: number, count: number): number {
    const { racing, riding } = this.#field;
    for (let i = 0; i < count; i++) {
      toRecompute[i] = affected[i]!;
      hasNewChances[affected[i]!] = 1;
    }
    let changes = count;
    const wheels = this.#occupancy.otherWheels(moves);
    this.#affectedCount = count;
    for (let i = 0; moves > 0 && i < riding; i++) {
      const r = racing[i]!;
      if (isAffected[r] === 1 || (leads[r] === this.#leads[r] && follows[r] === this.#follows[r])) continue;
      isAffected[r] = 1;
      affected[this.#affectedCount++] = r;
    }
    for (let i = 0; i < riding; i++) {
      const r = racing[i]!;
      const wheel = leads[r]! < 0 && moved[r] === 0 && ((wheels >> teamOf(r)) & 1) === 1;
      if (!wheel && !inChangedLine(r)) continue;
      const gain = lineGain(r, this.#occupancy, tables, hands, this.side.weights);
      if (gain === this.#lineGains[r]) continue;
      lineGains[r] = gain;
      if (hasNewChances[r] === 1) continue;
      hasNewChances[r] = 1;
      toRecompute[changes++] = r;
    }
    return changes;
  }

  /** Restores the work space after `evaluateAfter`. */
  #takeBack(moves: number, changes: number): void {
    this.#takeBackMoves(moves);
    for (let i = 0; i < this.#affectedCount; i++) {
      const r = affected[i]!;
      isAffected[r] = 0;
      cardGains[r] = this.#cardGains[r]!;
      leads[r] = this.#leads[r]!;
      follows[r] = this.#follows[r]!;
    }
    for (let i = 0; i < changes; i++) {
      const r = toRecompute[i]!;
      hasNewChances[r] = 0;
      lineGains[r] = this.#lineGains[r]!;
    }
  }

  #takeBackMoves(moves: number): void {
    for (let i = 0; i < moves; i++) {
      const r = movers[i]!;
      place[r] = this.#occupancy.place[r]!;
      moved[r] = this.#moved[r]!;
      crossed[r] = this.#crossed[r]!;
    }
  }

  // ---- points ----

  #worth(s: State, tables: CourseTables, hands: Hands, changes: number): number {
    const { side } = this;
    const { lines } = tables.course;
    this.#chances.finish(lines.length - 1, this.#finishers + 1, tables, hands, side.weights, changes);
    // the winner of the first line puts the jersey on; before that, later lines have no jersey points to give
    let jersey = this.#jersey;
    for (let line = 0; line < lines.length; line++) {
      if (ranks[line] === 0 || !this.#isNear(line, tables)) continue;
      this.#chances.sprint(s, line, ranks[line]!, jersey, tables, hands, side.weights, changes);
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
  #isNear(line: LineIndex, { pace }: CourseTables): boolean {
    const { ours, ourRiding } = this.#field;
    const toLine = pace.toLine[line]!;
    for (let j = 0; j < ourRiding; j++) {
      const r = ours[j]!;
      if (crossed[r]! <= line && toLine[place[r]!]! < this.side.weights.sprintInSight) return true;
    }
    return false;
  }
}
