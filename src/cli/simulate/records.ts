import { join } from 'node:path';
import { formatRecord, type Race } from '../../table/index.ts';
import { usage } from '../failure.ts';
import { filesIn, makeFolder, writeText } from '../files.ts';

/** Where the records of a job go; plain data, since it travels to workers. */
export interface RecordsFolder {
  readonly folder: string;
  /** Whether a record that is there already may be lost. */
  readonly there: 'kept' | 'replaced';
}

const nameOf = (n: number): string => `race-${String(n).padStart(6, '0')}.record`;

/** Makes the folder. Throws a Failure where one of the records 1 to `races` is there already and must be kept, before any of them has been ridden. */
export function prepareRecords({ folder, there }: RecordsFolder, races: number): void {
  makeFolder(folder);
  if (there === 'replaced') return;
  const taken = filesIn(folder).filter((name) => {
    const n = Number(/^race-(\d+)\.record$/.exec(name)?.[1] ?? 0);
    return n >= 1 && n <= races && name === nameOf(n);
  });
  if (taken.length > 0) throw usage('records-there', { count: taken.length, first: join(folder, taken.sort()[0]!) }, '--records');
}

export function writeRecord({ folder, there }: RecordsFolder, n: number, race: Race): void {
  writeText(join(folder, nameOf(n)), formatRecord(race), there);
}
