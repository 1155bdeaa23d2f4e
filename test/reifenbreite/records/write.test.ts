import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { expect, test } from 'vitest';
import { formatRecord } from '../../../src/table/index.ts';
import { keptRaces } from './plan.ts';
import { ride } from './ride.ts';

const FOLDER = new URL('../../../records/reifenbreite/', import.meta.url);

/** Not a test but the pen: rides the planned races that are kept and writes them down. Only on demand, since records are kept as they were ridden. */
test.skipIf(env['WINDSCHATTEN_RECORDS'] !== 'write')('records are written', () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (name.endsWith('.record')) rmSync(new URL(name, FOLDER));
  for (const race of keptRaces()) writeFileSync(new URL(`${race.name}.record`, FOLDER), formatRecord(ride(race)));
  expect(readdirSync(FOLDER).filter((name) => name.endsWith('.record'))).toHaveLength(keptRaces().length);
});
