import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PDFDocument } from '@cantoo/pdf-lib';
import { drawingOf } from '../../src/board-art/index.ts';
import { posterPdf, tilesPdf, type FontFiles } from '../../src/web/reifenbreite/print/board-pdf.ts';
import { MM_PER_SPACE, OVERLAP_MM, PAPERS, tilingOf, type Paper } from '../../src/web/reifenbreite/print/tiling.ts';
import { shipped } from '../course/boards.ts';

/** Boards as PDF: pages, sizes in millimetres, fonts, and that the tiles cover the whole board. */

const require = createRequire(import.meta.url);
const font = (path: string): Uint8Array => new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${path}`)));
const fonts: FontFiles = {
  text: font('barlow/400Regular/Barlow_400Regular.ttf'),
  sign: font('barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf'),
};
const drawing = drawingOf(shipped('criterium'));
const size = { width: drawing.width / drawing.unit, height: drawing.height / drawing.unit };
const mm = (points: number): number => Math.round((points / 72) * 254) / 10;

/** All streams of a PDF, unpacked where they are packed. */
function textOf(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([^]*?)endstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return raw + streams.join('\n');
}

describe.each(Object.keys(PAPERS) as Paper[])('%s', (paper) => {
  test.each(['colour', 'saving'] as const)('tiles, ink: %s', async (ink) => {
    const file = await tilesPdf(drawing, { paper, ink, title: 'Criterium', nameTile: (row, column) => `${row}/${column}`, fonts });
    const read = await PDFDocument.load(file);
    const tiling = tilingOf(size, paper);
    expect(read.getPageCount()).toBe(tiling.columns * tiling.rows);
    const { width, height } = PAPERS[paper];
    const sheet = tiling.isLandscape ? [height, width] : [width, height];
    for (const page of read.getPages()) expect([mm(page.getWidth()), mm(page.getHeight())]).toEqual(sheet);
    expect(read.getTitle()).toBe('Criterium');
    const text = textOf(file);
    expect(text).toMatch(/FontFile[23]/);
    expect([...text.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name).filter((name) => !name!.includes('Barlow'))).toEqual([]);
  });

  test('the tiles reach to the edges of the board', () => {
    const { columns, rows, width, height } = tilingOf(size, paper);
    expect(columns * (width - OVERLAP_MM) + OVERLAP_MM).toBeGreaterThanOrEqual(size.width * MM_PER_SPACE);
    expect(rows * (height - OVERLAP_MM) + OVERLAP_MM).toBeGreaterThanOrEqual(size.height * MM_PER_SPACE);
    expect((columns - 1) * (width - OVERLAP_MM) + OVERLAP_MM).toBeLessThan(size.width * MM_PER_SPACE);
  });
});

test('the poster is as large as the board on the table', async () => {
  const read = await PDFDocument.load(await posterPdf(drawing, { ink: 'colour', title: 'Criterium', fonts }));
  expect(read.getPageCount()).toBe(1);
  expect(mm(read.getPage(0).getWidth())).toBeCloseTo(size.width * MM_PER_SPACE, 0);
  expect(mm(read.getPage(0).getHeight())).toBeCloseTo(size.height * MM_PER_SPACE, 0);
});

test('the lines between lanes are dashed in the file, as on the screen', async () => {
  const file = await posterPdf(drawing, { ink: 'colour', title: 'Criterium', fonts });
  expect(textOf(file)).toContain('[8 6] 0 d');
});
