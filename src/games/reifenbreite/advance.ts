/**
 * What managers may say before they are asked. UR 5.4: whoever was behind is asked whether he follows; UR 16: whether he takes the lead. Everybody sees who is asked and about what,
 * so a *yes* may be given in advance, too; it holds until something happens that was not to be expected.
 */
import type { AdvanceAnswers, AdvanceQuestion, Seat } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { phaseOf, STAY } from './choices.ts';
import { managerOfRider, type Config } from './config.ts';
import type { Event } from './event.ts';
import { RIDER_COUNT } from './riders.ts';
import { courseOf, isOnRoad, placeOf, type State } from './state.ts';
import type { Place, Rider } from './vocabulary.ts';

/** A longer move than that is worth following to everybody; a bound beyond it would only be *never* by another name. */
const MAX_BOUND_SPACES = 20;

const FOLLOW: AdvanceQuestion = {
  ...{ kind: 'follow', section: 'UR 5.4', measure: 'length', least: 2, most: MAX_BOUND_SPACES },
  ...{ asks: 'one-seat', allowsStandingOrder: true },
};
const TAKE_LEAD: AdvanceQuestion = {
  ...{ kind: 'answer', section: 'UR 16', measure: null, least: 0, most: 0 },
  ...{ asks: 'one-seat', allowsStandingOrder: true },
};

const AGREE: Action = { type: 'agree' };
const REFUSE: Action = { type: 'refuse' };
const GO_ALONG: Action = { type: 'follow' };

const isOwn = (s: State, rider: Rider, seat: Seat): boolean => rider >= 0 && managerOfRider(s.config, rider) === seat;

/** A rider passes the foremost of his manager's others: the one the others ride for may be another now. Behind him mates pass each other in every round, which surprises nobody. */
function changesFront(s: State, { rider, from, to }: { readonly rider: Rider; readonly from: Place; readonly to: Place }): boolean {
  const { order } = courseOf(s);
  const seat = managerOfRider(s.config, rider);
  let front = -1;
  for (let other = 0; other < RIDER_COUNT; other++)
    if (other !== rider && isOwn(s, other, seat) && isOnRoad(s, other)) front = Math.max(front, order[placeOf(s, other)]!);
  return front > order[from]! && front < order[to]!;
}

/** A fall, a lost card, a changed lead, another of one's riders at their front than when the order was given, another race. */
function isSurprising(s: State, event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'race-began':
      return true;
    case 'fell':
    case 'card-lost':
    case 'disqualified':
    case 'taken-off':
      return isOwn(s, event.rider, seat);
    case 'lead-changed':
      return isOwn(s, event.rider, seat) || isOwn(s, event.leader, seat);
    case 'moved':
    case 'followed':
      return isOwn(s, event.rider, seat) && changesFront(s, event);
    default:
      return false;
  }
}

export const advance: AdvanceAnswers<Config, State, Action, Event> = {
  questions: ({ setup }) => (setup.rules.switching ? [FOLLOW, TAKE_LEAD] : [FOLLOW]),
  decline: (s) => (phaseOf(s) === 'answer' ? REFUSE : STAY),
  accept: (s) => (phaseOf(s) === 'answer' ? AGREE : GO_ALONG),
  isSurprising,
};
