import type { AdvanceQuestion, Refusal } from '../../kit/index.ts';
import { plainCopy, refusal } from '../../kit/index.ts';
import type { NotKept, Row, Summary } from './journal.ts';
import { notKept } from './journal.ts';
import type { RowLine } from './row-line.ts';
import { factRow } from './rows.ts';
import type { TableFact } from './table-fact.ts';
import { formatFact } from './format-fact.ts';
import { parseFact } from './table-fact.ts';

/** How facts about the table are kept. Null: kept, and it holds. */
export interface FactKeeping {
  /** One that holds whatever else is on its way; what was decided ahead goes first. It may come from outside: one that could not be read back is refused. */
  keepFact(fact: TableFact): Promise<Refusal | null>;
  /**
   * One that hangs on how things stand: decided and sent while nothing else is on its way, so that nothing is decided on what it makes void.
   * @param decide the fact, why there is none, or null where it holds already
   * @param id the sender's name for it: sent again it counts once
   */
  decideAlone(decide: () => TableFact | Refusal | null, id?: string): Promise<Refusal | null>;
}

/** What it needs of its host. */
export interface ToKeepFacts {
  readonly seats: number;
  /** The questions that may be answered in advance. */
  readonly kinds: readonly AdvanceQuestion[];
  readonly line: Pick<RowLine, 'next' | 'ready' | 'send' | 'alone'>;
  /** Whether this host may keep anything. */
  readonly isHere: () => boolean;
  /** The names of what was said and holds. */
  readonly said: Set<string>;
  readonly summaryAfter: (fact: TableFact, at: number | undefined) => Summary;
  /** The time, where the host has one. */
  readonly now: () => number | undefined;
  /** Sends a row; null when it is kept and has taken effect. */
  readonly keep: (row: Row, summary: Summary, effect: () => void) => Promise<NotKept | null>;
  /** The fact takes effect. */
  readonly hear: (fact: TableFact, at: number | undefined) => void;
  /** Reads what the journal holds. */
  readonly readOn: () => Promise<void>;
  /** Whether a row that was refused was found in the journal all the same. */
  readonly wasFound: (row: Row) => boolean;
  /** Whether another host was quicker and its rows are known by now, so that it may be tried again on top of them. */
  readonly overtaken: (why: NotKept) => boolean;
  readonly publish: () => void;
}

export function createFactKeeping(host: ToKeepFacts): FactKeeping {
  const { line, isHere, hear, said } = host;
  const notHere = refusal('table-not-here', '');

  async function once(decide: () => TableFact | Refusal | null, id?: string): Promise<Refusal | 'again' | null> {
    if (!isHere()) return notHere;
    if (id !== undefined && said.has(id)) return null;
    const fact = decide();
    if (fact === null || 'code' in fact) return fact;
    const at = host.now();
    const row = factRow(line.next, fact, at, id);
    const why = await line.send(row, host.summaryAfter(fact, at), () => {
      if (id !== undefined) said.add(id);
      hear(fact, at);
    });
    if (why === 'lost' || why === 'taken') await host.readOn();
    host.publish();
    if (why === null || host.wasFound(row)) return null;
    return host.overtaken(why) ? 'again' : notKept(why);
  }

  return {
    async keepFact(given) {
      const readable = parseFact(formatFact(plainCopy(given) as TableFact), host.seats, host.kinds);
      if (!readable.ok) {
        const { code, at = '', facts } = readable.error;
        return refusal(code, '', { at, ...facts });
      }
      const fact = readable.value;
      for (;;) {
        await line.ready();
        if (!isHere()) return notHere;
        const at = host.now();
        const why = await host.keep(factRow(line.next, fact, at), host.summaryAfter(fact, at), () => hear(fact, at));
        if (why === null) return null;
        if (!host.overtaken(why)) return notKept(why);
      }
    },
    async decideAlone(decide, id) {
      for (;;) {
        const answer = await line.alone(() => once(decide, id));
        if (answer !== 'again') return answer;
      }
    },
  };
}
