import { NONE, SURFACES } from './graph.ts';
import type { CourseGraph, Place } from './graph.ts';
import { placeName } from './names.ts';

/**
 * Exports a complete course as JSON data with names, so that other programs can move riders on it.
 * docs/schema/course.schema.json describes the format. Distances are exact fractions of spaces along the middle of
 * the road.
 */
export const courseJson = (graph: CourseGraph): Readonly<Record<string, unknown>> => {
  const name = (place: Place | undefined): string | null => (place === undefined || place === NONE ? null : placeName(graph, place));
  const beside = (spaces: Int16Array, space: number): string[] =>
    [spaces[2 * space], spaces[2 * space + 1]].flatMap((other) =>
      other === undefined || other === NONE ? [] : [graph.spaceNames[other] ?? ''],
    );
  return {
    format: 'windschatten-course',
    version: 1,
    course: graph.name,
    board: graph.board,
    length: graph.length,
    energy: graph.energy,
    lines: graph.lines.map((line) => ({ name: line.name, role: line.role, points: line.points, distance: line.distance })),
    startDots: Array.from(graph.startDots, name),
    places: Array.from({ length: graph.placeCount }, (_, place) => {
      const space = graph.spaceOf[place] ?? NONE;
      return {
        place: name(place),
        name: graph.spaceNames[space],
        lap: graph.lap[place],
        lane: graph.lane[place],
        surface: SURFACES[graph.surface[place] ?? 0],
        number: graph.number[place],
        front: (graph.front[place] ?? 0) / graph.frontDenominator,
        frontExact: fraction(graph.front[place] ?? 0, graph.frontDenominator),
        order: graph.order[place],
        crossed: graph.crossed[place],
        straight: name(graph.straight[place]),
        left: name(graph.left[place]),
        right: name(graph.right[place]),
        closedLeft: name(graph.closedLeft[place]),
        closedRight: name(graph.closedRight[place]),
        back: name(graph.back[place]),
        besideLeft: beside(graph.besideLeft, space),
        besideRight: beside(graph.besideRight, space),
      };
    }),
  };
};

/** Writes a reduced fraction, `-7/2`; a whole number has no denominator. */
const fraction = (numerator: number, denominator: number): string => {
  const common = gcd(Math.abs(numerator), denominator);
  return denominator === common ? String(numerator / common) : `${numerator / common}/${denominator / common}`;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
