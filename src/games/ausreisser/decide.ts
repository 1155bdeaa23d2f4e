import { refusal, seatMeant, type Decided, type Refusal, type Seat } from '../../kit/index.ts';
import { admitAction } from './action-text.ts';
import type { Action } from './action.ts';
import { listed, phaseOf, turn } from './choices.ts';
import { workingCopyOf } from './working-copy.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';
import type { Play } from './rules/play.ts';
import { deal, drawForLead } from './rules/start.ts';
import { answerHill, discard, draw, drawForSpurt, lay, refill } from './rules/turn.ts';
import { orderSection } from './sections.ts';
import { explain, explainHillUnasked } from './whynot.ts';
import type { CardKind } from './vocabulary.ts';

/** Null exactly where `decide` would accept. */
export function whyNot(s: State, seat: Seat, action: Action): Refusal | null {
  const deciding = turn(s);
  if (seat === deciding && listed(s, action) !== null) return null;
  const asked = admitAction(s, action);
  if (asked === null) return refusal('no-such-action', '');
  if (phaseOf(s) === 'over') return refusal('race-is-over', 'DA 6');
  if (seat === deciding) return explain(s, asked);
  const noHill = asked.type === 'hill' ? explainHillUnasked(s) : null;
  return noHill ?? refusal('not-your-turn', orderSection(phaseOf(s)), { seat: seatMeant(s.config.riderCount, seat), deciding });
}

/**
 * What an action brings about. `s` is not changed: the rules work on a working copy that belongs to the config.
 * @param seat who acts; CHANCE for outcomes
 */
export function decide(s: State, seat: Seat, action: Action): Decided<Event, Action> {
  const option = seat === turn(s) ? listed(s, action) : null;
  if (option === null) return { ok: false, refusal: whyNot(s, seat, action)! };
  const play: Play = { s: workingCopyOf(s), events: [] };
  carryOut(play, option);
  return { ok: true, action: option, events: play.events };
}

/** The most frequent first, as in `evolve`. */
function carryOut(play: Play, action: Action): void {
  switch (action.type) {
    case 'pass':
    case 'hill':
      return answerHill(play, action.type);
    case 'draw':
      return carryOutDraw(play, action.card);
    case 'lay':
      return lay(play, action.cards);
    case 'discard':
      return discard(play, action.card);
  }
}

function carryOutDraw(play: Play, card: CardKind): void {
  const phase = phaseOf(play.s);
  switch (phase) {
    case 'draw':
      return draw(play, card);
    case 'deal':
      return deal(play, card);
    case 'spurt':
      return drawForSpurt(play, card);
    case 'refill':
      return refill(play, card);
    case 'lead':
      return drawForLead(play, card);
    case 'discard':
    case 'lay':
    case 'hill':
    case 'over':
      throw new Error(`no card is drawn in phase ${phase}`);
  }
}
