import { join } from 'node:path';
import { existsSync, rmSync } from 'node:fs';
import process from 'node:process';
import { formatHead, formatRecord, type Race } from '../../table/index.ts';
import { EXIT, Failure, usage } from '../failure.ts';
import { filesIn, makeFolder, STDIN, writeText } from '../files.ts';
import { readRecord } from '../record-file.ts';
import type { Content } from '../../kit/index.ts';

/** Where the records of a job go, as plain data for workers. */
export interface RecordsFolder {
  readonly folder: string;
  /** What becomes of existing records. `resumed`: they are counted instead of played again. */
  readonly existing: 'kept' | 'replaced' | 'resumed';
}

/** The record of a single race goes to standard output. */
const STDOUT = STDIN;

const nameOf = (n: number): string => `race-${String(n).padStart(6, '0')}.record`;

/** Makes the folder before the first race. Throws a Failure if one of the records 1 to `races` exists and must be kept. */
export function prepareRecords({ folder, existing }: RecordsFolder, races: number): void {
  if (folder === STDOUT) {
    if (races > 1) throw usage('records-one-race', { found: races }, '--records');
    return;
  }
  makeFolder(folder);
  if (existing === 'resumed') removeUnfinished(folder);
  if (existing !== 'kept') return;
  const taken = filesIn(folder).filter((name) => {
    const n = Number(/^race-(\d+)\.record$/.exec(name)?.[1] ?? 0);
    return n >= 1 && n <= races && name === nameOf(n);
  });
  if (taken.length > 0) throw usage('records-there', { count: taken.length, first: join(folder, taken.sort()[0]!) }, '--records');
}

/** Removes what an interrupted run has not finished. */
function removeUnfinished(folder: string): void {
  for (const name of filesIn(folder))
    if (/^race-\d{6,}\.record\.[0-9a-f]{8}\.unfinished$/.test(name)) rmSync(join(folder, name), { force: true });
}

/** Writes the record of race `n`, unless it was there. */
export function writeRecord({ folder, existing }: RecordsFolder, n: number, race: Race): void {
  const text = formatRecord(race);
  if (folder === STDOUT) process.stdout.write(text);
  else if (existing !== 'resumed' || !existsSync(join(folder, nameOf(n))))
    writeText(join(folder, nameOf(n)), text, existing === 'replaced' ? 'replaced' : 'kept');
}

/**
 * The record of race `n` from the run that is resumed; null if it must be played. Throws a Failure if the record is damaged, or of another set-up or seed.
 * @param config of the races @param seed of race `n`
 */
export function recordedRace(records: RecordsFolder | null, n: number, { game, config, seed }: ResumedRace, content: Content): Race | null {
  if (records?.existing !== 'resumed') return null;
  const file = join(records.folder, nameOf(n));
  if (!existsSync(file)) return null;
  const { race, problems } = readRecord(file, content);
  if (problems.length > 0) throw new Failure(EXIT.wrong, file, ...problems);
  const expected: Race = { ...race, game, config, rulesVersion: game.rulesVersion };
  const isSame = race.chance.kind === 'sealed' && race.chance.seed === seed && formatHead(race) === formatHead(expected);
  if (!isSame || race.standings.length === 0) throw new Failure(EXIT.wrong, file, { code: 'records-of-another-run', facts: { seed } });
  return race;
}

interface ResumedRace {
  readonly game: Race['game'];
  readonly config: unknown;
  readonly seed: string;
}
