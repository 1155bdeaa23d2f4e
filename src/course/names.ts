import { fail, ok } from '../kit/index.ts';
import type { Problem, Result } from '../kit/index.ts';
import type { CourseGraph, Place } from './graph.ts';

/**
 * Names a place: `B17.2`, or `B17.2@2` on the second lap. Lap 0 is the road behind the start that the course uses
 * later.
 */
export const placeName = (graph: CourseGraph, place: Place): string => {
  const name = graph.spaceNames[graph.spaceOf[place] ?? -1];
  if (name === undefined) throw new Error(`no place ${place}`);
  const lap = graph.lap[place];
  return lap === 1 ? name : `${name}@${lap}`;
};

/** Parses the output of `placeName`; a name without a lap means lap 1. */
export const parsePlace = (graph: CourseGraph, text: string): Result<Place, Problem> => {
  const written = placesOf(graph).get(text);
  if (written !== undefined) return ok(written);
  const match = /^([A-Z]{1,2}\d+\.[1-4])(?:@(\d{1,3}))?$/.exec(text);
  if (match === null) return fail({ code: 'place-unreadable', facts: { found: text } });
  const place = placesOf(graph).get(match[2] === '1' ? (match[1] ?? '') : text);
  return place === undefined ? fail({ code: 'place-unknown', facts: { found: text, course: graph.name } }) : ok(place);
};

const known = new WeakMap<CourseGraph, ReadonlyMap<string, Place>>();

const placesOf = (graph: CourseGraph): ReadonlyMap<string, Place> => {
  let places = known.get(graph);
  if (places === undefined) {
    places = new Map(Array.from({ length: graph.placeCount }, (_, place) => [placeName(graph, place), place]));
    known.set(graph, places);
  }
  return places;
};
