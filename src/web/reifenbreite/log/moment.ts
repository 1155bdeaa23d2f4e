import { drawingOf, type Drawing } from '../../../board-art/index.ts';
import type { CourseGraph } from '../../../course/index.ts';
import { courseOf, type View } from '../../../games/reifenbreite/index.ts';
import { boxAround, riderMarks, type RiderMark } from '../draw/marks.ts';
import { pictureOfCourse } from '../draw/picture.ts';
import type { RaceEvent, RaceSession } from '../race-session.ts';
import { boardOfStage, type RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { Moment } from '../../frame/race/race-screen.ts';

/** The race as it was at an event of the log. */
export interface RaceMoment extends Moment {
  readonly event: RaceEvent;
  readonly view: View;
  readonly course: CourseGraph;
  readonly drawing: Drawing;
  readonly picture: string;
  readonly riders: readonly RiderMark[];
  /** The rider of the event. */
  readonly active: number | null;
  readonly focus: ReturnType<typeof boxAround>;
}

const UNITS_AROUND = 2.2;

/** Plays the race up to and with an event. */
export function momentAt(model: RaceScreenModel, session: RaceSession, event: RaceEvent): RaceMoment {
  const state = session.stateAt(event);
  const view = session.game.view(state, session.viewer);
  const course = courseOf(state);
  const same = view.stage === session.view.stage;
  const drawing = same ? model.drawing : drawingOf(boardOfStage(view.setup.stages[view.stage - 1]!));
  const riders = riderMarks(view, drawing, course);
  const active = 'rider' in event.named ? event.named.rider : null;
  const marks = riders.filter((mark) => mark.number === active);
  const focus = boxAround(marks.length > 0 ? marks : riders, drawing.unit * UNITS_AROUND);
  const picture = same ? model.picture : pictureOfCourse(drawing, course, view.setup.rules.sprints ? 'count' : 'do not count');
  return { event, view, course, drawing, picture, riders, active, focus };
}
