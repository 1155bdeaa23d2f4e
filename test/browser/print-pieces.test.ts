import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STANDARD_DECK } from '../../src/games/reifenbreite/index.ts';
import { widerThanScreen } from './screen-faults.ts';
import { openSite, type Site } from './site.ts';

/** The pieces to print: real PDF files of both games, with the sizes of their pages, and pieces of the right size that nothing cuts off. */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SIZES = { A4: [210, 297], letter: [215.9, 279.4] } as const;
const mm = (points: number): number => Math.round((points / 72) * 254) / 10;
const PIXELS_PER_MM = 96 / 25.4;

test.each([
  ['print-pieces', 'discs', 16, 16],
  ['stage-pieces', 'speeds', 88, 54],
])('%s', async (address, group, width, height) => {
  const { page, complaints } = await site.visit();
  await page.evaluate(`location.hash = '#/${address}'`);
  const piece = page.locator(`[data-group="${group}"] .piece`).first();
  await piece.waitFor();
  for (const [paper, size] of Object.entries(SIZES)) {
    await page.locator('[data-paper]').selectOption(paper);
    await page.locator('[data-ink]').selectOption(paper === 'A4' ? 'colour' : 'saving');
    const read = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(read.getPageCount()).toBeGreaterThan(3);
    for (const each of read.getPages()) {
      expect(Math.abs(mm(each.getWidth()) - size[0])).toBeLessThan(0.5);
      expect(Math.abs(mm(each.getHeight()) - size[1])).toBeLessThan(0.5);
    }
  }
  const box = (await piece.boundingBox())!;
  expect(Math.abs(box.width / PIXELS_PER_MM - width)).toBeLessThan(1);
  expect(Math.abs(box.height / PIXELS_PER_MM - height)).toBeLessThan(1);
  // what does not fit into its piece would be cut off
  const cut = await page
    .locator('.face')
    .evaluateAll(
      (faces: HTMLElement[]) =>
        faces.filter((face) => face.scrollWidth > face.clientWidth + 1 || face.scrollHeight > face.clientHeight + 1).length,
    );
  expect(cut).toBe(0);
  expect(complaints).toEqual([]);
});

test.each(['print-pieces', 'stage-pieces'])(
  '%s: the player aid is one sheet in each language, with fonts inside the file',
  async (address) => {
    for (const locale of ['en-GB', 'de-DE', 'cs-CZ']) {
      const { page } = await site.visit({ locale });
      await page.evaluate(`location.hash = '#/${address}'`);
      await page.locator('[data-group="aid"] li').first().waitFor();
      for (const group of (await page.locator('fieldset input').all()).slice(0, -1)) await group.uncheck();
      for (const paper of Object.keys(SIZES)) {
        await page.locator('[data-paper]').selectOption(paper);
        const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
        const read = await PDFDocument.load(file);
        expect(read.getPageCount(), `${locale} ${paper}`).toBe(1);
        const fonts = read.context
          .enumerateIndirectObjects()
          .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('FontName')));
        expect(fonts.length).toBeGreaterThan(0);
        for (const [, font] of fonts)
          expect(['FontFile', 'FontFile2', 'FontFile3'].some((name) => (font as PDFDict).has(PDFName.of(name)))).toBe(true);
      }
    }
  },
);

test('the photo cards are numbered from 1 to 6, and the chance cards are the whole stack', async () => {
  const { page } = await site.visit();
  await page.evaluate("location.hash = '#/print-pieces'");
  await page.locator('[data-group="photo"] .piece').first().waitFor();
  const numbers = await page.locator('[data-group="photo"] .face text').allTextContents();
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6']);
  const stack = Object.values(STANDARD_DECK).reduce((sum, count) => sum + count, 0);
  expect(await page.locator('[data-group="chance"] .piece').count()).toBe(stack);
});

test.each(['print-pieces', 'stage-pieces'])('%s fits a phone', async (address) => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } });
  await page.evaluate(`location.hash = '#/${address}'`);
  await page.locator('[data-print]').waitFor();
  expect(await widerThanScreen(page)).toBe(0);
});
