/** UR 5.2: the riding order and the end of a round. */
import { RIDER_COUNT } from '../riders.ts';
import { courseOf, F, farthestWaiting, get, isOnRoad, riderValue, R, type State } from '../state.ts';
import { returnPlace } from './surfaces.ts';
import { jerseyScored, returned, roundBegan, takenOff, turnBegan, type Play } from '../effects.ts';
import { endRace } from './scoring.ts';
import type { Rider, Round } from '../vocabulary.ts';

/** Points for the wearer of the yellow jersey at the end of a round (UR 15.1). */
const JERSEY_POINTS = 2;

/** The next rider: farthest ahead among those who have not moved, farther right among equals; -1 if all have moved. */
export const nextRider = (s: State): Rider => farthestWaiting(s, courseOf(s).order);

/** UR 5.2: begins the next rider's turn, or ends the round. */
export function nextTurn(play: Play): void {
  const rider = nextRider(play.s);
  if (rider < 0) endRound(play);
  else turnBegan(play, rider);
}

/** UR 5.2: begins a round with the rider farthest ahead. */
export function beginRound(play: Play, round: Round): void {
  roundBegan(play, round);
  nextTurn(play);
}

/**
 * UR 15.1: the last jersey points are scored in the round in which the first rider finishes. So once a finisher has
 * been taken off, no more are scored.
 */
export function jerseyIsOver(s: State): boolean {
  for (let r = 0; r < RIDER_COUNT; r++) if (riderValue(s, R.rank, r) > 0 && !isOnRoad(s, r)) return true;
  return false;
}

/** The best-ranked finisher still on the road; -1 if there is none. */
function firstHome(s: State): Rider {
  let first = -1;
  for (let r = 0; r < RIDER_COUNT; r++)
    if (isOnRoad(s, r) && riderValue(s, R.rank, r) > 0 && (first < 0 || riderValue(s, R.rank, r) < riderValue(s, R.rank, first))) first = r;
  return first;
}

/** UR 5.2 and UR 15.1: the jersey points of a round; then the finished riders are taken off. */
export function scoreRound(play: Play): void {
  const { s } = play;
  const wearer = get(s, F.jersey);
  if (wearer >= 0 && !jerseyIsOver(s)) jerseyScored(play, wearer, JERSEY_POINTS);
  if (get(s, F.finished) > 0) for (let r = firstHome(s); r >= 0; r = firstHome(s)) takenOff(play, r);
}

/**
 * UR 5.2: scores jersey points, takes finished riders off, returns dismounted ones, then starts the next round or
 * ends the race.
 */
function endRound(play: Play): void {
  const { s } = play;
  scoreRound(play);

  const dismounted = get(s, F.dismounted);
  for (let position = 1; position <= dismounted; position++)
    for (let r = 0; r < RIDER_COUNT; r++)
      if (riderValue(s, R.dismountedAs, r) === position) {
        returned(play, r, returnPlace(s, r));
        break;
      }

  if (get(s, F.finished) === s.config.table.length * 4) endRace(play);
  else beginRound(play, get(s, F.round) + 1);
}
