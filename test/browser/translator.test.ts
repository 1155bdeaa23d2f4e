import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, decisionKind, pressMain, round } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

/** The page while a browser translates it: every text node is replaced by a `font` element, at once and again after every change. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Works as the translators of browsers do, but keeps the words, so that the texts can be compared with those of an untranslated page. */
const TRANSLATOR = `
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.data.trim() !== '' && !node.parentElement.closest('font, script, style, textarea, select, svg')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    for (const node of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(node.data);
      outer.append(inner);
      node.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
`;

const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((found: HTMLElement[]) => found.map((each) => each.innerText.replaceAll(/\s+/g, ' ').trim()));
const isTranslated = (page: Page): Promise<boolean> => page.locator('font font').first().isVisible();

/** The header, the riding order, the question with its buttons, and the log. */
const SHOWN = ['header', '[aria-label="Riding order"]', '[data-asked] h2', '[data-main]', '[role=tabpanel] ol > li:first-child'];

test('a race of Um Reifenbreite goes on, and shows what an untranslated page shows', async () => {
  const { page, complaints } = await site.visit();
  await page.evaluate(TRANSLATOR);
  await page.locator('[data-game="reifenbreite"]').getByRole('button', { name: 'Ride now' }).click();
  for (let answers = 0; answers < 40 && (await round(page)) < 4; answers++) {
    await decisionKind(page);
    await answer(page, () => pressMain(page));
  }
  await decisionKind(page);
  expect(await isTranslated(page)).toBe(true);
  const shown = await Promise.all(SHOWN.map((selector) => textsOf(page, selector)));
  await page.reload();
  await decisionKind(page);
  expect(await page.locator('font').count()).toBe(0);
  for (const [i, selector] of SHOWN.entries()) await expect.poll(() => textsOf(page, selector), { message: selector }).toEqual(shown[i]);
  expect(complaints).toEqual([]);
});

test('the set-up follows the choice of a course and of the managers', async () => {
  const { page, complaints } = await site.visit();
  await page.evaluate(TRANSLATOR);
  await page.getByRole('link', { name: 'Set up a race' }).click();
  await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption({ label: 'Tour de France' });
  await page.getByRole('combobox', { name: 'How many managers?' }).selectOption('2');
  await page.getByRole('button', { name: 'Add a stage' }).click();
  const texts = (): Promise<readonly string[]> => textsOf(page, 'main :is(h2, h3, legend, p.soft)');
  const shown = await texts();
  expect(await isTranslated(page)).toBe(true);
  expect(shown.join(' ')).toMatch(/About \d+ rounds/);
  // the page still knows what was chosen
  await page.reload();
  await expect.poll(texts).toEqual(shown);
  expect(complaints).toEqual([]);
});

test('a stage of Der Ausreißer goes on under a translator', async () => {
  const { page, complaints } = await site.visit();
  await page.evaluate(TRANSLATOR);
  await page.getByRole('button', { name: 'Play now' }).click();
  for (let answers = 0; answers < 12; answers++) {
    await decisionKind(page);
    await answer(page, () => pressMain(page));
  }
  await decisionKind(page);
  const shown = await Promise.all(['header', '[data-asked] h2', '.road'].map((selector) => textsOf(page, selector)));
  await page.reload();
  await decisionKind(page);
  for (const [i, selector] of ['header', '[data-asked] h2', '.road'].entries())
    await expect.poll(() => textsOf(page, selector), { message: selector }).toEqual(shown[i]);
  expect(complaints).toEqual([]);
});

test('a companion, a season and the workshop of boards work under a translator', async () => {
  const { page, complaints } = await site.visit();
  await page.evaluate(TRANSLATOR);
  await page.evaluate("location.hash = '#/companion/ausreisser'");
  await page.locator('select:has(option[value="6"])').selectOption('3');
  for (const [seat, name] of ['Anna', 'Ben', 'Cleo'].entries()) await page.locator(`[data-name="${seat}"]`).fill(name);
  await page.locator('[data-begin]').press('Enter');
  await page.locator('[data-leads="0"]').press('Enter');
  for (const speed of [45, 41]) {
    await page.locator(`[data-pad] [data-card="${speed}"]`).press(' ');
    await page.locator('[data-note]').press('Enter');
  }
  await expect.poll(() => page.locator('[data-rider="1"] [data-place]').innerText()).toBe('4 minutes');
  await page.locator('[data-undo]').press('Enter');
  await expect.poll(() => page.locator('[data-rider="1"] [data-place]').innerText()).toBe('in the bunch');
  expect(await isTranslated(page)).toBe(true);

  await page.evaluate("location.hash = '#/races/seasons'");
  await page.locator('[data-season-name]').fill('Winter');
  await page.locator('[data-new-season]').press('Enter');
  for (const name of ['Anna', 'Ben']) {
    await page.locator('[data-member]').fill(name);
    await page.locator('[data-add-member]').press('Enter');
  }
  await page.locator('[data-race-title]').fill('On paper');
  await page.locator('[data-add-race]').press('Enter');
  await page.locator('[data-race="On paper"] [data-enter]').press('Enter');
  for (const [i, name] of ['Ben', 'Anna'].entries()) await page.locator(`[data-place="${name}"]`).fill(String(i + 1));
  await page.locator('[data-save-result]').press('Enter');
  await expect
    .poll(() => textsOf(page, '[data-standings] tbody tr'))
    .toEqual([expect.stringMatching(/^1\. Ben/), expect.stringMatching(/^2\. Anna/)]);

  await page.evaluate("location.hash = '#/board-workshop'");
  await page.locator('[data-new]').press('Enter');
  await page.locator('[data-status][data-sound="true"]').waitFor();
  const road = page.locator('[data-road] button');
  await road.filter({ hasText: 'straight, 14 rows' }).press('Enter');
  await page.locator('[data-selected]').waitFor();
  await expect.poll(() => textsOf(page, 'h1')).toEqual(['Board workshop']);
  expect(await isTranslated(page)).toBe(true);
  expect(complaints).toEqual([]);
});
