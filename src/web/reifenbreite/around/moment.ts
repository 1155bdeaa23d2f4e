import { drawingOf, type CourseGraph, type Drawing } from '../../../course/index.ts';
import { courseOf, type Action, type Event, type View } from '../../../games/reifenbreite/index.ts';
import type { Entry } from '../../../table/index.ts';
import { boxAround, riderMarks, type RiderMark } from '../board/marks.ts';
import { pictureOf } from '../board/picture.ts';
import { boardOfStage, type Ride } from '../race/ride.svelte.ts';
import type { Happening } from '../../session/chronicle.ts';

/** The race as it was when something happened, to be looked at. */
export interface Moment {
  readonly happening: Happening;
  readonly view: View;
  readonly course: CourseGraph;
  readonly drawing: Drawing;
  readonly picture: string;
  readonly riders: readonly RiderMark[];
  /** Whom it was about. */
  readonly active: number | null;
  readonly focus: ReturnType<typeof boxAround>;
}

const UNITS_AROUND = 2.2;

/** Plays the race up to and with a happening. */
export function momentAt(ride: Ride, happening: Happening): Moment {
  const { session } = ride;
  const { game } = session;
  let state = game.start(session.config);
  const entries = session.race('sealed').entries as readonly Entry<Action, Event>[];
  for (const { n, events } of entries) {
    if (n > happening.n) break;
    for (const [index, event] of events.entries()) if (n < happening.n || index <= happening.index) state = game.evolve(state, event);
  }
  const view = game.view(state, 0);
  const course = courseOf(state);
  const same = view.stage === session.view.stage;
  const drawing = same ? ride.drawing : drawingOf(boardOfStage(view.setup.stages[view.stage - 1]!));
  const riders = riderMarks(view, drawing, course);
  const about = happening.facts['rider'] ?? happening.facts['asked'];
  const active = typeof about === 'number' ? about : null;
  const seen = riders.filter((mark) => mark.number === active);
  const focus = boxAround(seen.length > 0 ? seen : riders, drawing.unit * UNITS_AROUND);
  const picture = same ? ride.picture : pictureOf(drawing);
  return { happening, view, course, drawing, picture, riders, active, focus };
}
