import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileCourse } from '../../src/course/index.ts';
import { finalSpeed, judge, MIN_SPEED_CARD, SPEED_KINDS, type JudgedRider } from '../../src/games/ausreisser/index.ts';
import { FULL_DECK } from '../../src/games/ausreisser/cards.ts';
import { gameIds } from '../../src/games/index.ts';
import { boardsOf, CHANCE_KINDS, rankPoints, STANDARD_DECK } from '../../src/games/reifenbreite/index.ts';
import { LANGUAGES, type Language } from '../../src/words/index.ts';
import { content } from '../games/content.ts';
import { gamesKnown } from './knowledge.ts';

/** The rulebooks on screen against the canons (their sections, letters and rulings), the engines (what they cite, their numbers) and themselves. */

const root = resolve(import.meta.dirname, '../..');
const GAMES = gameIds;

interface Canon {
  /** All its sections, and how many rulings the page of each holds. */
  readonly sections: Readonly<Record<string, number>>;
  readonly lettered: readonly string[];
  /** Pages that tell no section of their own. */
  readonly others: Readonly<Record<string, number>>;
}

/** By game. A game without a canon is compared with its own pages only. */
const CANONS: Readonly<Record<string, Canon>> = {
  reifenbreite: {
    sections: {
      ...{ 'UR 2': 0, 'UR 4': 2, 'UR 4.3': 1, 'UR 5': 0, 'UR 5.1': 1, 'UR 5.2': 2, 'UR 5.3': 2, 'UR 5.4': 1, 'UR 5.5': 0, 'UR 5.6': 1 },
      ...{ 'UR 6': 0, 'UR 6.1': 0, 'UR 7': 3, 'UR 7.1': 2, 'UR 8': 2, 'UR 8.2': 1, 'UR 9': 0, 'UR 9.2': 1, 'UR 9.3': 0, 'UR 9.4': 0 },
      ...{ 'UR 10': 0, 'UR 13.2': 1, 'UR 14': 2, 'UR 15': 1, 'UR 15.1': 1, 'UR 16': 3, 'UR 17': 0, 'UR 18': 0 },
    },
    lettered: ['UR 5.4a', 'UR 5.4b', 'UR 5.4c', 'UR 5.4d', 'UR 5.4e', 'UR 5.4f', 'UR 7.1a', 'UR 7.1b'],
    // the numbers of the cards are a ruling
    others: {
      ...{
        'ur-game': 0,
        'ur-quick-start': 0,
        'ur-basic': 0,
        'ur-advanced': 0,
        'ur-professional': 0,
        'ur-chance-cards': 1,
        'ur-glossary': 0,
      },
      ...{ 'ur-questions': 0, 'ur-aid': 0 },
    },
  },
  ausreisser: {
    sections: {
      ...{ 'DA 1': 0, 'DA 2': 3, 'DA 3': 4, 'DA 3.1': 0, 'DA 3.2': 0, 'DA 3.3': 0, 'DA 4': 0, 'DA 4.1': 6, 'DA 4.2': 0, 'DA 4.3': 0 },
      ...{ 'DA 4.4': 1, 'DA 5': 0, 'DA 6': 1, 'DA 7': 1 },
    },
    lettered: [],
    others: { 'da-game': 0, 'da-quick-start': 0, 'da-glossary': 0, 'da-questions': 0, 'da-aid': 0 },
  },
};
const BLOCKS = ['example', 'ruling', 'why', 'tip', 'picture'];

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
const SECTIONS = gamesKnown(root)
  .map((game) => game.sections)
  .join('|');
const cited = (text: string): string[] => all(text, new RegExp(`\\b((?:${SECTIONS}) \\d+(?:\\.\\d+)?[a-z]?)\\b`, 'g'));
const blocks = (page: Page, kind: string): number =>
  all(page.body, /^> \[!([a-z]+)(?: [a-z0-9-]+)?\]$/gm).filter((found) => found === kind).length;

/** The scenes beside its sentences. */
const scenesOf = (page: Page): string[] => all(page.body, /^> \[![a-z]+ ([a-z0-9-]+)\]$/gm);
const numberOf = (page: Page): string => /^[A-Z]{2} (.*)$/.exec(sectionOf(page))?.[1] ?? '';

const isGlossary = (page: Page): boolean => sectionOf(page).endsWith('glossary');
const folderOf = (language: Language, game: string): string => join(root, 'content', game, 'rulebook', language);

function readPage(language: Language, game: string, file: string): Page {
  const text = readFileSync(join(folderOf(language, game), file), 'utf8');
  const parts = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(text);
  if (parts === null) throw new Error(`${language}/${file} has no head`);
  const head = parts[1]!.split('\n').map((line): [string, string] => {
    const [, key, value] = /^([a-z]+): (\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${language}/${file}: "${line}" is not key: value`);
    return [key, value];
  });
  return { file, head: new Map(head), body: parts[2]! };
}

const books = Object.fromEntries(
  LANGUAGES.map((language) => {
    const read = (game: string): Page[] =>
      readdirSync(folderOf(language, game))
        .sort()
        .map((file) => readPage(language, game, file));
    return [language, Object.fromEntries(GAMES.map((game) => [game, read(game)]))];
  }),
) as Record<Language, Record<string, Page[]>>;

/** The pages of all books. */
const pagesIn = (language: Language): Page[] => GAMES.flatMap((game) => books[language][game]!);

const pageOf = (language: Language, section: string): Page => {
  const page = pagesIn(language).find((candidate) => sectionOf(candidate) === section);
  if (page === undefined) throw new Error(`${language} has no page ${section}`);
  return page;
};

/** A section resolves to its page, a lettered one to an anchor on it. */
const resolves = (language: Language, section: string): boolean =>
  pagesIn(language).some((page) => sectionOf(page) === section || anchorsIn(page).includes(anchorOf(section)));

/** The rows of the page's table that has this many columns, without its head. */
const table = (page: Page, columns: number): string[][] =>
  all(page.body, /^(?:> )?\| (.*) \|$/gm)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((row) => row.length === columns && !/^-+$/.test(row[0]!))
    .slice(1);

describe.each(GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))('the rulebook of $game in $language', (which) => {
  const { game, language } = which;
  const pages = books[language][game]!;
  const counted = (): Record<string, number> => Object.fromEntries(pages.map((page) => [sectionOf(page), blocks(page, 'ruling')]));
  const { sections, lettered, others } = CANONS[game] ?? { sections: counted(), lettered: [], others: {} };

  test('covers every section of the canon, each on one page', () => {
    expect(pages.map(sectionOf).sort()).toEqual([...Object.keys(sections), ...Object.keys(others)].sort());
  });

  test('has an anchor for every letter', () => {
    for (const section of lettered) expect(anchorsIn(pageOf(language, section.slice(0, -1)))).toContain(anchorOf(section));
  });

  test.each(Object.entries({ ...sections, ...others }))('%s marks its %i rulings', (section, count) => {
    expect(blocks(pageOf(language, section), 'ruling')).toBe(count);
  });

  test('every page that tells rules has an example, and no block of an unknown kind', () => {
    for (const page of pages) {
      if (numberOf(page) !== '') expect(blocks(page, 'example'), page.file).toBeGreaterThan(0);
      for (const kind of all(page.body, /\[!([a-z]+).*?\]/g)) expect(BLOCKS, page.file).toContain(kind);
    }
  });

  test('heads are complete, anchors are listed', () => {
    for (const page of pages) {
      for (const key of page.head.keys()) expect(['section', 'title', 'kind', 'scenarios', 'anchors', 'see'], page.file).toContain(key);
      expect(page.head.get('title'), page.file).toBeDefined();
      expect(list(page, 'anchors'), page.file).toEqual(anchorsIn(page));
    }
  });

  test('links and sections in the text have a target', () => {
    for (const page of pages) {
      for (const section of [...list(page, 'see'), ...cited(page.body)])
        expect(resolves(language, section), `${page.file}: ${section}`).toBe(true);
      for (const name of all(page.body, /\]\((.*?)\)/g)) expect(Object.keys(others), page.file).toContain(name);
    }
  });

  test('scenarios that a page names exist', () => {
    for (const page of pages)
      for (const name of [...list(page, 'scenarios'), ...scenesOf(page).filter((scene) => scene !== 'board')])
        expect(content.read(`${game}/scenarios/${name}.scenario`), `${page.file}: ${name}`).toBeDefined();
  });
});

test.each(LANGUAGES)('page names and anchors are unique over all books in %s', (language) => {
  const names = [...pagesIn(language).flatMap(anchorsIn), ...pagesIn(language).map((page) => anchorOf(sectionOf(page)))];
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

describe.each(GAMES)('the three languages of %s agree', (game) => {
  test('in files, sections, scenarios, anchors', () => {
    for (const language of LANGUAGES) {
      expect(books[language][game]!.map(({ file }) => file)).toEqual(books.en[game]!.map(({ file }) => file));
      for (const [i, page] of books[language][game]!.entries()) {
        const english = books.en[game]![i]!;
        for (const key of ['section', 'kind', 'scenarios', 'see'])
          expect(page.head.get(key), `${page.file} ${key}`).toBe(english.head.get(key));
        // the glossary is sorted by its own alphabet
        const sort = (anchors: string[]): string[] => (isGlossary(page) ? anchors.sort() : anchors);
        expect(sort(anchorsIn(page)), page.file).toEqual(sort(anchorsIn(english)));
        expect(scenesOf(page), page.file).toEqual(scenesOf(english));
        for (const kind of BLOCKS) expect(blocks(page, kind), `${page.file} ${kind}`).toBe(blocks(english, kind));
      }
    }
  });

  // Small numbers may be words in one language and figures in another; riders, points and products are figures everywhere.
  test('in the numbers above nine', () => {
    const numbers = (page: Page): string[] =>
      [...new Set(all(page.body.replaceAll(new RegExp(`(?:${SECTIONS}) [\\d.]+`, 'g'), ''), /(\d{2,})/g))].sort();
    for (const language of LANGUAGES)
      for (const [i, page] of books[language][game]!.entries()) expect(numbers(page), page.file).toEqual(numbers(books.en[game]![i]!));
  });

  test.each(LANGUAGES)('the glossary in %s is in alphabetical order', (language) => {
    const page = books[language][game]!.find(isGlossary)!;
    const words = all(page.body, /^### (.*) \{/gm);
    expect(words).toEqual([...words].sort(new Intl.Collator(language).compare));
  });
});

describe('every cited section has a page', () => {
  const below = (folder: string, ending: RegExp): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => join(root, folder, file));
  const SOURCES: readonly [what: string, files: string[]][] = [
    ['the engines', below('src/games', /\.ts$/)],
    ['the page, the bots, the command line', ['src/web', 'src/bots', 'src/cli', 'src/table'].flatMap((f) => below(f, /\.(ts|svelte)$/))],
    ['the words', below('content', /\.json$/)],
    ['the scenarios', below('content', /\.scenario$/)],
  ];

  test.each(SOURCES)('%s', (_what, files) => {
    const sections = [...new Set(files.flatMap((file) => cited(readFileSync(file, 'utf8'))))];
    for (const language of LANGUAGES) expect(sections.filter((section) => !resolves(language, section))).toEqual([]);
  });

  test('the engines cite most of the canons, so the search above works', () => {
    const sections = SOURCES[0]![1].flatMap((file) => cited(readFileSync(file, 'utf8')));
    for (const section of ['UR 5.4b', 'UR 7.1', 'UR 9.2', 'UR 15.1', 'UR 16', ...Object.keys(CANONS['ausreisser']!.sections)].filter(
      (name) => name !== 'DA 4',
    ))
      expect(sections).toContain(section);
  });
});

describe.each(LANGUAGES)('the numbers in %s are those of the engine', (language) => {
  test('UR 8: place points', () => {
    const rows = all(pageOf(language, 'UR 8').body, /^\| (.*) \|$/gm).map((row) => row.split('|').map((cell) => cell.trim()));
    expect(rows.at(-1)!.slice(1).map(Number)).toEqual(Array.from({ length: 16 }, (_, i) => rankPoints(i + 1)));
  });

  test('the chance cards: every kind has its words, in the order of the deck, and its number', () => {
    const page = pageOf(language, 'ur-chance-cards');
    expect(anchorsIn(page)).toEqual(CHANCE_KINDS.map((kind) => `ur-chance-${kind}`));
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

describe.each(LANGUAGES)('Der Ausreißer: the worked tables in %s agree with the engine', (language) => {
  const numbers = (section: string, columns: number): number[][] =>
    table(pageOf(language, section), columns).map((row) => row.map((cell) => Number(cell.replace('−', '-'))));
  const after = (judged: Omit<JudgedRider, 'role'>, speed: number): number => judge({ ...judged, role: 'other' }, speed).minutes;

  test('DA 1: the deck', () => {
    const counts = numbers('DA 1', 3).map((row) => row[1]);
    expect(counts).toEqual([FULL_DECK.slice(0, SPEED_KINDS).reduce((sum, count) => sum + count), ...FULL_DECK.slice(SPEED_KINDS)]);
  });

  test('DA 3: final speeds', () => {
    for (const [card = 0, spurts = 0, winds = 0, flat, hill] of numbers('DA 3', 5).slice(0, 5))
      expect([finalSpeed(card - MIN_SPEED_CARD, spurts, winds, 'flat'), finalSpeed(card - MIN_SPEED_CARD, spurts, winds, 'hill')]).toEqual([
        flat,
        hill,
      ]);
  });

  test('DA 3.2: minutes in the bunch', () => {
    const rows = numbers('DA 3.2', 4);
    expect(rows).toHaveLength(5);
    for (const [tempo = 0, speed = 0, minutes] of rows) expect(after({ tempo, minutes: 0, road: 'flat' }, speed)).toBe(minutes);
  });

  test.each([
    ['DA 3.3', 'flat'],
    ['DA 4.1', 'hill'],
  ] as const)('%s: minutes on the %s', (section, road) => {
    const rows = numbers(section, 5);
    expect(rows).toHaveLength(5);
    for (const [tempo = 0, speed = 0, minutes = 0, then] of rows) expect(after({ tempo, minutes, road }, speed)).toBe(then);
  });

  test('DA 6: totals and places', () => {
    const rows = numbers('DA 6', 6).map((row) => row.slice(1));
    for (const [one = 0, two = 0, three = 0, total = 0, place] of rows) {
      expect(one + two + three).toBe(total);
      expect(1 + rows.filter((row) => row[3]! > total).length).toBe(place);
    }
  });
});
