import type { View } from '../../../games/reifenbreite/index.ts';
import type { StageEnd } from '../../frame/stage/stage-end.ts';
import { archOf } from '../draw/finish.ts';
import { boxAround } from '../draw/marks.ts';
import { momentAt, type RaceMoment } from '../log/moment.ts';
import type { RaceEvent, RaceSession } from '../race-session.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';
import { tScreen } from '../t.ts';
import { arrivalsOf, beforeTakenOff } from './arrivals.ts';

const UNITS_AROUND = 2.2;

/** The last race that has ended among these events, with its last finishers still beyond the line. */
export function stageEndOf(model: RaceScreenModel, session: RaceSession, events: readonly RaceEvent[]): StageEnd<RaceMoment> | null {
  const ended = events.findLast(({ named }) => named.type === 'race-ended');
  if (ended === undefined) return null;
  const before = momentAt(model, session, beforeTakenOff(session.log, ended));
  const { drawing, course, riders } = before;
  const arch = archOf(drawing, course);
  const focus = boxAround(arch === null ? riders : [...riders, arch], drawing.unit * UNITS_AROUND);
  const moment: RaceMoment = { ...before, event: ended, active: null, focus };
  const { setup, stage } = moment.view;
  const rider = arrivalsOf(session.log, ended)[0]?.riders[0] ?? '';
  return { moment, title: tScreen('stage.won', { stage, stages: setup.stages.length, rider }), follows: stage < setup.stages.length };
}

/** The view after the points of a race are counted and before the next race is set up. */
export const countedView = (session: RaceSession, ended: RaceEvent): View =>
  session.game.view(session.stateAt({ ...ended, index: ended.index + 1 }), session.viewer);
