/** UR 8, UR 15, UR 15.1: what happens when a rider first crosses a line. */
import { courseOf, F, get, riderValue, placeOf, R, sprintRider, type State } from '../state.ts';
import { crossed, finished, jerseyHandedOver, sprinted, type Play } from '../effects.ts';
import type { LineIndex, Points, Rank, Rider } from '../vocabulary.ts';

/** How many riders score at a sprint line (UR 15). */
const SPRINT_RANKS = 3;

/** UR 8: 50 40 35, then 8 + 2 x (16 - rank). */
export const rankPoints = (rank: Rank): Points => [50, 40, 35][rank - 1] ?? 8 + 2 * (16 - rank);

/** UR 15: handles all lines that a rider has crossed for the first time with this move. */
export function crossLines(play: Play, rider: Rider): void {
  const { s } = play;
  const course = courseOf(s);
  const over = course.crossed[placeOf(s, rider)]!;
  for (let line = riderValue(s, R.crossed, rider); line < over; line++) crossLine(play, rider, line);
}

/** UR 8, UR 15: a rider crosses one line. */
export function crossLine(play: Play, rider: Rider, line: LineIndex): void {
  const { s } = play;
  crossed(play, rider, line);
  const { role, points } = courseOf(s).lines[line]!;
  if (role === 'sprint' && s.config.setup.rules.sprints) sprint(play, rider, line, points);
  if (role === 'finish') finish(play, rider);
}

/** UR 8: the rider takes the next place. */
export function finish(play: Play, rider: Rider): void {
  const rank = get(play.s, F.finished) + 1;
  finished(play, rider, rank, rankPoints(rank));
}

/** The next rank at a sprint line; 0 if all three are taken. */
export function nextSprintRank(s: State, line: LineIndex): Rank {
  for (let rank = 1; rank <= SPRINT_RANKS; rank++) if (sprintRider(s, line, rank) < 0) return rank;
  return 0;
}

function sprint(play: Play, rider: Rider, line: LineIndex, points: readonly Points[]): void {
  const { s } = play;
  const rank = nextSprintRank(s, line);
  if (rank === 0) return;
  sprinted(play, rider, line, rank, points[rank - 1] ?? 0);
  if (!s.config.setup.rules.jersey) return;
  const wearer = get(s, F.jersey);
  // Only the rider who has just scored can overtake the wearer; at equal points the wearer keeps the jersey.
  if (wearer < 0 || (wearer !== rider && riderValue(s, R.sprintPoints, rider) > riderValue(s, R.sprintPoints, wearer)))
    jerseyHandedOver(play, wearer, rider);
}
