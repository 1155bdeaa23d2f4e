import { refusal, parseSeat, type DecideResult, type Refusal, type Seat } from '../../kit/index.ts';
import { validateAction } from './action-text.ts';
import { PHASE, type Action } from './action.ts';
import { findListed, phaseOf, turn } from './choices.ts';
import { workingCopyOf } from './working-copy.ts';
import type { Event } from './event.ts';
import { withoutEvents, type Play } from './effects.ts';
import { F, get, type State } from './state.ts';
import { deal, drawForLead } from './rules/start.ts';
import { answerHill, discard, draw, drawForSpurt, lay, refill, take } from './rules/turn.ts';
import { orderSection } from './sections.ts';
import { explainRefusal, explainHillUnasked } from './why-not.ts';

/** Explains why an action is illegal; null if and only if `decide` would accept it. */
export function whyNot(s: State, seat: Seat, action: Action): Refusal | null {
  const deciding = turn(s);
  if (seat === deciding && findListed(s, action) !== null) return null;
  const asked = validateAction(s, action);
  if (asked === null) return refusal('no-such-action', '');
  if (phaseOf(s) === 'over') return refusal('race-is-over', 'DA 6');
  if (seat === deciding) return explainRefusal(s, asked);
  const noHill = asked.type === 'hill' ? explainHillUnasked(s) : null;
  return noHill ?? refusal('not-your-turn', orderSection(phaseOf(s)), { seat: parseSeat(s.config.riderCount, seat), deciding });
}

/**
 * Returns the events that an action causes. Does not change `s`, because the rules work on a copy that belongs to
 * the config.
 * @param seat the acting seat; CHANCE for outcomes
 */
export function decide(s: State, seat: Seat, action: Action): DecideResult<Event, Action> {
  const option = seat === turn(s) ? findListed(s, action) : null;
  if (option === null) return { ok: false, refusal: whyNot(s, seat, action)! };
  const events: Event[] = [];
  applyAction({ s: workingCopyOf(s), events }, option);
  return { ok: true, action: option, events };
}

/**
 * Unchecked play: applies the action to `s` itself.
 * @param option one of `options`, or the result of `draw`; any other action corrupts the position
 * @param events receives the events; if left out, none are created
 */
export function play(s: State, option: Action, events?: Event[]): void {
  applyAction(events === undefined ? withoutEvents(s) : { s, events: events }, option);
}

/** The actions of these types. */
type Answer<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/**
 * Dispatches by phase, the most frequent first. Within one phase all actions have the same shape, which engines
 * read fastest.
 */
function applyAction(play: Play, action: Action): void {
  switch (get(play.s, F.phase)) {
    case PHASE.hill:
      return answerHill(play, (action as Answer<'hill' | 'pass'>).type);
    case PHASE['draw-or-lay']:
      return action.type === 'take' ? take(play) : lay(play, (action as Answer<'lay'>).cards);
    case PHASE.draw:
      return draw(play, (action as Answer<'draw'>).card);
    case PHASE.lay:
      return lay(play, (action as Answer<'lay'>).cards);
    case PHASE.deal:
      return deal(play, (action as Answer<'draw'>).card);
    case PHASE.spurt:
      return drawForSpurt(play, (action as Answer<'draw'>).card);
    case PHASE.refill:
      return refill(play, (action as Answer<'draw'>).card);
    case PHASE.lead:
      return drawForLead(play, (action as Answer<'draw'>).card);
    case PHASE.discard:
      return discard(play, (action as Answer<'discard'>).card);
  }
}
