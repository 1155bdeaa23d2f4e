import { placeName, type Place } from '../../../course/index.ts';
import {
  courseOf,
  draftPreview,
  placeCalled,
  lengthTo,
  placeOf,
  reachFrom,
  startRow,
  whereIs,
  whereToMove,
  riderOfNumber,
  riderNumber,
  wayTo,
  type Action,
  type Pending,
  type State,
  type RiderNumber,
  type MovePoints,
} from '../../../games/reifenbreite/index.ts';
import type { Refusal } from '../../../kit/index.ts';
import type { Target } from './targets.ts';

/** The spaces that can be chosen on the board, taken from the choices of the rules. */

/** The spaces among the choices: where `rider` may move to, or the dots on which he may start. */
export function targetsOf(state: State, choices: readonly Action[], rider: RiderNumber, points: MovePoints): Target[] {
  const course = courseOf(state);
  return choices.flatMap((action): Target[] => {
    if (action.type !== 'move' && !(action.type === 'place' && riderNumber(action.rider) === rider)) return [];
    const place = action.type === 'move' ? action.to : action.at;
    const from = action.type === 'move' ? ridesFrom(state, rider) : place;
    const crossed = course.lines.slice(course.crossed[from], course.crossed[place]);
    return [
      {
        action,
        place,
        name: placeName(course, place),
        lane: course.lane[place]!,
        where: action.type === 'move' ? whereToMove(state, place) : whereIs(state, place, riderOfNumber(rider)),
        row: action.type === 'place' ? startRow(state, place) : 0,
        front: course.front[place]!,
        length: action.type === 'move' ? lengthTo(reachFrom(state, from, points), place) : 0,
        lines: crossed.map((line) => line.name),
        finish: crossed.some((line) => line.role === 'finish'),
      },
    ];
  });
}

/**
 * The action that a space stands for when a person names it or taps on it: a move there, or a rider placed there. It need not be allowed.
 * @param kind of the question
 * @param placing the rider to be placed
 * @returns null where there is no such space, or the question is another
 */
export function actionTo(state: State, kind: Pending['kind'], space: string, placing: RiderNumber | null): Action | null {
  if (kind !== 'move' && (kind !== 'place' || placing === null)) return null;
  const place = placeCalled(state, space);
  if (place === null) return null;
  return kind === 'move' ? { type: 'move', to: place } : { type: 'place', rider: riderOfNumber(placing!), at: place };
}

const ridesFrom = (state: State, rider: RiderNumber): number => placeOf(state, riderOfNumber(rider));

/** Whether no rider could follow a move to a place: none stands behind, or the first of them may not follow. */
export const isWithoutFollowers = (state: State, place: Place): boolean =>
  draftPreview(state, place).every(({ refusal }) => refusal !== null);

export interface Preview {
  /** Places from the rider's own to the target. */
  readonly way: readonly number[];
  readonly followers: readonly OfferedFollower[];
}

export interface OfferedFollower {
  readonly rider: RiderNumber;
  readonly leader: RiderNumber;
  /** Where the follower would come to stand; -1 where he may not follow. */
  readonly to: number;
  readonly length: number;
  readonly refusal: Refusal | null;
}

/** The way to a target and its followers: the chain if all of them follow, then why the next rider cannot. */
export function previewOf(state: State, rider: RiderNumber, target: Target, points: MovePoints): Preview {
  const from = ridesFrom(state, rider);
  return {
    way: [from, ...wayTo(state, from, target.place, points)],
    followers: draftPreview(state, target.place).map((f) => ({ ...f, rider: riderNumber(f.rider), leader: riderNumber(f.leader) })),
  };
}
