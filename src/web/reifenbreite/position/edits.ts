import { NONE, placeName, type CourseGraph, type Place } from '../../../course/index.ts';
import type { RiderNumber, RiderView, TeamName, Round, Rank, MovePoints } from '../../../games/reifenbreite/index.ts';
import { saysOf, withHead, withoutStatements, withStatement } from '../../frame/position/lines.ts';

/** Edits of a position's text, for the mouse and the keyboard. */

/** The word for how a rider has moved in this round; empty: not yet. */
export const HOW = ['no', 'rode', 'followed', 'blocked', 'stopped', 'fell', 'dismounted'] as const;
export type MovedAs = (typeof HOW)[number];

/** Puts a rider on a space (`B17.2`, with its lap where there are several). The rest of his line stays, except a rank in the finish. */
export function putRider(text: string, rider: RiderNumber, space: string): string {
  const how = howOf(text, rider);
  return withStatement(text, `rider ${rider}`, how === 'no' ? space : `${space} ${how}`);
}

/** How a rider has moved, from his line of the text. */
export function howOf(text: string, rider: RiderNumber): MovedAs {
  const words = (saysOf(text, `rider ${rider}`)[0] ?? '').split(/\s+/);
  return HOW.find((how) => words.includes(how)) ?? 'no';
}

export function setHow(text: string, { rider, space, lap, rank }: RiderView, how: MovedAs): string {
  if (space === null) return text;
  const where = lap > 1 && !space.includes('@') ? `${space}@${lap}` : space;
  const rest = [where, ...(how === 'no' ? [] : [how]), ...(rank > 0 && how !== 'no' ? [`rank ${rank}`] : [])];
  return withStatement(text, `rider ${rider}`, rest.join(' '));
}

export const sendHome = (text: string, rider: RiderNumber, rank: Rank): string => withStatement(text, `rider ${rider}`, `home ${rank}`);

export const setRound = (text: string, round: Round): string => withStatement(text, 'round', String(round));

/** Sets the pending question to the beginning of a turn. */
export const withTurn = (text: string): string =>
  ['turn', 'points', 'verdict', 'over'].reduce((before, statement) => withStatement(before, statement, null), text);

export const setPoints = (text: string, points: MovePoints): string =>
  withStatement(withTurn(text), 'points', points === 0 ? null : String(points));

/** Changes the course and puts all riders at the back, because their spaces belong to the old course. */
export function setCourse(text: string, course: string): string {
  const riders = [...text.matchAll(/^rider (\d\d)\b.*$/gm)].map(([, number]) => number!);
  let next = withHead(text, 'course', course);
  for (const number of riders) next = withoutStatements(next, `rider ${number}`);
  for (const statement of ['points', 'turn', 'verdict', 'over', 'sprint', 'jersey', 'jersey-points'])
    next = withoutStatements(next, statement);
  return withStatement(next, 'others', 'back');
}

export const setRules = (text: string, rules: string): string => withHead(text, 'rules', rules);

/** The cards that a team has used, each as often as it was; none: the hand is complete. */
export const setSpent = (text: string, team: TeamName, cards: readonly string[]): string =>
  withStatement(text, `spent ${team}`, cards.length === 0 ? null : cards.join(' '));

export const setJersey = (text: string, rider: RiderNumber | null): string =>
  withStatement(text, 'jersey', rider === null ? null : String(rider));

/** The space that an arrow key leads to from a place, as the rider sees it; null: none. */
export function spaceBy(course: CourseGraph, place: Place, key: string): string | null {
  const beside = (side: Int16Array): number => {
    const space = side[course.spaceOf[place]!]!;
    if (space === NONE) return NONE;
    let [nearest, far]: [number, number] = [NONE, Infinity];
    for (let p = 0; p < course.placeCount; p++)
      if (course.spaceOf[p] === space && Math.abs(p - place) < far) [nearest, far] = [p, Math.abs(p - place)];
    return nearest;
  };
  const to =
    key === 'ArrowUp'
      ? course.straight[place]!
      : key === 'ArrowDown'
        ? course.back[place]!
        : key === 'ArrowLeft'
          ? beside(course.besideLeft)
          : key === 'ArrowRight'
            ? beside(course.besideRight)
            : NONE;
  return to === NONE ? null : placeName(course, to);
}

/** The place of a space (`B17.2`) nearest to where the rider stood. On a course of several laps a space has several places. */
export function placeOn(course: CourseGraph, space: string, near: number): string | null {
  let [found, far]: [number, number] = [NONE, Infinity];
  for (let place = 0; place < course.placeCount; place++) {
    const away = Math.abs(place - Math.max(near, 0));
    if (course.spaceNames[course.spaceOf[place]!] === space && away < far) [found, far] = [place, away];
  }
  return found === NONE ? null : placeName(course, found);
}
