import type { AppendFailure, Row, Summary } from '../../table/index.ts';
import type { RaceChanges } from './change-notice.ts';

/** A value of a column. */
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A database. Statements use `$1`, `$2` and so on; failures reject with `StoreFailure`. */
export interface Sql {
  readonly kind: 'sqlite' | 'postgres';
  /** An SQL expression: milliseconds since 1970 by the database's clock. */
  readonly now: string;
  query(statement: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Runs the statements in one transaction. Rolls back and resolves to false if one with `mustAffectRows` affects none. */
  transaction(statements: readonly Statement[], how?: Durability): Promise<boolean>;
  /** Appends to several races with one commit; the results are in the order of the batches. No race occurs twice. */
  append(parcels: readonly AppendBatch[]): Promise<readonly (AppendFailure | null)[]>;
  listen(listener: (races: RaceChanges | null) => void): () => void;
  /** Notifies other processes, after the commit. */
  announce(races: readonly { readonly race: string; readonly rows?: readonly Row[] }[]): void;
  /** Rejects where what is stored now would not be there later, because the file was deleted or replaced. */
  checkPlace(): Promise<void>;
  /** Removes deleted data from the files of the database as far as it can. */
  eraseDeleted(): Promise<void>;
  close(): Promise<void>;
}

/** `durable`, the default: on disk before the call resolves. `relaxed`: may be lost when the machine loses power. */
export type Durability = 'durable' | 'relaxed';

export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** The transaction rolls back if this statement affects no row. */
  readonly mustAffectRows?: true;
}

/** Rows of one race with consecutive numbers. */
export interface AppendBatch {
  readonly race: string;
  readonly rows: readonly Row[];
  readonly summary: Summary;
}
