import { fc } from '../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { formatJson, parseJson } from '../../src/kit/index.ts';

describe('parseJson', () => {
  test('reads what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = parseJson(text);
        expect(read.ok && read.value.value).toEqual(JSON.parse(text));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('gives the place of a value', () => {
    const read = parseJson('{\n  "teams": [\n    { "manager": "Anna" }\n  ]\n}');
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.where('teams[0].manager')).toEqual({ line: 3, column: 18 });
    expect(read.value.where('')).toEqual({ line: 1, column: 1 });
    expect(read.value.where('teams[1]')).toBeUndefined();
  });

  test.each([
    ['', 'json-expected-value', 1, 1],
    ['{\n  "a": }', 'json-expected-value', 2, 8],
    ['{\n  a: 1}', 'json-expected-name', 2, 3],
    ['{"a" 1}', 'json-expected-colon', 1, 6],
    ['{"a": 1 "b": 2}', 'json-expected-comma', 1, 9],
    ['{"a": 1,\n "a": 2}', 'json-twice', 2, 2],
    ['[1 2]', 'json-expected-comma', 1, 4],
    ['[1,]', 'json-expected-value', 1, 4],
    ['"no end', 'json-expected-value', 1, 1],
    ['1 2', 'json-after-end', 1, 3],
    ['['.repeat(100), 'json-too-deep', 1, 66],
    ['01', 'json-after-end', 1, 2],
    ['NaN', 'json-expected-value', 1, 1],
  ])('%j: %s at %i:%i', (text, code, line, column) => {
    const read = parseJson(text);
    expect(read.ok ? null : read.error).toMatchObject({ code, line, column });
  });

  test('a name such as __proto__ stays plain data', () => {
    const read = parseJson('{"__proto__": {"a": 1}}');
    expect(read.ok && Object.keys(read.value.value as object)).toEqual(['__proto__']);
    expect(({} as { a?: number }).a).toBeUndefined();
  });
});

describe('formatJson', () => {
  test('reads back as the same data, in any width', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const data = JSON.parse(JSON.stringify(value)) as unknown;
        const read = parseJson(formatJson(data));
        expect(read.ok && read.value.value).toEqual(data);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  test('short values stand on one line', () => {
    const teams = Array.from({ length: 6 }, (_, i) => ({ manager: `Anna ${i}`, teams: ['red', 'blue'] }));
    expect(formatJson({ a: 1, b: [], c: {}, d: undefined })).toBe('{ "a": 1, "b": [], "c": {} }');
    expect(formatJson({ teams }).split('\n').slice(0, 3)).toEqual([
      '{',
      '  "teams": [',
      '    { "manager": "Anna 0", "teams": ["red", "blue"] },',
    ]);
  });
});
