import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneIn } from '../often.ts';
import { chooseLanguage } from './choose-language.ts';
import { onePersonDrivers, raceUntil } from './partial-race.ts';
import { putRace } from './memory.ts';
import { readAll, type Language } from './screen-text.ts';
import { answer, main, pressMain, decisionKind } from './reifenbreite-player.ts';
import { whenTrue } from './wait.ts';
import { openSite, type Site } from './site.ts';

/** Every screen, every question and the whole log of recorded races in each language, without raw keys or untranslated English. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SCREENS = [
  'setup',
  'stages',
  'courses',
  'load',
  'rules',
  'rules/ur-5-4',
  'scenarios',
  'scenarios/figure-07',
  'guide/roll',
  'first-stage/tempo',
  'sheet',
];
const CARDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['1 card', '2 cards', '5 cards'],
  de: ['1 Karte', '2 Karten', '5 Karten'],
  cs: ['1 karta', '2 karty', '5 karet'],
};

/** Every question with a choice, and a recorded race that contains it. */
const QUESTIONS = {
  reifenbreite: {
    place: 'reifenbreite/stages-1',
    turn: 'reifenbreite/stages-1',
    move: 'reifenbreite/stages-1',
    follow: 'reifenbreite/stages-1',
    answer: 'reifenbreite/stages-1',
    take: 'reifenbreite/045-track-professional-four',
    give: 'reifenbreite/034-everything-professional-two',
  },
  ausreisser: { lay: 'ausreisser/four-mixed', hill: 'ausreisser/four-mixed', discard: 'ausreisser/spurt-short' },
} as const;
/** The number of decisions before the end of a race from which it is played to its result. */
const LAST = { reifenbreite: 6, ausreisser: 8 } as const;
const ENDS = { reifenbreite: 'reifenbreite/stages-1', ausreisser: 'ausreisser/six-stage-wins' } as const;

/** Every tab, and the log from its first line. */
async function readTabs(page: Page, language: Language, where: string): Promise<void> {
  const tabs = page.getByRole('tab');
  for (const tab of (await tabs.all()).reverse()) {
    await tab.click();
    // some tabs load a file of their own
    await page.locator('[role=tabpanel] > *').first().waitFor({ state: 'attached' });
    await readAll(page, language, `${where}, ${await tab.innerText()}`);
  }
  const earlier = page.locator('[role=tabpanel] ol + button');
  while ((await earlier.count()) > 0) await earlier.click();
  await readAll(page, language, `${where}, the whole log`);
}

const LOCALES = { en: 'en-GB', de: 'de-DE', cs: 'cs-CZ' } as const;

describe.each(['en', 'de', 'cs'] as const)('%s', (language) => {
  const visit = () => site.visit({ locale: LOCALES[language] });

  test('every screen, and plural forms', async () => {
    const { page, complaints } = await visit();
    await readAll(page, language, 'home');
    for (const screen of SCREENS) {
      // waits for the new title, so that the test does not read the previous screen
      const before = await page.title();
      await page.evaluate(`location.hash = '#/${screen}'`);
      await whenTrue(page, `document.title !== ${JSON.stringify(before)} && document.title.includes(' · ')`);
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
    expect(complaints).toEqual([]);
  });
});

const ALL: readonly Language[] = ['en', 'de', 'cs'];

/** Reads the screen in each language, the current one first, and changes the language in place. */
async function inEachLanguage(page: Page, read: (language: Language) => Promise<void>, languages = ALL): Promise<void> {
  const now = await page.locator('html').getAttribute('lang');
  for (const language of languages.toSorted((a, b) => Number(b === now) - Number(a === now))) {
    await chooseLanguage(page, language);
    await read(language);
  }
}

test.each(['reifenbreite', 'ausreisser'] as const)(
  'every question of %s, the tabs beside it, and the end of a race, in each language',
  async (game) => {
    const { page, complaints } = await site.visit();
    for (const [kind, name] of Object.entries(QUESTIONS[game])) {
      const { record, seat } = raceUntil(name, (asking) => asking.kind === kind && asking.choices > 1);
      await putRace(page, record, onePersonDrivers(seat));
      expect(await decisionKind(page)).toBe(kind);
      await inEachLanguage(page, (language) => readAll(page, language, kind));
    }
    const [last, seats] = [LAST[game], game === 'reifenbreite' ? 1 : 6];
    await putRace(page, raceUntil(ENDS[game], ({ left }) => left === last).record, new Array<string>(seats).fill('human'));
    for (let n = 0; ; n++) {
      const kind = await decisionKind(page);
      // The first and the last question in each language. The kinds of those in between were read above, so each is read in
      // one language, by turns (`OFTEN=10`: in each).
      await inEachLanguage(
        page,
        async (language) => {
          if (n === 0) await readTabs(page, language, kind);
          await readAll(page, language, `${kind} ${n}`);
        },
        n === 0 || kind === 'over' ? ALL : ALL.filter((_, i) => oneIn(ALL.length, n + i)),
      );
      if (kind === 'over') break;
      await answer(page, () => pressMain(page));
    }
    await main(page).click();
    await page.locator('[data-verify]').click();
    await page.locator('[data-verified]').waitFor();
    await inEachLanguage(page, (language) => readAll(page, language, 'result'));
    expect(complaints).toEqual([]);
  },
);
