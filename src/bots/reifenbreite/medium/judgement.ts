import type { Seat } from '../../../kit/index.ts';
import {
  CARD_OWNER,
  CARD_VALUE,
  cardsOfRider,
  courseOf,
  finishers,
  hasMoved,
  jerseyPointsOf,
  jerseyWearer,
  linesCrossed,
  managerOfRider,
  nextSprintRank,
  occupant,
  photosOf,
  placeOf,
  positionInTeam,
  rankOf,
  rankPoints,
  RIDER_COUNT,
  roundOf,
  sprintPointsOf,
  surfaceAt,
  surfaceChange,
  type LineIndex,
  type MovePoints,
  type Place,
  type Points,
  type Rank,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { roadOf, type Course } from '../road.ts';
import { meanMove } from '../worth.ts';
import { paceOf, type Pace } from './pace.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Whose race it is: the riders whose points count as own, as bits. */
export interface Side {
  readonly seat: Seat;
  readonly riders: number;
  readonly weights: Weights;
}

export const isOwn = ({ riders }: Side, rider: Rider): boolean => ((riders >> rider) & 1) === 1;

/** Spaces of a turn on flat road. */
const SPACES_A_TURN = 7;

/** The first is home in so much of the turns that two dice need. */
const FIRST_HOME = 0.85;

/** [distinct photo numbers]: how likely a disqualification is (UR 14). */
const DISQUALIFIED = [0, 5 / 15, 9 / 15, 12 / 15, 14 / 15, 1, 1] as const;

// Work space of one judgement: it is called some hundred times a decision.
const turns = new Float64Array(RIDER_COUNT);
const scale = new Float64Array(RIDER_COUNT);
/** Spaces to be won in a line and by cards, and the number of cards. */
const lined = new Float64Array(RIDER_COUNT);
const carded = new Float64Array(RIDER_COUNT);
const cards = new Float64Array(RIDER_COUNT);
const racing = new Int8Array(RIDER_COUNT);
/** Whom each could follow, and who could follow him; -1 for nobody. */
const leads = new Int8Array(RIDER_COUNT);
const follows = new Int8Array(RIDER_COUNT);
/** What the cards with a rider's own number are better than dice by, in spaces. */
const ownCards = new Float64Array(RIDER_COUNT);

/**
 * What a position is worth to a side: the points its riders may expect (rank, sprints, jersey, less for a disqualification), and what the rivals then
 * lack, as far as it counts. Named terms, by `Weights`; no search.
 */
export function judge(s: State, side: Side): number {
  judgeRiders(s, side);
  let worth = 0;
  for (let r = 0; r < RIDER_COUNT; r++)
    if (isOwn(side, r)) worth += own[r]! * (1 + side.weights.rivals - (s.config.setup.rules.cheating ? danger(s, r) : 0));
  return worth;
}

/** All riders are judged as own ones: nobody's cards are held to be worse. */
const EVERYBODY: Side = { seat: -1, riders: (1 << RIDER_COUNT) - 1, weights: WEIGHTS };

/**
 * The points of this race that each rider may expect, those he has among them, for whoever favours no side; a disqualification is not thought of.
 * @param into by rider
 */
export function pointsInSight(s: State, into: Float64Array): void {
  judgeRiders(s, EVERYBODY);
  into.set(own);
}

/** What each own rider may expect, into `own`. */
function judgeRiders(s: State, side: Side): void {
  const course = courseOf(s);
  const pace = paceOf(s);
  const { weights } = side;
  let riding = 0;
  for (let r = 0; r < RIDER_COUNT; r++) {
    leads[r] = follows[r] = -1;
    const place = placeOf(s, r);
    if (place < 0 || rankOf(s, r) > 0) continue;
    racing[riding++] = r;
    countCards(s, side, r, pace.toFinish[place]!);
  }
  for (let i = 0; i < riding; i++) {
    const r = racing[i]!;
    const leader = ahead(s, course, r, placeOf(s, r));
    leads[r] = leader;
    if (leader >= 0) follows[leader] = r;
  }
  for (let i = 0; i < riding; i++) {
    const r = racing[i]!;
    lined[r] = lineGain(s, course, r, pace.toFinish[placeOf(s, r)]!, weights);
  }
  const jersey = jerseyToCome(s, course, pace, weights);
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (!isOwn(side, r)) continue;
    const points = sprintPointsOf(s, r) + jerseyPointsOf(s, r) + (jerseyWearer(s) === r ? jersey : 0);
    const rank = rankOf(s, r);
    own[r] = points + (rank > 0 ? rankPoints(rank) : 0);
  }
  const first = finishers(s) + 1;
  timeTo(course.lines.length - 1, s, pace, riding, weights);
  for (let i = 0; i < riding; i++) if (isOwn(side, racing[i]!)) own[racing[i]!]! += rankPointsInSight(racing[i]!, riding, first);
  if (s.config.setup.rules.sprints) sprints(s, side, course, pace, riding, jersey);
}

const own = new Float64Array(RIDER_COUNT);

/** Turns to a line for all who have not crossed it, as far as can be foreseen. */
function timeTo(
  line: LineIndex,
  s: State,
  pace: Pace,
  riding: number,
  { unsure, unsurePerTurn, pace: share, ahead, cardTurns }: Weights,
): void {
  const toLine = pace.toLine[line]!;
  const open = pace.open[line]!;
  for (let i = 0; i < riding; i++) {
    const r = racing[i]!;
    const place = placeOf(s, r);
    const left = toLine[place]!;
    // A card needs its turn; and nothing saves the last one.
    const room = left / (cards[r]! * cardTurns);
    const won = (lined[r]! + (room < 1 ? room * carded[r]! : carded[r]!)) / SPACES_A_TURN;
    turns[r] = left * share - (won < left - 1 ? won : Math.max(0, left - 1)) - (hasMoved(s, r) ? 0 : 1) - ahead * ridden(s, place);
    scale[r] = unsure + unsurePerTurn * open[place]!;
  }
}

/** Spaces ridden, along the middle of the road. */
const ridden = (s: State, place: Place): number => courseOf(s).front[place]! / courseOf(s).frontDenominator;

/** How likely r is over the line before q: a curve between 0 and 1 by the turns between them. */
function before(r: Rider, q: Rider): number {
  const x = (turns[q]! - turns[r]!) / (scale[r]! + scale[q]!);
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

/** UR 8: 40 - 2 x rank, and 12, 4 and 1 more for the first three: by the mean of his rank and how likely he is one of the three. */
function rankPointsInSight(r: Rider, riding: number, first: Rank): number {
  let mean = first;
  let none = 1;
  let one = 0;
  let two = 0;
  for (let i = 0; i < riding; i++) {
    const q = racing[i]!;
    if (q === r) continue;
    const win = before(r, q);
    mean += 1 - win;
    two = two * win + one * (1 - win);
    one = one * win + none * (1 - win);
    none *= win;
  }
  const extra = (rank: Rank): number => (rank === 1 ? 12 : rank === 2 ? 4 : rank === 3 ? 1 : 0);
  return 40 - 2 * mean + none * extra(first) + one * extra(first + 1) + two * extra(first + 2);
}

/** UR 15: points at the lines ahead; UR 15.1: and the jersey that goes with them. */
function sprints(s: State, side: Side, course: Course, pace: Pace, riding: number, jersey: number): void {
  const wearer = jerseyWearer(s);
  for (let line = 0; line < course.lines.length; line++) {
    const { role, points } = course.lines[line]!;
    if (role !== 'sprint') continue;
    const rank = nextSprintRank(s, line);
    if (rank === 0) continue;
    const toLine = pace.toLine[line]!;
    let near = false;
    for (let i = 0; i < riding && !near; i++) {
      const r = racing[i]!;
      near = isOwn(side, r) && linesCrossed(s, r) <= line && toLine[placeOf(s, r)]! < side.weights.sprintInSight;
    }
    if (!near) continue;
    timeTo(line, s, pace, riding, side.weights);
    for (let i = 0; i < riding; i++) {
      const r = racing[i]!;
      if (!isOwn(side, r) || linesCrossed(s, r) > line) continue;
      let none = 1;
      let one = 0;
      let two = 0;
      for (let k = 0; k < riding; k++) {
        const q = racing[k]!;
        if (q === r || linesCrossed(s, q) > line) continue;
        const win = before(r, q);
        two = two * win + one * (1 - win);
        one = one * win + none * (1 - win);
        none *= win;
      }
      const chances = [none, one, two];
      for (let k = rank; k <= 3; k++) own[r]! += chances[k - rank]! * prize(s, r, points[k - 1] ?? 0, k === 1 || wearer >= 0 ? jersey : 0);
    }
    // Who wins the first line puts it on; before that the lines after it have none to give.
    if (wearer < 0) jersey = 0;
  }
}

/** Points at the line and the jersey, where they would win it. */
function prize(s: State, rider: Rider, points: Points, jersey: number): number {
  const wearer = jerseyWearer(s);
  if (wearer === rider) return points;
  const wins = wearer < 0 || sprintPointsOf(s, rider) + points > sprintPointsOf(s, wearer);
  return points + (wins ? jersey : 0);
}

/** UR 15.1: two points a round until the first is home. By the round, not by who is where: else it would seem to pay to crawl. */
function jerseyToCome(s: State, course: Course, pace: Pace, { jersey }: Weights): number {
  if (!s.config.setup.rules.jersey || finishers(s) > 0) return 0;
  return 2 * jersey * Math.max(1, FIRST_HOME * pace.toFinish[course.startDots[0]!]! - roundOf(s));
}

/** UR 14: how likely a rider is to be disqualified in the end, as far as his photo cards go. */
export function danger(s: State, rider: Rider): number {
  let numbers = 0;
  for (let photo = 1; photo <= 6; photo++) if (photosOf(s, rider, photo) > 0) numbers++;
  return DISQUALIFIED[numbers]!;
}

/** Spaces won by riding in a line: the choice between following and the dice, the leader's surface instead of the own, and the team-mates' cards. */
function lineGain(s: State, course: Course, rider: Rider, left: number, weights: Weights): number {
  const leader = leads[rider]!;
  const behind = follows[rider]!;
  const lasts = stays(left, weights);
  let gain = behind >= 0 && areTeamMates(s, behind, rider) ? weights.teamMateFollows * lasts : 0;
  if (leader < 0) return gain + (hasMoved(s, rider) ? 0 : wheelGain(s, course, rider, left, weights)) + lineCards(s, rider, lasts, weights);
  const better = meanMove(surfaceChange(s, placeOf(s, leader))) - meanMove(surfaceChange(s, placeOf(s, rider)));
  // The mean of the better of two, as a smooth curve: 0.97 of a space where the leader's surface is the own one.
  gain += weights.line * ((better + Math.sqrt(better * better + 3.76)) / 2);
  const second = leads[leader]!;
  if (second >= 0) gain += weights.line * weights.deep;
  if (areTeamMates(s, leader, rider)) {
    gain += weights.teamMateLeads * lasts;
    if (second >= 0 && areTeamMates(s, second, rider)) gain += weights.teamMatesLead * lasts;
  } else if (second >= 0 && areTeamMates(s, second, rider)) gain += weights.teamMateInLine * lasts;
  return gain + lineCards(s, rider, lasts, weights);
}

const areTeamMates = (s: State, one: Rider, other: Rider): boolean => managerOfRider(s.config, one) === managerOfRider(s.config, other);

/** What the cards of the team-mates directly before and behind are worth to a rider. */
function lineCards(s: State, rider: Rider, lasts: number, { lineCards: share }: Weights): number {
  if (share === 0) return 0;
  let sum = 0;
  for (let r = leads[rider]!; r >= 0 && areTeamMates(s, r, rider); r = leads[r]!) sum += ownCards[r]!;
  for (let r = follows[rider]!; r >= 0 && areTeamMates(s, r, rider); r = follows[r]!) sum += ownCards[r]!;
  return sum * share * lasts;
}

/** A line of team-mates lasts, and saves more the more road there is. */
const stays = (left: number, { lineTurns }: Weights): number => (left > 1 + lineTurns ? 1 : (left - 1) / lineTurns);

/** Spaces that a free space behind a team-mate who has moved promises a rider who has not: by how far away it is, for two dice. */
function wheelGain(s: State, course: Course, rider: Rider, left: number, weights: Weights): number {
  if (weights.wheel === 0) return 0;
  const { toFinish } = roadOf(course);
  const from = toFinish[placeOf(s, rider)]!;
  const first = rider - positionInTeam(rider);
  let most = 0;
  for (let teamMate = first; teamMate < first + 4; teamMate++) {
    if (teamMate === rider || !hasMoved(s, teamMate) || placeOf(s, teamMate) < 0 || rankOf(s, teamMate) > 0) continue;
    const at = placeOf(s, teamMate);
    const behind = course.back[at]!;
    if (behind < 0 || occupant(s, course.spaceOf[behind]!) >= 0 || surfaceAt(s, behind) !== surfaceAt(s, at)) continue;
    const chance = WHEEL[from - toFinish[behind]!] ?? 0;
    if (chance > most) most = chance;
  }
  return most * weights.wheel * weights.teamMateLeads * stays(left, weights);
}

/** [distance]: how likely two dice, or one point or two more, lead there. */
const WHEEL = Array.from({ length: 13 }, (_, d) => {
  const ways = (total: MovePoints): number => (total < 2 || total > 12 ? 0 : 6 - Math.abs(7 - total));
  return d < 2 ? 0 : (ways(d) + 0.6 * ways(d + 1) + 0.2 * ways(d + 2)) / 36;
});

/** The rider whom this one could follow when he next rides (UR 5.4), -1 where there is none. */
function ahead(s: State, course: Course, rider: Rider, place: Place): Rider {
  const next = course.straight[place]!;
  if (next < 0) return -1;
  const leader = occupant(s, course.spaceOf[next]!);
  if (leader < 0 || leader === rider || rankOf(s, leader) > 0 || hasMoved(s, leader) !== hasMoved(s, rider)) return -1;
  return surfaceAt(s, placeOf(s, leader)) === surfaceAt(s, place) ? leader : -1;
}

/** [position in the team]: the kinds a rider may play. */
const PLAYABLE = [0, 1, 2, 3].map((position) => CARD_OWNER.flatMap((owner, kind) => (owner === position || owner === -1 ? [kind] : [])));

/** Spaces that the cards in hand are good for: what they are better than a die by. */
function countCards(s: State, side: Side, rider: Rider, left: number): void {
  const { card, joker, wait, waitTurns, rivalCards } = side.weights;
  const teamMates = teamMatesLeft(s, rider);
  let number = 0;
  let jokers = 0;
  let spaces = 0;
  for (const kind of PLAYABLE[positionInTeam(rider)]!) {
    const count = cardsOfRider(s, rider, kind);
    if (count === 0) continue;
    const better = CARD_VALUE[kind]! - 3.5;
    if (CARD_OWNER[kind] === -1) {
      number += count / teamMates;
      jokers += (count / teamMates) * better;
    } else {
      number += count;
      spaces += count * better;
    }
  }
  cards[rider] = number;
  ownCards[rider] = spaces;
  const time = (left - 1) / waitTurns;
  carded[rider] = card * (spaces + joker * jokers) * (1 + wait * (time > 1 ? 1 : time)) * (isOwn(side, rider) ? 1 : rivalCards);
}

/** Riders of the team who are still on the way, himself among them: they share the jokers. */
function teamMatesLeft(s: State, rider: Rider): number {
  const first = rider - positionInTeam(rider);
  let left = 0;
  for (let r = first; r < first + 4; r++) if (rankOf(s, r) === 0) left++;
  return Math.max(1, left);
}
