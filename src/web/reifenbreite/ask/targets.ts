import type { Place, Lane } from '../../../course/index.ts';
import type { Action, WhereIs } from '../../../games/reifenbreite/index.ts';

/** A space among the choices, and how the arrow keys lead from one to the next. */

export interface Target {
  readonly action: Action;
  readonly place: Place;
  /** `B17.2` */
  readonly name: string;
  readonly lane: Lane;
  /** Whom it is next to; a starting dot has its row instead. */
  readonly where: WhereIs;
  /** The row of a starting dot, from 1 in front; 0 for a move. */
  readonly row: number;
  /** Its position along the road, for comparison only. */
  readonly front: number;
  /** Spaces to move; 0 for a starting dot. */
  readonly length: number;
  /** Names of the lines between here and there. */
  readonly lines: readonly string[];
  readonly finish: boolean;
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

/** The target that is chosen at first: the farthest space, in the rider's own lane where there are several. */
export function firstTarget(targets: readonly Target[], lane: Lane): Target | null {
  const far = extreme(targets, 1);
  return targets.find((target) => target.front === far?.front && target.lane === lane) ?? far;
}
