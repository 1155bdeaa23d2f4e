/**
 * The questions that managers may answer in advance: whether a rider follows (UR 5.4) and whether he takes the lead
 * (UR 16). All players see who is asked what, so a *yes* in advance is possible too. It holds until something
 * unexpected happens.
 */
import type { AdvanceAnswers, AdvanceQuestion, Seat } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { phaseOf, STAY } from './choices.ts';
import { managerOfRider, type Config } from './config.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';
import type { Rider } from './vocabulary.ts';

/** A longer move is always worth following, so a higher bound would just mean *never*. */
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

/** A fall, a lost card, a changed lead, or a new race. Riders of a manager pass each other in most rounds, which is no surprise. */
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
      // between two of his own riders he has switched it himself
      return isOwn(s, event.rider, seat) !== isOwn(s, event.leader, seat);
    default:
      return false;
  }
}

/** The answers in advance of Um Reifenbreite: following (UR 5.4) and taking the lead (UR 16). */
export const advance: AdvanceAnswers<Config, State, Action, Event> = {
  questions: ({ setup }) => (setup.rules.switching ? [FOLLOW, TAKE_LEAD] : [FOLLOW]),
  decline: (s) => (phaseOf(s) === 'answer' ? REFUSE : STAY),
  accept: (s) => (phaseOf(s) === 'answer' ? AGREE : GO_ALONG),
  isSurprising,
};
