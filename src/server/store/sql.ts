import type { AppendFailure, Row, Summary } from '../../table/index.ts';
import type { RaceChanges } from './change-notice.ts';

/** A value of a column. */
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** The same on every database: statements with `$1`, `$2`... Rejected with `StoreFailure`. */
export interface Sql {
  readonly kind: 'sqlite' | 'postgres';
  /** Milliseconds since 1970 by the database's own clock, as an expression. */
  readonly now: string;
  query(statement: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** One after the other, all or none; stops, and nothing has happened, where one that is marked changes no line. Answers whether all took effect. */
  transaction(statements: readonly Statement[], how?: Durability): Promise<boolean>;
  /** Appends to many races with one commit; answers each in its order. No race is named twice. */
  append(parcels: readonly AppendBatch[]): Promise<readonly (AppendFailure | null)[]>;
  listen(listener: (races: RaceChanges | null) => void): () => void;
  /** Tells other processes, after the commit. */
  announce(races: readonly { readonly race: string; readonly rows?: readonly Row[] }[]): void;
  close(): Promise<void>;
}

/** `lasting`: on the disk when it is answered, unless said otherwise. `passing`: nobody needs it any more once the machine has lost its power, and it need not be waited for. */
export type Durability = 'durable' | 'relaxed';

export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** It must change a line. */
  readonly mustAffectRows?: true;
}

/** Rows of one race, with numbers that follow each other. */
export interface AppendBatch {
  readonly race: string;
  readonly rows: readonly Row[];
  readonly summary: Summary;
}
