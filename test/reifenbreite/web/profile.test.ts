import { describe, expect, test } from 'vitest';
import { compileCourse, findCourse, SURFACES, type CourseGraph } from '../../../src/course/index.ts';
import { boardsOf, courseNames } from '../../../src/games/reifenbreite/index.ts';
import { frontOf, groupsOf, heightAt, profileOf, stack } from '../../../src/web/reifenbreite/draw/profile.ts';
import { content } from '../../games/content.ts';

function courseOf(name: string): CourseGraph {
  const { board, plan } = findCourse(boardsOf(content), name)!;
  const course = compileCourse(board, plan);
  if (!course.ok) throw new Error(name);
  return course.value;
}

describe.each(courseNames(content))('the profile of %s', (name) => {
  const course = courseOf(name);
  const profile = profileOf(course);

  test('runs without a gap from behind the last start row to beyond the finish', () => {
    expect(profile.from).toBeLessThan(-2);
    expect(profile.to).toBeGreaterThan(course.length);
    for (const [i, stretch] of profile.stretches.entries()) {
      expect(stretch.to).toBeGreaterThan(stretch.from);
      expect(stretch.from).toBe(i === 0 ? profile.from : profile.stretches[i - 1]!.to);
      expect(stretch.low).toBe(i === 0 ? 0 : profile.stretches[i - 1]!.high);
    }
  });

  test('has the surface of every place of its lane, and rises and falls with the numbers (UR 9)', () => {
    const seen = new Set<string>();
    for (let place = 0; place < course.placeCount; place += 1) {
      if (course.lane[place] !== 2 || course.lap[place] === 0) continue;
      const middle = frontOf(course, place) - 0.5;
      if (middle < profile.from || middle > profile.to) continue;
      const stretch = profile.stretches.find(({ from, to }) => from <= middle && middle < to)!;
      seen.add(stretch.surface);
      expect([stretch.surface, stretch.number]).toEqual([SURFACES[course.surface[place]!], course.number[place]]);
    }
    for (const { surface, low, high } of profile.stretches) {
      if (surface === 'uphill') expect(high).toBeGreaterThan(low);
      else if (surface === 'downhill') expect(high).toBeLessThan(low);
      else expect(high).toBe(low);
      seen.delete(surface);
    }
    expect([...seen]).toEqual([]);
  });
});

test('a height is read between the ends of a stretch', () => {
  const profile = {
    from: 0,
    to: 4,
    lowest: 0,
    highest: 6,
    stretches: [
      { from: 0, to: 2, surface: 'asphalt', number: 0, low: 0, high: 0 },
      { from: 2, to: 4, surface: 'uphill', number: 3, low: 0, high: 6 },
    ],
  } as const;
  expect([-1, 0, 2, 3, 4, 9].map((at) => heightAt(profile, at))).toEqual([0, 0, 0, 3, 6, 6]);
});

test('groups are separated by more than two free spaces; gaps are counted from the first rider', () => {
  const course = courseOf('paris-roubaix');
  const lane = [...Array(course.placeCount).keys()].filter((place) => course.lane[place] === 2 && course.lap[place]! > 0);
  const at = (rider: number, index: number) => ({ rider, place: lane[index]! });
  const groups = groupsOf(course, [at(31, 20), at(21, 40), at(22, 39), at(41, 36), at(51, 32)]);
  expect(groups.map(({ riders }) => riders.map(({ rider }) => rider))).toEqual([[21, 22, 41], [51], [31]]);
  expect(groups[0]!.gap).toBe(0);
  expect(groups[1]!.gap).toBeCloseTo(frontOf(course, lane[40]!) - frontOf(course, lane[32]!));
  expect(groups[2]!.toGo).toBeCloseTo(course.lines.at(-1)!.distance - frontOf(course, lane[20]!));
  expect(groupsOf(course, [])).toEqual([]);
});

test('no jersey covers another, and none is a whole jersey ahead of its rider', () => {
  const xs = [100, 98, 96, 95, 90, 60];
  const slots = stack(
    xs.map((x, rider) => ({ rider, x })),
    { width: 10, levels: 3 },
  );
  for (const [i, slot] of slots.entries()) {
    expect(slot.x - xs[i]!).toBeLessThan(10);
    for (const other of slots.slice(i + 1)) expect(other.level !== slot.level || slot.x - other.x >= 10).toBe(true);
  }
  expect(slots.map(({ level }) => level)).toEqual([0, 1, 2, 0, 1, 0]);
});

test('the field at the start stays on the drawing', () => {
  const riders = Array.from({ length: 7 }, (_, i) => ({ rider: i, x: 30 - i }));
  const slots = stack(riders, { width: 18, levels: 3, least: 12 });
  expect(slots.map(({ x }) => x)).toEqual([48, 48, 48, 30, 30, 30, 12]);
  expect(slots.map(({ level }) => level)).toEqual([0, 1, 2, 0, 1, 2, 0]);
});
