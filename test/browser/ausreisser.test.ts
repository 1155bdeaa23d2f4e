import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAndWait, cards, decision, lay, main, setUp, until, decisionKind } from './ausreisser-player.ts';
import { setTextSize } from './screen-faults.ts';
import { pressMain, tapMain } from './reifenbreite-player.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/**
 * Texts of the tiles that are not fully visible above the buttons of the panel, and of the riders outside the screen.
 * One call, because a call for each tile took longer than the race.
 */
const outOfSight = (page: Page, tiles: string): Promise<string[]> =>
  page.evaluate(`(() => {
    const below = document.querySelector('.decision .doing').getBoundingClientRect().top + 1;
    const isAside = ({ left, right }) => left < 0 || right > innerWidth;
    const isAway = (box) => isAside(box) || box.top < 0 || box.bottom > below;
    const those = (selector, are) => [...document.querySelectorAll(selector)].filter((each) => are(each.getBoundingClientRect()));
    return [...those(${JSON.stringify(tiles)}, isAway), ...those('.table > ol > li', isAside)].map((each) => each.innerText);
  })()`);

test('a stage by touch on a phone, from the home page', async () => {
  const { page, complaints } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.getByRole('button', { name: 'Play now' }).tap();
  await decision(page).waitFor();
  let specials = 0;
  for (;;) {
    const asked = await decisionKind(page);
    // plays into the second stage, and on until a special card was played
    if (asked === 'over' || (specials > 0 && !(await page.locator('header').innerText()).includes('Stage 1'))) break;
    if (asked === 'lay' || asked === 'hill') {
      // every card and every rider is visible
      await expect.poll(() => outOfSight(page, asked === 'lay' ? '.speeds label, .specials label' : '.asking ul li')).toEqual([]);
    }
    await actAndWait(page, async () => {
      if (asked === 'lay') {
        await page.locator('.speeds label').last().tap();
        const spurt = page.locator('.specials label:not(.grey)').first();
        if ((await spurt.count()) > 0) {
          await spurt.tap();
          specials++;
        }
      }
      await tapMain(page);
    });
  }
  expect(specials).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Table' }).tap();
  await page.getByRole('columnheader', { name: 'Stage 1' }).waitFor();
  await page.getByText(/below zero are normal/).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

describe('two people at one screen', () => {
  test('no hand is in the page until a player takes the device; both players are asked for hills', async () => {
    const { page, complaints } = await site.visit();
    await setUp(page, { riders: 2, people: ['Anna', 'Ben'], seed: 'device' });
    const expectNoHand = async (): Promise<void> => {
      expect(await cards(page).count()).toBe(0);
      expect(await page.locator('[data-asked] ul li button .card-face').count()).toBe(0);
    };
    expect(await decisionKind(page)).toBe('cover');
    await expectNoHand();
    await pressMain(page);
    await page.locator('[data-asked="lay"]').waitFor();
    await cards(page).first().waitFor({ state: 'attached' });
    await page.reload();
    // after a reload the page does not know which player is there
    expect(await decisionKind(page)).toBe('cover');
    await expectNoHand();
    // a question that can cost no rider minutes is not put
    let leader = '';
    for (let asked = await decisionKind(page); asked !== 'common'; asked = await decisionKind(page))
      if (asked === 'cover') {
        await expectNoHand();
        leader = (await page.getByRole('heading', { name: /^Pass the device to/ }).innerText()).replace('Pass the device to ', '');
        await pressMain(page);
      } else await lay(page, 0);
    const second = leader === 'Anna' ? 'Ben' : 'Anna';
    await expectNoHand();
    const log = page.getByRole('tabpanel');
    expect(await log.innerText()).not.toMatch(/(Anna|Ben) draws (?!.* for the lead)/);
    await page.getByRole('button', { name: second, exact: true }).press('Enter');
    await actAndWait(page, () => pressMain(page));
    // the player who claimed a hill decides, hill or none, and then plays a card
    for (let asked = await decisionKind(page); asked !== 'lay'; asked = await decisionKind(page)) {
      if (asked === 'cover') await expectNoHand();
      await actAndWait(page, () => pressMain(page));
    }
    await page.getByRole('heading', { name: `Which card does ${second} play?` }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test('a hill out of turn: asked for, played, shown on the road, and never asked for again', async () => {
  const { page, complaints } = await site.visit();
  await setUp(page, { riders: 4, seed: 'hill 1' });
  await until(page, 'hill');
  await page
    .locator('.asking')
    .getByText(/No slipstream and no passing/)
    .waitFor();
  await page.reload();
  expect(await decisionKind(page)).toBe('hill');
  await actAndWait(page, () => page.getByRole('button', { name: 'Play the hill' }).click());
  await page.locator('.road.hill').waitFor();
  await page.getByRole('tab', { name: 'Race', exact: true }).click();
  const advance = page.getByRole('group', { name: /Hills out of turn/ }).last();
  await advance.getByRole('button', { name: 'Never' }).click();
  // the button changes when the setting is stored
  await expect.poll(() => advance.getByRole('button', { name: 'Never' }).getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  // without the setting he is asked three times in as many turns (see "not before my next turn", with the same cards)
  for (let turns = 0; turns < 5;) {
    const asked = await decisionKind(page);
    expect(asked).not.toBe('hill');
    await (asked === 'lay' ? lay(page, 0) : actAndWait(page, () => pressMain(page)));
    if (asked === 'lay') turns++;
  }
  expect(complaints).toEqual([]);
});

test('bots state their reasons in the log, and in the announced line of the move', async () => {
  const { page, complaints } = await site.visit();
  await setUp(page, { riders: 4, seed: 'why' });
  const spoken = new Set<string>();
  for (let n = 0; n < 4; n++) {
    await until(page, 'lay');
    for (const words of await page.locator('[data-spoken] p').allTextContents()) spoken.add(words);
    await lay(page, 0);
  }
  await until(page, 'lay');
  await page.getByRole('tab', { name: 'Log', exact: true }).click();
  const reasons = page.getByRole('tabpanel').locator('.reason');
  const WHY = /: (means to stay in front|wants the yellow jersey|wants to|rides a tempo|guards|takes the slipstream from|gets off)/;
  await expect.poll(() => reasons.allInnerTexts()).toContainEqual(expect.stringMatching(WHY));
  for (const reason of await reasons.allInnerTexts()) expect(reason).toMatch(WHY);
  // the reason belongs to the sentence about the move
  expect([...spoken].join(' ')).toMatch(/ – (means to stay in front|wants|rides a tempo|guards|takes the slipstream from|gets off)/);
  expect(complaints).toEqual([]);
});

test('the first card takes two clicks; the page announces the next player and the standings correctly', async () => {
  const { page, complaints } = await site.visit({}, { patience: 'told' });
  await page.getByRole('button', { name: 'Play now' }).click();
  await decision(page).waitFor();
  await until(page, 'lay');
  await page
    .locator('[data-spoken]')
    .getByText(/(Tempo \d\d|in yellow).*\d+ km to go\./)
    .waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate("document.activeElement?.matches('input[type=radio]:checked')")).toBe(true);
  const waiting = page.locator('[data-asked="bots"] [data-main]');
  await actAndWait(page, () => pressMain(page));
  // after a chance event the bots do not wait; then it is the next card, or the one after it
  for (; (await waiting.count()) === 0; await actAndWait(page, () => pressMain(page))) expect(await decisionKind(page)).not.toBe('over');
  // the bots wait, and Red is not the next to play
  expect(await page.locator('.decision h2').innerText()).not.toMatch(/Red/);
  expect(complaints).toEqual([]);
});

test('a hill not before my next turn: no question until then', async () => {
  const { page, complaints } = await site.visit();
  await setUp(page, { riders: 4, seed: 'hill 1' });
  let rests = 0;
  for (let asked = await decisionKind(page); asked !== 'over' && rests < 3; asked = await decisionKind(page)) {
    if (asked === 'hill') {
      await actAndWait(page, () => page.getByRole('button', { name: 'Not until my turn' }).press('Enter'));
      rests++;
      expect(['lay', 'discard', 'over']).toContain(await decisionKind(page));
    } else await actAndWait(page, () => pressMain(page));
  }
  expect(rests).toBe(3);
  expect(complaints).toEqual([]);
});

test('a reload in the middle of a race keeps hand and road; a line of the log leads back', async () => {
  const { page, complaints } = await site.visit();
  await setUp(page, { seed: 'reload' });
  for (let i = 0; i < 3; i++) {
    await until(page, 'lay');
    await lay(page, 0);
  }
  await until(page, 'lay');
  const screenTexts = async (): Promise<string> =>
    `${await page.locator('.road').innerText()} ${await page.locator('.speeds').innerText()}`;
  const before = await screenTexts();
  await page.reload();
  await until(page, 'lay');
  await expect.poll(screenTexts).toBe(before);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /has the highest card/ })
    .click();
  await page.getByRole('heading', { name: /^Moment \d+ of \d+$/ }).waitFor();
  await expect.poll(() => cards(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the race' }).click();
  await expect.poll(screenTexts).toBe(before);
  expect(complaints).toEqual([]);
});

test('a card that cannot be played shows the reason with its section', async () => {
  const { page } = await site.visit({ own: true });
  await setUp(page, { riders: 6, game: 'Simple game', seed: 'why' });
  await until(page, 'lay');
  await page.locator('.speeds label').first().click();
  // the bots' turns are short, so the clock stops in the first of them
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await pressMain(page);
  await page.clock.runFor(150);
  await page.locator('[data-asked="bots"]').waitFor();
  await page.locator('.asking li button').first().press('Enter');
  await page
    .locator('.decision .problem')
    .getByText(/It is the turn of .*, not of Anna/)
    .waitFor();
  await page.locator('.decision .problem').getByRole('button', { name: 'DA 2' }).click();
  await page.getByRole('dialog').waitFor();
});

test('the hint stands beside the news, not below it', async () => {
  const { page } = await site.visit({ viewport: { width: 1280, height: 720 } });
  await setUp(page, { riders: 4 });
  const [hint, news] = [page.locator('[data-hint]'), page.locator('.news > section')];
  for (let laid = 0; laid < 5;) {
    if ((await decisionKind(page)) === 'lay') {
      laid++;
      const [its, theirs] = [(await hint.boundingBox())!, (await news.boundingBox())!];
      expect(its.y, `question ${laid}`).toBeLessThan(theirs.y + theirs.height);
    }
    await actAndWait(page, () => pressMain(page));
  }
});

test('a phone in landscape: cards and main button beside the road, nothing wider than the screen', async () => {
  const { page } = await site.visit({ viewport: { width: 844, height: 390 } });
  await setUp(page);
  await until(page, 'lay');
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  // one call for both boxes, because a late font moves both
  const layout = `(() => {
    const [road, button] = ['.road', '[data-main]'].map((each) => document.querySelector(each).getBoundingClientRect());
    return [button.left >= road.right && 'beside the road', button.bottom <= 390 && 'in sight'];
  })()`;
  await page.locator('.road').waitFor();
  await main(page).waitFor();
  await expect.poll(() => page.evaluate(layout)).toEqual(['beside the road', 'in sight']);
  await lay(page, 0);
});

test('200 % text on a phone: everything can be reached', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } });
  await setUp(page);
  await setTextSize(page, 200);
  await until(page, 'lay');
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  expect(
    await page.evaluate("document.querySelector('.race .race').scrollWidth - document.querySelector('.race .race').clientWidth"),
  ).toBeLessThanOrEqual(0);
  await lay(page, 0);
});

describe('a game’s players load no script of the other game', () => {
  /** Texts that only the scripts of one game contain. */
  const MARKS = { reifenbreite: 'a listed option was refused', ausreisser: 'a listed card was refused' } as const;

  test.each([
    { game: 'ausreisser', other: 'reifenbreite', page: 'stages' },
    { game: 'reifenbreite', other: 'ausreisser', page: 'setup' },
  ] as const)('$game', async ({ game, other, page: start }) => {
    const page = await (await site.visitor()).newPage();
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto(`${site.address}#/${start}`);
    await page.locator('form button[type=submit]').click();
    await decision(page).waitFor();
    await page.locator('[data-asked]:not([data-asked="bots"])').waitFor();
    await page.waitForLoadState('networkidle');
    const all = (await Promise.all(scripts)).join('\n');
    expect(all).toContain(MARKS[game]);
    expect(all).not.toContain(MARKS[other]);
  });
});

test.each([
  ['de', 'Jetzt spielen', /^Welche Karte legst du\?/],
  ['cs', 'Hrát hned', /^Kterou kartu vyložíš\?/],
])('speaks %s where the browser does', async (locale, ride, question) => {
  const { page } = await site.visit({ locale });
  await page.getByRole('button', { name: ride }).click();
  await decision(page).waitFor();
  await until(page, 'lay');
  await page.locator('.decision h2').getByText(question).waitFor();
  // default names are stored as codes, and the page shows none of the codes
  expect(await page.locator('body').innerText()).not.toMatch(/\b(rider|team)-[a-z]/);
});
