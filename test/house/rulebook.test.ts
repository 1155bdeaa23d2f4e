import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileCourse } from '../../src/course/index.ts';
import { boardsOf, CHANCE_KINDS, placePoints, STANDARD_DECK } from '../../src/games/reifenbreite/index.ts';
import { content } from '../games/content.ts';

/** The rulebook on screen against the canon (its sections, letters and rulings), the engine (what it cites, its numbers) and itself. */

const root = resolve(import.meta.dirname, '../..');
const LANGUAGES = ['en', 'de', 'cs'] as const;
type Language = (typeof LANGUAGES)[number];

/** All sections of the canon, and how many rulings each of them holds. */
const CANON: Readonly<Record<string, number>> = {
  ...{ 'UR 2': 0, 'UR 4': 1, 'UR 4.3': 0, 'UR 5': 0, 'UR 5.1': 0, 'UR 5.2': 0, 'UR 5.3': 2, 'UR 5.4': 1, 'UR 5.5': 0, 'UR 5.6': 1 },
  ...{ 'UR 6': 0, 'UR 6.1': 0, 'UR 7': 1, 'UR 7.1': 0, 'UR 8': 2, 'UR 8.2': 0, 'UR 9': 0, 'UR 9.2': 1, 'UR 9.3': 0, 'UR 9.4': 0 },
  ...{ 'UR 10': 0, 'UR 13.2': 1, 'UR 14': 0, 'UR 15': 0, 'UR 15.1': 1, 'UR 16': 1, 'UR 17': 0, 'UR 18': 0 },
};
const LETTERED = ['UR 5.4a', 'UR 5.4b', 'UR 5.4c', 'UR 5.4d', 'UR 5.4e', 'UR 5.4f', 'UR 7.1a', 'UR 7.1b'];
/** Pages that tell no section of their own. The numbers of the cards are a ruling. */
const OTHERS: Readonly<Record<string, number>> = { 'quick-start': 0, 'chance-cards': 1, glossary: 0 };
const BLOCKS = ['example', 'ruling', 'why', 'tip'];

interface Page {
  readonly file: string;
  readonly head: ReadonlyMap<string, string>;
  readonly body: string;
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);
const list = (page: Page, key: string): string[] => page.head.get(key)?.split(', ') ?? [];
const sectionOf = (page: Page): string => page.head.get('section') ?? '';
const anchorsIn = (page: Page): string[] => all(page.body, /^#+ .*\{#(.*)\}$/gm);
const anchorOf = (section: string): string => section.toLowerCase().replaceAll(/[ .]/g, '-');
const cited = (text: string): string[] => all(text, /\b(UR \d+(?:\.\d+)?[a-z]?)\b/g);
const blocks = (page: Page, kind: string): number => all(page.body, /^> \[!([a-z]+)\]$/gm).filter((found) => found === kind).length;

function readPage(language: Language, file: string): Page {
  const text = readFileSync(join(root, 'content/rulebook', language, 'reifenbreite', file), 'utf8');
  const parts = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(text);
  if (parts === null) throw new Error(`${language}/${file} has no head`);
  const head = parts[1]!.split('\n').map((line): [string, string] => {
    const [, key, value] = /^([a-z]+): (\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${language}/${file}: "${line}" is not key: value`);
    return [key, value];
  });
  return { file, head: new Map(head), body: parts[2]! };
}

const book = Object.fromEntries(
  LANGUAGES.map((language) => {
    const files = readdirSync(join(root, 'content/rulebook', language, 'reifenbreite')).sort();
    return [language, files.map((file) => readPage(language, file))];
  }),
) as Record<Language, Page[]>;

const pageOf = (language: Language, section: string): Page => {
  const page = book[language].find((candidate) => sectionOf(candidate) === section);
  if (page === undefined) throw new Error(`${language} has no page ${section}`);
  return page;
};

/** A section resolves to its page, a lettered one to an anchor on it. */
const resolves = (language: Language, section: string): boolean =>
  book[language].some((page) => sectionOf(page) === section || anchorsIn(page).includes(anchorOf(section)));

/** The rows of the page's table that has this many columns, without its head. */
const table = (page: Page, columns: number): string[][] =>
  all(page.body, /^\| (.*) \|$/gm)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((row) => row.length === columns && !/^-+$/.test(row[0]!))
    .slice(1);

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  test('tells every section of the canon, each on one page', () => {
    expect(book[language].map(sectionOf).sort()).toEqual([...Object.keys(CANON), ...Object.keys(OTHERS)].sort());
  });

  test.each(LETTERED)('has an anchor for %s', (section) => {
    expect(anchorsIn(pageOf(language, section.slice(0, -1)))).toContain(anchorOf(section));
  });

  test.each(Object.entries({ ...CANON, ...OTHERS }))('%s marks its %i rulings', (section, count) => {
    expect(blocks(pageOf(language, section), 'ruling')).toBe(count);
  });

  test('every page but the glossary has an example, and no block of an unknown kind', () => {
    for (const page of book[language]) {
      if (sectionOf(page) !== 'glossary') expect(blocks(page, 'example'), page.file).toBeGreaterThan(0);
      for (const kind of all(page.body, /\[!(.*?)\]/g)) expect(BLOCKS, page.file).toContain(kind);
    }
  });

  test('heads are complete, anchors stand once and are listed', () => {
    for (const page of book[language]) {
      for (const key of page.head.keys()) expect(['section', 'title', 'scenarios', 'anchors', 'see'], page.file).toContain(key);
      expect(page.head.get('title'), page.file).toBeDefined();
      expect(list(page, 'anchors'), page.file).toEqual(anchorsIn(page));
    }
    const anchors = [...book[language].flatMap(anchorsIn), ...book[language].map((page) => anchorOf(sectionOf(page)))];
    expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
  });

  test('links and sections in the text lead somewhere', () => {
    for (const page of book[language]) {
      for (const section of [...list(page, 'see'), ...cited(page.body)])
        expect(resolves(language, section), `${page.file}: ${section}`).toBe(true);
      for (const name of all(page.body, /\]\((.*?)\)/g)) expect(Object.keys(OTHERS), page.file).toContain(name);
    }
  });

  test('scenarios that a page names exist', () => {
    const files = content.list('scenarios');
    for (const page of book[language])
      for (const name of list(page, 'scenarios')) expect(files, page.file).toContain(`scenarios/${name}.scenario`);
  });
});

describe('the three languages agree', () => {
  test('in files, sections, scenarios, anchors', () => {
    for (const language of LANGUAGES) {
      expect(book[language].map(({ file }) => file)).toEqual(book.en.map(({ file }) => file));
      for (const [i, page] of book[language].entries()) {
        const english = book.en[i]!;
        for (const key of ['section', 'scenarios', 'see']) expect(page.head.get(key), `${page.file} ${key}`).toBe(english.head.get(key));
        // the glossary is sorted by its own alphabet
        const sort = (anchors: string[]): string[] => (sectionOf(page) === 'glossary' ? anchors.sort() : anchors);
        expect(sort(anchorsIn(page)), page.file).toEqual(sort(anchorsIn(english)));
        for (const kind of BLOCKS) expect(blocks(page, kind), `${page.file} ${kind}`).toBe(blocks(english, kind));
      }
    }
  });

  // Small numbers may be words in one language and figures in another; riders, points and products are figures everywhere.
  test('in the numbers above nine', () => {
    const numbers = (page: Page): string[] => [...new Set(all(page.body.replaceAll(/UR [\d.]+/g, ''), /(\d{2,})/g))].sort();
    for (const language of LANGUAGES)
      for (const [i, page] of book[language].entries()) expect(numbers(page), page.file).toEqual(numbers(book.en[i]!));
  });
});

describe('what cites the rules finds its page', () => {
  const below = (folder: string, ending: RegExp): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => join(root, folder, file));
  const SOURCES: readonly [what: string, files: string[]][] = [
    ['the engine', below('src/games/reifenbreite', /\.ts$/)],
    ['the page, the bots, the command line', ['src/web', 'src/bots', 'src/cli', 'src/table'].flatMap((f) => below(f, /\.(ts|svelte)$/))],
    ['the words', below('content/words', /\.json$/)],
    ['the scenarios', below('content/scenarios', /\.scenario$/)],
  ];

  test.each(SOURCES)('%s', (_what, files) => {
    const sections = [...new Set(files.flatMap((file) => cited(readFileSync(file, 'utf8'))))];
    for (const language of LANGUAGES) expect(sections.filter((section) => !resolves(language, section))).toEqual([]);
  });

  test('the engine cites most of the canon, so the search above works', () => {
    const sections = SOURCES[0]![1].flatMap((file) => cited(readFileSync(file, 'utf8')));
    for (const section of ['UR 5.4b', 'UR 7.1', 'UR 9.2', 'UR 15.1', 'UR 16']) expect(sections).toContain(section);
  });
});

describe.each(LANGUAGES)('the numbers in %s are those of the engine', (language) => {
  test('UR 8: place points', () => {
    const rows = all(pageOf(language, 'UR 8').body, /^\| (.*) \|$/gm).map((row) => row.split('|').map((cell) => cell.trim()));
    expect(rows.at(-1)!.slice(1).map(Number)).toEqual(Array.from({ length: 16 }, (_, i) => placePoints(i + 1)));
  });

  test('the chance cards: every kind has its words, in the order of the deck, and its number', () => {
    const page = pageOf(language, 'chance-cards');
    expect(anchorsIn(page)).toEqual(CHANCE_KINDS.map((kind) => `chance-${kind}`));
    expect(table(page, 3).map(([number]) => Number(number))).toEqual(CHANCE_KINDS.map((kind) => STANDARD_DECK[kind]));
  });

  test('UR 13.2: the courses', () => {
    const board = boardsOf(content).find(({ name }) => name === 'rundfahrt')!;
    const courses = board.courses.map((plan) => {
      const course = compileCourse(board, plan);
      if (!course.ok) throw new Error(JSON.stringify(course.error));
      const { lines, energy } = course.value;
      const sprints = lines.filter(({ role }) => role === 'sprint').map(({ name, points }) => [name, ...points].join(' '));
      const names = lines.map(({ name }) => name);
      return [String(plan.start), names.join(' '), names.at(-1)!, sprints.join(', '), energy === 'upper' ? '7' : '14'];
    });
    const rows = table(pageOf(language, 'UR 13.2'), 7).map((row) => [row[1], row[2], row[3], row[4], row[6]]);
    expect(rows).toEqual(courses);
  });
});
