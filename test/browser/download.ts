import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { auditRecord, verifyRecord, type Race } from '../../src/table/index.ts';
import { raceOfRecord } from '../games/recorded.ts';

/** Downloads the record of the result on screen and verifies it against the rules and its seed. */
export async function downloadRecord(page: Page): Promise<Race> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the race file' }).click();
  const race = raceOfRecord(await readFile(await (await download).path(), 'utf8'));
  expect(verifyRecord(race).problem).toBeNull();
  expect(auditRecord(race).problem).toBeNull();
  return race;
}
