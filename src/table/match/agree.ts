import type { Refusal, Seat } from '../../kit/index.ts';
import { NOBODY, refusal } from '../../kit/index.ts';
import type { Agreed, Proposal } from './agreement.ts';
import { outcomeOf } from './agreement.ts';
import type { ProposalKind } from './agreement-fact.ts';
import type { DaysOffWish, OffsetAt } from './days-off.ts';
import { afterDaysOff, daysOffOf, whyNoDaysOff } from './days-off.ts';
import { HUMAN } from './driver.ts';
import type { TableFact } from './table-fact.ts';
import type { TableState } from './table-state.ts';
import type { Terms } from './terms.ts';
import { graceOf, warningOf } from './terms.ts';

/** What a person wishes of the table, beside what he does in the race. */
export type TableWish =
  /** `about`: who is missed, where a bot is to ride for him. */
  | { readonly do: 'ask'; readonly what: ProposalKind; readonly about?: Seat }
  /** `number`: which proposal is meant. */
  | { readonly do: 'vote'; readonly number: number; readonly yes: boolean }
  | { readonly do: 'withdraw' }
  /** The pause is over. */
  | { readonly do: 'go-on' }
  /** He is there, and rides his seat again. */
  | { readonly do: 'come-back' }
  /** A bot rides for him until he comes back. */
  | { readonly do: 'leave' }
  /** In a race with a clock for days: his days off. */
  | DaysOffWish;

/** A table at the moment when something is decided there. */
export interface AtTable {
  readonly table: TableState;
  readonly terms: Terms;
  readonly entries: number;
  /** Milliseconds since 1970; null where the host has no time. */
  readonly now: number | null;
  /** Left out: no time zone is known by name. */
  readonly offsetAt?: OffsetAt | undefined;
  /** The race is over by the rules. */
  readonly over: boolean;
  /** The entry that a seat may ask to take back. */
  readonly takeable: (seat: Seat) => number | null;
}

type Decision = TableFact | Refusal | null;

/**
 * What comes of a wish: a fact, why there is none, or null where it holds already. Refusals: `table-not-rider` (it is nobody's seat who has a say), `table-ended`,
 * `table-proposal-open`, `table-asked-before`, `table-no-proposal`, `table-paused`, `table-not-paused`, `table-not-missed`, `table-not-agreed`, `table-no-taking-back`.
 */
export function decideWish(at: AtTable, seat: Seat, wish: TableWish): Decision {
  const { table, terms } = at;
  const { agreed, drivers } = table;
  if (!agreed.owners.includes(seat)) return refusal('table-not-rider', '');
  if (agreed.ended || at.over) return refusal('table-ended', '');
  if (wish.do === 'come-back') {
    if (drivers[seat] !== HUMAN) return { fact: 'driver', seat, driver: HUMAN };
    return agreed.absent.some((each) => each.seat === seat) ? { fact: 'away', seat, away: false } : null;
  }
  if (drivers[seat] !== HUMAN) return refusal('table-not-rider', '');
  switch (wish.do) {
    case 'days-off':
    case 'holiday':
      return daysOff(at, seat, wish);
    case 'leave':
      return { fact: 'driver', seat, driver: terms.absence.bot };
    case 'go-on':
      return agreed.paused ? { fact: 'pause', seat, paused: false } : refusal('table-not-paused', '');
    case 'withdraw':
      return agreed.proposal?.by === seat ? { fact: 'withdrawn', seat } : refusal('table-no-proposal', '');
    case 'ask':
      return ask(at, seat, { what: wish.what, about: wish.about ?? NOBODY });
    case 'vote':
      return vote(at, seat, wish);
  }
}

function daysOff({ table: { agreed }, terms, now, offsetAt }: AtTable, seat: Seat, wish: DaysOffWish): Decision {
  if (terms.clock?.per !== 'day' || now === null) return refusal('table-not-agreed', '');
  const why = whyNoDaysOff(daysOffOf(agreed.daysOff, seat), wish, now);
  if (why !== null) return why;
  if (wish.do === 'holiday') return { fact: wish.do, seat, days: wish.days };
  const { weekdays, offset, zone } = wish;
  // a browser may know a zone that the host does not: then the offset holds
  const isKnown = zone !== undefined && typeof offsetAt?.(zone, now) === 'number';
  return { fact: wish.do, seat, weekdays, offset, ...(isKnown ? { zone } : {}) };
}

function ask(at: AtTable, seat: Seat, { what, about }: Pick<Proposal, 'what' | 'about'>): Decision {
  const { table, terms, entries } = at;
  const { agreed, drivers } = table;
  if (agreed.proposal !== null) return refusal('table-proposal-open', '');
  if (agreed.refused.some((each) => each.what === what && each.by === seat && each.entries === entries))
    return refusal('table-asked-before', '');
  if (what === 'pause' && agreed.paused) return refusal('table-paused', '');
  if (what === 'take-back' && (agreed.paused || at.takeable(seat) === null)) return refusal('table-no-taking-back', '');
  if (what === 'bot') {
    if (terms.absence.does !== 'vote') return refusal('table-not-agreed', '');
    if (drivers[about] !== HUMAN || !agreed.absent.some((each) => each.seat === about)) return refusal('table-not-missed', '');
  }
  const proposal: Proposal = { number: agreed.proposals + 1, what, by: seat, about: what === 'bot' ? about : NOBODY, yes: [seat], no: [] };
  if (outcomeOf(table, proposal) === 'carried') return effectOf(at, proposal);
  return { fact: 'proposal', seat, what, about: proposal.about };
}

function vote(at: AtTable, seat: Seat, { number, yes }: { readonly number: number; readonly yes: boolean }): Decision {
  const { proposal } = at.table.agreed;
  if (proposal?.number !== number || proposal.about === seat) return refusal('table-no-proposal', '');
  if (proposal.yes.includes(seat)) return yes ? null : refusal('table-voted', '');
  if (proposal.no.includes(seat)) return yes ? refusal('table-voted', '') : null;
  // who speaks is there
  const back = { ...at.table, agreed: withoutMissed(at.table.agreed, seat) };
  const voted = { ...proposal, yes: [...proposal.yes, seat] };
  return yes && outcomeOf(back, voted) === 'carried' ? effectOf(at, voted) : { fact: 'vote', seat, yes };
}

const withoutMissed = (agreed: Agreed, seat: Seat): Agreed => ({ ...agreed, absent: agreed.absent.filter((each) => each.seat !== seat) });

/** What an agreement brings about, by the hand of who has asked for it. */
function effectOf({ terms, takeable }: AtTable, { what, by, about }: Proposal): Decision {
  switch (what) {
    case 'pause':
      return { fact: 'pause', seat: by, paused: true };
    case 'end':
      return { fact: 'ended', seat: by };
    case 'bot':
      return { fact: 'driver', seat: about, driver: terms.absence.bot };
    case 'take-back': {
      const n = takeable(by);
      return n === null ? refusal('table-no-taking-back', '') : { fact: 'taken-back', seat: by, to: n - 1 };
    }
  }
}

/** Who is waited for. `hidden`: nobody else may know that he is. */
export interface WaitedFor {
  readonly seat: Seat;
  readonly hidden: boolean;
}

/**
 * What is to be done though nobody acts, and when. `warn`: he is told that his time runs out; `missed`: his time is up, and all are told; `relieve`: the bot that the table agreed on rides for him; `silence`: to a
 * hidden question silence is *no*, and nobody is told more; `carry-out`: all have agreed who are still there.
 */
export interface Due {
  readonly what: 'warn' | 'missed' | 'relieve' | 'silence' | 'carry-out';
  readonly at: number;
}

/** A table, as far as time goes by there. */
type InTime = Pick<AtTable, 'table' | 'terms' | 'offsetAt'>;

/** Until when the person of a seat may decide; null: as long as he likes. @param less so much before it, of his own time */
export function deadlineOf({ table: { agreed }, terms: { clock }, offsetAt }: InTime, seat: Seat, less = 0): number | null {
  if (clock === null || agreed.since === null || agreed.paused) return null;
  return afterDaysOff(agreed.since, clock.limit - less, daysOffOf(agreed.daysOff, seat), offsetAt);
}

/** @param waited null: nobody is waited for */
export function dueOf(at: InTime & Pick<AtTable, 'over'>, waited: WaitedFor | null): Due | null {
  const { table, terms, over, offsetAt } = at;
  const { agreed } = table;
  if (agreed.ended || over) return null;
  if (agreed.proposal !== null && outcomeOf(table, agreed.proposal) === 'carried') return { what: 'carry-out', at: 0 };
  if (waited === null || agreed.paused) return null;
  const { seat: asked } = waited;
  const deadline = deadlineOf(at, asked);
  const missed = agreed.absent.find(({ seat }) => seat === waited.seat);
  const relieved =
    missed === undefined
      ? null
      : Math.max(afterDaysOff(missed.at, graceOf(terms), daysOffOf(agreed.daysOff, asked), offsetAt), deadline ?? 0);
  if (waited.hidden) {
    const silence = deadline ?? relieved;
    return silence === null ? null : { what: 'silence', at: silence };
  }
  if (missed === undefined) {
    const left = warningOf(terms);
    const warning = left === null || agreed.warned === agreed.since ? null : deadlineOf(at, asked, left);
    if (warning !== null) return { what: 'warn', at: warning };
    return deadline === null ? null : { what: 'missed', at: deadline };
  }
  return terms.absence.does === 'bot' && relieved !== null ? { what: 'relieve', at: relieved } : null;
}

/** The fact of what is due; null: it is none (`silence`). */
export function decideDue(at: AtTable, { what }: Due, waited: WaitedFor | null): Decision {
  const { proposal } = at.table.agreed;
  switch (what) {
    case 'carry-out':
      return proposal === null ? null : effectOf(at, proposal);
    case 'warn':
      return waited === null ? null : { fact: 'warned', seat: waited.seat };
    case 'missed':
      return waited === null ? null : { fact: 'away', seat: waited.seat, away: true, why: 'time' };
    case 'relieve':
      return waited === null ? null : { fact: 'driver', seat: waited.seat, driver: at.terms.absence.bot };
    case 'silence':
      return null;
  }
}
