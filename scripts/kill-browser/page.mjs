/** The built page, ridden by its own buttons. */
import { servePage } from '../page-server.mjs';

/** Runs in the page before its own script: tells every number of entries that comes on screen. */
const WATCH = `addEventListener('DOMContentLoaded', () => {
  let told = -1;
  const look = () => {
    const entries = document.querySelector('[data-entries]')?.getAttribute('data-entries');
    const race = /^#\\/race\\/(.+)$/.exec(location.hash)?.[1];
    if (entries === undefined || entries === null || race === undefined) return;
    const over = document.querySelector('[data-asked="over"]') !== null;
    const now = Number(entries) * 2 + Number(over);
    if (now === told) return;
    told = now;
    shown(race, Number(entries), over);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-entries', 'data-asked'] });
});`;

/** Runs in the page: whoever is asked takes what is offered, at once. */
const RIDE = `(skips) => void setInterval(() => {
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

/** @returns {Promise<import('./ride.mjs').Site>} */
export async function openPage() {
  const { address, close } = await servePage();
  let begun = 0;
  return {
    quiet: `${address}icon.svg`,
    ends: true,
    async ride(page, { race, pace, skips }) {
      await page.addInitScript(
        `for (const [key, value] of [['pace', '${pace}'], ['patience', 'at-once'], ['language', 'en']]) localStorage.setItem('windschatten.' + key, value);${WATCH}`,
      );
      await page.goto(race === null ? address : `${address}#/race/${race}`);
      if (race === null) {
        // one game after the other
        if (begun++ % 2 === 0) await setUpShort(page);
        else await page.locator('[data-game="ausreisser"] button.main').click();
      }
      await page.evaluate(`(${RIDE})(${String(skips)})`);
    },
    close,
  };
}
