import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { formatSeason, parseSeason, type SeasonChange } from '../../src/table/index.ts';
import { seasonFile } from '../../src/table/season/season-text.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** The published schema of a season's file is the one by which the page reads it. `WINDSCHATTEN_WRITE=1` writes it. */

const FILE = new URL('../../docs/schema/season.schema.json', import.meta.url);
const made = {
  ...{ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'windschatten-season-1' },
  title: 'A season, as the list of what its organisers did. Later operations count: src/table/season/season.ts',
  ...jsonSchemaOf(seasonFile),
};
if (process.env['WINDSCHATTEN_WRITE'] === '1') writeFileSync(FILE, `${JSON.stringify(made, null, 2)}\n`);
const published = JSON.parse(readFileSync(FILE, 'utf8')) as object;

const row = { member: 'a', place: 1, points: -3, for: '', sprints: 11, climbs: 5, breakaways: 2 };
const CHANGES: readonly SeasonChange[] = [
  {
    op: 'settings',
    settings: { name: 'Zima', scoring: 'table', table: [3, 2, 1], best: 2, bonus: true, substitutes: 'none', absence: 'last' },
  },
  { op: 'settings', settings: {} },
  { op: 'member', member: 'a', name: 'Žofie', team: '' },
  { op: 'race', race: 'r', date: '2026-02-28', title: 'Giro', game: '' },
  { op: 'open', race: 'r', online: '' },
  { op: 'absent', race: 'r', member: 'a', substitute: '', rides: true },
  { op: 'result', race: 'r', source: 'x', rows: [row], date: '2026-03-01', entered: true },
  { op: 'rows', race: 'r', rows: [row], without: ['b'] },
  { op: 'remove', what: 'result', of: 'r' },
  { op: 'forget', member: 'a' },
];
const text = formatSeason({ season: 's', operations: CHANGES.map((change, i) => ({ ...change, id: `o${i}`, at: i })) });

test('docs/schema/season.schema.json is made from the schema in the code', () => {
  expect(published).toEqual(made);
});

describe('an exported season', () => {
  const validate = new Ajv2020({ allErrors: true, strictTypes: false, validateFormats: false }).compile(published);

  test('fits the published schema with each of its operations', () => {
    const value: unknown = JSON.parse(text);
    expect(validate(value) ? [] : validate.errors).toEqual([]);
    expect(parseSeason(text).ok).toBe(true);
  });

  test.each([
    ['"form":1', '"form":2'],
    ['"op":"open"', '"op":"close"'],
    ['"place":1', '"place":0'],
    ['"place":1', '"place":1.5'],
    ['"member":"a"', '"member":"a b"'],
    ['2026-02-28', '28.2.2026'],
    ['"Žofie"', '"\\u0007"'],
    ['"title":"Giro"', `"title":"${'x'.repeat(61)}"`],
    ['"season":"s",', ''],
  ])('%s as %s is refused by schema and page', (right, wrong) => {
    const changed = text.replace(right, wrong);
    expect(changed).not.toBe(text);
    expect(validate(JSON.parse(changed))).toBe(false);
    expect(parseSeason(changed).ok).toBe(false);
  });
});
