import type { CourseGraph } from './graph.ts';

const prints = new WeakMap<CourseGraph, string>();

/**
 * Sixteen hexadecimal digits that change when anything in a course that the rules use changes: names, ways,
 * surfaces, numbers, lines, dots. A record stores them, so that it never replays on a changed course. The hash is
 * FNV-1a from two starting values; it detects changes and is not cryptographic.
 */
export function courseFingerprint(course: CourseGraph): string {
  let print = prints.get(course);
  if (print === undefined) prints.set(course, (print = compute(course)));
  return print;
}

function compute(course: CourseGraph): string {
  let a = 0x811c9dc5;
  let b = 0x050c5d1f;
  const add = (value: number): void => {
    for (const byte of [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff]) {
      a = Math.imul(a ^ byte, 0x01000193);
      b = Math.imul(b ^ byte, 0x01000193);
    }
  };
  const lines = course.lines.map(({ name, role, points }) => `${name} ${role} ${points.join(' ')}`);
  for (const text of [...course.spaceNames, ...lines]) for (let i = 0; i < text.length; i++) add(text.charCodeAt(i));
  const { spaceOf, lap, lane, surface, number, straight, left, right, back, order, crossed, startDots, besideLeft, besideRight } = course;
  for (const row of [spaceOf, lap, lane, surface, number, straight, left, right, back, order, crossed, startDots, besideLeft, besideRight])
    for (const value of row) add(value);
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
