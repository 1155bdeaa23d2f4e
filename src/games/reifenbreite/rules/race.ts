/** UR 5.1 and UR 17: the start of a race of the set-up. */
import { PHASE } from '../action.ts';
import { decisionDue, raceBegan, type Play } from '../effects.ts';
import type { StageIndex } from '../vocabulary.ts';

/** Starts a race: empty road, full hands and stack; the first manager rolls. */
export function beginRace(play: Play, stage: StageIndex): void {
  raceBegan(play, stage);
  decisionDue(play, PHASE['start-roll'], -1, 0);
}
