/** DA 4.1: hills, laid with a card or out of turn. */
import { HILL, MAX_HILL_SPEED, MAX_SPEED, HILL_COUNT, MIN_SPEED_CARD } from '../cards.ts';
import type { HillHow } from '../event.ts';
import { nextSeat, F, get, hillsOpen, inHand, riderValue, R, type State } from '../state.ts';
import { PHASE } from '../action.ts';
import { decisionDue, hillLaid, passed, type Play } from '../effects.ts';
import type { Rider, Tempo } from '../vocabulary.ts';
import { judge } from './judge.ts';

/** Why no rider may lay a hill now; null if one may. */
export type NoHill = 'hill-not-in-simple-game' | 'hill-left-out' | 'hill-lies-already' | 'hill-stock-empty' | 'hills-all-open';

/** DA 4.1: why no rider may lay a hill now; null if a rider who holds one may. */
export function whyNoHill(s: State): NoHill | null {
  if (s.config.setup.game === 'simple') return 'hill-not-in-simple-game';
  if (s.config.deck[HILL] === 0) return 'hill-left-out';
  if (get(s, F.hill) === 1) return 'hill-lies-already';
  if (get(s, F.stock) === 0) return 'hill-stock-empty';
  return hillsOpen(s) === HILL_COUNT ? 'hills-all-open' : null;
}

/** Whether a rider holds a hill. The hand must be known. */
export const holdsHill = (s: State, rider: Rider): boolean => inHand(s, rider, HILL) > 0;

/** The tempo after a hill: a tempo above the hill's maximum drops for good. */
export const tempoUnderHill = (tempo: Tempo): Tempo => Math.min(tempo, MAX_HILL_SPEED);

/** Lays the hill on the leader's pile. */
export function layHill(play: Play, rider: Rider, how: HillHow): void {
  const { s } = play;
  hillLaid(play, rider, get(s, F.leader), how, tempoUnderHill(get(s, F.tempo)));
}

/**
 * The rider asked first for a hill between two turns; -1 if none is asked because no hill may be laid or the
 * leader's turn is next.
 */
export function firstSeatAsked(s: State, next: Rider): Rider {
  const leader = get(s, F.leader);
  return next === leader || whyNoHill(s) !== null ? -1 : nextSeat(s, leader);
}

/**
 * Asks the next seat after a `pass`; the leader is the last.
 * @returns false if all have been asked
 */
export function passHill(play: Play): boolean {
  const { s } = play;
  const rider = get(s, F.actor);
  passed(play, rider);
  if (rider === get(s, F.leader)) return false;
  decisionDue(play, PHASE.hill, nextSeat(s, rider));
  return true;
}

/** Whether the turn that has just ended was the leader's, so that a hill now meets all other riders. */
export const leaderHasJustPlayed = (s: State): boolean => get(s, F.rider) === get(s, F.leader);

/** Whether a hill now could change the minutes of a rider still to play before the leader, other than `seat`. */
export function hillCouldChangeMinutes(s: State, seat: Rider): boolean {
  const leader = get(s, F.leader);
  for (let rider = nextSeat(s, get(s, F.rider)); rider !== leader; rider = nextSeat(s, rider))
    if (rider !== seat && hillChangesMinutesOf(s, rider)) return true;
  return false;
}

/** Whether a hill changes the minutes of this rider at any final speed (DA 3.2, 3.3 and 4.1). */
function hillChangesMinutesOf(s: State, rider: Rider): boolean {
  const [tempo, minutes] = [get(s, F.tempo), riderValue(s, R.minutes, rider)];
  for (let speed = MIN_SPEED_CARD; speed <= MAX_SPEED; speed++) {
    const flat = judge({ role: 'other', minutes, tempo, road: 'flat' }, speed);
    const hill = judge({ role: 'other', minutes, tempo: tempoUnderHill(tempo), road: 'hill' }, Math.min(speed, MAX_HILL_SPEED));
    if (flat.minutes !== hill.minutes) return true;
  }
  return false;
}
