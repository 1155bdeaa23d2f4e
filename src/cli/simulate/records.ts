import { join } from 'node:path';
import { formatRecord, type Race } from '../../table/index.ts';
import { usage } from '../failure.ts';
import { filesIn, makeFolder, writeText } from '../files.ts';

/** Where the records of a job go, as plain data for workers. */
export interface RecordsFolder {
  readonly folder: string;
  /** What becomes of existing records. */
  readonly existing: 'kept' | 'replaced';
}

const nameOf = (n: number): string => `race-${String(n).padStart(6, '0')}.record`;

/** Makes the folder before the first race. Throws a Failure if one of the records 1 to `races` exists and must be kept. */
export function prepareRecords({ folder, existing }: RecordsFolder, races: number): void {
  makeFolder(folder);
  if (existing === 'replaced') return;
  const taken = filesIn(folder).filter((name) => {
    const n = Number(/^race-(\d+)\.record$/.exec(name)?.[1] ?? 0);
    return n >= 1 && n <= races && name === nameOf(n);
  });
  if (taken.length > 0) throw usage('records-there', { count: taken.length, first: join(folder, taken.sort()[0]!) }, '--records');
}

export function writeRecord({ folder, existing }: RecordsFolder, n: number, race: Race): void {
  writeText(join(folder, nameOf(n)), formatRecord(race), existing);
}
