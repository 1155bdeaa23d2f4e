import type { StageEnd } from '../../frame/stage/stage-end.ts';
import { momentAt, type RaceMoment } from '../log/moment.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { RaceEvent } from '../race-session.ts';

/** The last stage that has ended among these events, with the riders as they came in. The caller adds the title. */
export function stageEndOf(
  model: Pick<RaceScreenModel, 'session' | 'eyes'>,
  events: readonly RaceEvent[],
): Omit<StageEnd<RaceMoment>, 'title'> | null {
  const event = events.findLast((each) => each.event.type === 'stage-ended');
  if (event === undefined) return null;
  const moment = momentAt(model, event);
  const { stage, setup } = moment.view;
  return { moment, follows: stage < setup.stages };
}
