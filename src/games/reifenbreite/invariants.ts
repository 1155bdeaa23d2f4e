/**
 * The invariants of a position: numbers within bounds, every rider in one place, every card in one place, points
 * given once, and a question that can be answered. Checked when a state is read from text. Positions reached by
 * play satisfy them.
 */
import { isBetween, within, type Invariant, type Seat } from '../../kit/index.ts';
import { CHANCE_EFFECTS, CHANCE_KINDS, CHANCE_KIND_COUNT } from './deck.ts';
import { PHASES, type Phase } from './action.ts';
import { MOVED_HOW, type MovedHow } from './event.ts';
import { shortestWay } from './reach.ts';
import { CARD_KIND_COUNT, RIDER_COUNT, TEAMS, TEAM_SIZE, teamOf } from './riders.ts';
import { givable, stackIsEmpty, takeable } from './rules/chance.ts';
import { draftPlace } from './rules/drafting.ts';
import { whyNotLead } from './rules/lead.ts';
import { reachOfMove } from './rules/moving.ts';
import { nextRider } from './rules/order.ts';
import { racePoints } from './rules/scoring.ts';
import { CAR_USES } from './rules/turn.ts';
import {
  cardsAt,
  courseOf,
  F,
  get,
  inStack,
  isOnRoad,
  laidAside,
  MAX_LINES,
  occupant,
  riderValue,
  PHOTO_COUNT,
  photosAt,
  photosOf,
  placeOf,
  R,
  sprintRider,
  sprintRiderAt,
  stackAt,
  stagePointsAt,
  startSum,
  startSumAt,
  type State,
} from './state.ts';
import type { Rider } from './vocabulary.ts';

type Invariants = Generator<Invariant<number>>;

/** All invariants, each with the index of the number it is about. */
export function* invariants(s: State): Invariants {
  yield* bounds(s);
  yield* riderBounds(s);
  yield* ridersInOnePlace(s);
  yield* countsOfRiders(s);
  yield* cards(s);
  yield* carUses(s);
  yield* sprints(s);
  yield* verdictAndPoints(s);
  yield* pendingDecision(s);
}

const isInRace = (s: State, rider: Rider): boolean => rider >= 0 && s.config.managerOf[teamOf(rider)]! >= 0;
const riders = Array.from({ length: RIDER_COUNT }, (_, r) => r);
const phaseOf = (s: State): Phase => PHASES[get(s, F.phase)]!;
const MOVED = Object.fromEntries(MOVED_HOW.map((how, i) => [how, i])) as Readonly<Record<MovedHow, number>>;

/** Whether the phase is before the first round or after the last one. In all other phases a rider is on turn. */
const isStart = (phase: Phase): boolean => phase === 'start-roll' || phase === 'place';
const isEnd = (phase: Phase): boolean => phase === 'verdict' || phase === 'over';

/** Higher than any race reaches; they keep the numbers within 16 bits. */
const MAX_ROUNDS = 9_999;
const MAX_MOVE = 40;
const MAX_RACE_COUNT = 999;

function* bounds(s: State): Invariants {
  const { stages, table, setup } = s.config;
  const { cheating, switching, jersey } = setup.rules;
  const limits: Readonly<Record<keyof typeof F, readonly [least: number, most: number]>> = {
    phase: [0, PHASES.length - 1],
    stage: [0, stages.length - 1],
    round: [0, MAX_ROUNDS],
    rider: [-1, RIDER_COUNT - 1],
    asked: [-1, RIDER_COUNT - 1],
    followTo: [-1, Math.max(...stages.map(({ course }) => course.placeCount)) - 1],
    followLength: [0, MAX_MOVE],
    dice: [0, 2],
    base: [0, 12],
    points: [0, MAX_MOVE],
    photosDue: [0, cheating ? 2 : 0],
    chance: [-1, CHANCE_KIND_COUNT - 1],
    alone: [0, 1],
    breakaway: [0, 1],
    leadChanged: [0, switching ? 1 : 0],
    // sixteen bits, the highest of which is the sign of the stored number
    refused: switching ? [-32_768, 32_767] : [0, 0],
    jersey: [-1, jersey ? RIDER_COUNT - 1 : -1],
    finished: [0, RIDER_COUNT],
    dismounted: [0, RIDER_COUNT],
    rolling: [0, 2 ** setup.managers.length - 1],
    startTry: [0, MAX_ROUNDS],
    firstTeam: [-1, table.length - 1],
    placed: [0, table.length * TEAM_SIZE],
    verdict1: [0, PHOTO_COUNT],
    verdict2: [0, PHOTO_COUNT],
  };
  for (const [name, [least, most]] of Object.entries(limits)) yield within(s, F[name as keyof typeof F], least, most);
  yield [F.round, get(s, F.round) > 0 !== isStart(phaseOf(s))];
  for (let m = 0; m < TEAMS.length; m++) {
    const sum = startSum(s, m);
    yield [startSumAt(m), sum === 0 || (m < setup.managers.length && isBetween(sum, 2, 12))];
  }
}

function* riderBounds(s: State): Invariants {
  const course = courseOf(s);
  const { cheating, jersey } = s.config.setup.rules;
  const limits: Readonly<Record<keyof typeof R, number>> = {
    place: course.placeCount - 1,
    onRoad: 1,
    moved: MOVED_HOW.length - 1,
    carUses: cheating ? CAR_USES : 0,
    crossed: course.lines.length,
    sprintPoints: MAX_RACE_COUNT,
    jerseyPoints: jersey ? MAX_ROUNDS : 0,
    rank: RIDER_COUNT,
    disqualified: cheating ? 1 : 0,
    dismountedAs: s.config.surfacesCount ? RIDER_COUNT : 0,
  };
  for (const [name, most] of Object.entries(limits)) {
    const field = R[name as keyof typeof R];
    const least = name === 'place' ? -1 : 0;
    for (const r of riders) yield within(s, field + r, least, isInRace(s, r) ? most : least);
  }
}

/** Every rider of the race is on a space of his own, beside the road, home, or not placed yet. */
function* ridersInOnePlace(s: State): Invariants {
  const course = courseOf(s);
  const phase = phaseOf(s);
  const all = course.lines.length;
  const taken = new Set<number>();
  for (const r of riders) {
    if (!isInRace(s, r)) continue;
    const place = placeOf(s, r);
    const rank = riderValue(s, R.rank, r);
    const moved = riderValue(s, R.moved, r);
    const over = riderValue(s, R.crossed, r);
    yield [R.crossed + r, rank > 0 === (over === all) && (place < 0 || over >= course.crossed[place]!)];
    yield [R.moved + r, !isStart(phase) || moved === MOVED.no];
    if (isOnRoad(s, r)) {
      yield [R.place + r, place >= 0 && !taken.has(course.spaceOf[place]!)];
      taken.add(course.spaceOf[place]!);
      yield within(s, R.dismountedAs + r, 0);
      yield [R.onRoad + r, !isEnd(phase)];
      yield [R.rank + r, rank === 0 || (!isStart(phase) && course.crossed[place] === all)];
      // a rider beyond the finish has moved, unless a change of the lead has just taken him there
      yield [R.moved + r, moved !== MOVED.dismounted && (rank === 0 || moved !== MOVED.no || r === get(s, F.rider))];
    } else if (riderValue(s, R.dismountedAs, r) > 0) {
      yield [R.place + r, place >= 0 && !isStart(phase) && !isEnd(phase)];
      yield within(s, R.rank + r, 0);
      yield [R.moved + r, moved === MOVED.dismounted];
    } else {
      yield [R.place + r, place < 0];
      yield [R.rank + r, rank > 0 !== isStart(phase)];
    }
  }
}

/** Ranks and the order of dismounting count from 1 without gaps. */
function* countsOfRiders(s: State): Invariants {
  for (const [field, count] of [
    [R.rank, F.finished],
    [R.dismountedAs, F.dismounted],
  ] as const) {
    const there = riders.map((r) => riderValue(s, field, r)).filter((n) => n > 0);
    yield within(s, count, there.length);
    for (const r of riders) {
      const n = riderValue(s, field, r);
      yield [field + r, n === 0 || (n <= there.length && there.indexOf(n) === there.lastIndexOf(n))];
    }
  }
}

function* cards(s: State): Invariants {
  const { stages, managerOf, deck, setup } = s.config;
  const dealt = stages[get(s, F.stage)]!.cards;
  // UR 5.2: no card is played before the second round
  for (let team = 0; team < TEAMS.length; team++)
    for (let kind = 0; kind < CARD_KIND_COUNT; kind++) {
      const all = managerOf[team]! < 0 ? 0 : dealt[kind]!;
      yield within(s, cardsAt(team, kind), get(s, F.round) < 2 ? all : 0, all);
    }
  for (let kind = 0; kind < CHANCE_KIND_COUNT; kind++)
    yield [stackAt(kind), isBetween(inStack(s, kind), 0, deck[kind]!) && inStack(s, kind) + laidAside(s, kind) === deck[kind]];
  for (const r of riders)
    for (let photo = 1; photo <= PHOTO_COUNT; photo++)
      yield within(s, photosAt(r, photo), 0, setup.rules.cheating && isInRace(s, r) ? MAX_RACE_COUNT : 0);
}

/** UR 14: each use of the car draws at least one photo card. */
function* carUses(s: State): Invariants {
  for (const r of riders) {
    const drawn = Array.from({ length: PHOTO_COUNT }, (_, i) => photosOf(s, r, i + 1)).reduce((sum, count) => sum + count, 0);
    const due = r === get(s, F.rider) ? get(s, F.photosDue) : 0;
    yield [R.carUses + r, riderValue(s, R.carUses, r) <= drawn + due];
  }
}

/** UR 15: the first three over a line score, each once, and no other rider has sprint points. */
function* sprints(s: State): Invariants {
  const { lines } = courseOf(s);
  const points = riders.map(() => 0);
  for (let line = 0; line < MAX_LINES; line++) {
    const counts = s.config.setup.rules.sprints && lines[line]?.role === 'sprint';
    const before: number[] = [];
    for (let rank = 1; rank <= 3; rank++) {
      const r = sprintRider(s, line, rank);
      if (r === -1) continue;
      const at = sprintRiderAt(line, rank);
      yield [at, counts && r < RIDER_COUNT && isInRace(s, r) && before.length === rank - 1 && !before.includes(r)];
      yield [at, riderValue(s, R.crossed, r) > line];
      points[r]! += lines[line]!.points[rank - 1] ?? 0;
      before.push(r);
    }
  }
  for (const r of riders) yield within(s, R.sprintPoints + r, points[r]!);
  const wearer = get(s, F.jersey);
  yield [F.jersey, wearer < 0 || points[wearer]! > 0];
}

/** UR 14 after the race, and UR 17: the points of the stages. */
function* verdictAndPoints(s: State): Invariants {
  const { stages, setup } = s.config;
  const phase = phaseOf(s);
  const [first, second] = [get(s, F.verdict1), get(s, F.verdict2)];
  const drawn = phase === 'over' && setup.rules.cheating;
  yield [F.phase, phase !== 'verdict' || setup.rules.cheating];
  yield [F.verdict1, drawn ? first > 0 : phase === 'verdict' || first === 0];
  yield [F.verdict2, drawn ? second > 0 && second !== first : second === 0];
  for (const r of riders) {
    const caught = drawn && (photosOf(s, r, first) > 0 || photosOf(s, r, second) > 0);
    yield within(s, R.disqualified + r, caught ? 1 : 0);
  }
  yield [F.stage, phase !== 'over' || get(s, F.stage) === stages.length - 1];
  const ended = phase === 'over' ? stages.length : get(s, F.stage);
  for (let stage = 0; stage < stages.length; stage++)
    for (const r of riders) {
      yield within(s, stagePointsAt(stage, r), 0, stage < ended && isInRace(s, r) ? MAX_ROUNDS : 0);
      if (phase === 'over' && stage === ended - 1) yield within(s, stagePointsAt(stage, r), isInRace(s, r) ? racePoints(s, r) : 0);
    }
}

/** The seat asked can answer the question. */
function* pendingDecision(s: State): Invariants {
  const phase = phaseOf(s);
  const rider = get(s, F.rider);
  const asked = get(s, F.asked);
  if (isStart(phase) || isEnd(phase)) {
    yield within(s, F.rider, -1);
    if (phase === 'start-roll') yield* startRoll(s);
    else if (phase === 'place') yield* placing(s);
    else yield within(s, F.asked, -1);
    return;
  }
  yield [F.rider, isInRace(s, rider) && isOnRoad(s, rider)];
  yield* whoseTurn(s, phase, rider);
  if (phase === 'follow') yield* following(s, rider, asked);
  else if (phase === 'answer') yield [F.asked, isInRace(s, asked) && whyNotLead(s, asked, 'ask') === null];
  else yield within(s, F.asked, -1);
  yield* turnResults(s, phase, rider);
}

/** UR 5.1: the manager asked is among those who (still) roll. */
function* startRoll(s: State): Invariants {
  const asked = get(s, F.asked);
  const rolls = (manager: Seat): boolean => ((get(s, F.rolling) >> manager) & 1) === 1;
  yield [F.asked, asked >= 0 && rolls(asked)];
  yield within(s, F.placed, 0);
  for (let m = 0; m < asked; m++) yield [startSumAt(m), !rolls(m) || startSum(s, m) > 0];
  for (const r of riders) yield within(s, R.onRoad + r, 0);
}

/** UR 5.1: teams place in clockwise order, each rider on a dot, no two of a team in one lane. */
function* placing(s: State): Invariants {
  const { table } = s.config;
  const course = courseOf(s);
  const first = get(s, F.firstTeam);
  const placed = get(s, F.placed);
  yield [F.firstTeam, first >= 0];
  yield [F.placed, placed < table.length * TEAM_SIZE];
  yield within(s, F.asked, table[(first + placed) % table.length]!);
  for (const [i, team] of table.entries()) {
    const turn = (i - first + table.length) % table.length;
    const own = riders.filter((r) => teamOf(r) === team && isOnRoad(s, r));
    yield [F.placed, own.length === Math.ceil((placed - turn) / table.length)];
    for (const r of own) {
      yield [R.place + r, course.startDots.includes(placeOf(s, r))];
      yield [R.place + r, own.every((o) => o === r || course.lane[placeOf(s, o)] !== course.lane[placeOf(s, r)])];
    }
  }
}

/**
 * UR 5.2: the rider farthest ahead who has not moved, unless the lead was changed. While a card is gained or lost
 * he may have fallen.
 */
function* whoseTurn(s: State, phase: Phase, rider: Rider): Invariants {
  const moved = riderValue(s, R.moved, rider);
  if (phase === 'follow') yield [R.moved + rider, moved === MOVED.rode || moved === MOVED.followed];
  else if (phase === 'give' || phase === 'take') yield [R.moved + rider, [MOVED.no, MOVED.fell, MOVED.stopped].includes(moved)];
  else yield [R.moved + rider, moved === MOVED.no];
  yield [F.rider, moved !== MOVED.no || get(s, F.leadChanged) === 1 || nextRider(s) === rider];
}

/** UR 5.4: the rider asked may ride to the space directly behind the leader, by a way of exactly this length. */
function* following(s: State, leader: Rider, asked: Rider): Invariants {
  const to = get(s, F.followTo);
  const length = get(s, F.followLength);
  yield within(s, F.alone, 0);
  yield [F.asked, isInRace(s, asked) && isOnRoad(s, asked) && riderValue(s, R.moved, asked) === MOVED.no];
  yield [F.followTo, to >= 0 && to === draftPlace(s, asked, placeOf(s, leader)) && occupant(s, courseOf(s).spaceOf[to]!) < 0];
  yield [F.followLength, length > 0 && shortestWay(s, placeOf(s, asked), to, length) === length];
}

/** UR 5.6: the results of the turn so far fit the question. */
function* turnResults(s: State, phase: Phase, rider: Rider): Invariants {
  const [base, points, photos] = [get(s, F.base), get(s, F.points), get(s, F.photosDue)];
  const chance = get(s, F.chance);
  const effect = chance < 0 ? null : CHANCE_EFFECTS[CHANCE_KINDS[chance]!];
  switch (phase) {
    case 'turn':
    case 'answer':
      for (const field of [F.dice, F.base, F.points, F.photosDue, F.alone, F.breakaway]) yield within(s, field, 0);
      yield [F.chance, effect === null];
      return;
    case 'dice':
      yield within(s, F.dice, base > 0 ? 1 : 2);
      yield within(s, F.points, base);
      yield [F.photosDue, photos === 0 || (photos === 1 && base > 0)];
      yield [F.chance, effect === null];
      return;
    case 'photo':
      yield [F.photosDue, photos > 0 && (effect === null ? base > 0 : photos === 1)];
      yield [F.chance, effect === null || effect.photo];
      return;
    case 'card':
      yield [F.round, get(s, F.round) > 1];
      yield [stackAt(0), !stackIsEmpty(s)];
      yield [F.chance, effect === null];
      return;
    case 'extra':
      yield [F.chance, s.config.setup.rules.fallTable ? effect === null && points === 7 : effect !== null && effect.die !== 'none'];
      return;
    case 'take':
      yield [F.chance, effect?.gains === true && takeable(s, rider).length > 1];
      return;
    case 'give':
      yield [F.chance, effect?.loses === true && givable(s, rider).length > 1];
      return;
    case 'move':
      yield [F.points, points > 0 && reachOfMove(s).count > 0];
      return;
    case 'follow':
    case 'start-roll':
    case 'place':
    case 'verdict':
    case 'over':
      return;
  }
}
