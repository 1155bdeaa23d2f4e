import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';
import type { Analysis } from '../../analysis/index.ts';

/**
 * Races understood, each with the race it is about: a database of its own, since what is in it can be worked out again and may go when room is short. What is read is parsed; what does not fit is worked out anew.
 */

interface Stored {
  readonly race: string;
  /** Rises with every one that is kept: the lowest goes first. */
  readonly order: number;
  readonly analysis: unknown;
}
interface Schema extends DBSchema {
  analyses: { key: string; value: Stored; indexes: { order: number } };
}

const DATABASE = 'windschatten-analyses';
const MOST = 40;

const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const bySeat = v.pipe(v.array(number), v.maxLength(8));
const facts = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const why = v.nullable(v.object({ code: v.string(), facts, plain: v.optional(v.literal(true)) }));
const better = v.nullable(v.object({ action: v.string(), gain: number, deviation: number, races: count, why }));
const moment = v.object({
  ...{ n: count, kind: v.picklist(['luck', 'choice']), seat: count, rider: v.nullable(facts), swing: number },
  ...{ before: bySeat, after: bySeat, better },
});
const MOST_ENTRIES = 100_000;
const series = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MOST_ENTRIES));
const stored = v.object({
  ...{ evaluation: count, rulesVersion: count, choices: count, looked: count },
  ...{ points: series(bySeat), win: series(bySeat), spread: series(number) },
  splits: series(
    v.object({
      ...{ seat: count, start: number, common: number, luck: number, own: number, others: number, rest: number, result: number },
      deviation: number,
    }),
  ),
  riders: series(v.object({ seat: count, rider: facts, luck: number, own: number, choices: count, mistakes: count })),
  kinds: series(v.object({ seat: count, kind: v.string(), choices: count, mistakes: count, own: number, best: count })),
  mistakes: series(moment),
  moments: series(moment),
});

let connection: Promise<IDBPDatabase<Schema>> | null = null;
function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>(DATABASE, 1, {
    upgrade(made) {
      made.createObjectStore('analyses', { keyPath: 'race' }).createIndex('order', 'order');
    },
    terminated: () => {
      connection = null;
    },
  }).catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** What is kept of a race by this evaluation and these rules; null where nothing is. */
export async function readAnalysis(
  race: string,
  wanted: { readonly evaluation: number; readonly rulesVersion: number },
): Promise<Analysis | null> {
  try {
    const kept = await (await connect()).get('analyses', race);
    const read = v.safeParse(stored, kept?.analysis);
    if (!read.success || read.output.evaluation !== wanted.evaluation || read.output.rulesVersion !== wanted.rulesVersion) return null;
    return read.output as Analysis;
  } catch {
    return null;
  }
}

/** Keeps it with the race; where there is no room for that it is worked out anew the next time. @returns whether it is kept */
export async function keepAnalysis(race: string, analysis: Analysis): Promise<boolean> {
  try {
    const tx = (await connect()).transaction('analyses', 'readwrite');
    const last = await tx.store.index('order').openCursor(null, 'prev');
    await tx.store.put({ race, order: (last?.value.order ?? 0) + 1, analysis });
    let over = (await tx.store.count()) - MOST;
    for (let cursor = await tx.store.index('order').openCursor(); cursor !== null && over > 0; cursor = await cursor.continue()) {
      await cursor.delete();
      over--;
    }
    await tx.done;
    return true;
  } catch {
    return false;
  }
}
