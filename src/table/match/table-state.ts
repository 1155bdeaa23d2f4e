import type { Seat } from '../../kit/index.ts';
import { NO_SEAT } from '../../kit/index.ts';
import { hintsAfterTakeBack, withHint, type Hint } from '../race/hint.ts';
import type { AdvanceAnswers } from './advance-answers.ts';
import { ASK_ME } from './advance-answers.ts';
import type { ActionInfo, Consent, When } from './consent/consent.ts';
import { consentAfterAction, consentAfterFact, newConsent } from './consent/consent.ts';
import type { Driver } from './driver.ts';
import type { Envelopes } from './envelopes.ts';
import { newEnvelopes, withEnvelope } from './envelopes.ts';
import { answersAfterStage, answersAfterSurprise, answersAfterTakeBack } from './finish-order.ts';
import type { TableFact } from './table-fact.ts';

/** What holds at a table: its facts so far, folded. */
export interface TableState {
  readonly drivers: readonly Driver[];
  readonly answers: readonly AdvanceAnswers[];
  readonly away: readonly Seat[];
  /** The seats that do nothing out of turn until one of them is to move. */
  readonly resting: readonly Seat[];
  readonly envelopes: Envelopes;
  readonly hints: readonly Hint[];
  readonly consent: Consent;
}

export const newTable = (drivers: readonly Driver[]): TableState => ({
  drivers,
  answers: drivers.map(() => ASK_ME),
  away: [],
  resting: [],
  envelopes: newEnvelopes(drivers.length),
  hints: [],
  consent: newConsent(drivers),
});

const NO_TIME: When = { at: null, entries: 0, turn: NO_SEAT };

/** The table after a fact. @param when of a take-back the entries and the turn that it leaves */
export function tableAfterFact(before: TableState, fact: TableFact, when = NO_TIME): TableState {
  const consent = consentAfterFact(before, fact, when);
  const table = { ...before, consent, away: stillAway(before, consent) };
  const put = <T>(list: readonly T[], value: T): T[] => list.map((old, seat) => (seat === fact.seat ? value : old));
  switch (fact.fact) {
    case 'driver':
      return { ...table, drivers: put(table.drivers, fact.driver) };
    case 'answers':
      return { ...table, answers: put(table.answers, { ...table.answers[fact.seat], ...fact.answers }) };
    case 'away': {
      const others = table.away.filter((seat) => seat !== fact.seat);
      return { ...table, away: fact.away ? [...others, fact.seat] : others };
    }
    case 'taken-back':
      // A player who takes something back wants to be asked again.
      return {
        ...table,
        answers: table.answers.map(answersAfterTakeBack),
        resting: [],
        hints: hintsAfterTakeBack(table.hints, fact.to),
      };
    case 'hint':
      return { ...table, hints: withHint(table.hints, { seat: fact.seat, n: when.entries + 1 }) };
    case 'rest':
      return { ...table, resting: fact.seats };
    case 'handed':
    case 'substitute':
    case 'days-off':
    case 'holiday':
    case 'warned':
    case 'proposal':
    case 'vote':
    case 'withdrawn':
    case 'pause':
    case 'ended':
      return table;
    case 'commitment':
    case 'all-shown':
    case 'opening':
    case 'called-off':
      return { ...table, envelopes: withEnvelope(table.envelopes, fact) };
  }
}

/** The list of seats that are away, without those that are no longer missed. */
const stillAway = ({ away, consent: { absent } }: TableState, now: Consent): readonly Seat[] =>
  away.length === 0
    ? away
    : away.filter((seat) => !absent.some((each) => each.seat === seat) || now.absent.some((each) => each.seat === seat));

/** The table after an action by `seat` and chance's answers to it. */
export function tableAfterAction(table: TableState, seat: Seat, action: ActionInfo): TableState {
  const consent = consentAfterAction(table.consent, seat, action);
  const { surprised, isNewStage } = action.orders;
  const inStage = isNewStage ? table.answers.map(answersAfterStage) : table.answers;
  const answers = surprised.length === 0 ? inStage : inStage.map((each, i) => (surprised.includes(i) ? answersAfterSurprise(each) : each));
  const resting = table.resting.includes(action.moving) ? [] : table.resting;
  // Written out field by field: this runs for every row of a race that is opened, and a spread takes a microsecond.
  return {
    drivers: table.drivers,
    answers,
    away: stillAway(table, consent),
    resting,
    envelopes: table.envelopes,
    hints: table.hints,
    consent,
  };
}
