import {
  cardsOfRider,
  CARD_KIND_COUNT,
  courseOf,
  isOnRoad,
  occupant,
  phaseOf,
  placeOf,
  riderNumber,
  RIDER_COUNT,
  type State,
} from '../../src/games/reifenbreite/index.ts';
import { F, get, riderValue, R } from '../../src/games/reifenbreite/state.ts';

const check = (holds: unknown, what: string, ...facts: readonly (string | number)[]): void => {
  if (holds !== true) throw new Error(`law broken: ${what} ${facts.join(' ')}`);
};

/**
 * The invariants of every position: every rider is in one place, occupancy agrees with places, no card exists
 * twice.
 */
export function checkInvariants(s: State): void {
  const course = courseOf(s);
  const occupied = new Set<number>();
  const ranks: number[] = [];
  const dismounted: number[] = [];
  for (let r = 0; r < RIDER_COUNT; r++) {
    const name = riderNumber(r);
    const place = placeOf(s, r);
    const rides = s.config.managerOf[r >> 2]! >= 0;
    const rank = riderValue(s, R.rank, r);
    const off = riderValue(s, R.dismountedAs, r);
    if (rank > 0) ranks.push(rank);
    if (off > 0) dismounted.push(off);
    check(rides || (place < 0 && rank === 0 && off === 0), 'a team that does not ride has a rider in the race', name);
    if (isOnRoad(s, r)) {
      const space = course.spaceOf[place]!;
      check(occupant(s, space) === r, 'his space does not know him', name, course.spaceNames[space]!);
      check(!occupied.has(space), 'two on one space', name);
      occupied.add(space);
      check(off === 0, 'on the road and dismounted', name);
      check(riderValue(s, R.crossed, r) >= course.crossed[place]!, 'stands beyond a line that he has not crossed', name);
      check(rank === 0 || course.crossed[place] === course.lines.length, 'has finished and stands before the finish', name);
      check(rank > 0 || course.crossed[place]! < course.lines.length, 'stands beyond the finish and has not finished', name);
    } else if (rides) {
      const waits = get(s, F.round) === 0 && place < 0 && rank === 0 && off === 0;
      check(waits || (off > 0 && rank === 0) || (rank > 0 && place < 0), 'neither on the road, nor dismounted, nor home', name);
    }
    check(rank === 0 || riderValue(s, R.crossed, r) === course.lines.length, 'has finished without crossing all lines', name);
    check(riderValue(s, R.carUses, r) <= 4, 'at the car more than four times (UR 14)', name);
  }
  for (let space = 0; space < course.spaceCount; space++)
    check(occupant(s, space) < 0 || occupied.has(space), 'a space is occupied without a rider', course.spaceNames[space]!);
  check(
    ranks.sort((a, b) => a - b).every((rank, i) => rank === i + 1),
    'ranks with a gap or twice',
    ...ranks,
  );
  check(ranks.length === get(s, F.finished), 'the count of the finished is wrong');
  check(
    dismounted.sort((a, b) => a - b).every((n, i) => n === i + 1),
    'the order of the dismounted has gaps',
    ...dismounted,
  );
  const stage = s.config.stages[get(s, F.stage)]!;
  for (let team = 0; team < RIDER_COUNT / 4; team++)
    for (let kind = 0; kind < CARD_KIND_COUNT; kind++) {
      const held = cardsOfRider(s, 4 * team, kind);
      const all = s.config.managerOf[team]! < 0 ? 0 : stage.cards[kind]!;
      check(held >= 0 && held <= all, 'more cards in hand than there are', team, kind, held);
    }
  check(phaseOf(s) !== 'over' || get(s, F.finished) === s.config.table.length * 4, 'over before all are home');
}
