import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { expect, test } from 'vitest';
import { formatRecord } from '../../../src/table/index.ts';
import { keptRaces } from './plan.ts';
import { playPlannedRace } from './play-planned-race.ts';

const FOLDER = new URL('../../../records/reifenbreite/', import.meta.url);

/** Plays the planned races and writes their records. Runs only on demand, because records must stay as they are. */
test.skipIf(env['WINDSCHATTEN_RECORDS'] !== 'write')('records are written', () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (name.endsWith('.record')) rmSync(new URL(name, FOLDER));
  for (const race of keptRaces()) writeFileSync(new URL(`${race.name}.record`, FOLDER), formatRecord(playPlannedRace(race)));
  expect(readdirSync(FOLDER).filter((name) => name.endsWith('.record'))).toHaveLength(keptRaces().length);
});
