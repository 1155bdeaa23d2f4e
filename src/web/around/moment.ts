import { drawingOf, type CourseGraph, type Drawing } from '../../course/index.ts';
import { courseOf, type Action, type Event, type View } from '../../games/reifenbreite/index.ts';
import type { Entry } from '../../table/index.ts';
import { boxAround, riderMarks, type RiderMark } from '../board/marks.ts';
import { pictureOf } from '../lib/picture.ts';
import { boardOfStage, type Ride } from '../race/ride.svelte.ts';
import { isTold } from '../race/telling.ts';
import type { Happening } from '../session/chronicle.ts';

/** The race as it was when something happened, to be looked at. */
export interface Moment {
  readonly happening: Happening;
  /** Counted from 1 among what the log tells, and how many there were when it was asked for. */
  readonly number: number;
  readonly of: number;
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

/** Plays the race up to and with a happening; null where there is none such. */
export function momentAt(ride: Ride, happening: Happening): Moment | null {
  const { session } = ride;
  const told = session.happenings.filter(isTold);
  const number = told.findIndex(({ n, index }) => n === happening.n && index === happening.index) + 1;
  if (number === 0) return null;
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
  return { happening, number, of: told.length, view, course, drawing, picture, riders, active, focus };
}

/** The happening that the log tells so many lines later, or earlier below 0. */
export function beside(ride: Ride, { happening }: Moment, step: number): Happening | null {
  const told = ride.session.happenings.filter(isTold);
  const at = told.findIndex(({ n, index }) => n === happening.n && index === happening.index);
  return told[at + step] ?? null;
}
