import type { Seat } from '../../../kit/index.ts';
import { NO_SEAT } from '../../../kit/index.ts';
import type { Driver } from '../driver.ts';
import { HUMAN } from '../driver.ts';
import type { OrdersEffect } from '../standing-orders.ts';
import type { AbsenceReason, TableFact } from '../table-fact.ts';
import { isAboutSeat, type ProposalKind } from './consent-fact.ts';
import type { DaysOff } from './days-off.ts';
import { withDaysOff } from './days-off.ts';

/** A person who is missed. */
export interface Absent {
  readonly seat: Seat;
  readonly why: AbsenceReason;
  /** Since when, in milliseconds since 1970. */
  readonly at: number;
}

/** A seat whose owner is away and for which another person may play: `invited` by the table, or `playing`. */
export interface Substitute {
  readonly seat: Seat;
  readonly state: 'invited' | 'playing';
}

/** What a person asks of the table, until everyone whose vote counts has answered. */
export interface Proposal {
  /** The first proposal at this table is number 1. */
  readonly number: number;
  readonly what: ProposalKind;
  readonly by: Seat;
  /** The seat that a bot or a substitute is to drive; NO_SEAT in proposals of other kinds. */
  readonly about: Seat;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

/**
 * A line that everyone at the table sees, beside the log of the race: `lost`, `time` (a person is missed), `back`, `relieved` (a bot drives the seat), `rides-again`,
 * `handed`, `invited` (a substitute), `substitute` (plays), `days-off`, `holiday`, `holiday-over`, `asked-WHAT`, `refused-WHAT`, `withdrawn`, `paused`, `went-on`, `taken-back`, `ended`.
 */
export interface TableLine {
  readonly what: string;
  readonly seat: Seat;
  /** For `asked-bot` and `asked-substitute` the seat that is missed; else NO_SEAT. */
  readonly about: Seat;
  /** How many entries there were by then. */
  readonly entries: number;
  /** Milliseconds since 1970; null where the host has no time. */
  readonly at: number | null;
}

/** What the people of a table have agreed on, and who is missed, folded from the rows. */
export interface Consent {
  /** The seats that belong to a person, whether or not a bot drives them now. */
  readonly owners: readonly Seat[];
  readonly absent: readonly Absent[];
  readonly substitutes: readonly Substitute[];
  readonly proposal: Proposal | null;
  /** How many proposals there were. */
  readonly proposals: number;
  /** What was refused, and after how many entries, because it can be asked again only after something has happened. */
  readonly refused: readonly { readonly what: ProposalKind; readonly by: Seat; readonly entries: number }[];
  readonly paused: boolean;
  readonly ended: boolean;
  /** Since when the present question is put, in milliseconds since 1970; null: before the first row, or the host has no time. */
  readonly since: number | null;
  /** The `since` of the question at which the last warning was given that time runs out; null: none was given. */
  readonly warned: number | null;
  readonly daysOff: readonly DaysOff[];
  /** The last `MAX_LINES` lines. */
  readonly lines: readonly TableLine[];
  /** The last entries that standing orders have brought about; each seat may know its own. */
  readonly carriedOut: readonly { readonly seat: Seat; readonly n: number }[];
}

/** Who drives each seat, and what is agreed on. */
export interface Voters {
  readonly drivers: readonly Driver[];
  readonly consent: Consent;
}

const MAX_LINES = 20;

/** When a row was stored: its time, the number of entries by then, and whose turn it was. */
export interface When {
  readonly at: number | null;
  readonly entries: number;
  readonly turn: Seat;
}

export const newConsent = (drivers: readonly Driver[]): Consent => ({
  owners: drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : [])),
  absent: [],
  substitutes: [],
  proposal: null,
  proposals: 0,
  refused: [],
  paused: false,
  ended: false,
  since: null,
  warned: null,
  daysOff: [],
  lines: [],
  carriedOut: [],
});

/** The seats whose vote counts: the proposer, and every person who drives a seat, is not missed, and is not the one it is about. */
export function electorate({ drivers, consent }: Voters, proposal: Pick<Proposal, 'by' | 'about'>): Seat[] {
  const absent = consent.absent.map(({ seat }) => seat);
  return consent.owners.filter(
    (seat) => seat === proposal.by || (drivers[seat] === HUMAN && !absent.includes(seat) && seat !== proposal.about),
  );
}

/** `carried`: it takes effect. `lost`: it cannot any more. A bot or a substitute for a person who is missed needs more than half of the others, everything else needs all of them. */
export function outcomeOf(voters: Voters, proposal: Proposal): 'open' | 'carried' | 'lost' {
  const count = electorate(voters, proposal);
  const [yes, no] = [proposal.yes, proposal.no].map((list) => list.filter((seat) => count.includes(seat)).length) as [number, number];
  if (isAboutSeat(proposal.what)) return yes * 2 > count.length ? 'carried' : no * 2 >= count.length ? 'lost' : 'open';
  return no > 0 ? 'lost' : yes === count.length ? 'carried' : 'open';
}

/** The person of a seat is there again, so no vote is open about the seat, and no substitute is invited any more. */
function backAt(consent: Consent, seat: Seat): Consent {
  const { absent, substitutes, proposal } = consent;
  return {
    ...consent,
    absent: absent.filter((each) => each.seat !== seat),
    substitutes: substitutes.filter((each) => each.seat !== seat || each.state === 'playing'),
    proposal: proposal?.about === seat ? null : proposal,
  };
}

/** Consent after a fact. @param when of a take-back the entries and the turn that it leaves */
export function consentAfterFact(before: Voters, fact: TableFact, when: When): Consent {
  const { consent } = before;
  const withLine = (what: string, seat: Seat, about: Seat = NO_SEAT): readonly TableLine[] =>
    [...consent.lines, { what, seat, about, entries: when.entries, at: when.at }].slice(-MAX_LINES);
  /** The clock of a seat whose turn it is begins anew. */
  const sinceFor = (seat: Seat): number | null => (seat === when.turn ? when.at : consent.since);
  const absentWithout = (seat: Seat): readonly Absent[] => consent.absent.filter((each) => each.seat !== seat);
  const substitutesWithout = (seat: Seat): readonly Substitute[] => consent.substitutes.filter((each) => each.seat !== seat);
  const { proposal } = consent;
  switch (fact.fact) {
    case 'driver': {
      const { seat, driver } = fact;
      if (before.drivers[seat] === driver || !consent.owners.includes(seat)) return { ...consent, since: sinceFor(seat) };
      const isSettled = proposal?.what === 'bot' && proposal.about === seat;
      const after = driver === HUMAN ? backAt(consent, seat) : { ...consent, proposal: isSettled ? null : proposal };
      return {
        ...after,
        ...{ absent: absentWithout(seat), since: sinceFor(seat) },
        lines: withLine(driver === HUMAN ? 'rides-again' : 'relieved', seat),
      };
    }
    case 'away': {
      const { seat, away, why } = fact;
      if (why === undefined && away) return consent;
      const isMissed = consent.absent.some((each) => each.seat === seat);
      if (!away) return isMissed ? { ...backAt(consent, seat), lines: withLine('back', seat) } : consent;
      if (isMissed) return consent;
      return { ...consent, absent: [...consent.absent, { seat, why: why!, at: when.at ?? 0 }], lines: withLine(why!, seat) };
    }
    case 'proposal': {
      const { seat: by, what, about } = fact;
      const number = consent.proposals + 1;
      const next: Proposal = { number, what, by, about, yes: [by], no: [] };
      // A person who proposes something is back.
      return { ...backAt(consent, by), proposals: number, proposal: next, lines: withLine(`asked-${what}`, by, about) };
    }
    case 'vote': {
      if (proposal === null) return consent;
      const voted = fact.yes ? { ...proposal, yes: [...proposal.yes, fact.seat] } : { ...proposal, no: [...proposal.no, fact.seat] };
      const present = { ...backAt(consent, fact.seat), proposal };
      if (outcomeOf({ ...before, consent: present }, voted) !== 'lost') return { ...present, proposal: voted };
      const { what, by } = proposal;
      const others = consent.refused.filter((each) => each.what !== what || each.by !== by);
      return {
        ...present,
        ...{ proposal: null, refused: [...others, { what, by, entries: when.entries }] },
        lines: withLine(`refused-${what}`, fact.seat),
      };
    }
    case 'days-off': {
      const { fact: kind, seat, ...days } = fact;
      return {
        ...consent,
        daysOff: withDaysOff(consent.daysOff, seat, { do: kind, ...days }, when.at ?? 0),
        lines: withLine(kind, seat),
      };
    }
    case 'holiday': {
      const { fact: kind, seat, days } = fact;
      const lines = withLine(days === 0 ? 'holiday-over' : kind, seat);
      return { ...consent, daysOff: withDaysOff(consent.daysOff, seat, { do: kind, days }, when.at ?? 0), lines };
    }
    case 'warned':
      return { ...consent, warned: consent.since };
    case 'withdrawn':
      return { ...consent, proposal: null, lines: withLine('withdrawn', fact.seat) };
    case 'pause':
      return {
        ...consent,
        ...{ paused: fact.paused, since: when.at, proposal: proposal?.what === 'pause' ? null : proposal },
        lines: withLine(fact.paused ? 'paused' : 'went-on', fact.seat),
      };
    case 'ended':
      return { ...consent, ended: true, proposal: null, lines: fact.seat === NO_SEAT ? consent.lines : withLine('ended', fact.seat) };
    case 'handed':
      return { ...backAt(consent, fact.seat), substitutes: substitutesWithout(fact.seat), lines: withLine('handed', fact.seat) };
    case 'substitute': {
      const { seat, state } = fact;
      if (state === 'invited') {
        const isSettled = proposal?.what === 'substitute' && proposal.about === seat;
        const substitutes = [...substitutesWithout(seat), { seat, state }];
        return { ...consent, substitutes, proposal: isSettled ? null : proposal, lines: withLine('invited', seat) };
      }
      const substitutes = state === 'gone' ? substitutesWithout(seat) : [...substitutesWithout(seat), { seat, state }];
      return { ...backAt(consent, seat), substitutes, lines: withLine(state === 'gone' ? 'rides-again' : 'substitute', seat) };
    }
    case 'taken-back':
      return {
        ...consent,
        carriedOut: consent.carriedOut.filter(({ n }) => n <= fact.to),
        ...{ since: when.at, proposal: proposal?.what === 'take-back' ? null : proposal },
        lines: fact.seat === NO_SEAT ? consent.lines : withLine('taken-back', fact.seat),
      };
    case 'answers':
    case 'rest':
    case 'hint':
    case 'commitment':
    case 'all-shown':
    case 'opening':
    case 'called-off':
      return consent;
  }
}

/** An action and chance's answers to it, as far as the table is concerned. */
export interface ActionInfo extends Omit<When, 'turn'> {
  /** A person sent the action by hand. */
  readonly isByHand: boolean;
  /** The number of the first entry. */
  readonly first: number;
  readonly orders: OrdersEffect;
  /** The seat whose own turn it is after them (`movingSeat`). */
  readonly moving: Seat;
}

/** Keeps the last `MAX_LINES` of each seat, so that the orders of one seat never push out those of another. */
function withCarriedOut(known: Consent['carriedOut'], added: Consent['carriedOut'][number]): Consent['carriedOut'] {
  const own = known.filter(({ seat }) => seat === added.seat).slice(1 - MAX_LINES);
  return [...known.filter(({ seat }) => seat !== added.seat), ...own, added];
}

/** Consent after an action: a proposal about the last action is void, and a person who acts by hand is back. */
export function consentAfterAction(
  consent: Consent,
  seat: Seat,
  { at, entries, isByHand, first, orders }: Omit<ActionInfo, 'moving'>,
): Consent {
  const isBack = isByHand && consent.absent.some((each) => each.seat === seat);
  const { absent, substitutes, proposal } = isBack ? backAt(consent, seat) : consent;
  const line = (): TableLine => ({ what: 'back', seat, about: NO_SEAT, at, entries });
  const { owners, proposals, refused, paused, ended, warned, daysOff } = consent;
  // Written out field by field, as in `tableAfterAction`.
  return {
    owners,
    proposals,
    refused,
    paused,
    ended,
    warned,
    daysOff,
    since: at,
    absent,
    substitutes,
    proposal: proposal?.what === 'take-back' ? null : proposal,
    lines: isBack ? [...consent.lines, line()].slice(-MAX_LINES) : consent.lines,
    carriedOut: orders.carriedOut === null ? consent.carriedOut : withCarriedOut(consent.carriedOut, { seat: orders.carriedOut, n: first }),
  };
}
