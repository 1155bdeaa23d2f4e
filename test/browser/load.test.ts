import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { raceUntil } from './partial-race.ts';
import { giveFile, savedRecord } from './memory.ts';
import { answer, pressMain, startRace, playUntil, decisionKind } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** The verdict on a loaded file: actions and dice are checked, whether the race is over or not. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const FINISHED = join(import.meta.dirname, '../../records/reifenbreite/001-everything-basic-two.record');

/** A race of four managers, cut off at the choice of a space. */
const IN_PROGRESS = raceUntil('reifenbreite/045-track-professional-four', ({ kind }) => kind === 'move').record;

async function verdictOf(page: Page, record: string): Promise<string> {
  // leaves the screen first, because it may still show the verdict on another file
  await page.evaluate("location.hash = '#/'");
  await page.locator('[data-game]').first().waitFor();
  await page.evaluate("location.hash = '#/load'");
  await giveFile(page, record);
  const line = page.locator('[data-found]');
  await line.waitFor();
  return (await line.getAttribute('data-found')) ?? '';
}
const verdictText = (page: Page): Promise<string> => page.locator('[data-found]').innerText();
const fair = (page: Page) => page.locator('section').filter({ has: page.locator('[data-verify]') });

test('a finished race: checked as it is loaded, and again beside its result', async () => {
  const { page, complaints } = await site.visit();
  const record = await readFile(FINISHED, 'utf8');
  expect(await verdictOf(page, record)).toBe('found-right');
  expect(await verdictText(page)).toMatch(/^✓ All correct\. Checked were \d+ moves by the rules, \d+ chance outcomes from the sealed seed/);
  await page.locator('main button.main').click();
  await page.locator('[data-verify]').click();
  await page.locator('[data-verified]').waitFor();
  expect(complaints).toEqual([]);
});

test('a course inside a record is named in the reader’s language', async () => {
  const { page, complaints } = await site.visit({ locale: 'de-DE' });
  expect(await verdictOf(page, await readFile(FINISHED, 'utf8'))).toBe('found-right');
  await page.locator('main button.main').click();
  await page.getByText('Von allem etwas').first().waitFor();
  expect(await page.getByText('A bit of everything').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each([
  [
    'a die changed',
    (text: string) => text.replace(/^(\d+ chance: roll )(\d)/m, (_, head: string, die: string) => `${head}${die === '6' ? 1 : 6}`),
    'found-wrong',
    /^Line \d+, column 1: Action \d+/,
  ],
  [
    'another table',
    (text: string) => text.replace(/^(standing 0 rank \d points) .*$/m, '$1 999'),
    'found-wrong',
    /The final table is recorded/,
  ],
  [
    'another section',
    (text: string) => text.replace('[UR 5.3]', '[UR 5.4]'),
    'found-wrong',
    /^Line \d+, column \d+: The section given is UR 5\.4/,
  ],
  ['typed dice', (text: string) => text.replace(/^dice sealed .*$/m, 'dice script').replace(/^seed .*\n/m, ''), 'found-typed', null],
])('a finished race with %s is reported, and can be opened', async (_what, change, found, detail) => {
  const { page } = await site.visit();
  expect(await verdictOf(page, change(await readFile(FINISHED, 'utf8')))).toBe(found);
  const details = page.locator('[role=status] .problem:not([data-found])');
  if (detail === null) expect(await details.count()).toBe(0);
  else await expect.poll(async () => (await details.allInnerTexts()).some((text) => detail.test(text))).toBe(true);
  await page.locator('main button.main').click();
  await page.getByRole('tab', { name: 'Places, round by round' }).waitFor();
});

test('a race whose seed is not in the file continues under a new seal, as page and record state', async () => {
  const { page, complaints } = await site.visit();
  await startRace(page);
  await playUntil(page, 'move');
  const record = await savedRecord(page);
  expect(await verdictOf(page, record)).toBe('found-right-so-far');
  expect(await page.locator('[data-new-seal]').count()).toBe(0);

  const closed = record.replace(/^seed .*\n/m, '');
  expect(await verdictOf(page, closed)).toBe('found-sealed');
  const actions = Number(/^end (\d+)/m.exec(record)![1]);
  expect(await page.locator('[data-new-seal]').innerText()).toContain(`From move ${actions + 1} on`);
  await page.locator('main button.main').click();
  expect(await decisionKind(page)).toBe('move');
  await answer(page, () => pressMain(page));
  await decisionKind(page);

  const on = await savedRecord(page);
  expect(on).toMatch(/^windschatten-record 4\n/);
  expect(on).toMatch(new RegExp(`^dice sealed [0-9a-f]{64} from ${actions + 1}$`, 'm'));
  expect(/^dice sealed (\w+)/m.exec(on)![1]).not.toBe(/^dice sealed (\w+)/m.exec(record)![1]);
  expect(await verdictOf(page, on)).toBe('found-taken-over');
  // the browser knows this seal
  expect(await page.locator('[data-new-seal]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a file that cannot be checked because the game fails to load is reported, and can be chosen again', async () => {
  const { page } = await site.visit();
  await page.goto(`${site.address}?again#/load`);
  await page.locator('input[type=file]').waitFor();
  // the network fails before the game is loaded
  await page.route('**/*.js', (route) => route.abort());
  await giveFile(page, IN_PROGRESS);
  await page.locator('[data-failed]').waitFor();
  await expect.poll(() => page.getByText('Checking every move').count()).toBe(0);
  await expect.poll(() => page.locator('input[type=file]').inputValue()).toBe('');
});

test('a file that changed since it was chosen is reported, and can be chosen again', async () => {
  const { page } = await site.visit();
  await page.evaluate("location.hash = '#/load'");
  await page.locator('input[type=file]').waitFor();
  await page.evaluate(`{
    const { text } = Blob.prototype;
    Blob.prototype.text = function () {
      Blob.prototype.text = text;
      return Promise.reject(new DOMException('it was changed', 'NotReadableError'));
    };
  }`);
  await giveFile(page, IN_PROGRESS);
  await page.locator('[data-failed]').waitFor();
  await giveFile(page, IN_PROGRESS);
  await page.locator('[data-found]').waitFor();
  await page.locator('[data-failed]').waitFor({ state: 'detached' });
});

test('a race in progress that breaks the rules cannot be continued', async () => {
  const { page } = await site.visit();
  const forged = IN_PROGRESS.replace(
    /^(\d+ seat )(\d)(: place )/m,
    (_, head: string, seat: string, tail: string) => `${head}${(Number(seat) + 1) % 4}${tail}`,
  );
  expect(await verdictOf(page, forged)).toBe('found-wrong');
  expect(await page.locator('main button.main').count()).toBe(0);
  await page.getByText('the race cannot be continued').waitFor();
});

test('a damaged file whose seed stands below the damage continues under its own seal', async () => {
  const { page } = await site.visit();
  const record = IN_PROGRESS;
  const rolled = record.lastIndexOf('\n  rolled ');
  expect(rolled).toBeGreaterThan(0);
  expect(await verdictOf(page, `${record.slice(0, rolled)}\n  ?${record.slice(rolled + 3)}`)).toBe('found-damaged');
  expect(await page.locator('[data-new-seal]').count()).toBe(0);
  expect(await page.locator('[role=status].found').innerText()).not.toContain('the seed is missing');
  await page.locator('main button.main').click();
  await decisionKind(page);
});

test('the result shows the sealed words and how often the start was called off', async () => {
  const { page } = await site.visit();
  const { record, words } = await sealedRace();
  expect(await verdictOf(page, record)).toBe('found-right');
  await page.locator('main button.main').click();
  await page.locator('[data-verify]').waitFor();
  await page.getByText(words).waitFor();
  await fair(page).getByText('abandoned by the host').waitFor();
  await fair(page)
    .getByText(/^not opened by /)
    .waitFor();
  await page.locator('[data-verify]').click();
  await page.locator('[data-verified]').waitFor();
});

/** A finished race with envelopes, played at random. */
async function sealedRace(): Promise<{ readonly record: string; readonly words: string }> {
  const { ausreisser } = await import('../../src/games/ausreisser/index.ts');
  const { createRandom, NO_SEAT } = await import('../../src/kit/index.ts');
  const { commitmentOf, createMatch, formatRecord, sealOf } = await import('../../src/table/index.ts');
  const { content } = await import('../games/content.ts');
  const config = ausreisser.configure({ riders: ['Anna', 'Ben'], stages: 1 }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const [seed, salt, words] = ['a sealed seed', '0123456789abcdef0123456789abcdef', 'May the wind be with us'];
  const envelope = { salt, words, commitment: commitmentOf({ seal: sealOf(seed), seat: 1, salt, words }) };
  const calledOff = [
    { seal: sealOf('first'), notOpened: [0] },
    { seal: sealOf('second'), notOpened: [] },
  ];
  const match = createMatch(ausreisser, config.value, { sealed: { seed, contributions: [undefined, envelope], calledOff } });
  const random = createRandom('sealed race');
  for (let seat = ausreisser.turn(match.state); seat !== NO_SEAT; seat = ausreisser.turn(match.state)) {
    const choices = ausreisser.choices(match.state);
    const result = match.act({ seat, action: choices[random.below(choices.length)]! });
    if (!result.ok) throw new Error(result.refusal.code);
  }
  return { record: formatRecord(match.race('opened')), words };
}
