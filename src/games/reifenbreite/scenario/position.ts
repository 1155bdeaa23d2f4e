/**
 * Sets up the position of a scenario file: checks it against the set-up and the course, then writes it into a
 * state.
 */
import type { Rider, Place } from '../vocabulary.ts';
import { parsePlace } from '../../../course/index.ts';
import { fail, firstViolation, ok, type Facts, type Problem, type Result } from '../../../kit/index.ts';
import { PHASE } from '../action.ts';
import type { Config } from '../config.ts';
import { CHANCE_KINDS } from '../deck.ts';
import { MOVED_HOW } from '../event.ts';
import { decisionDue, raceBegan, totalMade, withoutEvents } from '../effects.ts';
import { formatCard, RIDER_COUNT, riderNumber, TEAMS, TEAM_SIZE, teamOf } from '../riders.ts';
import { reachOfMove } from '../rules/moving.ts';
import { nextRider, nextTurn } from '../rules/order.ts';
import { scoreRace } from '../rules/scoring.ts';
import { whyNotPlace } from '../rules/start.ts';
import type { Spot } from '../../../scenario/index.ts';
import { invariants } from '../invariants.ts';
import type { Position, RiderPosition, TurnPosition } from './position-data.ts';
import {
  addPhoto,
  resetTurn,
  cardsOf,
  courseOf,
  F,
  get,
  inStack,
  isOnRoad,
  leaveRoad,
  newState,
  riderAt,
  riderValue,
  photosOf,
  placeOf,
  putOn,
  R,
  set,
  setAside,
  setCards,
  setDecisionDue,
  setRiderValue,
  setSprintRider,
  setStack,
  setStagePoints,
  setStartSum,
  type State,
  markChanged,
} from '../state.ts';

const RODE = MOVED_HOW.indexOf('rode');
const SPRINT_RIDERS = 3;
/** Maximum count of one photo number against one name; a long race gives a dozen. */
const MAX_PHOTOS = 99;

/** Records a problem with its place in the file. */
type ReportProblem = (spot: Spot, code: string, facts?: Facts) => void;

/**
 * Sets up a position.
 * @param position the parsed file; it must name every rider of the race, or cover the rest with `others`
 * @returns a state in which the next rider's turn begins (in round 0 the next team places; or what `turn`,
 * `verdict` and `over` say), or all problems
 */
export function setUpPosition(config: Config, position: Position): Result<State, readonly Problem[]> {
  const problems: Problem[] = [];
  const report: ReportProblem = ({ line, column }, code, facts = {}) => void problems.push({ code, line, column, facts });
  if (position.stage >= config.stages.length) {
    report(position, 'position-stage', { stage: position.stage + 1, stages: config.stages.length });
    return fail(problems);
  }
  const s = newState(config);
  raceBegan(withoutEvents(s), position.stage);
  set(s, F.round, position.round);
  putRiders(s, position, report);
  if (problems.length === 0) putOthers(s, position, report);
  putFinishers(s, position, report);
  putSprints(s, position, report);
  putCards(s, position, report);
  putCheating(s, position, report);
  putEarlier(s, position, report);
  if (problems.length === 0) putDecision(s, position, report);
  // positions that the statements allow and no race reaches; they would not be playable
  if (problems.length === 0 && firstViolation(invariants(s)) !== null) report(position, 'position-impossible');
  return problems.length > 0 ? fail(problems) : ok(s);
}

const isInRace = (s: State, rider: Rider): boolean => s.config.managerOf[teamOf(rider)]! >= 0;

/** Places the riders with a space: on the road, or beside it if they have dismounted. */
function putRiders(s: State, position: Position, report: ReportProblem): void {
  const course = courseOf(s);
  const named = new Set<number>();
  for (const at of position.riders) {
    const facts = { rider: riderNumber(at.rider) };
    if (!isInRace(s, at.rider)) report(at, 'position-team-does-not-ride', { ...facts, team: TEAMS[teamOf(at.rider)]! });
    else if (named.has(at.rider)) report(at, 'position-rider-twice', facts);
    else if (at.space !== null) {
      const place = parsePlace(course, at.space);
      if (!place.ok) report(at, 'position-space-unknown', { ...facts, space: at.space, course: course.name });
      else putRider(s, at, place.value, report);
    }
    named.add(at.rider);
  }
}

function putRider(s: State, at: RiderPosition, place: Place, report: ReportProblem): void {
  const course = courseOf(s);
  const facts = { rider: riderNumber(at.rider), space: at.space! };
  const lines = course.crossed[place]!;
  if (at.over >= 0 && (at.over < lines || at.over > course.lines.length)) report(at, 'position-lines', { ...facts, lines, over: at.over });
  const by = riderAt(s, place);
  if (at.how === 'dismounted') {
    // A dismounted rider waits beside his space, which another rider may occupy.
    set(s, F.dismounted, get(s, F.dismounted) + 1);
    setRiderValue(s, R.dismountedAs, at.rider, get(s, F.dismounted));
    setRiderValue(s, R.place, at.rider, place);
    if (!s.config.surfacesCount) report(at, 'position-rule-off', { ...facts, section: 'UR 9' });
  } else if (by >= 0) return report(at, 'position-space-taken', { ...facts, by: riderNumber(by) });
  else putOn(s, at.rider, place);
  setRiderValue(s, R.moved, at.rider, MOVED_HOW.indexOf(at.how));
  setRiderValue(s, R.crossed, at.rider, Math.max(lines, at.over));
}

/** Places the riders who are not named: at the very back of the road, rider by rider and lane by lane, or home. */
function putOthers(s: State, position: Position, report: ReportProblem): void {
  const course = courseOf(s);
  const named = new Set(position.riders.map(({ rider }) => rider));
  const missing = Array.from({ length: RIDER_COUNT }, (_, r) => r).filter((r) => isInRace(s, r) && !named.has(r));
  if (missing.length === 0 || (position.round === 0 && position.others === null)) return;
  if (position.others === null) return report(position, 'position-rider-missing', { rider: riderNumber(missing[0]!) });
  let rank = Math.max(0, ...position.riders.map((r) => r.rank));
  let place = 0;
  for (const r of missing) {
    if (position.others === 'home') {
      setRiderValue(s, R.rank, r, ++rank);
      setRiderValue(s, R.crossed, r, course.lines.length);
      setRiderValue(s, R.moved, r, RODE);
      set(s, F.finished, get(s, F.finished) + 1);
      continue;
    }
    while (riderAt(s, place) >= 0) place++;
    putOn(s, r, place);
    setRiderValue(s, R.moved, r, MOVED_HOW.indexOf(position.othersHow));
    setRiderValue(s, R.crossed, r, course.crossed[place]!);
  }
}

/** UR 8: the finishing order has no gaps, and exactly the finished riders are beyond the line. */
function putFinishers(s: State, position: Position, report: ReportProblem): void {
  const course = courseOf(s);
  const ranks = new Map<number, RiderPosition>();
  for (const at of position.riders) {
    const facts = { rider: riderNumber(at.rider), rank: at.rank };
    const beyond = isOnRoad(s, at.rider) && course.crossed[placeOf(s, at.rider)] === course.lines.length;
    if (at.rank === 0) {
      if (beyond) report(at, 'position-finished-without-rank', facts);
      continue;
    }
    const other = ranks.get(at.rank);
    if (other !== undefined) report(at, 'position-rank-twice', { ...facts, other: riderNumber(other.rider) });
    ranks.set(at.rank, at);
    if (at.space !== null && !beyond) report(at, 'position-rank-before-finish', facts);
    // UR 16: a change of the lead may just have taken the rider on turn over the line
    if (at.how === 'no' && (at.space === null || position.turn?.rider !== at.rider)) report(at, 'position-finisher-has-moved', facts);
    setRiderValue(s, R.rank, at.rider, at.rank);
    setRiderValue(s, R.crossed, at.rider, course.lines.length);
    if (at.space === null) setRiderValue(s, R.moved, at.rider, MOVED_HOW.indexOf(at.how));
    set(s, F.finished, get(s, F.finished) + 1);
  }
  for (let rank = 1; rank <= ranks.size; rank++) if (!ranks.has(rank)) report(position, 'position-rank-missing', { rank });
}

/** UR 15: who scored at which line, and who wears the jersey. Sprint points follow from it. */
function putSprints(s: State, position: Position, report: ReportProblem): void {
  const { lines } = courseOf(s);
  const { sprints, jersey } = s.config.setup.rules;
  const scored = new Set<number>();
  for (const sprint of position.sprints) {
    const line = lines.findIndex((l, i) => `${i + 1}:${l.name}` === sprint.name);
    if (!sprints) report(sprint, 'position-rule-off', { section: 'UR 15' });
    if (line < 0 || lines[line]!.role !== 'sprint') {
      report(sprint, 'position-no-sprint', { line: sprint.name });
      continue;
    }
    if (scored.has(line) || sprint.riders.length < 1 || sprint.riders.length > SPRINT_RIDERS)
      report(sprint, 'position-sprint-three-riders', { line: sprint.name, most: SPRINT_RIDERS });
    scored.add(line);
    sprint.riders.slice(0, SPRINT_RIDERS).forEach((rider, i) => {
      const facts = { rider: riderNumber(rider), line: sprint.name };
      if (sprint.riders.indexOf(rider) !== i) report(sprint, 'position-rider-twice', facts);
      if (riderValue(s, R.crossed, rider) <= line) report(sprint, 'position-not-over-line', facts);
      setSprintRider(s, line, i + 1, rider);
      setRiderValue(s, R.sprintPoints, rider, riderValue(s, R.sprintPoints, rider) + (lines[line]!.points[i] ?? 0));
    });
  }
  const worn = position.jersey ?? position.jerseyPoints[0];
  if (worn !== undefined && !jersey) report(worn, 'position-rule-off', { section: 'UR 15.1' });
  if (position.jersey !== null) {
    if (riderValue(s, R.sprintPoints, position.jersey.rider) === 0)
      report(position.jersey, 'position-jersey-without-points', { rider: riderNumber(position.jersey.rider) });
    set(s, F.jersey, position.jersey.rider);
  }
  for (const { rider, count } of position.jerseyPoints) setRiderValue(s, R.jerseyPoints, rider, count);
}

/** UR 4.3, UR 7: the energy cards that are spent and the chance cards that are left. */
function putCards(s: State, position: Position, report: ReportProblem): void {
  for (const { team, kinds, ...spot } of position.spent)
    for (const kind of kinds) {
      const left = cardsOf(s, team, kind);
      if (left === 0) report(spot, 'position-card-not-there', { team: TEAMS[team]!, card: formatCard(team, kind) });
      else setCards(s, team, kind, left - 1);
    }
  if (position.stack === null) return;
  for (const [kind, count] of position.stack.counts.entries()) {
    const all = inStack(s, kind);
    if (count > all) report(position.stack, 'position-card-not-there', { card: CHANCE_KINDS[kind]!, found: count, most: all });
    setStack(s, kind, Math.min(count, all));
    setAside(s, kind, Math.max(0, all - count));
  }
}

/** UR 14 */
function putCheating(s: State, position: Position, report: ReportProblem): void {
  const { cheating } = s.config.setup.rules;
  for (const at of [...position.photos, ...position.cars]) {
    if (!cheating) report(at, 'position-rule-off', { section: 'UR 14' });
    if (!isInRace(s, at.rider)) report(at, 'position-team-does-not-ride', { rider: riderNumber(at.rider), team: TEAMS[teamOf(at.rider)]! });
  }
  for (const { rider, photos, ...spot } of position.photos)
    for (const photo of photos) {
      if (photosOf(s, rider, photo) === MAX_PHOTOS)
        return report(spot, 'out-of-range', { what: `photo ${photo}`, found: MAX_PHOTOS + 1, least: 1, most: MAX_PHOTOS });
      addPhoto(s, rider, photo);
    }
  for (const { rider, count } of position.cars) setRiderValue(s, R.carUses, rider, count);
}

/** UR 17 */
function putEarlier(s: State, position: Position, report: ReportProblem): void {
  for (const { stage, points, ...spot } of position.earlier) {
    if (stage >= position.stage) report(spot, 'position-stage', { stage: stage + 1, stages: position.stage });
    else for (const { rider, count } of points) setStagePoints(s, stage, rider, count);
  }
}

/** The rider whose turn begins, or the question within a turn. */
function putDecision(s: State, position: Position, report: ReportProblem): void {
  const play = withoutEvents(s);
  markChanged(s);
  if (position.end !== null) return putEnd(s, position.end, report);
  if (position.round > 0) {
    if (position.turn !== null) return putTurn(s, position.turn, report);
    if (nextRider(s) < 0) return report(position, 'position-nobody-to-move');
    nextTurn(play);
    if (position.points !== null) putPoints(s, position.points, report);
    return;
  }
  if (position.rolls !== null) return putRolls(s, position.rolls, report);
  const { table } = s.config;
  if (position.first < 0 || !table.includes(position.first)) return report(position, 'position-first-team');
  set(s, F.firstTeam, table.indexOf(position.first));
  set(s, F.placed, position.riders.length);
  const all = table.length * TEAM_SIZE;
  if (position.riders.length >= all) return report(position, 'position-nobody-to-place');
  placedInTurn(s, position, report);
  decisionDue(play, PHASE.place, -1, table[(table.indexOf(position.first) + position.riders.length) % table.length]!);
}

/** UR 5.6: dice and cards have been played, and the rider can move. */
function putPoints(s: State, { count, who, ...spot }: NonNullable<Position['points']>, report: ReportProblem): void {
  totalMade(withoutEvents(s), get(s, F.rider), count, 0, count, who);
  if (reachOfMove(s).count === 0) report(spot, 'position-nowhere', { rider: riderNumber(get(s, F.rider)), points: count });
}

/** UR 5.1: the managers who roll, in order; the first without a roll is asked. */
function putRolls(s: State, { sums, ...spot }: NonNullable<Position['rolls']>, report: ReportProblem): void {
  let [rolling, asked] = [0, -1];
  for (const { team, sum } of sums) {
    const manager = s.config.managerOf[team]!;
    if (manager < 0) return report(spot, 'position-team-does-not-ride', { rider: riderNumber(4 * team), team: TEAMS[team]! });
    rolling |= 1 << manager;
    if (sum >= 0) setStartSum(s, manager, sum);
    else if (asked < 0 || manager < asked) asked = manager;
  }
  set(s, F.rolling, rolling);
  decisionDue(withoutEvents(s), PHASE['start-roll'], -1, asked);
  if (firstViolation(invariants(s)) !== null) report(spot, 'position-rolls');
}

/** UR 14 and UR 17: photo cards are being drawn, or the last race is over and scored. */
function putEnd(s: State, { kind, photos, ...spot }: NonNullable<Position['end']>, report: ReportProblem): void {
  const [first, second] = photos;
  set(s, F.verdict1, first ?? 0);
  set(s, F.verdict2, second ?? 0);
  if (kind === 'over') {
    for (let r = 0; r < RIDER_COUNT; r++) if (photos.some((photo) => photosOf(s, r, photo) > 0)) setRiderValue(s, R.disqualified, r, 1);
    scoreRace(withoutEvents(s));
  }
  decisionDue(withoutEvents(s), PHASE[kind], -1, -1);
  if (photos.length > 2 || firstViolation(invariants(s)) !== null) report(spot, 'position-end', { end: kind });
}

/** A question within a turn, or the turn of a rider who has taken the lead. */
function putTurn(s: State, at: TurnPosition, report: ReportProblem): void {
  const facts = { rider: riderNumber(at.rider), kind: at.kind };
  const to = at.to === null ? null : parsePlace(courseOf(s), at.to);
  if (to !== null && !to.ok) return report(at, 'position-space-unknown', { ...facts, space: at.to!, course: courseOf(s).name });
  resetTurn(s, PHASE[at.kind], at.rider);
  setDecisionDue(s, PHASE[at.kind], at.rider, at.asked, to?.value ?? -1, at.length);
  for (const [field, value] of [
    [F.dice, at.dice],
    [F.base, at.base],
    [F.points, at.points],
    [F.photosDue, at.photos],
    [F.chance, at.chance],
    [F.alone, at.alone ? 1 : 0],
    [F.breakaway, at.breakaway ? 1 : 0],
    [F.leadChanged, at.led ? 1 : 0],
    [F.refused, at.refused.reduce((bits, r) => bits | (1 << r), 0)],
  ] as const)
    set(s, field, value);
  const broken = firstViolation(invariants(s));
  if (broken === null) return;
  const next = nextRider(s);
  if (broken === F.rider && next >= 0 && next !== at.rider) report(at, 'position-not-his-turn', { ...facts, next: riderNumber(next) });
  else if (at.asked >= 0 && (broken === F.asked || broken === F.followTo || broken === F.followLength))
    report(at, 'position-not-asked', { ...facts, asked: riderNumber(at.asked) });
  else report(at, 'position-turn', facts);
}

/** UR 5.1: riders were placed one by one, team by team, on dots, each team in four lanes. */
function placedInTurn(s: State, position: Position, report: ReportProblem): void {
  const { table } = s.config;
  for (const at of position.riders) if (isOnRoad(s, at.rider)) leaveRoad(s, at.rider);
  position.riders.forEach((at, i) => {
    const place = placeOf(s, at.rider);
    const facts = { rider: riderNumber(at.rider), space: at.space ?? '' };
    set(s, F.asked, table[(table.indexOf(position.first) + i) % table.length]!);
    const why = at.rank > 0 || at.how !== 'no' ? 'not-a-dot' : whyNotPlace(s, at.rider, place);
    if (why !== null) report(at, `place-${why}`, facts);
    else putOn(s, at.rider, place);
  });
}
