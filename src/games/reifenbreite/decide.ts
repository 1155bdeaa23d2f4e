import { refusal, parseSeat, type DecideResult, type Refusal, type Seat } from '../../kit/index.ts';
import { PHASE, type Action } from './action.ts';
import { findListed, phaseOf, turn } from './choices.ts';
import { workingCopyOf } from './working-copy.ts';
import type { Event } from './event.ts';
import { withoutEvents, type Play } from './effects.ts';
import { askForLead, changeLead, refuseLead } from './rules/lead.ts';
import { follow, stay } from './rules/drafting.ts';
import { move } from './rules/moving.ts';
import { drawVerdict } from './rules/scoring.ts';
import { placeRider, startRoll } from './rules/start.ts';
import { chooseDice, drawCard, drawPhoto, giveCard, holdCar, playCards, roll, rollExtra, takeCard } from './rules/turn.ts';
import { F, get, markChanged, type State } from './state.ts';
import { orderSection } from './sections.ts';
import { validateAction } from './action-text.ts';
import { explainRefusal } from './why-not.ts';

/** Explains why an action is illegal; null if and only if `decide` would accept it. */
export function whyNot(s: State, seat: Seat, action: Action): Refusal | null {
  const deciding = turn(s);
  if (seat === deciding && findListed(s, action) !== null) return null;
  const asked = validateAction(s, action);
  if (asked === null) return refusal('no-such-action', '');
  if (phaseOf(s) === 'over') return refusal('race-is-over', 'UR 8');
  if (seat === deciding) return explainRefusal(s, asked);
  return refusal('not-your-turn', orderSection(phaseOf(s)), { seat: parseSeat(s.config.setup.managers.length, seat), deciding });
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
  const copy = workingCopyOf(s, events);
  markChanged(copy);
  applyAction({ s: copy, events }, option);
  return { ok: true, action: option, events };
}

/**
 * Unchecked play: applies the action to `s` itself.
 * @param option one of `options`, or the result of `draw`; any other action corrupts the position
 * @param events receives the events; if left out, none are created
 */
export function play(s: State, option: Action, events?: Event[]): void {
  markChanged(s);
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
    case PHASE.dice:
      return roll(play, (action as Answer<'roll'>).dice);
    case PHASE.move:
      return move(play, (action as Answer<'move'>).to);
    case PHASE.turn:
      return playAction(play, action as Answer<'dice' | 'cards' | 'car' | 'swap' | 'ask'>);
    case PHASE.follow:
      return action.type === 'follow' ? follow(play) : stay(play);
    case PHASE.answer:
      return action.type === 'agree' ? changeLead(play, get(play.s, F.asked)) : refuseLead(play);
    case PHASE.card:
      return drawCard(play, (action as Answer<'card'>).card);
    case PHASE.photo:
      return drawPhoto(play, (action as Answer<'photo'>).photo);
    case PHASE.extra:
      return rollExtra(play, (action as Answer<'roll'>).dice);
    case PHASE.take:
      return takeCard(play, (action as Answer<'take'>).card);
    case PHASE.give:
      return giveCard(play, (action as Answer<'give'>).card);
    case PHASE.verdict:
      return drawVerdict(play, (action as Answer<'photo'>).photo);
    case PHASE.place: {
      const { rider, at } = action as Answer<'place'>;
      return placeRider(play, rider, at);
    }
    case PHASE['start-roll']:
      return startRoll(play, (action as Answer<'roll'>).dice);
  }
}

function playAction(play: Play, action: Answer<'dice' | 'cards' | 'car' | 'swap' | 'ask'>): void {
  switch (action.type) {
    case 'dice':
      return chooseDice(play);
    case 'cards':
      return playCards(play, action.cards, action.breakaway ? 'breakaway' : 'open');
    case 'car':
      return holdCar(play, action.dice);
    case 'swap':
      return changeLead(play, action.rider);
    case 'ask':
      return askForLead(play, action.rider);
  }
}
