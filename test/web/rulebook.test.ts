import { describe, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { parseBlocks } from '../../build/rulebook/parse-blocks.ts';
import { parsePage } from '../../build/rulebook/parse-page.ts';
import { folderOf, readBook } from '../../build/rulebook/read-book.ts';
import { withNbsp } from '../../build/rulebook/nbsp.ts';
import { beginningOf, Book, headingOf } from '../../src/web/rulebook/book.ts';
import { blockText, nameOf, numberOf, plainText, type Inline } from '../../src/web/rulebook/page.ts';
import { BookSearch, type Hit } from '../../src/web/rulebook/search.ts';
import { snippetOf } from '../../src/web/rulebook/snippet.ts';
import { stemOf } from '../../src/web/rulebook/stem.ts';
import { wordsIn } from '../../src/web/rulebook/fold.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { content } from '../games/content.ts';
import { searchWords } from './search-words.ts';

const CONTENT = resolve(import.meta.dirname, '../../content');
const folder = (language: string, game: string): string => folderOf(CONTENT, game, language);
const books = new Map<string, Book>();

/** As the page's build reads it, once. */
function bookIn(language: string, game = 'reifenbreite'): Book {
  const path = folder(language, game);
  if (!books.has(path)) books.set(path, new Book(readBook(path, language)));
  return books.get(path)!;
}

/** The words of a paragraph. */
function inlinesOf(text: string): readonly Inline[] {
  const [block] = parseBlocks(text);
  if (block?.kind !== 'paragraph') throw new Error(`${text} is ${String(block?.kind)}`);
  return block.inlines;
}

describe('the Markdown of the rulebook', () => {
  test.each<[string, readonly Inline[]]>([
    ['plain', ['plain']],
    ['**a _b_**', [{ kind: 'strong', inlines: ['a ', { kind: 'stress', inlines: ['b'] }] }]],
    ['see UR 5.4b.', ['see ', { kind: 'section', section: 'UR 5.4b' }, '.']],
    ['(UR 8).', ['(', { kind: 'section', section: 'UR 8' }, ').']],
    ['see DA 4.1,', ['see ', { kind: 'section', section: 'DA 4.1' }, ',']],
    [
      '**UR 2 and UR 4**',
      [{ kind: 'strong', inlines: [{ kind: 'section', section: 'UR 2' }, ' and ', { kind: 'section', section: 'UR 4' }] }],
    ],
    ['[the card of UR 7](chance-cards)', [{ kind: 'link', to: 'chance-cards', inlines: ['the card of UR 7'] }]],
    ['`A1.2`', [{ kind: 'code', text: 'A1.2' }]],
    ['<b onclick="x">', ['<b onclick="x">']],
    ['2 * 3 ** 4', ['2 * 3 ** 4']],
    ['one\ntwo', ['one two']],
    ['[x](javascript:alert)', ['[x](javascript:alert)']],
  ])('%s', (text, inlines) => {
    expect(inlinesOf(text)).toEqual(inlines);
  });

  test('blocks: what stands together is one, and nothing is lost', () => {
    const text =
      'one\ntwo\n\n### (b) Three {#ur-1b}\n\n- four\n- five\n\n1. six\n\n| a | b |\n| - | - |\n| c | d |\n\n> [!tip]\n> seven\n>\n> eight\n';
    const blocks = parseBlocks(text);
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'list', 'list', 'table', 'box']);
    expect(blocks.map(blockText)).toEqual(['one two', '(b) Three', 'four · five', 'six', 'a · b · c · d', 'seven eight']);
    expect(blocks[1]).toMatchObject({ anchor: 'ur-1b' });
    expect(blocks[2]).toMatchObject({ ordered: false });
    expect(blocks[3]).toMatchObject({ ordered: true });
    expect(blocks[5]).toMatchObject({ box: 'tip' });
  });

  test('a box holds lists and tables; its first line may stand alone', () => {
    expect(parseBlocks('> [!why]\n>\n> | a |\n> | - |\n> | b |\n>\n> - c')).toMatchObject([
      {
        kind: 'box',
        box: 'why',
        scene: '',
        blocks: [
          { kind: 'table', head: [['a']], rows: [[['b']]] },
          { kind: 'list', items: [['c']] },
        ],
      },
    ]);
  });

  test.each([
    ['## Second level', 1, 'headings are of the third level: ###'],
    ['words\n\n> [!nothing]\n> x', 3, 'a quotation begins with its kind'],
    ['> x', 1, 'a quotation begins with its kind'],
    ['words\n\n    code', 3, 'code_block is not part of the rulebook’s Markdown'],
    ['***', 1, 'hr is not part of the rulebook’s Markdown'],
    ['![a](b)', 1, 'image is not part of the rulebook’s Markdown'],
    ['- a\n\n  b', 1, 'an item of a list is one paragraph'],
    ['words\n\n[x](https://example.org)', 3, 'a link leads to a page by its name, not to “https://example.org”'],
  ])('refuses %j with its place', (text, line, why) => {
    expect(() => parsePage(`---\nsection: UR 1\ntitle: One\n---\n${text}`, 'one.md')).toThrow(`one.md:${line + 4}: ${why}`);
  });

  test('what has no head is refused', () => {
    expect(() => parsePage('no head at all', 'one.md')).toThrow('one.md:1: a page begins with its head');
    expect(() => parsePage('---\ntitle: x\n---\nwords', 'one.md')).toThrow('one.md:2: the head names no section');
  });
});

describe.each(LANGUAGES)('the book in %s', (language) => {
  const book = bookIn(language);

  test('stands in the order of the sections, what to read first at the front, the player aid last', () => {
    const sections = book.pages.map(({ section }) => section);
    expect(sections.slice(0, 6)).toEqual(['ur-game', 'ur-quick-start', 'UR 2', 'ur-basic', 'UR 4', 'UR 4.3']);
    expect(sections.slice(-5)).toEqual(['UR 18', 'ur-questions', 'ur-chance-cards', 'ur-glossary', 'ur-aid']);
    for (const [chapter, first] of [
      ['ur-advanced', 'UR 9'],
      ['ur-professional', 'UR 13.2'],
    ])
      expect(sections[sections.indexOf(chapter!) + 1]).toBe(first);
    expect(sections).toHaveLength(content.list(`reifenbreite/rulebook/${language}`).length);
  });

  test('every line of the files is shown: no mark of the Markdown is left over', () => {
    for (const page of [...book.pages, ...bookIn(language, 'ausreisser').pages])
      for (const block of page.blocks) {
        expect(blockText(block), page.name).not.toMatch(/\*\*|\{#|\[!|\]\(|(^|\s)[>|#]/);
        expect(blockText(block).trim(), page.name).not.toBe('');
      }
  });

  test.each([
    ['UR 5.4', 'ur-5-4', null],
    ['UR 5.4b', 'ur-5-4', 'ur-5-4b'],
    ['ur-5-4b', 'ur-5-4', 'ur-5-4b'],
    ['UR 7.1a', 'ur-7-1', 'ur-7-1a'],
    ['UR 9.2b', 'ur-9-2', null],
    ['UR 16c', 'ur-16', null],
    ['UR 13.9', undefined, undefined],
    ['ur-chance-fall', 'ur-chance-cards', 'ur-chance-fall'],
    ['ur-term-lap', 'ur-glossary', 'ur-term-lap'],
    ['nonsense', undefined, undefined],
    ['', undefined, undefined],
  ])('%s opens %s at %s', (asked, page, anchor) => {
    const found = book.find(asked);
    expect([found?.page.name, found?.anchor]).toEqual([page, anchor]);
  });

  test.each([
    ['glossary', 'ur-glossary', null],
    ['quick-start', 'ur-quick-start', null],
    ['chance-fall', 'ur-chance-cards', 'ur-chance-fall'],
    ['term-lap', 'ur-glossary', 'ur-term-lap'],
    ['ur-glossary', 'ur-glossary', null],
    ['nonsense', undefined, undefined],
    ['', undefined, undefined],
  ])('the address %s, from when names had no game before them, leads to %s at %s', (id, page, anchor) => {
    const found = book.at(id, 'UR');
    expect([found?.page.name, found?.anchor]).toEqual([page, anchor]);
  });

  test('pages lead to the next and back', () => {
    for (const [i, page] of book.pages.entries()) {
      expect(book.pageAfter(page, 1)).toBe(book.pages[i + 1]);
      expect(book.pageAfter(page, -1)).toBe(book.pages[i - 1]);
    }
  });

  test('every passage begins with words; the glossary is nothing but its words', () => {
    for (const passage of book.passages.filter(({ page, anchor }) => page.name !== 'ur-glossary' || anchor !== null))
      expect(beginningOf(passage), passage.anchor ?? passage.page.name).not.toBe('');
  });
});

describe.each(LANGUAGES)('the book of the second game in %s', (language) => {
  const book = bookIn(language, 'ausreisser');

  test('stands in the order of the sections, what to read first at the front, the player aid last', () => {
    expect(book.pages.map(({ section }) => section)).toEqual([
      'da-game',
      'da-quick-start',
      ...['DA 1', 'DA 2', 'DA 3', 'DA 3.1', 'DA 3.2', 'DA 3.3', 'DA 4', 'DA 4.1', 'DA 4.2', 'DA 4.3', 'DA 4.4', 'DA 5', 'DA 6', 'DA 7'],
      'da-questions',
      'da-glossary',
      'da-aid',
    ]);
  });

  test.each([
    ['DA 4.1', 'da-4-1', null],
    ['DA 3', 'da-3', null],
    ['da-3-final-speed', 'da-3', 'da-3-final-speed'],
    ['DA 3.2b', 'da-3-2', null],
    ['da-term-stock', 'da-glossary', 'da-term-stock'],
    ['da', undefined, undefined],
    ['ur-4', undefined, undefined],
    ['glossary', undefined, undefined],
  ])('%s opens %s at %s', (asked, page, anchor) => {
    const found = book.find(asked);
    expect([found?.page.name, found?.anchor]).toEqual([page, anchor]);
  });

  test('every passage begins with words', () => {
    for (const passage of book.passages.filter(({ page, anchor }) => page.name !== 'da-glossary' || anchor !== null))
      expect(beginningOf(passage), passage.anchor ?? passage.page.name).not.toBe('');
  });

  test('pages are named by section and title, or by title alone', () => {
    const page = (name: string) => book.find(name)!.page;
    expect([numberOf(page('DA 4.1')), numberOf(page('da-glossary'))]).toEqual(['4.1', '']);
    expect(headingOf(page('DA 4.1'))).toBe(`DA 4.1 ${page('DA 4.1').title}`);
    expect(headingOf(page('da-glossary'))).toBe(page('da-glossary').title);
  });
});

const searches = new Map<Book, BookSearch>();

function search(query: string, language: string, game = 'reifenbreite'): Hit[] {
  const book = bookIn(language, game);
  const made = searches.get(book) ?? new BookSearch(book, searchWords(game, language));
  searches.set(book, made);
  return made.find(query);
}

const nameOfHit = ({ passage }: Hit): string => passage.anchor ?? passage.page.name;

describe('search', () => {
  test.each([
    ['en', 'slipstream', 'da-3-2'],
    ['en', 'hill', 'da-4-1'],
    ['de', 'gegenwind', 'da-4-3'],
    ['cs', 'stoupani', 'da-4-1'],
  ])('%s, second game: %s finds %s first', (language, query, name) => {
    expect(nameOfHit(search(query, language, 'ausreisser')[0]!)).toBe(name);
  });

  test.each([
    ['en', 'breakaway', 'ur-6-1'],
    ['en', 'BREAKAWAY', 'ur-6-1'],
    ['en', 'breakwaay', 'ur-6-1'],
    ['en', 'brekaway', 'ur-6-1'],
    ['en', 'breaka', 'ur-6-1'],
    ['de', 'führungswechsel', 'ur-16'],
    ['de', 'fuhrungswechsel', 'ur-16'],
    ['cs', 'ZLUTY trikot', 'ur-15-1'],
    ['cs', 'z\u030Clut\u00FD trikot', 'ur-15-1'],
  ])('%s: %s finds %s first', (language, query, name) => {
    expect(nameOfHit(search(query, language)[0]!)).toBe(name);
  });

  test.each([
    ['5.4', ['ur-5-4']],
    ['UR 15.1', ['ur-15-1']],
    ['ur5.4b', ['ur-5-4b']],
    [' 7 ', ['ur-7']],
    ['UR 7.3', ['ur-7']],
    ['UR 99', []],
  ])('the number %s leads straight to %j', (query, names) => {
    expect(search(query, 'en').map(nameOfHit)).toEqual(names);
  });

  test('what no word of the book begins with or resembles finds nothing, nor does one letter or none', () => {
    for (const empty of ['', ' ', 'a', '?!', 'zebra', 'xyzzy zebra']) expect(search(empty, 'en'), empty).toEqual([]);
  });

  test('a word too many does no harm: who has all of them comes first', () => {
    const [first] = search('thick zebra line', 'en');
    expect(first?.snippet.join('')).toMatch(/thick line/i);
  });

  test('a game without sayings is searched by the words of its book', () => {
    const plain = new BookSearch(bookIn('en'), { empty: '', endings: '', sayings: {} });
    expect(nameOfHit(plain.find('breakaway')[0]!)).toBe('ur-6-1');
    expect(plain.find('captain')).toEqual([]);
    expect(search('captain', 'en').map(nameOfHit)).toContain('ur-4');
  });

  test('a snippet holds what was looked for, as it is written', () => {
    for (const { snippet, passage } of search('zluty', 'cs')) {
      const text = passage.blocks.map(blockText).join(' ');
      expect(text).toContain(snippet.join('').replaceAll(/^… | …$/g, ''));
      snippet.forEach((part, i) => i % 2 === 1 && expect(part).toMatch(/^žlut/i));
    }
  });

  test('all words of what people say otherwise are marked', () => {
    const found = search('what happens if I am blocked', 'en').find((hit) => nameOfHit(hit) === 'ur-5-3');
    expect(found?.snippet.filter((_, i) => i % 2 === 1)).toEqual(expect.arrayContaining(['no', 'step', 'is', 'free']));
  });
});

describe('the words of a text', () => {
  test('are folded and keep their places', () => {
    const text = 'Žluťoučký, 2 Straßen: +4 (UR 5.4b).';
    expect(wordsIn(text).map(({ word }) => word)).toEqual(['zlutoucky', '2', 'strassen', '+4', 'ur', '5.4b']);
    expect(wordsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Žluťoučký', '2', 'Straßen', '+4', 'UR', '5.4b']);
  });

  test('are cut to what their forms have in common', () => {
    const stems = (words: string) => [...new Set(words.split(' ').map((word) => stemOf(word, ['ing', 'ers', 'ed', 'er', 's'])))];
    expect(stems('roll rolls rolled rolling')).toEqual(['rol']);
    expect(stems('win wins winner winners winning')).toEqual(['win']);
    // little is left of a short word
    expect(stems('tie ties bed')).toEqual(['tie', 'bed']);
  });

  test('a snippet shows the stretch with the most different words, cut between words', () => {
    const words = Array.from({ length: 100 }, (_, i) => `word${i}`);
    const text = words.join(' ');
    const marks = wordsIn(text)
      .filter(({ word }) => ['word2', 'word60', 'word63'].includes(word))
      .map(({ word, from, to }) => ({ what: word, from, to }));
    const parts = snippetOf(text, marks);
    expect(parts.filter((_, i) => i % 2 === 1)).toEqual(['word60', 'word63']);
    expect(parts.join('')).toMatch(/^… (word\d+ )+…$/);
    expect(snippetOf('short', [])).toEqual(['short']);
    expect(snippetOf('x'.repeat(500), [])).toEqual(['x'.repeat(500)]);
    expect(snippetOf('', [])).toEqual(['']);
  });
});

describe('what a line may not part', () => {
  test.each([
    ['cs', 'jede v háku a k cíli', 'jede v~háku a~k~cíli'],
    ['cs', '(i s **únikem**) o 2', '(i~s~**únikem**) o~2'],
    ['cs', 'Z kopce\nV závětří', 'Z~kopce\nV~závětří'],
    ['cs', '- a\n| a   | b |', '- a\n| a   | b |'],
    ['cs', 'do cíle, UR 5.4', 'do cíle, UR 5.4'],
    ['de', 'a b 50 km/h, 95 %', 'a b 50~km/h, 95~%'],
    ['en', 'a hill at 50 km/h', 'a hill at 50~km/h'],
  ] as const)('%s: %j', (language, text, tied) => {
    expect(withNbsp(text, language).replaceAll('\u00a0', '~')).toBe(tied);
  });

  test('heads, tables and links of the Czech books are parsed correctly', () => {
    for (const game of ['reifenbreite', 'ausreisser'])
      for (const file of content.list(`${game}/rulebook/cs`)) {
        const text = content.read(file)!;
        const [plain, tied] = [parsePage(text, file), parsePage(withNbsp(text, 'cs'), file)];
        expect({ ...tied, title: '', blocks: [] }, file).toEqual({ ...plain, title: '', blocks: [] });
        expect(
          tied.blocks.map(({ kind }) => kind),
          file,
        ).toEqual(plain.blocks.map(({ kind }) => kind));
      }
  });
});

test('names and plain words', () => {
  expect(nameOf('UR 5.4b')).toBe('ur-5-4b');
  expect(plainText(inlinesOf('**a** UR 5 [b](c)'))).toBe('a UR 5 b');
});
