/** The built page, operated through its own buttons. */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFrom } from '../seeded-randomness.mjs';
import { servePage } from '../../bench/page-server.mjs';
import { root } from '../../scripts/setup.mjs';

/** Runs in the page before its own script: reports every number of entries on screen, and whether it is the bots' turn there. */
const WATCH = `addEventListener('DOMContentLoaded', () => {
  let reported = '';
  const look = () => {
    const entries = document.querySelector('[data-entries]')?.getAttribute('data-entries');
    const race = /^#\\/race\\/(.+)$/.exec(location.hash)?.[1];
    if (entries === undefined || entries === null || race === undefined) return;
    const asked = document.querySelector('[data-asked]')?.getAttribute('data-asked');
    const [over, bots] = [asked === 'over', asked === 'bots'];
    const now = entries + ' ' + over + ' ' + bots;
    if (now === reported) return;
    reported = now;
    shown(race, Number(entries), over, bots);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-entries', 'data-asked'] });
});`;

/** Runs in the page: answers each question at once with the first choice. */
const PLAY = `(skips) => void setInterval(() => {
  const asked = document.querySelector('[data-asked]')?.getAttribute('data-asked');
  if (asked === undefined || asked === 'over') return;
  if (asked === 'bots') {
    if (skips) document.querySelector('[data-skip]:enabled')?.click();
    return;
  }
  if (document.querySelector('.speeds input:checked') === null) document.querySelector('.speeds input')?.click();
  document.querySelector('[data-main]:enabled')?.click();
}, 30)`;

/** A race that is soon over, by the page's own controls. */
const SHORT = {
  board: 'criterium',
  lines: 'S S',
};

/** @param {import('playwright-core').Page} page */
async function setUpShort(page) {
  await page.evaluate("location.hash = '#/setup'");
  await page.locator('.stage select').first().selectOption('own');
  await page.locator('.own select').selectOption(SHORT.board);
  await page.locator('.own input[placeholder="C D A"]').fill(SHORT.lines);
  await page.locator('.own input[placeholder="D"]').fill('');
  await page.locator('form button.main').click();
}

/** Recorded races, and the number of players' actions that remain when they are continued. */
const RECORDED = ['ausreisser/two-medium', 'reifenbreite/criterium'];
const LEFT = 12;

/** A recorded race cut off near its end, so that earlier moves need not be played. @param {string} name @returns {string} */
function nearItsEnd(name) {
  const text = readFileSync(join(root, 'records', `${name}.record`), 'utf8');
  const cut = [...text.matchAll(/^(\d+) seat /gm)].at(-LEFT);
  const seed = /^seed .*\n/m.exec(text);
  if (!cut || !seed) throw new Error(`${name}: no race that can be played on`);
  return `${text.slice(0, cut.index)}${seed[0]}end ${String(Number(cut[1]) - 1)} open\n`;
}

/** @param {import('playwright-core').Page} page @param {string} record */
async function continueRecord(page, record) {
  await page.evaluate("location.hash = '#/load'");
  await page.locator('input[type=file]').setInputFiles({ name: 'x.race', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.locator('main button.main').click();
}

/**
 * @param {string} seed seed of the pages' randomness, so that every run has the same races
 * @param {'whole' | 'ends'} races whether races are begun, or recorded ones are continued near their end
 * @returns {Promise<import('./play-and-kill.mjs').Site>}
 */
export async function openPageSite(seed, races) {
  const { address, close } = await servePage();
  let begun = 0;
  let opened = 0;
  return {
    quiet: `${address}icon.svg`,
    ends: true,
    async play(page, { race, pace, skips }) {
      // a browser that was killed has lost the cookie that counts the loads of a page
      await page.addInitScript(chanceFrom(`${seed} ${String(++opened)}`));
      await page.addInitScript(
        `for (const [key, value] of [['pace', '${pace}'], ['patience', 'at-once'], ['language', 'en']]) localStorage.setItem('windschatten.' + key, value);${WATCH}`,
      );
      await page.goto(race === null ? address : `${address}#/race/${race}`);
      if (race === null) {
        // one game after the other
        const turn = begun++ % 2;
        if (races === 'ends') await continueRecord(page, nearItsEnd(RECORDED[turn] ?? ''));
        else if (turn === 0) await setUpShort(page);
        else await page.locator('[data-game="ausreisser"] button.main').click();
      }
      await page.evaluate(`(${PLAY})(${String(skips)})`);
    },
    close,
  };
}
