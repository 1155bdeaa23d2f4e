import { expect, test } from 'vitest';
import { AUSREISSER, come, openRace } from '../server/remote-player.ts';
import { importRace } from './imported-race.ts';
import { raceUntil } from './partial-race.ts';
import { isAt, press, reach } from './keys.ts';
import { faultsOf, setTextSize, widerThanScreen } from './screen-faults.ts';
import { playOut } from './online-player.ts';
import { serveRaces } from './online-server.ts';
import { visit, visitSeat } from './online-visitor.ts';

/** Votes at the table: asked for and cast by keys, on a desktop in light colours and on a phone in dark colours. */

const served = serveRaces();

test('a pause and an end by agreement are shown to all, and an ended race has a result', async () => {
  const wish = { window: 50, step: 0, clock: { per: 'day', limit: 12 * 3_600_000 }, absence: { does: 'vote', bot: 'easy' } };
  const opened = await openRace(served.server.address.slice(0, -1), AUSREISSER, ['human', 'human', 'easy'], wish);
  const anna = await visitSeat(served.site, served.server, opened, 0);
  const ben = await visitSeat(served.site, served.server, opened, 1, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const pages = [anna.page, ben.page];

  await reach(anna.page, '[data-table-more]', 'Shift+Tab');
  await press(anna.page, 'Enter');
  await anna.page.getByRole('heading', { name: 'At the table', exact: true }).waitFor();
  await reach(anna.page, '[data-ask="pause"]');
  expect(await faultsOf(anna.page)).toEqual([]);
  await press(anna.page, 'Enter');
  await ben.page.getByRole('group', { name: 'Person 0 asks for a pause.' }).waitFor();
  await ben.page.getByRole('status').getByText('Person 0 asks for a pause.').waitFor();
  await reach(ben.page, '[data-vote="yes"]', 'Shift+Tab');
  await press(ben.page, 'Enter');
  for (const page of pages) await page.locator('[data-asked="paused"]').getByText('Person 0 proposed it. Since').waitFor();
  await setTextSize(ben.page, 200);
  await ben.page.locator('[data-table-more]').click();
  await ben.page.locator('[data-ask]').first().waitFor();
  expect(await widerThanScreen(ben.page)).toBeLessThanOrEqual(0);
  await setTextSize(ben.page, 100);
  expect(await faultsOf(ben.page)).toEqual([]);
  for (const page of pages) await page.keyboard.press('Escape');
  await reach(anna.page, '[data-go-on]');
  await press(anna.page, 'Enter');
  for (const page of pages) await page.locator('[data-asked="paused"]').waitFor({ state: 'detached' });
  await ben.page.getByRole('status').getByText('Person 0 ends the pause.').waitFor();

  // chat: the arrow keys open its panel, and a phrase or a text is sent by keys
  await reach(anna.page, '[role="tab"][aria-selected="true"]');
  while (!(await isAt(anna.page, '#tab-chat'))) await press(anna.page, 'ArrowRight');
  await anna.page.locator('[data-chat]').waitFor();
  await reach(anna.page, '[data-phrase="thanks"]');
  await press(anna.page, 'Space');
  await ben.page.locator('[data-chat-aloud]').getByText('Person 0: Thank you!', { exact: true }).waitFor();
  await reach(anna.page, '[data-say]');
  await anna.page.keyboard.type('at your wheel');
  await press(anna.page, 'Enter');
  await anna.page.getByRole('log').getByText('at your wheel').waitFor();
  await expect.poll(() => isAt(anna.page, '[data-say]')).toBe(true);
  await ben.page.getByRole('tab', { name: 'Chat (2)' }).waitFor();

  // Cleo takes over Anna's seat by a link that works once; all by keys
  await reach(anna.page, '[data-table-more]', 'Shift+Tab');
  await press(anna.page, 'Enter');
  await reach(anna.page, 'details:has([data-hand-on]) > summary');
  await press(anna.page, 'Enter');
  await reach(anna.page, '[data-hand-on]');
  await press(anna.page, 'Enter');
  await expect.poll(() => isAt(anna.page, '[data-link]')).toBe(true);
  const link = await anna.page.locator('[data-link]').inputValue();
  const cleo = await visit(served.site, link);
  await reach(cleo.page, '[data-take-over]');
  const late = await visit(served.site, link);
  await reach(late.page, '[data-take-over]');
  await press(cleo.page, 'Enter');
  await cleo.page.locator('[data-asked]').waitFor();
  await reach(anna.page, '[data-without-seat]', 'Shift+Tab');
  await press(anna.page, 'Enter');
  await anna.page.getByRole('link', { name: 'Watch', exact: true }).waitFor();
  await expect.poll(() => isAt(anna.page, 'h1')).toBe(true);
  await press(late.page, 'Enter');
  await late.page.locator('[role="alert"] .problem').waitFor();
  await expect.poll(() => isAt(late.page, '[data-take-over]')).toBe(true);
  expect(await faultsOf(late.page)).toEqual([]);
  pages[0] = cleo.page;

  await reach(cleo.page, '[data-table-more]', 'Shift+Tab');
  await press(cleo.page, 'Enter');
  await reach(cleo.page, '[data-ask="end"]');
  await press(cleo.page, 'Enter');
  await ben.page.getByRole('status').getByText('Person 0 wants to end the race.').waitFor();
  await reach(ben.page, '[data-vote="yes"]', 'Shift+Tab');
  await press(ben.page, 'Enter');
  for (const page of pages) await page.locator('[data-asked="over"]').getByText('Person 0 proposed it.').waitFor();
  await cleo.page.getByRole('status').getByText('The race was ended, as Person 0 asked.').waitFor();
  await expect.poll(() => isAt(ben.page, '[data-asked] [data-main]')).toBe(true);
  await press(ben.page, 'Enter');
  await ben.page.getByRole('heading', { name: 'Ended before the finish' }).waitFor();
  await expect.poll(() => isAt(ben.page, 'h1')).toBe(true);
  await ben.page.locator('[data-rematch]').waitFor();
  await reach(ben.page, '[data-verify]');
  await press(ben.page, 'Enter');
  await ben.page.getByRole('status').locator('[data-verified]').waitFor();
  expect([anna, ben, cleo, late].flatMap(({ complaints }) => complaints)).toEqual([]);
});

const LEAD = '[data-advance="answer"]';
/** The types of all events; some of them may end Anna’s order. */
const eventsOf = (entries: readonly { readonly events: readonly unknown[] }[]): string[] =>
  entries.flatMap(({ events }) => events.map((event) => (event as { type: string }).type));

test('a standing order to take the lead: given by keys, hidden from the other player, used up once carried out, and ended by a surprise', async () => {
  const record = 'reifenbreite/087-everything-switching-pairs';
  let asked = 0;
  raceUntil(record, ({ kind, left }) => {
    asked = left;
    return kind === 'answer';
  });
  // the turn in which the other player’s rider offers the lead
  const race = await importRace(served.server.address, { record, left: asked + 1, seats: [0, 1] });
  const { page, complaints } = await visitSeat(served.site, served.server, race, 0);
  const ben = await come(served.server.address.slice(0, -1), race.id, race.tokens[1]!);
  const order = async (): Promise<void> => {
    await page.locator(LEAD).focus();
    while (!(await page.locator(LEAD).inputValue()).startsWith('always')) await page.keyboard.press('ArrowDown');
    await press(page, 'Enter');
  };
  const stands = (): Promise<string> => page.locator(LEAD).inputValue();
  await page.locator('#tab-race').click();
  await order();
  await page.locator('[data-table-more]').press('Enter');
  const done = page.locator('[data-orders] li');
  expect(await done.count()).toBe(0);

  const before = ben.seat!.entries.length;
  const offer = ben.choices()!.actions.find((action) => action.startsWith('ask'))!;
  expect(await ben.ask({ type: 'act', id: 'offer', after: before, action: offer } as never)).toMatchObject({ refusal: null });
  await ben.until(() => eventsOf(ben.seat!.entries.slice(before)).includes('lead-changed'));
  await expect.poll(() => done.count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // the order was for this change of the lead only
  expect(await stands()).toBe('ask');

  await order();
  let ended = false;
  const watching = expect
    .poll(stands, { timeout: 120_000 })
    .toBe('ask')
    .then(() => (ended = true));
  const after = ben.seat!.entries.length;
  const riding = ben.play(
    1,
    () => ended,
    (action) => !action.startsWith('ask'),
  );
  // If her own answer ended the order, Ben waits for a turn that never comes. The test does not wait for him then, but an
  // error of his until then fails it.
  await Promise.race([Promise.all([playOut(page, () => ended), watching]), riding.then(() => watching)]);
  riding.catch(() => undefined);
  await page.locator('[data-table-more]').press('Enter');
  await expect.poll(() => done.count()).toBe(1);
  expect(eventsOf(ben.seat!.entries.slice(after))).not.toContain('lead-offered');
  expect(ben.messages.join('\n')).not.toMatch(/always|carriedOut\\":\[\d/);
  ben.cut();
  expect(complaints).toEqual([]);
});
