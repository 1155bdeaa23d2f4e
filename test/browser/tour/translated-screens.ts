import type { Page } from 'playwright-core';
import { formatRecord, playSealed } from '../../../src/table/index.ts';
import { gameById } from '../../games/all.ts';
import { content } from '../../games/content.ts';
import { recordText } from '../../games/recorded.ts';
import { onePersonDrivers, raceUntil } from '../partial-race.ts';
import { putRace } from '../memory.ts';
import { chooseSpeed } from '../ausreisser-player.ts';
import { findPuzzle } from '../shipped-puzzles.ts';
import { pressMain } from '../reifenbreite-player.ts';

/** Visits the screens after a race, positions and puzzles without relying on texts, so that one visit works in all languages. */

/** Checks the current screen in each language. */
type LookInEach = (state: string) => Promise<void>;
type TranslatedStop = (page: Page, look: LookInEach) => Promise<void>;

const RACES = { reifenbreite: 'reifenbreite/034-everything-professional-two', ausreisser: 'ausreisser/four-mixed' } as const;
type Game = keyof typeof RACES;

async function goTo(page: Page, address: string, there: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(`#/${address}`)}`);
  await page.locator(there).first().waitFor();
}
const idOf = (page: Page): string => /#\/\w+\/(\w+)/.exec(page.url())![1]!;

/** A seeded race in which every player always takes the option at this index. */
export function raceByOption(place: number): string {
  const game = gameById('ausreisser')!;
  const config = game.configure({ riders: ['Anna', 'Ben'], stages: 1 }, content);
  if (!config.ok) throw new Error(config.error[0]?.code);
  return formatRecord(playSealed(game, config.value, 'same', (_seat, _seen, options) => options[Math.min(place, options.length - 1)]!));
}

const analysed =
  (game: Game): TranslatedStop =>
  async (page, look) => {
    await putRace(page, recordText(RACES[game]));
    const id = idOf(page);
    await goTo(page, `watch/${id}/60`, '[data-timeline]');
    await page.locator('[data-what-if] > summary').click();
    await page.locator('[data-ride-on]').waitFor();
    await look('what-if');
    await goTo(page, `analysis/${id}`, '[data-stand="done"]');
    await page.locator('section [data-boards] > summary').first().click();
    await page.locator('[data-board]').first().waitFor();
    await page.locator('[data-calibration] > summary').click();
    await page.locator('[data-riders]').first().waitFor();
    await page.locator('[data-mistakes] > summary').click();
    await look('analysis');
    await goTo(page, `field/${game}`, '[data-against], [data-none]');
    await look('field');
  };

const hinted =
  (game: Game, question: string): TranslatedStop =>
  async (page, look) => {
    const { record, seat } = raceUntil(RACES[game], ({ kind, choices, round }) => kind === question && choices > 2 && (round ?? 9) > 1);
    await putRace(page, record, onePersonDrivers(seat));
    await page.locator(`[data-asked="${question}"]`).waitFor();
    await page.locator('[data-hint]').press('Enter');
    await page.locator('[data-advice]').first().waitFor();
    await look('hint');
    await page.keyboard.press('Escape');
    await page.locator('#tab-race').click();
    await page.locator('[data-open-board]').click();
    await page.locator('[data-board] [data-tried]').waitFor();
    await look('private-board');
  };

const position =
  (game: Game, from: string, to: string): TranslatedStop =>
  async (page, look) => {
    await goTo(page, `position/${game}`, '[data-position] textarea');
    await page.locator('[data-best]').press('Enter');
    await page.locator('[data-advice]').first().waitFor();
    await page.locator('[data-share]').press('Enter');
    await look('position');
    const text = page.locator('[data-position] textarea');
    await text.fill((await text.inputValue()).replace(from, to));
    await page.locator('[data-problems]').waitFor();
    await look('position-with-problems');
  };

/** By name, each in a visit of its own. */
export const translatedStops: Readonly<Record<string, TranslatedStop>> = {
  'Um Reifenbreite understood': analysed('reifenbreite'),
  'Der Ausreißer understood': analysed('ausreisser'),
  'Um Reifenbreite advised': hinted('reifenbreite', 'move'),
  'Der Ausreißer advised': hinted('ausreisser', 'lay'),
  'a position of Um Reifenbreite': position('reifenbreite', 'rider 22 C31.4', 'rider 22 C32.1'),
  'a position of Der Ausreißer': position('ausreisser', 'hand', 'hands'),

  async puzzles(page, look) {
    await goTo(page, 'puzzles', 'a[href$="/daily"]');
    await look('choice');
    await goTo(page, `puzzles/reifenbreite/${findPuzzle('reifenbreite', ({ best }) => best === 'follow').name}`, '[data-asked="follow"]');
    await pressMain(page);
    await page.locator('[data-asked="over"] [data-main]').waitFor();
    await look('right');
    const { name, puzzle } = findPuzzle('ausreisser', ({ medium }) => /^lay \d\d$/.test(medium));
    await goTo(page, `puzzles/ausreisser/${name}`, '[data-asked="lay"]');
    await look('asked');
    await chooseSpeed(page, puzzle.medium.slice(4));
    await pressMain(page);
    await page.locator('[data-solution]').waitFor();
    await look('wrong');
    await page.locator('[data-solution]').click();
    await page.getByRole('table').waitFor();
    await look('solution');
  },

  async 'the same race'(page, look) {
    for (const game of ['reifenbreite', 'ausreisser']) {
      await goTo(page, `same/${game}`, '[data-seeded-race]');
      await page.locator('[data-word]').fill('Mont Ventoux');
      await page.locator('[data-own-link]').waitFor();
      await look(`same-${game}`);
    }
    await putRace(page, raceByOption(0));
    const id = idOf(page);
    await putRace(page, raceByOption(1));
    await goTo(page, `compare/${id}`, '[data-differences]');
    await page.locator('[data-send]').click();
    await page.locator('[data-sent]').waitFor();
    await look('compare');
  },
};
