/** A whole race of each game on a phone, by taps: what may be tapped at each question, and which tap answers it. */

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ name: string, what: Locator }} Kind a tap that is measured */

/** @param {Page} page */
const asked = (page) => page.locator('[data-asked]').getAttribute('data-asked');
/** @param {Page} page */
const main = (page) => page.locator('[data-main]:not([disabled])');

/** Bots are skipped, so that every question of the race is met. @param {Page} page */
async function question(page) {
  for (;;) {
    const now = (await asked(page)) ?? '';
    if (now !== 'bots') return now;
    await page.locator('[data-skip]:enabled').evaluateAll((found) => /** @type {HTMLElement | undefined} */ (found[0])?.click());
    await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
  }
}

/** Answers by the keyboard, which the page handles at once, and waits until the question has gone. @param {Page} page @param {number} step */
async function gone(page, step) {
  const next = page.locator(`[data-asked]:not([data-step="${String(step)}"])`);
  const went = () =>
    next.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  while (!(await went())) await main(page).press('Enter');
}

/** @param {Page} page @param {number} turn */
const tabs = (page, turn) => page.locator(`[role="tab"]`).nth(turn % 4);

/** @param {Page} page @param {string} now @param {number} turn @returns {Kind[]} the last of them answers */
function reifenbreite(page, now, turn) {
  const tab = { name: 'tab', what: tabs(page, turn) };
  if (now === 'turn')
    return [
      ...(turn % 3 === 0 ? [tab] : []),
      // picked and put back
      ...(turn % 3 === 1 ? [1, 2].map(() => ({ name: 'pick a card', what: page.locator('[data-asked] .pick').first() })) : []),
      { name: 'roll', what: main(page) },
    ];
  if (now === 'move')
    return [
      { name: 'choose a space', what: page.locator('.board [data-space]:not(.chosen) .disc').last() },
      { name: 'ride', what: main(page) },
    ];
  return [{ name: now, what: main(page) }];
}

/** @param {Page} page @param {string} now @param {number} turn @returns {Kind[]} */
function ausreisser(page, now, turn) {
  if (now !== 'lay') return [{ name: now, what: main(page) }];
  return [
    ...(turn % 3 === 0 ? [{ name: 'tab', what: tabs(page, turn) }] : []),
    { name: 'card', what: page.locator('.speeds label:not(.chosen)').first() },
    { name: 'lay', what: main(page) },
  ];
}

/** The taps at a question, by game. */
export const QUESTIONS = { reifenbreite, ausreisser };

/**
 * Plays the race to its end.
 * @param {Page} page
 * @param {keyof typeof QUESTIONS} game
 * @param {(kind: Kind) => Promise<void>} measure called to tap and measure
 * @param {number} every measures one in this many questions
 */
export async function playRace(page, game, measure, every) {
  for (let turn = 0; ; turn++) {
    const now = await question(page);
    if (now === 'over') return;
    const step = Number(await page.locator('[data-asked]').getAttribute('data-step'));
    if (turn % every === 0) {
      for (const kind of QUESTIONS[game](page, now, Math.floor(turn / every))) if ((await kind.what.count()) > 0) await measure(kind);
    } else await main(page).press('Enter');
    await gone(page, step);
  }
}
