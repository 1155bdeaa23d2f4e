import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Contrast of the tokens by WCAG: text 4.5:1, what must be told apart 3:1, in both themes. */

const css = readFileSync(join(import.meta.dirname, '../../src/web/styles/tokens.css'), 'utf8');
const block = (selector: string): Map<string, string> => {
  const start = css.indexOf(`${selector} {`);
  const text = css.slice(start, css.indexOf('\n}', start));
  return new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1]!, match[2]!]));
};
const light = block(':root');
const dark = new Map([...light, ...block(":root[data-theme='dark']")]);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'sheet', 'sunken', 'chosen', 'bad-ground']],
  ['ink-soft', ['paper', 'sheet', 'sunken', 'chosen']],
  ['on-accent', ['accent']],
  ['link', ['paper', 'sheet']],
  ['good', ['paper', 'sheet']],
  ['bad', ['paper', 'sheet']],
];
const TOLD_APART: readonly (readonly [string, readonly string[]])[] = [
  ['edge', ['paper', 'sheet']],
  ['focus', ['paper', 'sheet', 'sunken']],
];

test.each([
  ['light', light],
  ['dark', dark],
])('%s: text and edges stand out', (_, tokens) => {
  for (const [least, pairs] of [
    [4.5, TEXT],
    [3, TOLD_APART],
  ] as const)
    for (const [ink, grounds] of pairs)
      for (const ground of grounds)
        expect(contrast(tokens.get(ink)!, tokens.get(ground)!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
});

test('white numbers stand out on the jerseys', () => {
  for (const team of ['red', 'blue', 'black', 'green'])
    for (const tokens of [light, dark]) expect(contrast('#ffffff', tokens.get(`team-${team}`)!), team).toBeGreaterThanOrEqual(3);
});
