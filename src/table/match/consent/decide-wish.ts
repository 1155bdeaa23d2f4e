import type { Refusal, Seat } from '../../../kit/index.ts';
import { NO_SEAT, refusal } from '../../../kit/index.ts';
import { HUMAN } from '../driver.ts';
import type { TableFact } from '../table-fact.ts';
import type { TableState } from '../table-state.ts';
import type { Consent, Proposal } from './consent.ts';
import { outcomeOf } from './consent.ts';
import { isAboutSeat, type ProposalKind } from './consent-fact.ts';
import type { DaysOffWish, OffsetAt } from './days-off.ts';
import { afterDaysOff, daysOffOf, whyNoDaysOff } from './days-off.ts';
import type { Terms } from './terms.ts';
import { graceOf, warningOf } from './terms.ts';

/** What a person wants of the table, beside his actions in the race. */
export type TableWish =
  /** `about`: the seat that is missed, where a bot or a substitute is to drive it. */
  | { readonly do: 'ask'; readonly what: ProposalKind; readonly about?: Seat }
  /** `number`: the proposal's. */
  | { readonly do: 'vote'; readonly number: number; readonly yes: boolean }
  | { readonly do: 'withdraw' }
  /** Ends the pause. */
  | { readonly do: 'go-on' }
  /** The person is back and drives his seat again. */
  | { readonly do: 'come-back' }
  /** A bot drives the seat until the person comes back. */
  | { readonly do: 'leave' }
  /** In a race with a clock for days. */
  | DaysOffWish;

/** A table at the moment of a decision. */
export interface TableMoment {
  readonly table: TableState;
  readonly terms: Terms;
  readonly entries: number;
  /** Milliseconds since 1970; null where the host has no time. */
  readonly now: number | null;
  /** Left out: no time zone is known by name. */
  readonly offsetAt?: OffsetAt | undefined;
  /** The race is over by the rules. */
  readonly isOver: boolean;
  /** The number of the entry that a seat may ask to take back; null: none. */
  readonly takeBackFor: (seat: Seat) => number | null;
}

/** A fact to be stored, a refusal, or null where what is wanted holds already. */
type WishDecision = TableFact | Refusal | null;

/**
 * Refusals: `table-not-rider` (the seat has no person with a say), `table-ended`, `table-proposal-open`, `table-asked-before`, `table-no-proposal`, `table-voted`,
 * `table-paused`, `table-not-paused`, `table-not-missed`, `table-not-agreed`, `table-no-taking-back`, those of `whyNoDaysOff`.
 */
export function decideWish(moment: TableMoment, seat: Seat, wish: TableWish): WishDecision {
  const { table, terms } = moment;
  const { consent, drivers } = table;
  if (!consent.owners.includes(seat)) return refusal('table-not-rider', '');
  if (consent.ended || moment.isOver) return refusal('table-ended', '');
  if (wish.do === 'come-back') {
    if (drivers[seat] !== HUMAN) return { fact: 'driver', seat, driver: HUMAN };
    return consent.absent.some((each) => each.seat === seat) ? { fact: 'away', seat, away: false } : null;
  }
  if (drivers[seat] !== HUMAN) return refusal('table-not-rider', '');
  switch (wish.do) {
    case 'days-off':
    case 'holiday':
      return decideDaysOff(moment, seat, wish);
    case 'leave':
      return { fact: 'driver', seat, driver: terms.absence.bot };
    case 'go-on':
      return consent.paused ? { fact: 'pause', seat, paused: false } : refusal('table-not-paused', '');
    case 'withdraw':
      return consent.proposal?.by === seat ? { fact: 'withdrawn', seat } : refusal('table-no-proposal', '');
    case 'ask':
      return decideProposal(moment, seat, { what: wish.what, about: wish.about ?? NO_SEAT });
    case 'vote':
      return decideVote(moment, seat, wish);
  }
}

function decideDaysOff({ table: { consent }, terms, now, offsetAt }: TableMoment, seat: Seat, wish: DaysOffWish): WishDecision {
  if (terms.clock?.per !== 'day' || now === null) return refusal('table-not-agreed', '');
  const refused = whyNoDaysOff(daysOffOf(consent.daysOff, seat), wish, now);
  if (refused !== null) return refused;
  if (wish.do === 'holiday') return { fact: wish.do, seat, days: wish.days };
  const { weekdays, offset, zone } = wish;
  // A browser may know a zone that the host does not know. Then the offset counts.
  const isKnown = zone !== undefined && typeof offsetAt?.(zone, now) === 'number';
  return { fact: wish.do, seat, weekdays, offset, ...(isKnown ? { zone } : {}) };
}

function decideProposal(moment: TableMoment, seat: Seat, { what, about }: Pick<Proposal, 'what' | 'about'>): WishDecision {
  const { table, entries } = moment;
  const { consent, drivers } = table;
  if (consent.proposal !== null) return refusal('table-proposal-open', '');
  if (consent.refused.some((each) => each.what === what && each.by === seat && each.entries === entries))
    return refusal('table-asked-before', '');
  if (what === 'pause' && consent.paused) return refusal('table-paused', '');
  if (what === 'take-back' && (consent.paused || moment.takeBackFor(seat) === null)) return refusal('table-no-taking-back', '');
  const isMissed = consent.absent.some((each) => each.seat === about);
  if (what === 'bot' && (drivers[about] !== HUMAN || !isMissed)) return refusal('table-not-missed', '');
  if (what === 'substitute') {
    // the owner of a seat that a bot plays is not there either
    const isAway = isMissed || (consent.owners.includes(about) && drivers[about] !== HUMAN);
    if (!isAway || about === seat) return refusal('table-not-missed', '');
    if (consent.substitutes.some((each) => each.seat === about && each.state === 'invited')) return null;
  }
  const proposal: Proposal = {
    number: consent.proposals + 1,
    what,
    by: seat,
    about: isAboutSeat(what) ? about : NO_SEAT,
    yes: [seat],
    no: [],
  };
  if (outcomeOf(table, proposal) === 'carried') return effectOf(moment, proposal);
  return { fact: 'proposal', seat, what, about: proposal.about };
}

function decideVote(moment: TableMoment, seat: Seat, { number, yes }: { readonly number: number; readonly yes: boolean }): WishDecision {
  const { consent } = moment.table;
  const { proposal } = consent;
  if (proposal?.number !== number || proposal.about === seat) return refusal('table-no-proposal', '');
  if (proposal.yes.includes(seat)) return yes ? null : refusal('table-voted', '');
  if (proposal.no.includes(seat)) return yes ? refusal('table-voted', '') : null;
  // A person who votes is back.
  const present = { ...moment.table, consent: withoutAbsent(consent, seat) };
  const voted = { ...proposal, yes: [...proposal.yes, seat] };
  return yes && outcomeOf(present, voted) === 'carried' ? effectOf(moment, voted) : { fact: 'vote', seat, yes };
}

const withoutAbsent = (consent: Consent, seat: Seat): Consent => ({
  ...consent,
  absent: consent.absent.filter((each) => each.seat !== seat),
});

/** The fact that a carried proposal brings about, in the name of the proposer. */
function effectOf({ terms, takeBackFor }: TableMoment, { what, by, about }: Proposal): WishDecision {
  switch (what) {
    case 'pause':
      return { fact: 'pause', seat: by, paused: true };
    case 'end':
      return { fact: 'ended', seat: by };
    case 'bot':
      return { fact: 'driver', seat: about, driver: terms.absence.bot };
    case 'substitute':
      return { fact: 'substitute', seat: about, state: 'invited' };
    case 'take-back': {
      const n = takeBackFor(by);
      return n === null ? refusal('table-no-taking-back', '') : { fact: 'taken-back', seat: by, to: n - 1 };
    }
  }
}

/** The person that the race waits for. `hidden`: the others may not know it. */
export interface AwaitedSeat {
  readonly seat: Seat;
  readonly hidden: boolean;
}

/**
 * What is to be done at a time though no person acts. `warn`: the person is warned that his time runs out. `missed`: his time is up, and everyone sees it. `relieve`: the bot
 * that the table agreed on takes over. `silence`: a hidden question that was not answered counts as *no*, and everyone sees no more than that. `carry-out`: all who are still
 * there have agreed.
 */
export interface DueEvent {
  readonly what: 'warn' | 'missed' | 'relieve' | 'silence' | 'carry-out';
  /** Milliseconds since 1970; 0: at once. */
  readonly at: number;
}

type ClockMoment = Pick<TableMoment, 'table' | 'terms' | 'offsetAt'>;

/**
 * Until when the person of a seat can decide, in milliseconds since 1970; null: there is no limit.
 * @param before milliseconds of the person's own time before that
 */
export function deadlineOf({ table: { consent }, terms: { clock }, offsetAt }: ClockMoment, seat: Seat, before = 0): number | null {
  if (clock === null || consent.since === null || consent.paused) return null;
  return afterDaysOff(consent.since, clock.limit - before, daysOffOf(consent.daysOff, seat), offsetAt);
}

/** What is due next, and when; null: nothing. @param awaited null: the race waits for no person */
export function nextDueEvent(moment: ClockMoment & Pick<TableMoment, 'isOver'>, awaited: AwaitedSeat | null): DueEvent | null {
  const { table, terms, isOver, offsetAt } = moment;
  const { consent } = table;
  if (consent.ended || isOver) return null;
  if (consent.proposal !== null && outcomeOf(table, consent.proposal) === 'carried') return { what: 'carry-out', at: 0 };
  if (awaited === null || consent.paused) return null;
  const { seat } = awaited;
  const deadline = deadlineOf(moment, seat);
  const absent = consent.absent.find((each) => each.seat === seat);
  const relieved =
    absent === undefined
      ? null
      : Math.max(afterDaysOff(absent.at, graceOf(terms), daysOffOf(consent.daysOff, seat), offsetAt), deadline ?? 0);
  if (awaited.hidden) {
    const silence = deadline ?? relieved;
    return silence === null ? null : { what: 'silence', at: silence };
  }
  if (absent === undefined) {
    const left = warningOf(terms);
    const warning = left === null || consent.warned === consent.since ? null : deadlineOf(moment, seat, left);
    if (warning !== null) return { what: 'warn', at: warning };
    return deadline === null ? null : { what: 'missed', at: deadline };
  }
  if (terms.absence.does !== 'bot' || relieved === null) return null;
  // Without a clock a race whose people are all away waits for them, because no person waits for a bot.
  return terms.clock !== null || isWaitedFor(table, seat) ? { what: 'relieve', at: relieved } : null;
}

/** Another person plays, and is not missed. */
const isWaitedFor = ({ drivers, consent }: TableMoment['table'], seat: Seat): boolean =>
  consent.owners.some((other) => other !== seat && drivers[other] === HUMAN && !consent.absent.some((each) => each.seat === other));

/** The fact of what is due; null: there is none (`silence`). */
export function decideDueEvent(moment: TableMoment, { what }: DueEvent, awaited: AwaitedSeat | null): WishDecision {
  const { proposal } = moment.table.consent;
  switch (what) {
    case 'carry-out':
      return proposal === null ? null : effectOf(moment, proposal);
    case 'warn':
      return awaited === null ? null : { fact: 'warned', seat: awaited.seat };
    case 'missed':
      return awaited === null ? null : { fact: 'away', seat: awaited.seat, away: true, why: 'time' };
    case 'relieve':
      return awaited === null ? null : { fact: 'driver', seat: awaited.seat, driver: moment.terms.absence.bot };
    case 'silence':
      return null;
  }
}
