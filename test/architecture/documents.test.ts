import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The documents: their links lead somewhere, their lines are short, and they stay few words. */

const ROOT = join(import.meta.dirname, '../..');
const MAX_LINE_LENGTH = 100;
const MAX_DECISION_LINES = 40;
const MAX_WORDS = 30_000;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).replaceAll('\\', '/'));
const docs = filesBelow('docs').filter((path) => path.endsWith('.md'));
const guides = [...filesBelow('content'), ...filesBelow('records')].filter((path) => path.endsWith('README.md'));
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs, ...guides];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const withoutCode = (text: string): string => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`]*`/g, '');
/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/[`*_]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (path: string): readonly string[] =>
  [
    ...read(path)
      .replaceAll(/^```[^]*?^```/gm, '')
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading = '']) => anchorOf(heading));

/** The links of a document that lead to no file or heading. */
function brokenLinks(path: string): readonly string[] {
  const links = [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
}

describe.each(documents)('%s', (path) => {
  test('has no broken links', () => {
    expect(brokenLinks(path)).toEqual([]);
  });

  test(`has no line above ${MAX_LINE_LENGTH} characters`, () => {
    expect(
      read(path)
        .split('\n')
        .filter((line) => line.length > MAX_LINE_LENGTH),
    ).toEqual([]);
  });
});

test.each(docs.filter((path) => path.startsWith('docs/decisions/')))('%s has context, decision and consequences', (path) => {
  const text = read(path);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_DECISION_LINES);
  for (const part of ['**Context.**', '**Decision', '**Consequences.**']) expect(text).toContain(part);
});

test(`docs has at most ${MAX_WORDS} words`, () => {
  expect(docs.map((path) => read(path).split(/\s+/).length).reduce((sum, words) => sum + words, 0)).toBeLessThanOrEqual(MAX_WORDS);
});
