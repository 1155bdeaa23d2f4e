/** UR 8, UR 14 (after the race), UR 17: points, disqualification, stages. */
import type { Seat } from '../../../kit/index.ts';
import { F, get, riderValue, PHOTO_COUNT, photosOf, R, stagePoints, type State } from '../state.ts';
import { RIDER_COUNT } from '../riders.ts';
import { rankPoints } from './lines.ts';
import { beginRace } from './race.ts';
import { PHASE } from '../action.ts';
import { decisionDue, disqualified, raceEnded, verdictDrawn, type Play } from '../effects.ts';
import type { Photo, Points, Rank, Rider, Team } from '../vocabulary.ts';

/** A rider's points in the present race: rank, sprints, jersey; 0 if disqualified (UR 14). */
export function racePoints(s: State, rider: Rider): Points {
  if (riderValue(s, R.disqualified, rider) === 1) return 0;
  const rank = riderValue(s, R.rank, rider);
  return (rank > 0 ? rankPoints(rank) : 0) + riderValue(s, R.sprintPoints, rider) + riderValue(s, R.jerseyPoints, rider);
}

/** Ends the race: asks for the photo cards (UR 14) if cheating is on, otherwise scores it (UR 17). */
export function endRace(play: Play): void {
  if (play.s.config.setup.rules.cheating) decisionDue(play, PHASE.verdict, -1, -1);
  else closeRace(play);
}

/** UR 14: two different photo cards are drawn; every rider with one of their numbers is disqualified. */
export function drawVerdict(play: Play, photo: Photo): void {
  const { s } = play;
  verdictDrawn(play, photo);
  if (get(s, F.verdict2) === 0) {
    decisionDue(play, PHASE.verdict, -1, -1);
    return;
  }
  for (const drawn of [get(s, F.verdict1), get(s, F.verdict2)])
    for (let r = 0; r < RIDER_COUNT; r++)
      if (photosOf(s, r, drawn) > 0 && riderValue(s, R.disqualified, r) === 0) disqualified(play, r, drawn);
  closeRace(play);
}

/** Adds the points of the present race to its riders (UR 17). */
export function scoreRace(play: Play): void {
  const { s } = play;
  raceEnded(
    play,
    get(s, F.stage),
    Array.from({ length: RIDER_COUNT }, (_, r) => racePoints(s, r)),
  );
}

function closeRace(play: Play): void {
  const { s } = play;
  const stage = get(s, F.stage);
  scoreRace(play);
  if (stage + 1 < s.config.stages.length) beginRace(play, stage + 1);
  else decisionDue(play, PHASE.over, -1, -1);
}

/** Photo numbers that may still be drawn after the race. */
export const verdictPhotos = (s: State): readonly Photo[] => PHOTOS_LEFT[get(s, F.verdict1)]!;

/** By the number already drawn; 0 if none is. */
const PHOTOS_LEFT = Array.from({ length: PHOTO_COUNT + 1 }, (_, drawn) =>
  Array.from({ length: PHOTO_COUNT }, (__, i) => i + 1).filter((photo) => photo !== drawn),
);

/** A rider's points in the stages before the present one. */
export function pointsBefore(s: State, rider: Rider): Points {
  let points = 0;
  for (let stage = 0; stage < get(s, F.stage); stage++) points += stagePoints(s, stage, rider);
  return points;
}

/** A team's score over the finished stages (UR 17). */
export interface TeamScore {
  readonly team: Team;
  /** Sum over all races. */
  readonly points: Points;
  /** Points of the team's best rider over all stages (UR 17). */
  readonly best: Points;
  /** The deciding score: the points of a single race, `stages x best + points` of a stage race. */
  readonly score: Points;
}

/** UR 17 over the finished stages. */
export function teamScore(s: State, team: Team, stages: number): TeamScore {
  let points = 0;
  let best = 0;
  for (let r = 4 * team; r < 4 * team + 4; r++) {
    let total = 0;
    for (let stage = 0; stage < stages; stage++) total += stagePoints(s, stage, r);
    points += total;
    best = Math.max(best, total);
  }
  return { team, points, best, score: stageRaceScore(s.config.stages.length, best, points) };
}

/** UR 17: 5 stages, best rider 161, team 319 give 1124. A single race is decided by its points (UR 8). */
export const stageRaceScore = (stages: number, best: Points, points: Points): Points => (stages === 1 ? points : stages * best + points);

/**
 * Ranks the managers by score; equal scores share the rank (**Ruling** UR 8).
 * @param ended how many stages count; by default all
 */
export function standings(s: State, ended = s.config.stages.length): { seat: Seat; rank: Rank; points: Points }[] {
  const { managerOf, setup } = s.config;
  const sums = setup.managers.map((_, seat) =>
    managerOf.reduce((sum, manager, team) => (manager === seat ? sum + teamScore(s, team, ended).score : sum), 0),
  );
  return sums
    .map((points, seat) => ({ seat, points, rank: 1 + sums.filter((other) => other > points).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
