import {
  courseOf,
  hasMoved,
  linesCrossed,
  nextSprintRank,
  occupant,
  placeOf,
  rankOf,
  riderOnTurn,
  type LineIndex,
  type Place,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { paceOf } from '../medium/pace.ts';
import { roadOf } from '../road.ts';
import type { Taste } from './character.ts';
import type { Weights } from './weights.ts';

/** Follows where it can, rides up behind others, asks them to lead, and leads as seldom as possible. */
export const wheelSucker =
  (w: Weights['wheelsucker']): Taste =>
  (s, option) => {
    switch (option.type) {
      case 'follow':
        return w.follow;
      case 'agree':
        return w.lead;
      case 'ask':
        return w.ask;
      case 'cards':
        return option.breakaway ? w.breakaway : 0;
      case 'move':
        return isWheel(s, riderOnTurn(s), option.to) ? w.wheel : 0;
      default:
        return 0;
    }
  };

/** Breaks away from followers, accepts the lead, and is a little less willing to follow. */
export const attacker =
  (w: Weights['attacker']): Taste =>
  (_, option) => {
    switch (option.type) {
      case 'cards':
        return option.breakaway ? w.breakaway : 0;
      case 'agree':
        return w.lead;
      case 'follow':
        return w.follow;
      default:
        return 0;
    }
  };

/** Saves cards for the lines that bring points, to cross them first. */
export const sprinter =
  (w: Weights['sprinter']): Taste =>
  (s, option) => {
    const rider = riderOnTurn(s);
    const line = nextPrize(s, rider);
    if (option.type === 'cards') return option.cards.length * (isInReach(s, rider, line) ? w.near : w.far);
    return option.type === 'move' && courseOf(s).crossed[option.to]! > line ? w.line : 0;
  };

/** Saves all cards for the last third of the race. */
export const saver =
  (w: Weights['saver']): Taste =>
  (s, option) => {
    if (option.type === 'cards') return option.cards.length * (isLate(s, riderOnTurn(s)) ? w.late : w.early);
    return option.type === 'car' && !isLate(s, riderOnTurn(s)) ? w.car : 0;
  };

/** Directly behind a rider who has moved, and so able to follow in the next round. */
function isWheel(s: State, rider: Rider, to: Place): boolean {
  const course = courseOf(s);
  const ahead = course.straight[to]!;
  const leader = ahead < 0 ? -1 : occupant(s, course.spaceOf[ahead]!);
  return leader >= 0 && leader !== rider && hasMoved(s, leader) && rankOf(s, leader) === 0;
}

/** Within reach of two dice, or of a card and a good one. */
const REACH = 11;

/** The next line with points for the rider; the finish is one. */
function nextPrize(s: State, rider: Rider): LineIndex {
  const { lines } = courseOf(s);
  let line = linesCrossed(s, rider);
  while (line < lines.length - 1 && !(lines[line]!.role === 'sprint' && s.config.setup.rules.sprints && nextSprintRank(s, line) > 0))
    line++;
  return line;
}

const isInReach = (s: State, rider: Rider, line: LineIndex): boolean =>
  line < courseOf(s).lines.length && roadOf(courseOf(s)).toLine[line]![placeOf(s, rider)]! <= REACH;

function isLate(s: State, rider: Rider): boolean {
  const { toFinish } = paceOf(s);
  return toFinish[placeOf(s, rider)]! < toFinish[courseOf(s).startDots[0]!]! / 3;
}
