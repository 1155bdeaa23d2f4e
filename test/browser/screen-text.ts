import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { catalogue, cataloguesOf, OWNERS } from '../games/words.ts';

/** Checks the texts of a screen in one language. */

export type Language = 'en' | 'de' | 'cs';

/** All words of a language, by key. */
function wordsOf(language: Language): Map<string, string> {
  const words = new Map<string, string>();
  const take = (value: unknown, key: string): void => {
    if (typeof value === 'string') words.set(key, value);
    else for (const [name, inner] of Object.entries(value as object)) take(inner, key === '' ? name : `${key}.${name}`);
  };
  for (const owner of OWNERS)
    for (const name of cataloguesOf(owner, language)) if (!['cli', 'command'].includes(name)) take(catalogue(owner, language, name), '');
  return words;
}

const words = { en: wordsOf('en'), de: wordsOf('de'), cs: wordsOf('cs') } as const;
const english = words.en;
const keys = new Set([...english.keys()].filter((key) => /[.-]/.test(key)));

/** All texts of the page and all labels of its controls. */
const TEXTS = `(() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // texts in another language have a lang attribute
  const isOurs = (element) => !element.closest('script, style') && element.closest('[lang]').lang === document.documentElement.lang;
  while (walk.nextNode()) if (isOurs(walk.currentNode.parentElement)) texts.push(walk.currentNode.data.trim());
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      // a label of an aria-hidden element is never used
      if (name !== 'aria-label' || !element.closest('[aria-hidden="true"]')) texts.push(element.getAttribute(name)?.trim() ?? '');
  return [document.title, ...new Set(texts)].filter((text) => text.length > 2);
})()`;

/**
 * Expects no raw key and no untranslated English; texts that two languages share count for both. Retries, because
 * panels that were just opened load their texts late.
 * @param where names the screen in a failure
 */
export const readAll = (page: Page, language: Language, where: string): Promise<void> =>
  vi.waitFor(() => readOnce(page, language, where), { timeout: 20_000, interval: 100 });

async function readOnce(page: Page, language: Language, where: string): Promise<void> {
  const texts = await page.evaluate<string[]>(TEXTS);
  const foreign = new Set(language === 'en' ? [] : [...english.values()].filter((text) => /[a-z]{2}/i.test(text)));
  for (const own of words[language].values()) foreign.delete(own);
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
