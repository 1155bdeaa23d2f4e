import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkEveryLanguage } from './every-language.ts';
import { serveRaces } from './online-server.ts';
import { visit } from './online-visitor.ts';

/** Several devices at one table: one writes, the others see, and the server is killed meanwhile. */

const served = serveRaces();
const PHONE = { viewport: { width: 360, height: 740 } };
const notes = (page: Page): Promise<number> => page.locator('[data-notes] > li').count();

test('an evening is seen on another device, which cannot write, also after the server was killed', { timeout: 120_000 }, async () => {
  const { site, server } = served;
  const { page: writer, complaints } = await visit(site, `${server.address}#/companion/ausreisser`, PHONE);
  await writer.locator('[data-begin]').press('Enter');
  await writer.locator('[data-leads="1"]').press('Enter');
  await expect.poll(() => notes(writer)).toBe(1);
  await writer.locator('[data-share-evening]').press('Enter');
  const link = await writer.locator('[data-link]').inputValue();
  const { page: other, complaints: others } = await visit(site, link, PHONE);
  await expect.poll(() => notes(other)).toBe(1);
  await other.locator('[data-looking]').waitFor();
  for (const forbidden of ['[data-undo]', '[data-close]', '[data-leads]', 'input[type="file"]'])
    expect(await other.locator(forbidden).count(), forbidden).toBe(0);
  expect(await other.locator('[data-note-at="0"]').isDisabled()).toBe(true);
  await checkEveryLanguage(other, 'evening of another device');

  // the tap is taken back, and another is made while the server is away
  await writer.locator('[data-undo]').press('Enter');
  await expect.poll(() => notes(other), { timeout: 15_000 }).toBe(0);
  server.kill();
  await writer.locator('[data-leads="2"]').press('Enter');
  await expect.poll(() => notes(writer)).toBe(1);
  await writer.locator('[data-unsent]').waitFor();
  // both devices are loaded anew
  await server.start();
  await writer.reload();
  await other.reload();
  await expect.poll(() => notes(other), { timeout: 20_000 }).toBe(1);
  expect(await other.locator('[data-notes] > li').innerText()).toBe(await writer.locator('[data-notes] > li').innerText());
  await writer.locator('[data-unsent]').waitFor({ state: 'detached' });
  expect([...complaints, ...others]).toEqual([]);
});
