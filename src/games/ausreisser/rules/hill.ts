/** DA 4.1: hills, with a card and out of turn. */
import { HILL, MAX_HILL_SPEED, HILL_COUNT } from '../cards.ts';
import type { HillHow } from '../event.ts';
import { nextSeat, F, get, hillsOpen, inHand, type State } from '../state.ts';
import { PHASE } from '../action.ts';
import { decisionDue, hillLaid, passed, type Play } from '../effects.ts';
import type { Rider, Tempo } from '../vocabulary.ts';

/** Why no hill may be laid by anybody now; null where one may. */
export type NoHill = 'hill-not-in-simple-game' | 'hill-lies-already' | 'hill-stock-empty' | 'hills-all-open';

export function whyNoHill(s: State): NoHill | null {
  if (s.config.setup.game === 'simple') return 'hill-not-in-simple-game';
  if (get(s, F.hill) === 1) return 'hill-lies-already';
  if (get(s, F.stock) === 0) return 'hill-stock-empty';
  return hillsOpen(s) === HILL_COUNT ? 'hills-all-open' : null;
}

export const holdsHill = (s: State, rider: Rider): boolean => inHand(s, rider, HILL) > 0;

/** What is left of a tempo on which a hill is laid: one above its cap drops for good. */
export const tempoUnderHill = (tempo: Tempo): Tempo => Math.min(tempo, MAX_HILL_SPEED);

/** The hill lies on the leader's pile. */
export function layHill(play: Play, rider: Rider, how: HillHow): void {
  const { s } = play;
  hillLaid(play, rider, get(s, F.leader), how, tempoUnderHill(get(s, F.tempo)));
}

/** Between two turns: who is asked first; -1 where nobody is, since no hill may be laid or the next turn is the leader's. */
export function firstAsked(s: State, next: Rider): Rider {
  const leader = get(s, F.leader);
  return next === leader || whyNoHill(s) !== null ? -1 : nextSeat(s, leader);
}

/** `pass`: the next seat is asked; after the leader himself nobody. @returns false where the asking is over */
export function passHill(play: Play): boolean {
  const { s } = play;
  const rider = get(s, F.actor);
  passed(play, rider);
  if (rider === get(s, F.leader)) return false;
  decisionDue(play, PHASE.hill, nextSeat(s, rider));
  return true;
}
