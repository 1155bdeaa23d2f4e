import { describe, expect, test } from 'vitest';
import { beginningOf, Book, headingOf, nameOf, numberOf, parsePage } from '../../src/web/rules/book.ts';
import { blockText, parseBlocks, parseInlines, plainText } from '../../src/web/rules/markdown.ts';
import { fold, searchBook } from '../../src/web/rules/search.ts';
import { tie } from '../../src/web/rules/tie.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { content } from '../games/content.ts';

const bookIn = (language: string, game = 'reifenbreite'): Book =>
  new Book(Object.fromEntries(content.list(`rulebook/${language}/${game}`).map((file) => [file, content.read(file)!])));

describe('the little Markdown', () => {
  test.each([
    ['plain', [{ kind: 'text', text: 'plain' }]],
    [
      '**a _b_**',
      [
        {
          kind: 'strong',
          inlines: [
            { kind: 'text', text: 'a ' },
            { kind: 'stress', inlines: [{ kind: 'text', text: 'b' }] },
          ],
        },
      ],
    ],
    [
      'see UR 5.4b.',
      [
        { kind: 'text', text: 'see ' },
        { kind: 'section', section: 'UR 5.4b' },
        { kind: 'text', text: '.' },
      ],
    ],
    [
      '(UR 8).',
      [
        { kind: 'text', text: '(' },
        { kind: 'section', section: 'UR 8' },
        { kind: 'text', text: ').' },
      ],
    ],
    [
      'see DA 4.1,',
      [
        { kind: 'text', text: 'see ' },
        { kind: 'section', section: 'DA 4.1' },
        { kind: 'text', text: ',' },
      ],
    ],
    ['[the card](chance-cards)', [{ kind: 'link', to: 'chance-cards', inlines: [{ kind: 'text', text: 'the card' }] }]],
    ['`A1.2`', [{ kind: 'code', text: 'A1.2' }]],
    ['<b onclick="x">&amp;', [{ kind: 'text', text: '<b onclick="x">&amp;' }]],
    ['2 * 3 ** 4', [{ kind: 'text', text: '2 * 3 ** 4' }]],
  ])('%s', (text, inlines) => {
    expect(parseInlines(text)).toEqual(inlines);
  });

  test('blocks: what stands together is one, and nothing is lost', () => {
    const text =
      'one\ntwo\n\n### (b) Three {#ur-1b}\n\n- four\n- five\n\n1. six\n\n| a | b |\n| - | - |\n| c | d |\n\n> [!tip]\n> seven\n>\n> eight\n';
    const blocks = parseBlocks(text);
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'list', 'list', 'table', 'box']);
    expect(blocks.map(blockText)).toEqual(['one two', '(b) Three', 'four · five', 'six', 'a · b · c · d', 'seven eight']);
    expect(blocks[1]).toMatchObject({ anchor: 'ur-1b' });
    expect(blocks[3]).toMatchObject({ ordered: true });
  });

  test.each(['###', '> ', '|', '-', '1.', '####### x', '|a|', '- ', '> [!nothing]\n> x'])('ends on %j, which is nothing of it', (text) => {
    expect(parseBlocks(text)).toBeInstanceOf(Array);
  });
});

describe.each(LANGUAGES)('the book in %s', (language) => {
  const book = bookIn(language);

  test('stands in the order of the sections, the quick start first, the glossary last', () => {
    const sections = book.pages.map(({ section }) => section);
    expect(sections.slice(0, 5)).toEqual(['quick-start', 'UR 2', 'UR 4', 'UR 4.3', 'UR 5']);
    expect(sections.slice(-3)).toEqual(['UR 18', 'chance-cards', 'glossary']);
    expect(sections).toHaveLength(content.list(`rulebook/${language}/reifenbreite`).length);
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
    ['chance-fall', 'chance-cards', 'chance-fall'],
    ['term-lap', 'glossary', 'term-lap'],
    ['nonsense', undefined, undefined],
    ['', undefined, undefined],
  ])('%s opens %s at %s', (asked, page, anchor) => {
    const found = book.find(asked);
    expect([found?.page.name, found?.anchor]).toEqual([page, anchor]);
  });

  test('pages lead to the next and back', () => {
    for (const [i, page] of book.pages.entries()) {
      expect(book.pageAfter(page, 1)).toBe(book.pages[i + 1]);
      expect(book.pageAfter(page, -1)).toBe(book.pages[i - 1]);
    }
  });

  test('every passage begins with words; the glossary is nothing but its words', () => {
    for (const passage of book.passages.filter(({ page, anchor }) => page.name !== 'glossary' || anchor !== null))
      expect(beginningOf(passage), passage.anchor ?? passage.page.name).not.toBe('');
  });
});

describe.each(LANGUAGES)('the book of the second game in %s', (language) => {
  const book = bookIn(language, 'ausreisser');

  test('stands in the order of the sections, the quick start first, the glossary last', () => {
    expect(book.pages.map(({ section }) => section)).toEqual([
      'da-quick-start',
      ...['DA 1', 'DA 2', 'DA 3', 'DA 3.1', 'DA 3.2', 'DA 3.3', 'DA 4', 'DA 4.1', 'DA 4.2', 'DA 4.3', 'DA 4.4', 'DA 5', 'DA 6', 'DA 7'],
      'da-glossary',
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

describe('search', () => {
  test.each([
    ['en', 'slipstream', 'da-glossary'],
    ['en', 'hill', 'da-4-1'],
    ['de', 'gegenwind', 'da-4-3'],
    ['cs', 'stoupani', 'da-4-1'],
  ])('%s, second game: %s finds %s first', (language, query, name) => {
    const [first] = searchBook(bookIn(language, 'ausreisser'), query);
    expect(first?.passage.page.name).toBe(name);
  });

  test.each([
    ['en', 'breakaway', 'ur-6-1'],
    ['en', 'BREAKAWAY', 'ur-6-1'],
    ['en', '5.4', 'ur-5-4'],
    ['en', 'UR 15.1', 'ur-15-1'],
    ['de', 'führungswechsel', 'ur-16'],
    ['de', 'fuhrungswechsel', 'ur-16'],
    ['cs', 'ZLUTY trikot', 'ur-15-1'],
    ['cs', 'žlutý', 'ur-15-1'],
  ])('%s: %s finds %s first', (language, query, name) => {
    const [first] = searchBook(bookIn(language), query);
    expect(first?.passage.anchor ?? first?.passage.page.name).toBe(name);
  });

  test('all words must be there; one letter and nothing find nothing', () => {
    const book = bookIn('en');
    expect(searchBook(book, 'thick zebra')).toEqual([]);
    expect(searchBook(book, 'thick line').length).toBeGreaterThan(1);
    for (const empty of ['', ' ', 'a', '?!']) expect(searchBook(book, empty)).toEqual([]);
  });

  test('a snippet holds what was looked for, as it is written', () => {
    for (const { snippet, passage } of searchBook(bookIn('cs'), 'zluty')) {
      const text = passage.blocks.map(blockText).join(' ');
      const words = snippet.join('').replaceAll(/^… | …$/g, '');
      expect(text).toContain(words);
      snippet.forEach((part, i) => i % 2 === 1 && expect(fold(part).text).toBe('zluty'));
    }
  });

  test('letters keep their places when marks are taken off', () => {
    const { text, at } = fold('Žluťoučký Straße');
    expect(text).toBe('zlutoucky strasse');
    expect(at[text.indexOf('strasse')]).toBe(10);
    expect(at).toHaveLength(text.length + 1);
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
    expect(tie(text, language).replaceAll('\u00a0', '~')).toBe(tied);
  });

  test('heads, tables and links of the Czech books are read as before', () => {
    for (const game of ['reifenbreite', 'ausreisser'])
      for (const file of content.list(`rulebook/cs/${game}`)) {
        const text = content.read(file)!;
        const [plain, tied] = [parsePage(text), parsePage(tie(text, 'cs'))];
        expect({ ...tied, title: '', blocks: [] }, file).toEqual({ ...plain, title: '', blocks: [] });
        expect(
          tied.blocks.map(({ kind }) => kind),
          file,
        ).toEqual(plain.blocks.map(({ kind }) => kind));
      }
  });
});

test('a page without a head is a page without a name, not an error', () => {
  expect(parsePage('no head at all').name).toBe('');
  expect(nameOf('UR 5.4b')).toBe('ur-5-4b');
  expect(plainText(parseInlines('**a** UR 5 [b](c)'))).toBe('a UR 5 b');
});
