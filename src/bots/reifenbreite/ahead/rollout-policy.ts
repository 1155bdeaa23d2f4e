import {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  cardsOfRider,
  courseOf,
  hasMoved,
  linesCrossed,
  managerOfRider,
  nextSprintRank,
  occupant,
  phaseOf,
  placeOf,
  placeToFollowTo,
  positionInTeam,
  rankOf,
  reifenbreite as game,
  riderAsked,
  riderBehind,
  riderOnTurn,
  roundOf,
  surfaceChange,
  type Action,
  type CardKind,
  type Place,
  type Rider,
  type State,
  type Points,
} from '../../../games/reifenbreite/index.ts';
import type { Course } from '../road.ts';
import { courseTablesOf, type CourseTables } from '../medium/course-tables.ts';
import { POINTS, type LinePace } from '../medium/pace.ts';

/**
 * The policy of every seat in imagined races: a table of turns and a few of Medium's terms, a few microseconds a decision. It need not be
 * strong, only realistic in what follows a choice: who stays in line, who leads, who is left behind.
 */

const unchecked = game.unchecked!;

/** Spaces of a turn on flat road, as in Medium; and the weights of the pace and of the road behind. */
const TURN = 7;
const PACE = 0.8;
const AHEAD = 0.04;
/** A point on the score sheet, in spaces. */
const POINT = 1.4;
/** Weight of a rival's gain. */
const RIVAL = 1 / 3;

/** Chooses for the deciding rider. */
export function rolloutChoice(s: State): Action {
  const { items, count } = unchecked.options(s);
  if (count === 1) return items[0]!;
  switch (phaseOf(s)) {
    case 'move':
      return bestMove(s, items, count);
    case 'turn':
      return bestTurn(s, items, count);
    case 'follow':
      return listed(items, count, follows(s) ? 'follow' : 'stay');
    case 'answer':
      return listed(items, count, 'refuse');
    case 'take':
    case 'give':
      return mostValuable(items, count, phaseOf(s) === 'take' ? 1 : -1);
    default:
      return items[0]!;
  }
}

// ---- the destination ----

/** Destinations this many spaces short of the best are not considered, because company is hardly ever worth as much. */
const COMPANY = 7;

function bestMove(s: State, at: readonly Action[], count: number): Action {
  const tables = courseTablesOf(s);
  const tempo = tempoOf(tables);
  const rider = riderOnTurn(s);
  let nearest = -Infinity;
  for (let i = 0; i < count; i++) {
    const option = at[i]!;
    if (option.type !== 'move') continue;
    const worth = tempo[option.to]!;
    spaces[i] = worth;
    if (worth > nearest) nearest = worth;
  }
  const from = placeOf(s, rider);
  const behind = riderBehind(s, from);
  const followed = behind >= 0 && !hasMoved(s, behind) && tables.surface[placeOf(s, behind)] === tables.surface[from] ? behind : -1;
  let best = at[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const option = at[i]!;
    if (option.type !== 'move' || spaces[i]! < nearest - COMPANY) continue;
    let worth = spaces[i]! + company(s, tables, rider, option.to);
    if (followed >= 0)
      worth += (teamMates(s, followed, rider) ? 1 : -RIVAL) * wonByFollowing(s, tables.course, tables.pace, followed, option.to);
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
}

const spaces = new Float64Array(1024);

const tempos = new WeakMap<CourseTables, Float64Array>();
/** The last lookup, which is usually repeated. */
let known: { readonly tables: CourseTables; readonly tempo: Float64Array } | null = null;

/** By place: the road behind and the turns left, in spaces. */
function tempoOf(tables: CourseTables): Float64Array {
  if (known?.tables === tables) return known.tempo;
  let tempo = tempos.get(tables);
  if (tempo === undefined) {
    const { toFinish } = tables.pace;
    tempo = tables.fromStart.map((fromStart, place) => TURN * (AHEAD * fromStart - PACE * toFinish[place]!));
    tempos.set(tables, tempo);
  }
  known = { tables, tempo };
  return tempo;
}

/** The value of the riders around a place and of the lines on the way to it, in spaces. */
function company(s: State, { course, pace, surface, mean, spaceOf, spaceAhead }: CourseTables, rider: Rider, to: Place): number {
  const over = course.crossed[to]!;
  let worth = over > linesCrossed(s, rider) ? linesBetween(s, course, rider, over) : 0;
  if (over === course.lines.length) return worth;
  const leader = spaceAhead[to]! < 0 ? -1 : occupant(s, spaceAhead[to]!);
  const ahead = course.straight[to]!;
  if (leader >= 0 && leader !== rider && hasMoved(s, leader) && rankOf(s, leader) === 0 && surface[ahead] === surface[to]) {
    const lasts = stays(pace.toFinish[to]!);
    const better = mean[ahead]! - mean[to]!;
    worth += 0.25 * (better + Math.sqrt(better * better + 3.76));
    if (teamMates(s, leader, rider)) worth += 1.8 * lasts;
    const second = spaceAhead[ahead]! < 0 ? -1 : occupant(s, spaceAhead[ahead]!);
    if (second >= 0 && second !== rider && hasMoved(s, second) && teamMates(s, second, rider)) worth += 1.2 * lasts;
  }
  const back = course.back[to]!;
  const follower = back < 0 ? -1 : occupant(s, spaceOf[back]!);
  if (follower >= 0 && follower !== rider && hasMoved(s, follower))
    worth += teamMates(s, follower, rider) ? 0.6 * stays(pace.toFinish[to]!) : -0.3;
  return worth;
}

/** A line of team-mates holds, and saves more the longer the road is. */
const stays = (left: number): number => (left > 5 ? 1 : (left - 1) / 4);

function linesBetween(s: State, course: Course, rider: Rider, over: number): number {
  let points = 0;
  for (let line = linesCrossed(s, rider); line < over; line++) {
    const { role, points: prizes } = course.lines[line]!;
    if (role === 'neutral' || (role === 'sprint' && !s.config.setup.rules.sprints)) continue;
    if (role === 'finish') points += 2;
    else points += prizes[nextSprintRank(s, line) - 1] ?? 0;
  }
  return points * POINT;
}

/** What the next rider in line gains by following, compared with its own dice. */
function wonByFollowing(s: State, course: Course, pace: LinePace, follower: Rider, to: Place): number {
  const back = course.back[to]!;
  if (back < 0 || (occupant(s, course.spaceOf[back]!) >= 0 && occupant(s, course.spaceOf[back]!) !== riderOnTurn(s))) return 0;
  const won = pace.toFinish[placeOf(s, follower)]! - 1 - pace.toFinish[back]!;
  return won > -0.15 ? TURN * PACE * (won + 0.15) : 0;
}

function follows(s: State): boolean {
  const { toFinish } = courseTablesOf(s).pace;
  const rider = riderAsked(s);
  const to = placeToFollowTo(s);
  const left = toFinish[to]!;
  const course = courseOf(s);
  const sure = teamMates(s, rider, riderOnTurn(s)) ? 0.3 : 0.15;
  return left <= toFinish[placeOf(s, rider)]! - 1 + sure || course.crossed[to]! === course.lines.length;
}

// ---- dice, cards or a change of the lead ----

function bestTurn(s: State, at: readonly Action[], count: number): Action {
  const rider = riderOnTurn(s);
  const from = placeOf(s, rider);
  const pace = courseTablesOf(s).pace;
  let inLine = 0;
  let rivalFollows = false;
  for (let r = riderBehind(s, from); r >= 0 && !hasMoved(s, r); r = riderBehind(s, placeOf(s, r))) {
    if (!teamMates(s, r, rider)) {
      rivalFollows = inLine === 0;
      break;
    }
    inLine++;
  }
  const change = surfaceChange(s, from);
  const dice = withDice(pace, from, change, 0, 2);
  let best = at[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const option = at[i]!;
    let worth: number;
    if (option.type === 'dice') worth = 0;
    else if (option.type === 'cards') {
      if (option.breakaway !== rivalFollows) continue;
      worth = byCards(s, pace, rider, from, change, dice, option.cards, inLine) + (rivalFollows ? ALONE : 0);
    } else if (option.type === 'swap') worth = bySwap(s, pace, option.rider, from, change, dice, inLine) - SWAP;
    else continue;
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
}

/** Points that a change of the lead must promise, and a bonus for riding away from a rival. */
const SWAP = 0.1;
const ALONE = 0.3;

/**
 * The value of cards above dice, in points, from `won` spaces, the advantage `better` of the cards, team-mates in line and turns left. The
 * coefficients are a regression on Medium's evaluation (docs/decisions/0021-hard-and-expert.md).
 */
function byCards(
  s: State,
  pace: LinePace,
  rider: Rider,
  from: Place,
  change: number,
  dice: number,
  cards: readonly CardKind[],
  line: number,
): number {
  let base = 0;
  for (const kind of cards) base += CARD_VALUE[kind]!;
  const better = base - 3.5 * cards.length;
  const won = TURN * (dice - withDice(pace, from, change, base, 2 - cards.length));
  const left = pace.toFinish[from]!;
  const time = left > 9 ? 1 : (left - 1) / 8;
  const late = left < 3 ? (3 - left) / 2 : 0;
  const number = ownCards(s, rider);
  const room = left < number ? left / number : 1;
  const led = line > 0 ? 1 : 0;
  return cards.length === 1
    ? better * (0.92 - 0.52 * time + 1.09 * line - 1.49 * room - 0.32 * time * led) +
        won * (0.63 - 0.67 * line + 0.41 * led - 0.46 * late) +
        0.86 * late -
        0.15
    : better * (-0.23 + 1.05 * line - 0.13 * room - 1.02 * time * led - 0.24 * late) +
        won * (-0.05 - 0.75 * line + 1.05 * led - 0.12 * late) +
        0.17;
}

function ownCards(s: State, rider: Rider): number {
  let cards = 0;
  for (let kind = 0; kind < CARD_KIND_COUNT; kind++) if (CARD_OWNER[kind] === positionInTeam(rider)) cards += cardsOfRider(s, rider, kind);
  return cards;
}

/**
 * The best single card of a team-mate who would lead then. It is a guess that ignores jokers and shields that are
 * barred uphill.
 */
function bySwap(s: State, pace: LinePace, mate: Rider, from: Place, change: number, dice: number, line: number): number {
  let most = 0;
  if (roundOf(s) === 1) return most;
  for (let kind = 0; kind < CARD_KIND_COUNT; kind++) {
    if (CARD_OWNER[kind] !== positionInTeam(mate) || cardsOfRider(s, mate, kind) === 0) continue;
    const worth = byCards(s, pace, mate, from, change, dice, ONE_CARD[kind]!, line);
    if (worth > most) most = worth;
  }
  return most;
}

const ONE_CARD = Array.from({ length: CARD_KIND_COUNT }, (_, kind) => [kind]);

/** Turns left after a move with this many points and dice, on the empty road. */
function withDice({ best, toFinish }: LinePace, from: Place, change: number, base: number, dice: number): number {
  if (dice === 2) return toFinish[from]! - 1;
  const row = from * POINTS;
  if (dice === 0) return best[row + within(base + change)]!;
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += best[row + within(base + die + change)]!;
  return sum / 6;
}

const within = (points: Points): number => (points < 0 ? 0 : points >= POINTS ? POINTS - 1 : points);

// ---- options ----

/** The first option of a type, or the first of all if there is none. */
function listed(at: readonly Action[], count: number, type: Action['type']): Action {
  for (let i = 0; i < count; i++) if (at[i]!.type === type) return at[i]!;
  return at[0]!;
}

/** The card with the highest value to take (`sign` 1), or the lowest to give (-1). */
function mostValuable(at: readonly Action[], count: number, sign: number): Action {
  let best = at[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const option = at[i]!;
    const worth = option.type === 'take' || option.type === 'give' ? sign * CARD_VALUE[option.card]! : 0;
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
}

/** Whether two riders have the same manager. */
const teamMates = (s: State, one: Rider, other: Rider): boolean => managerOfRider(s.config, one) === managerOfRider(s.config, other);
