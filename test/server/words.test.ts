import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Messages of the server to its operator. */

const root = resolve(import.meta.dirname, '../..');
const words = JSON.parse(readFileSync(join(root, 'content/house/words/en/server.json'), 'utf8')) as Readonly<Record<string, string>>;
const CALL = /\bsay\('([\w-]+)'(?:, (?:\{ ([^}]*) \}|([^)]*)))?/g;

test('every message gets the facts that its sentence names', () => {
  let calls = 0;
  for (const file of readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')))
    for (const [call, key = '', literal = '', other] of readFileSync(join(root, 'src/server', file), 'utf8').matchAll(CALL)) {
      calls++;
      const facts = literal.split(', ').map((fact) => /^\w*/.exec(fact)![0]);
      const named = [...(words[key] ?? '').matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
      if (other === undefined) expect(facts, `${file}: ${call}`).toEqual(expect.arrayContaining(named));
    }
  expect(calls).toBeGreaterThan(10);
});
