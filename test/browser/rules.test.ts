import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';
import { middleOf } from './touch.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = (page: Page, address: string): Promise<unknown> => page.goto(`${site.address}#/${address}`);
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('contents, references, the next page, and the way back', async () => {
  const { page } = await site.visit();
  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click();
  await page.locator('[data-learn="reifenbreite"]').getByRole('link', { name: 'Rulebook' }).click();
  await title(page, 'The rules of Um Reifenbreite').waitFor();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /Drafting/ })
    .click();
  await title(page, 'Drafting').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
  await page.getByRole('article').getByRole('link', { name: 'UR 5.2', exact: true }).first().click();
  await title(page, 'Order').waitFor();
  await page.locator('[rel="next"]').click();
  await title(page, 'Moving').waitFor();
  await page.goBack();
  await title(page, 'Order').waitFor();
  await open(page, 'rules/ur-5-4e');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('rule-ur-5-4e');
  await expect.poll(() => page.locator('#rule-ur-5-4e').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(400);
  await open(page, 'rules/nothing-of-the-sort');
  await page.getByText('There is no such page').waitFor();
});

test.each([
  ['en-GB', 'Search the rules', 'BREAK AWAY nobody', /Breakaway/],
  ['de-DE', 'In den Regeln suchen', 'fuhrungswechsel', /Führungswechsel/],
  ['cs-CZ', 'Hledat v pravidlech', 'zluty trikot', /Žlutý trikot/],
])('the search in %s ignores case and diacritics', async (locale, label, query, found) => {
  const { page } = await site.visit({ locale });
  await open(page, 'rules/ur');
  await page.getByRole('searchbox', { name: label }).fill(query);
  const first = page.locator('search').getByRole('link', { name: found }).first();
  await first.click();
  await title(page, found).waitFor();
});

test.each(['en', 'de', 'cs'])('the player aids are printed on one side of paper, %s', async (locale) => {
  const { page } = await site.visit({ locale });
  for (const aid of ['ur-aid', 'da-aid']) {
    await open(page, `rules/${aid}`);
    await page.locator('article.player-aid h1').waitFor();
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page[^s]/g), `${aid} on ${format}`).toHaveLength(1);
    }
  }
});

test('a question finds its answer first, and Enter opens it; a section number opens its section, also in the other book', async () => {
  const { page, complaints } = await site.visit();
  await open(page, 'rules/ur');
  const box = page.getByRole('searchbox');
  await box.fill('can I draft on coblbes');
  const first = page.locator('search li').first().getByRole('link');
  await first.getByText('UR 5.4 Drafting · (e)').waitFor();
  await page
    .locator('search')
    .getByRole('status')
    .getByText(/results$/)
    .waitFor();
  await box.press('Enter');
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  await first.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('rule-ur-5-4e');
  await box.fill('7.1');
  await page.locator('search li').first().waitFor();
  await box.press('Enter');
  await title(page, 'Falls').waitFor();
  await box.fill('DA 4.1');
  await page.getByText('Nothing found for “DA 4.1”.').waitFor();
  await box.press('Enter');
  await title(page, 'Hill').waitFor();
  expect(complaints).toEqual([]);
});

test('each game has its rulebook: a section opens its own, and the search continues in the other', async () => {
  const { page, complaints } = await site.visit();
  await open(page, 'rules/da-4-1');
  await title(page, 'Hill').waitFor();
  await page.locator('a[href="#/scenes/hill-44"]').first().waitFor();
  // a ruling is folded, and says what it is about
  expect(await page.locator('article details[open]').count()).toBe(0);
  await page
    .getByRole('article')
    .getByText(/^With an empty stock no hill/)
    .first()
    .click();
  await page.getByRole('article').getByRole('link', { name: 'DA 4.4', exact: true }).click();
  await title(page, 'No speed card in hand').waitFor();

  await page.getByRole('searchbox').fill('cobblestone');
  await page.getByText('Nothing found for “cobblestone”.').waitFor();
  await page.getByRole('link', { name: 'Search in Um Reifenbreite' }).click();
  await title(page, 'The rules of Um Reifenbreite').waitFor();
  await page
    .locator('search')
    .getByRole('link', { name: /Cobble/ })
    .waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search');

  await page.getByRole('navigation', { name: 'Rulebooks' }).getByRole('link', { name: 'Der Ausreißer' }).click();
  await title(page, 'The rules of Der Ausreißer').waitFor();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
  await page.getByRole('link', { name: 'Your first stage in two minutes' }).first().click();
  await title(page, 'Your first stage in two minutes').waitFor();
  await page.getByRole('link', { name: 'Um Reifenbreite' }).click();
  await title(page, 'The rules of Um Reifenbreite').waitFor();
  expect(complaints).toEqual([]);
});

test.each(['quick-start', 'glossary'])('%s is a page of each rulebook; without the prefix of a game it opens the first', async (name) => {
  const { page } = await site.visit();
  const heading = page.getByRole('article').getByRole('heading', { level: 1 });
  const [first, second] = name === 'glossary' ? ['Glossary', 'Glossary'] : ['Ride in five minutes', 'Your first stage in two minutes'];
  await open(page, `rules/${name}`);
  await page.locator('[aria-current="true"]', { hasText: 'Um Reifenbreite' }).waitFor();
  await expect.poll(() => heading.innerText()).toBe(first);
  await open(page, `rules/da-${name}`);
  await page.locator('[aria-current="true"]', { hasText: 'Der Ausreißer' }).waitFor();
  await expect.poll(() => heading.innerText()).toBe(second);
});

test('a section beside a refusal opens its text, and the text links to its page, by keyboard alone', async () => {
  const { page } = await site.visit();
  await open(page, 'scenarios/figure-07');
  await page.getByRole('button', { name: /^Next/ }).press('Enter');
  await page.getByRole('button', { name: 'UR 5.4b' }).last().press('Enter');
  const note = page.getByRole('dialog');
  await note.getByText(/as many spaces as the rider he follows/).waitFor();
  await note.getByRole('link', { name: 'Open the page' }).press('Enter');
  await title(page, 'Drafting').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('rule-ur-5-4b');
});

test('a section beside a race of the second game opens its text from the other rulebook', async () => {
  const { page, complaints } = await site.visit();
  await page.goto(site.address);
  await page.locator('[data-game="ausreisser"]').getByRole('button').first().click();
  await page.getByRole('button', { name: 'DA 2', exact: true }).first().click();
  const note = page.getByRole('dialog');
  await note.getByText(/^DA 2 Start$/).waitFor();
  await note.getByText(/Play goes clockwise/).waitFor();
  await note.getByRole('link', { name: 'Open the page' }).click();
  await page.getByRole('article').getByRole('heading', { level: 1, name: 'Start' }).waitFor();
  await page.getByText('Who leads first').waitFor();
  expect(complaints).toEqual([]);
});

test('a scene is played forward and back, tried, and undone', async () => {
  const { page, complaints } = await site.visit();
  await open(page, 'rules/ur-5-4');
  // beside its sentence first, then on its own page
  await page.getByRole('button', { name: 'Try it here: Three riders on one roll' }).click();
  await page.getByRole('region', { name: 'Three riders on one roll' }).getByText('1 of 5', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Three riders on one roll' }).click();
  await title(page, 'Three riders on one roll').waitFor();
  const next = page.getByRole('button', { name: /^Next/ });
  const step = (text: string) => page.getByText(text, { exact: true }).waitFor();
  await step('1 of 5');
  await next.click();
  await page.getByText(/^\d+ spaces, lane 2.*31, 42 could follow\.$/).waitFor();
  await next.click();
  await page.getByText(/51 rides 9 spaces/).waitFor();
  await page.getByText(/It is the turn of/).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await step('2 of 5');
  for (let i = 0; i < 3; i++) await next.click();
  await page.getByText('That was the scene.').waitFor();
  await page.getByRole('button', { name: 'From the start' }).click();
  await step('1 of 5');

  await page.getByRole('button', { name: 'Try it yourself' }).click();
  await page.getByRole('button', { name: 'Roll two dice' }).click();
  await page.locator('[data-asked="move"], [data-asked="turn"]').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-asked="turn"]').getByText('51 to move: dice or cards?').waitFor();
  await page.getByRole('button', { name: 'Back to the scene' }).click();
  await step('1 of 5');
  expect(complaints).toEqual([]);
});

test('a space that is no option shows the reason, with its section', async () => {
  const { page } = await site.visit();
  await open(page, 'scenarios/figure-07');
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: 'Try it yourself' }).click();
  const { x, y } = await middleOf(page.locator('.board .rider.active'), 'anything');
  await page.mouse.click(x, y);
  await expect.poll(() => page.locator('[data-asked] .problem').innerText()).toMatch(/is not ahead of 41.*UR 5\.3/s);
});
