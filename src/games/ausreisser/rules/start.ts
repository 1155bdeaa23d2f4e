/** DA 2: the draw for the lead, and dealing. */
import { HAND_DEALT, speedOf } from '../cards.ts';
import type { Config } from '../config.ts';
import { nextSeat, F, get, newState, riderValue, R, set, type State } from '../state.ts';
import { PHASE } from '../action.ts';
import { riderBits, cardDrawn, decisionDue, leadDrawn, leadShuffled, leadTied, leadWon, withoutEvents, type Play } from '../effects.ts';
import { beginStage } from './stage.ts';
import { beginTurn } from './turn.ts';
import type { CardKind } from '../vocabulary.ts';

/** The first position: the set-up's start position, or the draw for the lead (DA 2). */
export function startGame(config: Config): State {
  const s = newState(config);
  set(s, F.drawing, riderBits(config.setup.riders.map((_, r) => r)));
  decisionDue(withoutEvents(s), PHASE.lead, 0, 1);
  return s;
}

/** Draws a card for the lead. After the last one the highest card leads; riders level with it draw again. */
export function drawForLead(play: Play, card: CardKind): void {
  const { s } = play;
  const rider = get(s, F.actor);
  leadDrawn(play, rider, card);
  const drawing = s.config.setup.riders.map((_, r) => r).filter((r) => (get(s, F.drawing) >> r) & 1);
  const next = drawing.find((r) => r > rider);
  if (next !== undefined) return decisionDue(play, PHASE.lead, next, 1);
  const speeds = drawing.map((r) => speedOf(riderValue(s, R.leadCard, r)));
  const best = Math.max(...speeds);
  const level = drawing.filter((_, i) => speeds[i] === best);
  if (level.length === 1) {
    leadWon(play, level[0]!);
    return beginStage(play, 0);
  }
  leadTied(play, level);
  if (get(s, F.stock) < level.length) leadShuffled(play);
  decisionDue(play, PHASE.lead, level[0]!, 1);
}

/** DA 2: deals a card to the next rider; after the last one the leader's first turn begins. */
export function deal(play: Play, card: CardKind): void {
  const { s } = play;
  const rider = get(s, F.actor);
  cardDrawn(play, 'dealt', rider, card);
  const next = nextSeat(s, rider);
  const missing = HAND_DEALT - riderValue(s, R.hand, next);
  if (missing > 0) decisionDue(play, PHASE.deal, next, missing);
  else beginTurn(play, get(s, F.leader));
}
