import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** WCAG contrast with white of a colour `#rrggbb`. */
function withWhite(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test('white numbers stand out on the jerseys that no theme colours', () => {
  const css = readFileSync(join(import.meta.dirname, '../../src/web/frame/draw/looks.css'), 'utf8');
  const colours = [...css.matchAll(/--own: (#[0-9a-f]{6})/g)].map((found) => found[1]!);
  expect(colours).toHaveLength(2);
  for (const colour of colours) expect(withWhite(colour), colour).toBeGreaterThanOrEqual(3);
});
