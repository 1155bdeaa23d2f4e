import type { CourseGraph } from '../../../course/index.ts';
import type { CardView, RiderNumber, RiderView, View } from '../../../games/reifenbreite/index.ts';
import { frontOf } from './profile.ts';

/** What the card of a rider shows: who he is, where he rides, what he has. All of it is public (UR 4.3), unless the table holds the cards hidden. */
export interface RiderFacts {
  readonly rider: RiderView;
  /** In the riding order, from 1; of one who has finished, his rank. */
  readonly rank: number;
  readonly riders: number;
  /** Spaces of road behind the foremost rider, and which rider that is; null for the foremost rider, and if no rider is ahead on the road. */
  readonly behind: { readonly spaces: number; readonly leader: RiderNumber } | null;
  /** The cards left that he can play: those with his number, and the team's jokers. */
  readonly cards: readonly CardView[];
  /** Whether the team's hand is held hidden from this seat. */
  readonly isHidden: boolean;
}

export function riderFacts(view: View, course: CourseGraph, number: RiderNumber): RiderFacts | null {
  const at = view.riders.findIndex(({ rider }) => rider === number);
  const rider = view.riders[at];
  if (rider === undefined) return null;
  const onRoad = view.riders.filter(({ place, status }) => place >= 0 && status !== 'finished');
  const first = onRoad[0];
  const rides = onRoad.includes(rider);
  const behind =
    !rides || first === undefined || first === rider
      ? null
      : { spaces: Math.round(frontOf(course, first.place) - frontOf(course, rider.place)), leader: first.rider };
  const team = view.teams.find((each) => each.team === rider.team);
  return {
    rider,
    rank: rider.rank > 0 ? rider.rank : onRoad.indexOf(rider) + 1 + view.riders.filter(({ status }) => status === 'finished').length,
    riders: view.riders.length,
    behind,
    isHidden: team?.cards.length === 0,
    cards: (team?.cards ?? []).filter((card) => card.left > 0 && (card.rider === number || card.rider === null)),
  };
}
