import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/words/index.ts';
import { damageOf, forgedEnvelope } from '../../src/web/session/damage.ts';
import { catalogue } from '../games/words.ts';

/** Sentences that only the page has. test/architecture/words.test.ts compares the languages. */

const STORAGE = join(import.meta.dirname, '../../src/web/storage');
const DAMAGE = new Set(
  readdirSync(STORAGE).flatMap((name) =>
    [...readFileSync(join(STORAGE, name), 'utf8').matchAll(/'(kept-[a-z-]+)'/g)].map((found) => found[1]!),
  ),
);

test.each(LANGUAGES)('%s: every problem of a stored race has a sentence', (language) => {
  expect(DAMAGE.size).toBeGreaterThan(5);
  expect([...DAMAGE].filter((code) => !(code in catalogue('house', language, 'problems')))).toEqual([]);
});

test('an envelope that was changed after it was shown is reported with its seat, as the host does', () => {
  const host = readFileSync(join(import.meta.dirname, '../../src/table/match/host.ts'), 'utf8');
  const said = /broken = `(envelope-[a-z ]+)\$\{forged\}`/.exec(host)![1]!;
  expect(forgedEnvelope(`${said}2`)).toBe(2);
  for (const other of ['', 'row 4 kept-row', 'envelope-other', 'bot easy: envelope-other seat 2']) expect(forgedEnvelope(other)).toBeNull();
  expect(damageOf(`${said}2`)).toBeNull();
});
