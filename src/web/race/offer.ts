import { placeName } from '../../course/index.ts';
import {
  courseOf,
  draftPreview,
  placeOf,
  riderOfNumber,
  riderNumber,
  wayTo,
  type Action,
  type State,
} from '../../games/reifenbreite/index.ts';
import type { Refusal } from '../../kit/index.ts';

/** What may be chosen on the board, from the options alone; nothing here decides what is allowed. */

export interface Target {
  readonly action: Action;
  readonly place: number;
  /** `B17.2` */
  readonly name: string;
  readonly lane: number;
  /** Along the road; only to compare. */
  readonly front: number;
  /** Spaces to ride; 0 for a starting dot. */
  readonly length: number;
  /** Names of the lines between here and there. */
  readonly lines: readonly string[];
  readonly finish: boolean;
}

/** The spaces among the options: where `rider` (by number) may ride to, or the dots on which he may start. */
export function targetsOf(state: State, choices: readonly Action[], rider: number, points: number): Target[] {
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
        front: course.front[place]!,
        length: action.type === 'move' ? wayTo(state, from, place, points).length : 0,
        lines: crossed.map((line) => line.name),
        finish: crossed.some((line) => line.role === 'finish'),
      },
    ];
  });
}

const ridesFrom = (state: State, rider: number): number => placeOf(state, riderOfNumber(rider));

export interface Preview {
  /** Places from the rider's own to the target. */
  readonly way: readonly number[];
  readonly followers: readonly Follower[];
}

export interface Follower {
  readonly rider: number;
  readonly leader: number;
  /** Where he would ride; -1 where he may not. */
  readonly to: number;
  readonly length: number;
  readonly refusal: Refusal | null;
}

/** The way to a target and who could then follow: the chain as far as all say yes, and why the next cannot. */
export function previewOf(state: State, rider: number, target: Target, points: number): Preview {
  const from = ridesFrom(state, rider);
  return {
    way: [from, ...wayTo(state, from, target.place, points)],
    followers: draftPreview(state, target.place).map((f) => ({ ...f, rider: riderNumber(f.rider), leader: riderNumber(f.leader) })),
  };
}

/** The next target for an arrow key: up and down along the road, left and right across it, as the rider sees it. */
export function neighbour(targets: readonly Target[], from: Target, key: string): Target | null {
  const nearest = (list: readonly Target[]): Target | null =>
    list.reduce<Target | null>((best, target) => (best === null || cost(target) < cost(best) ? target : best), null);
  const cost = (target: Target): number => Math.abs(target.front - from.front) * 8 + Math.abs(target.lane - from.lane);
  switch (key) {
    case 'ArrowUp':
      return nearest(targets.filter(({ front }) => front > from.front));
    case 'ArrowDown':
      return nearest(targets.filter(({ front }) => front < from.front));
    case 'ArrowLeft':
      return nearest(targets.filter(({ lane }) => lane === from.lane + 1)) ?? null;
    case 'ArrowRight':
      return nearest(targets.filter(({ lane }) => lane === from.lane - 1)) ?? null;
    case 'Home':
      return extreme(targets, -1);
    case 'End':
      return extreme(targets, 1);
    default:
      return null;
  }
}

const extreme = (targets: readonly Target[], sign: number): Target | null =>
  targets.reduce<Target | null>((best, target) => (best === null || sign * (target.front - best.front) > 0 ? target : best), null);

/** What is shown first: the farthest space, in the rider's own lane where there are several. */
export function firstTarget(targets: readonly Target[], lane: number): Target | null {
  const far = extreme(targets, 1);
  return targets.find((target) => target.front === far?.front && target.lane === lane) ?? far;
}
