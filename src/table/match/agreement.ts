import type { Seat } from '../../kit/index.ts';
import { NOBODY } from '../../kit/index.ts';
import type { ProposalKind } from './agreement-fact.ts';
import type { DaysOff } from './days-off.ts';
import { withDaysOff } from './days-off.ts';
import type { Driver } from './driver.ts';
import { HUMAN } from './driver.ts';
import type { Missed, TableFact } from './table-fact.ts';

export interface Absent {
  readonly seat: Seat;
  readonly why: Missed;
  /** When it was said. */
  readonly at: number;
}

/** What a table is asked for, until all have answered whose answer counts. */
export interface Proposal {
  /** It is the so-many-th at this table. */
  readonly number: number;
  readonly what: ProposalKind;
  readonly by: Seat;
  readonly about: Seat;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

/**
 * Something that everybody was told at the table, beside what happened in the race: `lost`, `time` (somebody is missed), `back`, `relieved` (a bot rides for him), `rides-again`,
 * `handed`, `days-off`, `holiday`, `holiday-over`, `asked-WHAT`, `refused-WHAT`, `withdrawn`, `paused`, `went-on`, `taken-back`, `ended`.
 */
export interface TableLine {
  readonly what: string;
  /** Who; for `asked-...` also about whom. */
  readonly seat: Seat;
  readonly about: Seat;
  /** How many entries there were by then. */
  readonly entries: number;
  /** Milliseconds since 1970; null where the host has no time. */
  readonly at: number | null;
}

/** What holds at a table by the agreement of its people, folded from its rows. */
export interface Agreed {
  /** The seats that belong to a person, whoever rides them now. */
  readonly owners: readonly Seat[];
  readonly absent: readonly Absent[];
  readonly proposal: Proposal | null;
  /** How many there were. */
  readonly proposals: number;
  /** What was refused, and after how many entries: it is not asked again before something has happened. */
  readonly refused: readonly { readonly what: ProposalKind; readonly by: Seat; readonly entries: number }[];
  readonly paused: boolean;
  readonly ended: boolean;
  /** Since when the present question is put; null: before the first row, or without time. */
  readonly since: number | null;
  /** The `since` of the question at which it was said last that time runs out; null: at none. */
  readonly warned: number | null;
  readonly daysOff: readonly DaysOff[];
  /** The last of them. */
  readonly lines: readonly TableLine[];
  /** The last entries that standing orders have brought about: each seat's own affair. */
  readonly carriedOut: readonly { readonly seat: Seat; readonly n: number }[];
}

/** Who rides, and what they agreed on. */
export interface Riders {
  readonly drivers: readonly Driver[];
  readonly agreed: Agreed;
}

/** So many lines are told. */
const MOST_LINES = 20;

/** When a row was kept, and after how many entries. */
export interface When {
  readonly at: number | null;
  readonly entries: number;
  /** Who decides then. */
  readonly turn: Seat;
}

export const newAgreed = (drivers: readonly string[]): Agreed => ({
  owners: drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : [])),
  ...{
    absent: [],
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
  },
});

/** The people whose answer counts: who rides now and is not missed, or has just spoken. */
export function electorate({ drivers, agreed }: Riders, proposal: Pick<Proposal, 'by' | 'about'>): Seat[] {
  const missed = agreed.absent.map(({ seat }) => seat);
  return agreed.owners.filter(
    (seat) => seat === proposal.by || (drivers[seat] === HUMAN && !missed.includes(seat) && seat !== proposal.about),
  );
}

/** `carried`: it takes effect; `lost`: it cannot any more. A bot for somebody who is missed needs more than half of the others; everything else all of them. */
export function outcomeOf(table: Riders, proposal: Proposal): 'open' | 'carried' | 'lost' {
  const count = electorate(table, proposal);
  const [yes, no] = [proposal.yes, proposal.no].map((list) => list.filter((seat) => count.includes(seat)).length) as [number, number];
  if (proposal.what === 'bot') return yes * 2 > count.length ? 'carried' : no * 2 >= count.length ? 'lost' : 'open';
  return no > 0 ? 'lost' : yes === count.length ? 'carried' : 'open';
}

/** The agreement after a fact. */
export function agreedAfter(before: Riders, fact: TableFact, when: When): Agreed {
  const { agreed } = before;
  const line = (what: string, seat: Seat, about: Seat = NOBODY): readonly TableLine[] =>
    [...agreed.lines, { what, seat, about, entries: when.entries, at: when.at }].slice(-MOST_LINES);
  /** Whose time begins anew where it is his turn. */
  const sinceFor = (seat: Seat): number | null => (seat === when.turn ? when.at : agreed.since);
  const without = (seat: Seat): readonly Absent[] => agreed.absent.filter((each) => each.seat !== seat);
  const { proposal } = agreed;
  switch (fact.fact) {
    case 'driver': {
      const { seat, driver } = fact;
      const known = before.drivers[seat];
      if (known === driver || !agreed.owners.includes(seat)) return { ...agreed, since: sinceFor(seat) };
      const settled = proposal?.what === 'bot' && proposal.about === seat;
      return {
        ...agreed,
        ...{ absent: without(seat), since: sinceFor(seat), proposal: settled ? null : proposal },
        lines: line(driver === HUMAN ? 'rides-again' : 'relieved', seat),
      };
    }
    case 'away': {
      const { seat, away, why } = fact;
      if (why === undefined && away) return agreed;
      const missed = agreed.absent.some((each) => each.seat === seat);
      if (!away) return missed ? { ...agreed, absent: without(seat), lines: line('back', seat) } : agreed;
      if (missed) return agreed;
      return { ...agreed, absent: [...agreed.absent, { seat, why: why!, at: when.at ?? 0 }], lines: line(why!, seat) };
    }
    case 'proposal': {
      const { seat: by, what, about } = fact;
      const number = agreed.proposals + 1;
      const next: Proposal = { number, what, by, about, yes: [by], no: [] };
      // who speaks is there
      return { ...agreed, absent: without(by), proposals: number, proposal: next, lines: line(`asked-${what}`, by, about) };
    }
    case 'vote': {
      if (proposal === null) return agreed;
      const voted = fact.yes ? { ...proposal, yes: [...proposal.yes, fact.seat] } : { ...proposal, no: [...proposal.no, fact.seat] };
      const there = { ...agreed, absent: without(fact.seat) };
      if (outcomeOf({ ...before, agreed: there }, voted) !== 'lost') return { ...there, proposal: voted };
      const { what, by } = proposal;
      const others = agreed.refused.filter((each) => each.what !== what || each.by !== by);
      return {
        ...there,
        ...{ proposal: null, refused: [...others, { what, by, entries: when.entries }] },
        lines: line(`refused-${what}`, fact.seat),
      };
    }
    case 'days-off': {
      const { fact: kind, seat, ...days } = fact;
      return {
        ...agreed,
        daysOff: withDaysOff(agreed.daysOff, seat, { do: kind, ...days }, when.at ?? 0),
        lines: line(kind, seat),
      };
    }
    case 'holiday': {
      const { fact: kind, seat, days } = fact;
      const lines = line(days === 0 ? 'holiday-over' : kind, seat);
      return { ...agreed, daysOff: withDaysOff(agreed.daysOff, seat, { do: kind, days }, when.at ?? 0), lines };
    }
    case 'warned':
      return { ...agreed, warned: agreed.since };
    case 'withdrawn':
      return { ...agreed, proposal: null, lines: line('withdrawn', fact.seat) };
    case 'pause':
      return {
        ...agreed,
        ...{ paused: fact.paused, since: when.at, proposal: proposal?.what === 'pause' ? null : proposal },
        lines: line(fact.paused ? 'paused' : 'went-on', fact.seat),
      };
    case 'ended':
      return { ...agreed, ended: true, proposal: null, lines: line('ended', fact.seat) };
    case 'handed':
      return { ...agreed, absent: without(fact.seat), lines: line('handed', fact.seat) };
    case 'taken-back':
      return {
        ...agreed,
        carriedOut: agreed.carriedOut.filter(({ n }) => n <= fact.to),
        ...{ since: when.at, proposal: proposal?.what === 'take-back' ? null : proposal },
        lines: fact.seat === NOBODY ? agreed.lines : line('taken-back', fact.seat),
      };
    case 'answers':
    case 'rest':
    case 'hint':
    case 'commitment':
    case 'all-shown':
    case 'opening':
    case 'called-off':
      return agreed;
  }
}

/** What entries mean for standing orders. */
export interface OrdersMet {
  /** Seats whose orders hold no longer: something has happened that they had not reckoned with. */
  readonly surprised: readonly Seat[];
  /** Whose order has brought the first entry about; null: nobody's. */
  readonly carriedOut: Seat | null;
}

export interface Acted extends Omit<When, 'turn'> {
  readonly byHand: boolean;
  /** The number of the first entry. */
  readonly first: number;
  readonly orders: OrdersMet;
  /** Who is to ride after them (`ridesIn`). */
  readonly rides: Seat;
}

/** What is told to one seat never pushes out what is told to another. */
function withOrder(known: Agreed['carriedOut'], added: Agreed['carriedOut'][number]): Agreed['carriedOut'] {
  const own = known.filter(({ seat }) => seat === added.seat).slice(1 - MOST_LINES);
  return [...known.filter(({ seat }) => seat !== added.seat), ...own, added];
}

/** After somebody has acted: what was asked about the last action is void, and who acts by hand is there. */
export function agreedAfterActs(agreed: Agreed, seat: Seat, { at, entries, byHand, first, orders }: Omit<Acted, 'rides'>): Agreed {
  const there = byHand && agreed.absent.some((each) => each.seat === seat);
  const back = (): TableLine => ({ what: 'back', seat, about: NOBODY, at, entries });
  const { owners, proposals, refused, paused, ended, warned, daysOff } = agreed;
  // written out, as in `withActs`
  return {
    owners,
    proposals,
    refused,
    paused,
    ended,
    warned,
    daysOff,
    since: at,
    absent: there ? agreed.absent.filter((each) => each.seat !== seat) : agreed.absent,
    proposal: agreed.proposal?.what === 'take-back' ? null : agreed.proposal,
    lines: there ? [...agreed.lines, back()].slice(-MOST_LINES) : agreed.lines,
    carriedOut: orders.carriedOut === null ? agreed.carriedOut : withOrder(agreed.carriedOut, { seat: orders.carriedOut, n: first }),
  };
}
