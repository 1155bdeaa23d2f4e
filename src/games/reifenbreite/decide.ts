import { refusal, seatMeant, type Decided, type Refusal, type Seat } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { listed, phaseOf, turn } from './choices.ts';
import { workingCopyOf } from './working-copy.ts';
import type { Event } from './event.ts';
import { askForLead, changeLead, refuseLead } from './rules/lead.ts';
import { follow, stay } from './rules/drafting.ts';
import { move } from './rules/moving.ts';
import { drawVerdict } from './rules/scoring.ts';
import { placeRider, startRoll } from './rules/start.ts';
import { chooseDice, drawCard, drawPhoto, giveCard, holdCar, playCards, roll, rollExtra, takeCard } from './rules/turn.ts';
import type { Play } from './rules/play.ts';
import { F, get, type State } from './state.ts';
import { orderSection } from './sections.ts';
import { admitAction } from './action-text.ts';
import { explain } from './whynot.ts';

/** Null exactly where `decide` would accept. */
export function whyNot(s: State, seat: Seat, action: Action): Refusal | null {
  const deciding = turn(s);
  if (seat === deciding && listed(s, action) !== null) return null;
  const asked = admitAction(s, action);
  if (asked === null) return refusal('no-such-action', '');
  if (phaseOf(s) === 'over') return refusal('race-is-over', 'UR 8');
  if (seat === deciding) return explain(s, asked);
  return refusal('not-your-turn', orderSection(phaseOf(s)), { seat: seatMeant(s.config.setup.managers.length, seat), deciding });
}

/**
 * What an action brings about. `s` is not changed: the rules work on a working copy that belongs to the config.
 * @param seat who acts; CHANCE for outcomes
 */
export function decide(s: State, seat: Seat, action: Action): Decided<Event, Action> {
  const option = seat === turn(s) ? listed(s, action) : null;
  if (option === null) return { ok: false, refusal: whyNot(s, seat, action)! };
  const events: Event[] = [];
  const copy = workingCopyOf(s, events);
  const play: Play = { s: copy, events };
  carryOut(play, option);
  return { ok: true, action: option, events: play.events };
}

/** The most frequent first, as in `apply`. */
function carryOut(play: Play, action: Action): void {
  switch (action.type) {
    case 'roll':
      if (phaseOf(play.s) === 'start-roll') return startRoll(play, action.dice);
      if (phaseOf(play.s) === 'extra') return rollExtra(play, action.dice);
      return roll(play, action.dice);
    case 'move':
      return move(play, action.to);
    case 'dice':
      return chooseDice(play);
    case 'photo':
      if (phaseOf(play.s) === 'verdict') return drawVerdict(play, action.photo);
      return drawPhoto(play, action.photo);
    case 'card':
      return drawCard(play, action.card);
    case 'cards':
      return playCards(play, action.cards, action.breakaway ? 'breakaway' : 'open');
    case 'follow':
      return follow(play);
    case 'stay':
      return stay(play);
    case 'car':
      return holdCar(play, action.dice);
    case 'place':
      return placeRider(play, action.rider, action.at);
    case 'swap':
      return changeLead(play, action.rider);
    case 'ask':
      return askForLead(play, action.rider);
    case 'agree':
      return changeLead(play, get(play.s, F.asked));
    case 'refuse':
      return refuseLead(play);
    case 'take':
      return takeCard(play, action.card);
    case 'give':
      return giveCard(play, action.card);
  }
}
