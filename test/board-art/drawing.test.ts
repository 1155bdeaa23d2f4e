import { describe, expect, test } from 'vitest';
import { drawingOf, drawSvg, PALETTES, THEMES, wayAlong } from '../../src/board-art/index.ts';
import { checkBoard, listCourses, type Board } from '../../src/course/index.ts';
import { along, layOut } from '../../src/course/layout.ts';
import { onPatch, patchOf } from '../../src/course/outline.ts';
import { course, COURSES, must, SHIPPED, shipped } from '../course/boards.ts';

describe.each(SHIPPED)('board %s', (name) => {
  const board = shipped(name);
  const drawing = drawingOf(board);

  test('is rideable', () => expect(checkBoard(board)).toEqual([]));

  test('has bends of both hands', () => {
    const hands = board.pieces.flatMap((piece) => (piece.shape.kind === 'bend' ? [piece.shape.hand] : []));
    expect(new Set(hands)).toEqual(new Set(['left', 'right']));
  });

  test('closes exactly: every piece begins where the one before it ends', () => {
    const layout = must(layOut(board));
    let joints = 0;
    for (const road of board.roads) {
      const pieces = road.items.flatMap((item) => (item.kind === 'piece' ? [layout.pieces[item.piece]] : []));
      if (road.exit.kind === 'to') pieces.push(pieces[0]);
      pieces.slice(1).forEach((next, index) => {
        const before = pieces[index];
        if (next === undefined || before === undefined) throw new Error('a piece is missing');
        const end = along(before, 1, 0);
        expect(Math.hypot(end.x - next.pose.x, end.y - next.pose.y)).toBeLessThan(1e-9);
        expect((((end.heading - next.pose.heading) % 360) + 360) % 360).toBe(0);
        joints += 1;
      });
      for (const piece of pieces) expect(Math.abs((piece?.scale ?? 0) - 1)).toBeLessThan(0.08);
    }
    expect(joints).toBeGreaterThan(10);
    // Through a junction: a lane's first corner on the branch is its last corner on the single road's other end of the triangle's side.
    for (const junction of layout.junctions) {
      for (const side of ['left', 'right'] as const) {
        const ids = (road: number): number[] =>
          board.roads[road]?.items.flatMap((item) => (item.kind === 'piece' ? [item.piece] : [])) ?? [];
        const branch = layout.pieces[(junction.kind === 'fork' ? ids(junction[side])[0] : ids(junction[side]).at(-1)) ?? -1];
        const single = layout.pieces[(junction.kind === 'fork' ? ids(junction.single).at(-1) : ids(junction.single)[0]) ?? -1];
        if (branch === undefined || single === undefined) throw new Error('a road is missing');
        const edge = (side === 'left' ? 1 : -1) * (4 / Math.PI);
        const a = along(branch, junction.kind === 'fork' ? 0 : 1, edge);
        const b = along(single, junction.kind === 'fork' ? 1 : 0, edge);
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1e-9);
      }
    }
  });

  test('spaces are even, and none lies on another', () => {
    const layout = must(layOut(board));
    const patches = board.spaces.map((space) => ({
      space,
      patch: patchOf(layout, space),
      middle: onPatch(patchOf(layout, space), 0.5, 0.5),
    }));
    for (const { space, patch } of patches) {
      const [rear, front] = [onPatch(patch, 0, 0.5), onPatch(patch, 1, 0.5)];
      const chord = Math.hypot(rear.x - front.x, rear.y - front.y);
      expect(chord, space.name).toBeGreaterThan(0.68);
      expect(chord, space.name).toBeLessThan(1.3);
    }
    // Middles of different spaces stay a lane's width apart, but for what a bend takes.
    const near = patches.flatMap((a) =>
      patches
        .filter((b) => a.space.id < b.space.id && Math.hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y) <= 0.6)
        .map((b) => `${a.space.name} ${b.space.name}`),
    );
    expect(near).toEqual([]);
  });

  test('rows are level: on straights the front edges of four lanes lie on one line', () => {
    for (const piece of board.pieces.filter((one) => one.shape.kind === 'straight')) {
      piece.lanes[0]?.forEach((_, row) => {
        const fronts = piece.lanes.map((lane) => drawing.spaces[lane[row] ?? -1]?.corners);
        const [a, b] = [fronts[0]?.[1], fronts[3]?.[2]];
        for (const corner of fronts.map((corners) => corners?.[1])) {
          const area =
            ((b?.[0] ?? 0) - (a?.[0] ?? 0)) * ((corner?.[1] ?? 0) - (a?.[1] ?? 0)) -
            ((b?.[1] ?? 0) - (a?.[1] ?? 0)) * ((corner?.[0] ?? 0) - (a?.[0] ?? 0));
          expect(Math.abs(area)).toBeLessThan(20);
        }
        expect(new Set(piece.lanes.map((lane) => board.spaces[lane[row] ?? -1]?.name.replace(/\.\d$/, ''))).size).toBe(1);
      });
    }
  });

  test('signs and numerals stand on the sheet and off the road', () => {
    const spots = [...drawing.lines.map((line) => line.sign), ...drawing.starts.map((start) => start.numeral)];
    expect(spots.length).toBe(drawing.lines.length + drawing.starts.length);
    for (const [x, y] of spots) {
      expect([x > 40, y > 40, x < drawing.width - 40, y < drawing.height - 40]).toEqual([true, true, true, true]);
      for (const space of drawing.spaces) expect(Math.hypot(space.x - x, space.y - y), space.name).toBeGreaterThan(30);
    }
    for (const start of drawing.starts) expect(start.dots.length).toBe(16);
  });

  test.each(THEMES)('the committed poster is what the board gives (%s)', async (theme) => {
    const suffix = theme === 'light' ? '' : `-${theme}`;
    await expect(drawSvg(drawing, { theme })).toMatchFileSnapshot(`../../docs/courses/${name}${suffix}.svg`);
  });
});

test('the great board has at least eight bends of different radius', () => {
  const radii = (board: Board): Set<string> =>
    new Set(board.pieces.flatMap(({ shape }) => (shape.kind === 'bend' ? [((shape.inner + shape.outer) / shape.angle).toFixed(4)] : [])));
  expect(radii(shipped('rundfahrt')).size).toBeGreaterThanOrEqual(8);
});

test('all courses are listed', () => {
  expect(listCourses(SHIPPED.map(shipped)).map((entry) => entry.name)).toEqual([...COURSES]);
});

describe('the way of a rider', () => {
  const drawing = drawingOf(shipped('rundfahrt'));
  const graph = course('tour-de-france');

  test('begins and ends in the middle of its spaces and never jumps, over the fork and the join too', () => {
    let place: number | undefined = graph.startDots[0];
    const spaces: number[] = [];
    while (place !== undefined && place >= 0) {
      spaces.push(graph.spaceOf[place] ?? -1);
      place = graph.straight[place];
    }
    const way = wayAlong(drawing, spaces);
    const [first, last] = [drawing.spaces[spaces[0] ?? -1], drawing.spaces[spaces.at(-1) ?? -1]];
    expect(way[0]).toEqual({ x: first?.x, y: first?.y, angle: first?.angle });
    expect(way.at(-1)?.x).toBeCloseTo(last?.x ?? 0);
    way.slice(1).forEach((point, index) => {
      const before = way[index] ?? point;
      expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThan(drawing.unit / 2);
    });
  });

  test('of nowhere is no way', () => expect(wayAlong(drawing, [])).toEqual([]));
});

/** WCAG 2 contrast of two colours of six digits. */
const contrast = (a: string, b: string): number => {
  const light = (colour: string): number => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((from) => {
      const part = parseInt(colour.slice(from, from + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

test.each(THEMES)('numbers and thick lines can be read on every surface (%s)', (theme) => {
  const palette = PALETTES[theme];
  for (const surface of ['asphalt', 'cobblestone', 'uphill', 'downhill'] as const) {
    expect(contrast(palette.number[surface], palette.surface[surface]), surface).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.thick, palette.surface[surface]), surface).toBeGreaterThanOrEqual(3);
  }
});
