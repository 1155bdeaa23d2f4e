/** UR 5.1 and UR 17: a race of the set-up begins. */
import { PHASE } from '../action.ts';
import { decisionDue, raceBegan, type Play } from '../effects.ts';
import type { StageIndex } from '../vocabulary.ts';

/** A race of the set-up: an empty road, full hands and stack; the first manager rolls. */
export function beginRace(play: Play, stage: StageIndex): void {
  raceBegan(play, stage);
  decisionDue(play, PHASE['start-roll'], -1, 0);
}
