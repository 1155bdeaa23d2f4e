import { NONE, placeName, type CourseGraph, type Place } from '../../../course/index.ts';
import type { RiderNumber, RiderView, TeamName, Round, Rank, MovePoints } from '../../../games/reifenbreite/index.ts';
import { saysOf, withHead, withoutStatements, withStatement } from '../../frame/position/lines.ts';

/** What hands and keys do to the text of a position of this game. */

/** How he has moved in this round, as the language says it; nothing: not yet. */
export const HOW = ['no', 'rode', 'followed', 'blocked', 'stopped', 'fell', 'dismounted'] as const;
export type MovedAs = (typeof HOW)[number];

/** A rider onto a space (`B17.2`, with its lap where there are several). What else is said of him stays, but for a rank: who is put somewhere races. */
export function putRider(text: string, rider: RiderNumber, space: string): string {
  const how = howOf(text, rider);
  return withStatement(text, `rider ${rider}`, how === 'no' ? space : `${space} ${how}`);
}

/** How a line of the text says that he has moved. */
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

/** A turn begins, whatever was asked. */
export const withTurn = (text: string): string =>
  ['turn', 'points', 'verdict', 'over'].reduce((before, statement) => withStatement(before, statement, null), text);

export const setPoints = (text: string, points: MovePoints): string =>
  withStatement(withTurn(text), 'points', points === 0 ? null : String(points));

/** Another course: nobody knows his space any more, so all stand at the back. */
export function setCourse(text: string, course: string): string {
  const riders = [...text.matchAll(/^rider (\d\d)\b.*$/gm)].map(([, number]) => number!);
  let next = withHead(text, 'course', course);
  for (const number of riders) next = withoutStatements(next, `rider ${number}`);
  for (const statement of ['points', 'turn', 'verdict', 'over', 'sprint', 'jersey', 'jersey-points'])
    next = withoutStatements(next, statement);
  return withStatement(next, 'others', 'back');
}

export const setRules = (text: string, rules: string): string => withHead(text, 'rules', rules);

/** Cards of a team that are gone, each as often as it is; none: the whole hand. */
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

/** The place on the board's space (`B17.2`) that is nearest to where he stood: on a course of several laps it comes several times. */
export function placeOn(course: CourseGraph, space: string, near: number): string | null {
  let [found, far]: [number, number] = [NONE, Infinity];
  for (let place = 0; place < course.placeCount; place++) {
    const away = Math.abs(place - Math.max(near, 0));
    if (course.spaceNames[course.spaceOf[place]!] === space && away < far) [found, far] = [place, away];
  }
  return found === NONE ? null : placeName(course, found);
}
