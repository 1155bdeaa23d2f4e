import type { Points, State, View } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';
import type { Moment } from '../../frame/race/race-screen.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { RaceEvent } from '../race-session.ts';

/** The race as it was at an event of the log. */
export interface RaceMoment extends Moment {
  readonly event: RaceEvent;
  readonly view: View;
  readonly active: Seat | null;
}

/** The race up to and with an event, as the present viewer sees it. */
export function momentAt({ session, eyes }: Pick<RaceScreenModel, 'session' | 'eyes'>, event: RaceEvent): RaceMoment {
  const viewOf = (state: State): View => session.game.view(state, eyes);
  const view = viewOf(session.stateAt(event, eyes));
  const points = pointsOf(event);
  if (points === null) return { event, view, active: view.riding.rider };
  return { event, view: asTheyCameIn(view, viewOf(session.stateAt({ ...event, index: event.index - 1 }, eyes)), points), active: null };
}

const pointsOf = ({ event }: RaceEvent): readonly Points[] | null => (event.type === 'stage-ended' ? event.points : null);

/** The view at the end of a stage with both its points and its minutes. The rules reset the minutes when they count the points (DA 5). */
const asTheyCameIn = (counted: View, came: View, points: readonly number[]): View => ({
  ...counted,
  // the headwind of the last turn is over
  riding: { ...counted.riding, winds: 0 },
  stages: [...came.stages, points],
  riders: counted.riders.map((rider, i) => ({ ...rider, group: came.riders[i]!.group, minutes: came.riders[i]!.minutes })),
});
