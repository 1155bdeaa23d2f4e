/** Measures how long a person who answers at once waits for three Experts in a round at normal pace. */

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ rounds: number, questions: number, others: number, moments: number }} Waited total milliseconds; `others` is the time in which bots move and no highlight is shown */

/**
 * Runs in the page before everything else. Notes since when the current state has been shown; `moments` is the time with a highlight over the picture.
 */
export const WATCH_WAITING = `
  window.waited = { others: 0, moments: 0, none: 0, questions: 0 };
  {
    let state = 'none', since = performance.now();
    const look = () => {
      const asked = document.querySelector('[data-asked]')?.dataset.asked;
      const next = asked !== 'bots' ? 'none' : document.querySelector('[data-highlight]') ? 'moments' : 'others';
      if (next === state) return;
      const now = performance.now();
      waited[state] += now - since;
      if (next === 'none') waited.questions++;
      [state, since] = [next, now];
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-asked', 'data-highlight'] });
  }
`;

/**
 * Runs in the page before everything else: random numbers from a seed, so that every run plays the same races. It is the linear congruential generator of
 * Numerical Recipes, which is good enough here.
 * @param {number} seed
 */
export const seededChance = (seed) => `{
  let state = ${seed};
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
    return bytes;
  };
}`;

/** Three Experts and one person, by the controls of the set-up page. */
export const SET_UPS = {
  /** @param {Page} page */
  async reifenbreite(page) {
    await page.evaluate("location.hash = '#/setup'");
    await page.locator('.many select').selectOption('4');
    await seats(page, '.manager');
    await page.locator('form button.main').click();
  },
  /** @param {Page} page */
  async ausreisser(page) {
    await page.evaluate("location.hash = '#/stages'");
    await page.getByRole('combobox', { name: 'How many ride?' }).selectOption('4');
    await seats(page, '.rider');
    await page.getByRole('button', { name: 'To the start' }).click();
  },
};

/** @param {Page} page @param {string} seat */
async function seats(page, seat) {
  for (const i of [0, 1, 2, 3])
    await page
      .locator(seat)
      .nth(i)
      .locator('select')
      .first()
      .selectOption(i === 0 ? 'human' : 'expert');
}

/** The questions that come once a round, and how often. */
const ONCE_A_ROUND = { reifenbreite: { kind: 'turn', times: 4 }, ausreisser: { kind: 'lay', times: 1 } };

/**
 * Plays this many rounds, answering at once by the keyboard.
 * @param {Page} page @param {keyof typeof SET_UPS} game @param {number} rounds
 * @returns {Promise<Waited>}
 */
export async function playWaiting(page, game, rounds) {
  const { kind, times } = ONCE_A_ROUND[game];
  let count = -1;
  let last = '';
  for (;;) {
    const panel = page.locator('[data-asked]:not([data-asked="bots"])');
    await panel.waitFor();
    const [asked, step] = [await panel.getAttribute('data-asked'), await panel.getAttribute('data-step')];
    if (asked === kind && step !== last) {
      last = step ?? '';
      // placing all riders at the start is no round
      if (++count === 0) await page.evaluate('Object.keys(waited).forEach((key) => (waited[key] = 0))');
    }
    if (asked === 'over' || count === rounds * times) break;
    await page
      .locator('[data-main]:not([disabled])')
      .first()
      .press('Enter', { timeout: 2000 })
      .catch(() => undefined);
    await page
      .locator(`[data-asked]:not([data-asked="${asked}"][data-step="${step}"])`)
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
  }
  return { ...(await page.evaluate('waited')), rounds: count / times };
}
