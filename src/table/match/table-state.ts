import type { Seat } from '../../kit/index.ts';
import { NOBODY } from '../../kit/index.ts';
import { hintsAfterTakingBack, withHint, type Hint } from '../race/hint.ts';
import type { AdvanceAnswers } from './advance.ts';
import { ASK_ME } from './advance.ts';
import type { Acted, Agreed, When } from './agreement.ts';
import { agreedAfter, agreedAfterActs, newAgreed } from './agreement.ts';
import type { Driver } from './driver.ts';
import type { Envelopes } from './envelopes.ts';
import { newEnvelopes, withEnvelope } from './envelopes.ts';
import { afterSurprise, afterTakingBack } from './home.ts';
import type { TableFact } from './table-fact.ts';

/** What holds at a table: its facts so far, folded. */
export interface TableState {
  readonly drivers: readonly Driver[];
  readonly answers: readonly AdvanceAnswers[];
  readonly away: readonly Seat[];
  /** Those who do nothing out of turn until one of them is to ride. */
  readonly resting: readonly Seat[];
  readonly envelopes: Envelopes;
  readonly hints: readonly Hint[];
  readonly agreed: Agreed;
}

export const newTable = (drivers: readonly Driver[]): TableState => ({
  drivers,
  answers: drivers.map(() => ASK_ME),
  away: [],
  resting: [],
  envelopes: newEnvelopes(drivers.length),
  hints: [],
  agreed: newAgreed(drivers),
});

const NO_TIME: When = { at: null, entries: 0, turn: NOBODY };

/** The table after a fact that was kept then. */
export function withFact(before: TableState, fact: TableFact, when = NO_TIME): TableState {
  const agreed = agreedAfter(before, fact, when);
  const table = { ...before, agreed, away: stillAway(before, agreed) };
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
      // whoever takes something back wants to be asked again
      return { ...table, answers: table.answers.map(afterTakingBack), resting: [], hints: hintsAfterTakingBack(table.hints, fact.to) };
    case 'hint':
      return { ...table, hints: withHint(table.hints, { seat: fact.seat, n: when.entries + 1 }) };
    case 'rest':
      return { ...table, resting: fact.seats };
    case 'handed':
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

/** Those who are missed no more have gone from the list of who is away. */
const stillAway = ({ away, agreed: { absent } }: TableState, now: Agreed): readonly Seat[] =>
  away.length === 0
    ? away
    : away.filter((seat) => !absent.some((each) => each.seat === seat) || now.absent.some((each) => each.seat === seat));

/** The table after entries, the first of them by `seat`. */
export function withActs(table: TableState, seat: Seat, when: Acted): TableState {
  const agreed = agreedAfterActs(table.agreed, seat, when);
  const { surprised } = when.orders;
  const answers =
    surprised.length === 0 ? table.answers : table.answers.map((each, i) => (surprised.includes(i) ? afterSurprise(each) : each));
  const resting = table.resting.includes(when.rides) ? [] : table.resting;
  // written out: it is done for every row of a race that is opened, and a spread takes a microsecond
  return {
    drivers: table.drivers,
    answers,
    away: stillAway(table, agreed),
    resting,
    envelopes: table.envelopes,
    hints: table.hints,
    agreed,
  };
}
