import type { Sql, SqlRow } from './sql.ts';

/** What several people keep together, as the list of everything that was done to it. Operations are only added, in the order of the server. */
export interface DocumentStore {
  /** Adds an empty one. `editor`: the hash of the secret that allows changes. */
  add(document: { readonly id: string; readonly kind: string; readonly editor: string }): Promise<void>;
  /** Null: unknown. */
  find(id: string): Promise<StoredDocument | null>;
  /** The operations after number `n`, in order. */
  since(id: string, n: number): Promise<readonly StoredOperation[]>;
  /** Those of these ids that the document has already. */
  knownAmong(id: string, operations: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Appends operations after number `last`. False: another process has changed the document first, and nothing was stored.
   * `forgets`: earlier operations that get another text; `opens`, `entered`: races whose results enter by themselves, and those that have.
   */
  append(id: string, last: number, change: DocumentChange): Promise<boolean>;
  /** The finished races of this document whose results have not entered. Each is tried once after every change of the document. */
  finishedRaces(id: string, last: number): Promise<readonly string[]>;
  /** A part of the races that are to enter a document, in the order of their ids, after the race `after`. `isFinished`: as `finishedRaces`. */
  pendingRaces(after: string, most: number): Promise<readonly PendingRace[]>;
  /** A result could not enter, and is tried again when the document has changed. */
  markTried(id: string, last: number, races: readonly string[]): Promise<void>;
  /** Documents in the order of their last change, the latest first. */
  list(most: number): Promise<readonly StoredDocument[]>;
  /** Ids of documents without a change for `untouched` milliseconds. */
  expired(untouched: number, most: number): Promise<readonly string[]>;
  /** Deletes a document with its operations. False: there is none. */
  remove(id: string): Promise<boolean>;
}

export interface StoredDocument {
  readonly id: string;
  readonly kind: string;
  readonly editor: string;
  /** The number of its last operation. */
  readonly last: number;
  /** Characters of all its operations. */
  readonly chars: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly touched: number;
}

export interface PendingRace {
  readonly document: string;
  readonly race: string;
  readonly isFinished: boolean;
}

export interface StoredOperation {
  readonly n: number;
  /** JSON. */
  readonly line: string;
  /** Milliseconds since 1970, rising with `n`. */
  readonly at: number;
}

export interface DocumentChange {
  readonly operations: readonly { readonly id: string; readonly line: string; readonly at: number }[];
  readonly chars: number;
  readonly forgets?: readonly { readonly n: number; readonly line: string }[];
  readonly opens?: readonly string[];
  readonly entered?: readonly string[];
}

export function createDocumentStore(sql: Sql): DocumentStore {
  return {
    async add({ id, kind, editor }) {
      await sql.transaction([
        {
          sql: `insert into documents (id, kind, editor, last, chars, created, touched) values ($1, $2, $3, 0, 0, ${sql.now}, ${sql.now})`,
          values: [id, kind, editor],
        },
      ]);
    },
    async find(id) {
      const [line] = await sql.query('select * from documents where id = $1', [id]);
      return line === undefined ? null : documentOf(line);
    },
    async since(id, n) {
      const lines = await sql.query('select n, line, at from document_operations where document = $1 and n > $2 order by n', [id, n]);
      return lines.map((line) => ({ n: Number(line['n']), line: String(line['line']), at: Number(line['at']) }));
    },
    async knownAmong(id, operations) {
      const places = operations.map((_, i) => `$${i + 2}`).join(', ');
      const lines =
        operations.length === 0
          ? []
          : await sql.query(`select id from document_operations where document = $1 and id in (${places})`, [id, ...operations]);
      return new Set(lines.map((line) => String(line['id'])));
    },
    append: (id, last, { operations, chars, forgets = [], opens = [], entered = [] }) =>
      sql.transaction([
        // first, so that of two processes one waits, and then finds another number
        {
          sql: 'update documents set last = last + $3, chars = chars + $4, touched = $5 where id = $1 and last = $2',
          values: [id, last, operations.length, chars, operations.at(-1)!.at],
          mustAffectRows: true,
        },
        ...operations.map(({ id: operation, line, at }, i) => ({
          sql: 'insert into document_operations (document, n, id, line, at) values ($1, $2, $3, $4, $5)',
          values: [id, last + i + 1, operation, line, at],
        })),
        ...forgets.map(({ n, line }) => ({
          sql: 'update document_operations set line = $3 where document = $1 and n = $2',
          values: [id, n, line],
        })),
        ...opens.map((race) => ({
          sql: `insert into document_races (document, race, tried) values ($1, $2, -1) on conflict (document, race) do update set tried = -1`,
          values: [id, race],
        })),
        ...entered.map((race) => ({ sql: 'delete from document_races where document = $1 and race = $2', values: [id, race] })),
      ]),
    async finishedRaces(id, last) {
      const lines = await sql.query(
        `select race from document_races join races on races.id = document_races.race
           where document = $1 and tried < $2 and races.phase = 'over'`,
        [id, last],
      );
      return lines.map(({ race }) => String(race));
    },
    async pendingRaces(after, most) {
      const lines = await sql.query(
        `select document, race, case when races.phase = 'over' and tried < last then 1 else 0 end as finished from document_races
           left join races on races.id = document_races.race left join documents on documents.id = document_races.document
           where race > $1 order by race limit $2`,
        [after, most],
      );
      return lines.map(({ document, race, finished }) => ({
        ...{ document: String(document), race: String(race), isFinished: Number(finished) === 1 },
      }));
    },
    async markTried(id, last, races) {
      for (const race of races) await sql.query('update document_races set tried = $3 where document = $1 and race = $2', [id, race, last]);
    },
    async list(most) {
      return (await sql.query('select * from documents order by touched desc limit $1', [most])).map(documentOf);
    },
    async expired(untouched, most) {
      const lines = await sql.query(`select id from documents where touched < ${sql.now} - $1 order by touched limit $2`, [
        untouched,
        most,
      ]);
      return lines.map(({ id }) => String(id));
    },
    remove: (id) =>
      sql.transaction([
        { sql: 'delete from documents where id = $1', values: [id], mustAffectRows: true },
        ...['document_operations', 'document_races'].map((table) => ({ sql: `delete from ${table} where document = $1`, values: [id] })),
      ]),
  };
}

const documentOf = (line: SqlRow): StoredDocument => ({
  ...{ id: String(line['id']), kind: String(line['kind']), editor: String(line['editor']) },
  ...{ last: Number(line['last']), chars: Number(line['chars']), created: Number(line['created']), touched: Number(line['touched']) },
});
