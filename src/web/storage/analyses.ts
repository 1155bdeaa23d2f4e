import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { tallyOf, type Analysis, type Tally } from '../../analysis/index.ts';
import { isUnknownVersion, noted } from './database.ts';

/**
 * Analyses of races. They have a database of their own, because they can be computed again and may be deleted when storage is short. Stored
 * data is parsed; what does not parse is computed again.
 */

interface Stored {
  readonly race: string;
  /** Rises with every analysis stored. The lowest is deleted first. */
  readonly order: number;
  readonly analysis: unknown;
}
/** The tally of a race for each seat. It is small, so that many more tallies than analyses are stored. */
interface StoredTally {
  readonly race: string;
  readonly order: number;
  readonly tally: unknown;
}
interface Schema extends DBSchema {
  analyses: { key: string; value: Stored; indexes: { order: number } };
  tallies: { key: string; value: StoredTally; indexes: { order: number } };
}

const DATABASE = 'windschatten-analyses';
const VERSION = 1;
const MAX_STORED = { analyses: 40, tallies: 1000 } as const;

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
const swing = v.nullable(v.object({ n: count, effect: bySeat }));
const MAX_ENTRIES = 100_000;
const series = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MAX_ENTRIES));
const kinds = series(v.object({ seat: count, kind: v.string(), choices: count, mistakes: count, own: number, best: count }));
const did = v.picklist(['spent', 'kept']);
const finding = v.picklist(['well', 'badly', 'open']);
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
  causes: series(
    v.object({ kind: v.picklist(['luck', 'choices']), seat: count, rider: v.nullable(facts), effect: bySeat, worst: swing, best: swing }),
  ),
  kinds,
  cards: series(v.object({ n: count, seat: count, rider: v.nullable(facts), did, count, gain: number, deviation: number, finding })),
  mistakes: series(moment),
  moments: series(moment),
});

const storedTally = v.object({
  evaluation: count,
  splits: series(v.object({ seat: count, luck: number, own: number, result: number })),
  kinds,
  cards: series(v.object({ seat: count, did, finding, gain: number, deviation: number })),
});

let connection: Promise<IDBPDatabase<Schema>> | null = null;
function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= open().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** A database of another version is deleted, because its content can be computed again. */
async function open(): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(DATABASE, VERSION, {
      upgrade(made) {
        made.createObjectStore('analyses', { keyPath: 'race' }).createIndex('order', 'order');
        made.createObjectStore('tallies', { keyPath: 'race' }).createIndex('order', 'order');
      },
      // another tab deletes the database or changes its version, and waits until this connection is closed
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        connection = null;
      },
      terminated: () => {
        connection = null;
      },
    });
  } catch (error) {
    if (!isUnknownVersion(error)) throw error;
    await deleteDB(DATABASE);
    return open();
  }
}

/** The stored analysis of a race by this evaluation and these rules; null if there is none. */
export async function readAnalysis(
  race: string,
  wanted: { readonly evaluation: number; readonly rulesVersion: number },
): Promise<Analysis | null> {
  try {
    const row = await (await connect()).get('analyses', race);
    const read = v.safeParse(stored, row?.analysis);
    if (!read.success || read.output.evaluation !== wanted.evaluation || read.output.rulesVersion !== wanted.rulesVersion) return null;
    return read.output as Analysis;
  } catch {
    return null;
  }
}

/** The stored tally of a race by this evaluation; null if there is none. */
export async function readTally(race: string, evaluation: number): Promise<Tally | null> {
  try {
    const row = await (await connect()).get('tallies', race);
    const read = v.safeParse(storedTally, row?.tally);
    return read.success && read.output.evaluation === evaluation ? read.output : null;
  } catch {
    return null;
  }
}

/**
 * Stores an analysis and its tally. Without space it is computed again the next time.
 * @returns whether it was stored
 */
export async function saveAnalysis(race: string, analysis: Analysis): Promise<boolean> {
  const isStored = await put('analyses', (order) => ({ race, order, analysis }));
  return (await saveTally(race, tallyOf(analysis))) && isStored;
}

export const saveTally = (race: string, tally: Tally): Promise<boolean> => put('tallies', (order) => ({ race, order, tally }));

/** Adds an entry as the newest, and deletes the oldest beyond the maximum. */
async function put<Name extends keyof typeof MAX_STORED>(name: Name, made: (order: number) => Schema[Name]['value']): Promise<boolean> {
  try {
    await noted(async () => {
      const tx = (await connect()).transaction(name, 'readwrite');
      const { store } = tx;
      const last = await store.index('order').openCursor(null, 'prev');
      await store.put(made((last?.value.order ?? 0) + 1));
      let over = (await store.count()) - MAX_STORED[name];
      for (let cursor = await store.index('order').openCursor(); cursor !== null && over > 0; cursor = await cursor.continue()) {
        await cursor.delete();
        over--;
      }
      await tx.done;
    });
    return true;
  } catch {
    return false;
  }
}
