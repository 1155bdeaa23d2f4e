import type { Problem, Result, Seat } from '../../../kit/index.ts';
import { fail, NO_SEAT, ok } from '../../../kit/index.ts';
import { isZone } from '../../../protocol/index.ts';
import { isHoliday, isOffset, isWeekdays } from './days-off.ts';

/** What a person can ask of the table. `bot`: a bot is to drive the seat of a person who is missed; `substitute`: another person may. */
export const PROPOSALS = ['pause', 'end', 'take-back', 'bot', 'substitute'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];
/** The kinds that are about the seat of one person, who has no vote. */
export const isAboutSeat = (what: ProposalKind): boolean => what === 'bot' || what === 'substitute';

/** What people agree on during a race. What an agreement brings about is a fact of its own: `pause`, `ended`, `taken-back`, `driver`. */
export type ConsentFact =
  /** A person asks the table, and so votes yes. `about`: the seat that is missed (`isAboutSeat`); NO_SEAT for other kinds. */
  | { readonly fact: 'proposal'; readonly seat: Seat; readonly what: ProposalKind; readonly about: Seat }
  | { readonly fact: 'vote'; readonly seat: Seat; readonly yes: boolean }
  | { readonly fact: 'withdrawn'; readonly seat: Seat }
  | { readonly fact: 'pause'; readonly seat: Seat; readonly paused: boolean }
  /** The race is ended before its end. The seat is `NO_SEAT` where the operator of the server has ended it. */
  | { readonly fact: 'ended'; readonly seat: Seat }
  /** On these days the seat's clock stands still (days-off.ts). */
  | {
      readonly fact: 'days-off';
      readonly seat: Seat;
      readonly weekdays: readonly number[];
      readonly offset: number;
      readonly zone?: string;
    }
  /** The seat's clock stands still for `days` days from now on; 0: the holiday is over. */
  | { readonly fact: 'holiday'; readonly seat: Seat; readonly days: number }
  /** The person whose turn it is was warned that the time runs out. */
  | { readonly fact: 'warned'; readonly seat: Seat }
  /** The seat has another owner from now on. */
  | { readonly fact: 'handed'; readonly seat: Seat }
  /** Another person may play for the seat's owner (`invited`), does so (`playing`), or no longer does (`gone`). */
  | { readonly fact: 'substitute'; readonly seat: Seat; readonly state: (typeof SUBSTITUTE_STATES)[number] };

export const SUBSTITUTE_STATES = ['invited', 'playing', 'gone'] as const;

/** Reads the fields of such a fact from outside, except its seat; null: it is another kind of fact. Problem: as `parseFact`. */
export function parseConsentFact(
  given: Readonly<Record<string, unknown>>,
  seat: Seat,
  { seats, wrong }: { readonly seats: number; readonly wrong: (at: string, found: unknown) => Problem },
): Result<ConsentFact, Problem> | null {
  const { fact, what, about, yes, paused, weekdays, offset, zone, days, state } = given;
  switch (fact) {
    case 'proposal': {
      const known = PROPOSALS.find((each) => each === what);
      if (known === undefined) return fail(wrong('what', what));
      const fits = typeof about === 'number' && Number.isInteger(about) && (about === NO_SEAT || (about >= 0 && about < seats));
      return fits && isAboutSeat(known) === (about !== NO_SEAT) ? ok({ fact, seat, what: known, about }) : fail(wrong('about', about));
    }
    case 'vote':
      return typeof yes === 'boolean' ? ok({ fact, seat, yes }) : fail(wrong('yes', yes));
    case 'pause':
      return typeof paused === 'boolean' ? ok({ fact, seat, paused }) : fail(wrong('paused', paused));
    case 'days-off':
      if (!isOffset(offset)) return fail(wrong('offset', offset));
      if (!isWeekdays(weekdays)) return fail(wrong('weekdays', weekdays));
      if (zone === undefined) return ok({ fact, seat, weekdays, offset });
      return isZone(zone) ? ok({ fact, seat, weekdays, offset, zone }) : fail(wrong('zone', zone));
    case 'holiday':
      return isHoliday(days) ? ok({ fact, seat, days }) : fail(wrong('days', days));
    case 'substitute': {
      const known = SUBSTITUTE_STATES.find((each) => each === state);
      return known === undefined ? fail(wrong('state', state)) : ok({ fact, seat, state: known });
    }
    case 'warned':
    case 'withdrawn':
    case 'ended':
    case 'handed':
      return ok({ fact, seat });
    default:
      return null;
  }
}
