import {
  CARD_VALUE,
  courseOf,
  draftPreview,
  hasMoved,
  lengthTo,
  linesCrossed,
  managerOfRider,
  nextSprintRank,
  occupant,
  phaseOf,
  placeOf,
  pointsToRide,
  rankOf,
  reachFrom,
  RIDER_COUNT,
  riderBehind,
  riderNumber,
  riderOnTurn,
  type Action,
  type Place,
  type Rider,
  type State,
  type Points,
} from '../../games/reifenbreite/index.ts';
import type { Facts } from '../../kit/index.ts';
import type { Reason } from '../../kit/index.ts';
import { roadOf } from './road.ts';

/** All reason codes; each has its text in the game's `race.json`, as `bots.CODE`. */
export const REASON_CODES = [
  'starts-in-front',
  'starts-behind',
  'starts-farther-back',
  'saves-cards',
  'has-no-card',
  'takes-card',
  'gives-card',
  'rides-far',
  'stops-short',
  'finishes',
  'sprints',
  'shakes-off',
  'takes-along',
  'holds-up',
  'takes-wheel',
  'waits-for',
  'breaks-away',
  'breaks-away-from',
  'plays-for-line',
  'plays-for-mate',
  'catches-up',
  'holds-car',
  'sends-ahead',
  'asks-for-lead',
  'takes-lead',
  'keeps-wheel',
  'stays-with',
  'lets-go',
  'foresees-dice',
  'foresees-cards',
  'foresees-car',
  'foresees-swap',
  'foresees-ask',
  'foresees-agree',
  'foresees-refuse',
  'foresees-follow',
  'foresees-stay',
  'foresees-other',
  'likes-wheels',
  'likes-attacks',
  'likes-lines',
  'likes-cards',
  'keeps-away',
  'lets-follow',
  'gets-farther',
  'other-lane',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** The kind of option that a search preferred. */
const FORESEES: Readonly<Partial<Record<Action['type'], ReasonCode>>> = {
  dice: 'foresees-dice',
  cards: 'foresees-cards',
  car: 'foresees-car',
  swap: 'foresees-swap',
  ask: 'foresees-ask',
  agree: 'foresees-agree',
  refuse: 'foresees-refuse',
  follow: 'foresees-follow',
  stay: 'foresees-stay',
};

/** The reason of a search: imagined races brought this many more points than the option that seemed best at first. */
export function foresees(action: Action, instead: Action, races: number, points: Points): Reason {
  const code = action.type === instead.type ? undefined : FORESEES[instead.type];
  return because(code ?? 'foresees-other', { races, points });
}

/** The reason of a taste, which made the bot choose this although another option seemed slightly better. */
export type Liking = Extract<ReasonCode, `likes-${string}`>;
export const likes = (code: Liking): Reason => because(code);

/** Reasons that only repeat what the log says. */
const PLAIN: readonly ReasonCode[] = [
  'starts-in-front',
  'starts-behind',
  'starts-farther-back',
  'saves-cards',
  'has-no-card',
  'takes-card',
  'gives-card',
  'rides-far',
  'finishes',
  'takes-wheel',
  'breaks-away',
  'holds-car',
  'sends-ahead',
  'takes-lead',
  'keeps-wheel',
  'stays-with',
  'lets-go',
];

const because = (code: ReasonCode, facts: Facts = {}): Reason => (PLAIN.includes(code) ? { code, facts, plain: true } : { code, facts });

/**
 * The purpose of a choice in Um Reifenbreite, derived from its effect on the road, so that it holds for every bot.
 * Null for answers of chance, and where there was no alternative.
 */
export function reasonFor(s: State, choices: readonly Action[], action: Action): Reason | null {
  if (choices.length === 1) return null;
  switch (action.type) {
    case 'place':
      return whyOnDot(s, action.at);
    case 'dice':
      return because(choices.some(({ type }) => type === 'cards') ? 'saves-cards' : 'has-no-card');
    case 'take':
      return because('takes-card', { value: CARD_VALUE[action.card]! });
    case 'give':
      return because('gives-card', { value: CARD_VALUE[action.card]! });
    case 'move':
      return whyThere(s, action.to);
    case 'cards':
      return whyCards(s, action.breakaway ? 'breakaway' : 'open');
    case 'car':
      return because('holds-car');
    case 'swap':
      return because('sends-ahead', { rider: riderNumber(action.rider) });
    case 'ask':
      return because('asks-for-lead', { rider: riderNumber(action.rider) });
    case 'agree':
      return because('takes-lead', { rider: riderNumber(riderOnTurn(s)) });
    case 'refuse':
      return because('keeps-wheel', { rider: riderNumber(riderOnTurn(s)) });
    case 'follow':
      return because('stays-with', { rider: riderNumber(riderOnTurn(s)) });
    case 'stay':
      return because('lets-go', { rider: riderNumber(riderOnTurn(s)) });
    default:
      return null;
  }
}

/** A move this many spaces short must have a reason. */
const SHORT = 3;
/** The maximum of two dice. */
const IN_REACH = 12;

function whyOnDot(s: State, at: Place): Reason {
  const course = courseOf(s);
  const ahead = course.straight[at]!;
  const leader = ahead < 0 ? -1 : occupant(s, course.spaceOf[ahead]!);
  if (leader >= 0) return because('starts-behind', { rider: riderNumber(leader) });
  return because(course.startDots.includes(ahead) ? 'starts-farther-back' : 'starts-in-front');
}

function whyThere(s: State, to: Place): Reason {
  const rider = riderOnTurn(s);
  const line = lineWon(s, rider, to);
  if (line !== null) return line;
  const chain = draftPreview(s, to);
  const first = chain[0];
  const teamMates = (other: Rider): boolean => managerOfRider(s.config, other) === managerOfRider(s.config, rider);
  const points = pointsToRide(s);
  const length = lengthTo(reachFrom(s, placeOf(s, rider), points), to);
  if (first !== undefined && !hasMoved(s, first.rider)) {
    if (first.refusal === null && teamMates(first.rider)) return because('takes-along', { rider: riderNumber(first.rider) });
    if (first.refusal !== null && !teamMates(first.rider) && SHAKEN.has(first.refusal.code))
      return because('shakes-off', { rider: riderNumber(first.rider) });
    const escaped = teamMateInFront(s, rider);
    if (!teamMates(first.rider) && escaped >= 0 && points - length >= SHORT) return because('holds-up', { rider: riderNumber(escaped) });
  }
  const leader = leaderAt(s, to);
  if (leader >= 0 && leader !== rider) return because('takes-wheel', { rider: riderNumber(leader) });
  const teamMate = teamMateComing(s, rider, to);
  if (points > length) return teamMate >= 0 ? because('waits-for', { rider: riderNumber(teamMate) }) : because('stops-short');
  return because('rides-far');
}

/** Refusals caused by the leader's move, not by anything before it. */
const SHAKEN: ReadonlySet<string> = new Set(['follow-too-far', 'follow-taken', 'follow-thick-line', 'follow-way-blocked', 'follow-no-way']);

/** What one move has over another that has the same reason: who could follow, how far it leads, or else its lane. */
export function differenceOf(s: State, better: Action, chosen: Action): Reason | null {
  if (better.type !== 'move' || chosen.type !== 'move') return null;
  const followers = (to: Place): readonly Rider[] => draftPreview(s, to).flatMap(({ rider, refusal }) => (refusal === null ? [rider] : []));
  const [now, before] = [followers(better.to), followers(chosen.to)];
  const kept = before.find((rider) => !now.includes(rider));
  if (kept !== undefined) return because('keeps-away', { rider: riderNumber(kept) });
  const comes = now.find((rider) => !before.includes(rider));
  if (comes !== undefined) return because('lets-follow', { rider: riderNumber(comes) });
  const reach = reachFrom(s, placeOf(s, riderOnTurn(s)), pointsToRide(s));
  const spaces = lengthTo(reach, better.to) - lengthTo(reach, chosen.to);
  if (spaces > 0) return because('gets-farther', { spaces });
  return because('other-lane', { lane: courseOf(s).lane[better.to]! });
}

/** The line whose points this move brings. */
function lineWon(s: State, rider: Rider, to: Place): Reason | null {
  const { crossed, lines } = courseOf(s);
  for (let line = crossed[to]! - 1; line >= linesCrossed(s, rider); line--) {
    const { role, name } = lines[line]!;
    if (role === 'finish') return because('finishes', {});
    if (role === 'sprint' && s.config.setup.rules.sprints && nextSprintRank(s, line) > 0) return because('sprints', { line: name });
  }
  return null;
}

/** The rider directly ahead of a place. */
function leaderAt(s: State, place: Place): Rider {
  const course = courseOf(s);
  const ahead = course.straight[place]!;
  const leader = ahead < 0 ? -1 : occupant(s, course.spaceOf[ahead]!);
  return leader >= 0 && rankOf(s, leader) === 0 ? leader : -1;
}

/** The nearest team-mate behind that has not moved and may get there. */
function teamMateComing(s: State, rider: Rider, to: Place): Rider {
  const { toFinish } = roadOf(courseOf(s));
  let nearest = -1;
  let least = IN_REACH + 1;
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (r === rider || placeOf(s, r) < 0 || hasMoved(s, r) || managerOfRider(s.config, r) !== managerOfRider(s.config, rider)) continue;
    const gap = toFinish[placeOf(s, r)]! - toFinish[to]!;
    if (gap > 0 && gap < least) [nearest, least] = [r, gap];
  }
  return nearest;
}

/** A team-mate close in front of this rider. */
function teamMateInFront(s: State, rider: Rider): Rider {
  const { toFinish } = roadOf(courseOf(s));
  let nearest = -1;
  let least = 2 * IN_REACH;
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (r === rider || placeOf(s, r) < 0 || rankOf(s, r) > 0 || managerOfRider(s.config, r) !== managerOfRider(s.config, rider)) continue;
    const gap = toFinish[placeOf(s, rider)]! - toFinish[placeOf(s, r)]!;
    if (gap > 0 && gap < least) [nearest, least] = [r, gap];
  }
  return nearest;
}

function whyCards(s: State, how: 'breakaway' | 'open'): Reason {
  const rider = riderOnTurn(s);
  const behind = phaseOf(s) === 'turn' ? riderBehind(s, placeOf(s, rider)) : -1;
  const follower = behind >= 0 && !hasMoved(s, behind) ? behind : -1;
  if (how === 'breakaway') return follower >= 0 ? because('breaks-away-from', { rider: riderNumber(follower) }) : because('breaks-away');
  const { toLine } = roadOf(courseOf(s));
  const lines = courseOf(s).lines;
  const line = lines.findIndex((_, i) => i >= linesCrossed(s, rider));
  const next = lines[line];
  if (next !== undefined && next.role !== 'neutral' && toLine[line]![placeOf(s, rider)]! <= IN_REACH)
    return because('plays-for-line', { line: next.name });
  if (follower >= 0 && managerOfRider(s.config, follower) === managerOfRider(s.config, rider))
    return because('plays-for-mate', { rider: riderNumber(follower) });
  return because('catches-up');
}
