import { describe, expect, test } from 'vitest';
import { placeTags, type TagBox } from '../../../src/web/ausreisser/draw/tags.ts';

/** Tags above the riders do not overlap. */

const tag = (seat: number, x: number, more: Partial<TagBox> = {}): TagBox => ({ seat, x, y: 200, width: 90, height: 24, ...more });

function overlaps(tags: readonly TagBox[], width: number): number {
  const boxes = placeTags(tags, width).map(({ seat, x, y }) => ({ x, y, ...sizeOf(tags[seat]!) }));
  const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
  return pairs.filter(([a, b]) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && a.y > b.y - b.height && b.y > a.y - a.height).length;
}
const sizeOf = ({ width, height }: TagBox) => ({ width, height });

test('with enough room each tag is above its rider', () => {
  const tags = [tag(0, 100), tag(1, 300), tag(2, 500)];
  expect(placeTags(tags, 700).toSorted((a, b) => a.seat - b.seat)).toEqual(tags.map(({ seat, x, y }) => ({ seat, x, y })));
});

test('of level riders one has a higher tag, still above him', () => {
  const [first, second] = placeTags([tag(0, 300), tag(1, 304)], 700);
  expect(first).toEqual({ seat: 1, x: 304, y: 200 });
  expect(second!.x).toBe(300);
  expect(second!.y).toBeLessThanOrEqual(200 - 24);
});

describe.each([
  ['a bunch of six', 960, 1],
  ['six at 200 % text', 960, 2],
  ['six in a narrow picture', 360, 0.5],
] as const)('%s', (_, width, size) => {
  test.each([1, 20, 45])('%d apart: all are there, inside, and none lies over another', (apart) => {
    const tags = Array.from({ length: 6 }, (__, seat) => tag(seat, 240 - seat * apart, { width: 90 * size, height: 24 * size }));
    expect(placeTags(tags, width)).toHaveLength(6);
    expect(overlaps(tags, width)).toBe(0);
    for (const { x, y } of placeTags(tags, width)) {
      expect(x - 45 * size).toBeGreaterThanOrEqual(0);
      expect(x + 45 * size).toBeLessThanOrEqual(width);
      expect(y - 24 * size).toBeGreaterThanOrEqual(0);
    }
  });
});

test('in a low picture tags move aside', () => {
  const tags = [tag(0, 300, { y: 40 }), tag(1, 300, { y: 40 }), tag(2, 300, { y: 40 })];
  expect(placeTags(tags, 700)).toHaveLength(3);
  expect(overlaps(tags, 700)).toBe(0);
});

test('below a sign a tag overlaps its own rider a little rather than another rider', () => {
  const sign = { left: 0, right: 200, top: 0, bottom: 180 };
  expect(placeTags([tag(0, 100)], 700, [sign])).toEqual([{ seat: 0, x: 100, y: 208 }]);
});

test('taken rectangles stay free, and a tag without room is left out', () => {
  const taken = { left: 0, right: 200, top: 0, bottom: 300 };
  expect(placeTags([tag(0, 100)], 700, [taken])[0]!.x).toBeGreaterThan(200 + 45);
  expect(placeTags([tag(0, 100)], 250, [taken])).toEqual([]);
  expect(placeTags([tag(0, 100, { width: 400 })], 250)).toEqual([]);
});
