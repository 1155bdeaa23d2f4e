import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { courseJson, placeName } from '../../src/course/index.ts';
import { course, COURSES } from './boards.ts';

const schema = JSON.parse(readFileSync(new URL('../../docs/schema/course.schema.json', import.meta.url), 'utf8')) as object;
const validate = new Ajv2020({ allErrors: true }).compile(schema);

interface Place {
  readonly place: string;
  readonly front: number;
  readonly frontExact: string;
  readonly straight: string | null;
}

describe.each(COURSES)('JSON of %s', (name) => {
  const graph = course(name);
  const json = courseJson(graph);

  test('satisfies the published schema', () => {
    expect(validate(json), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });

  test('agrees with the graph', () => {
    const places = json['places'] as readonly Place[];
    expect(places.length).toBe(graph.placeCount);
    places.forEach((place, index) => {
      expect(place.place).toBe(placeName(graph, index));
      const [numerator = NaN, denominator = 1] = place.frontExact.split('/').map(Number);
      expect(numerator / denominator).toBeCloseTo(place.front, 12);
      const straight = graph.straight[index] ?? -1;
      expect(place.straight).toBe(straight < 0 ? null : placeName(graph, straight));
    });
  });
});

test('the schema refuses data that is not a course', () => {
  expect(validate({ ...courseJson(course('criterium')), energy: 'lower' })).toBe(false);
  expect(validate({ format: 1 })).toBe(false);
});

/** The field names in the document's lists, in order. */
const page = readFileSync(new URL('../../docs/formats/course.md', import.meta.url), 'utf8');
const fieldsOf = (part: string): string[] =>
  [...part.matchAll(/^- ((?:`\w+`,? ?)+):/gm)].flatMap(([, names = '']) => names.split(', ').map((field) => field.slice(1, -1)));
const [ofCourse = '', ofLine = '', ofPlace = ''] = page.split(/^Of a line:$|^## A place$/m);

test('the document names every field and no other', () => {
  const json = courseJson(course('criterium'));
  const [line] = json['lines'] as readonly object[];
  const [place] = json['places'] as readonly object[];
  expect([fieldsOf(ofCourse), fieldsOf(ofLine), fieldsOf(ofPlace)]).toEqual([json, line, place].map((part) => Object.keys(part!)));
});
