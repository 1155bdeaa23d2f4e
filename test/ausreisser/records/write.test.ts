import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { expect, test } from 'vitest';
import { formatRecord } from '../../../src/table/index.ts';
import { PLAN, playPlannedGame } from './plan.ts';

const FOLDER = new URL('../../../records/ausreisser/', import.meta.url);

/** Plays all planned games and writes their records. Runs only on demand, because records must stay as they are. */
test.skipIf(env['WINDSCHATTEN_RECORDS'] !== 'write')('records are written', () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (name.endsWith('.record')) rmSync(new URL(name, FOLDER));
  for (const planned of PLAN) writeFileSync(new URL(`${planned.name}.record`, FOLDER), formatRecord(playPlannedGame(planned)));
  expect(readdirSync(FOLDER).filter((name) => name.endsWith('.record'))).toHaveLength(PLAN.length);
});
