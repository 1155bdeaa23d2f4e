import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, main, pressMain, setUpShort, whatIsAsked } from './rider.ts';
import { openSite, type Site } from './site.ts';

/** The house in each of its languages: a whole race, every screen, no key shown raw and nothing left in English. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Language = 'en' | 'de' | 'cs';
const WORDS = new URL('../../content/words/', import.meta.url);

/** All words of a language, by key. */
function wordsOf(language: Language): Map<string, string> {
  const words = new Map<string, string>();
  const take = (value: unknown, key: string): void => {
    if (typeof value === 'string') words.set(key, value);
    else for (const [name, inner] of Object.entries(value as object)) take(inner, key === '' ? name : `${key}.${name}`);
  };
  for (const file of readdirSync(new URL(`${language}/`, WORDS)))
    if (file !== 'cli.json') take(JSON.parse(readFileSync(new URL(`${language}/${file}`, WORDS), 'utf8')), '');
  return words;
}

const english = wordsOf('en');
const keys = new Set([...english.keys()].filter((key) => /[.-]/.test(key)));

/** What can be read or heard on the page: texts, and labels of controls. */
const TEXTS = `(() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('script, style, [lang]:not(html)')) texts.push(walk.currentNode.data.trim());
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name)?.trim() ?? '');
  return [document.title, ...new Set(texts)].filter((text) => text.length > 2);
})()`;

async function readAll(page: Page, language: Language, where: string): Promise<void> {
  const texts = await page.evaluate<string[]>(TEXTS);
  const foreign = new Set(language === 'en' ? [] : [...english.values()].filter((text) => /[a-z]{2}/i.test(text)));
  for (const own of wordsOf(language).values()) foreign.delete(own);
  expect(
    texts.filter((text) => keys.has(text) || /^[a-z]+(\.[a-z][a-z0-9-]*)+$/.test(text) || /\{\{|\$t\(/.test(text)),
    `${where}: raw`,
  ).toEqual([]);
  expect(
    texts.filter((text) => foreign.has(text)),
    `${where}: English`,
  ).toEqual([]);
  expect(await page.locator('html').getAttribute('lang'), where).toBe(language);
}

const SCREENS = [
  '',
  'setup',
  'stages',
  'courses',
  'load',
  'rules',
  'rules/ur-5-4',
  'scenarios',
  'scenarios/figure-07',
  'guide/roll',
  'sheet',
];
const CARDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['1 card', '2 cards', '5 cards'],
  de: ['1 Karte', '2 Karten', '5 Karten'],
  cs: ['1 karta', '2 karty', '5 karet'],
};

test.each(['en', 'de', 'cs'] as const)('%s: every screen, numbers with their words, and a whole race', async (language) => {
  const { page, complaints } = await site.visit({ locale: { en: 'en-GB', de: 'de-DE', cs: 'cs-CZ' }[language] });
  for (const screen of SCREENS) {
    // from outside, so that what is read is this screen and not the one before it
    await page.goto('about:blank');
    await page.goto(`${site.address}#/${screen}`);
    if (screen !== '') await page.waitForFunction("document.title.includes(' · ')");
    await page.locator('main').locator('h2, legend, label, table, article, a').first().waitFor();
    await readAll(page, language, screen);
  }

  await page.goto(`${site.address}#/setup`);
  const deck = page.locator('details').filter({ has: page.locator('.kinds') });
  await deck.locator('summary').click();
  for (const count of await deck.locator('input').all()) await count.fill('0');
  for (const [i, count] of [1, 2, 5].entries()) {
    await deck.locator('input').first().fill(String(count));
    await deck.locator('summary').getByText(`(${CARDS[language][i]!})`).waitFor();
  }
  await page.goto(`${site.address}#/`);

  await setUpShort(page, { people: ['Anna'], seed: language });
  for (let n = 0; ; n++) {
    const asked = await whatIsAsked(page);
    // every tab is read once, the log all the time
    if (n % 7 === 6) {
      const tabs = page.getByRole('tab');
      await tabs.nth(Math.floor(n / 7) % (await tabs.count())).click();
    }
    await readAll(page, language, `race, ${asked} ${n}`);
    if (asked === 'over') break;
    await answer(page, () => pressMain(page));
  }
  await main(page).click();
  await page.locator('[data-verify]').click();
  await page.locator('[data-verified]').waitFor();
  await readAll(page, language, 'result');
  expect(complaints).toEqual([]);
});
