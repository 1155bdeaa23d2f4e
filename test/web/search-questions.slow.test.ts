import { bookOf } from './book-search.ts';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../src/web/rulebook/fold.ts';
import { blockText } from '../../src/web/rulebook/page.ts';
import { partsOf } from '../../src/web/rulebook/parts.ts';
import { GlossaryTerms } from '../../src/web/rulebook/terms.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { questions, type Question } from './search-questions.ts';
import { searchWords } from './search-words.ts';

/** What people ask at the table, and what the search answers first. */

const GAMES = ['reifenbreite', 'ausreisser'] as const;
const answers = (question: Question): string[] =>
  bookOf(question)
    .search.find(question.asked)
    .map(({ passage }) => passage.anchor ?? passage.page.name);

describe('forty questions', () => {
  test('are forty, of both games, a dozen in each language at least, eight typed wrong at least', () => {
    expect(questions).toHaveLength(40);
    for (const game of GAMES) expect(questions.filter((question) => question.game === game).length, game).toBeGreaterThanOrEqual(15);
    for (const language of LANGUAGES)
      expect(questions.filter((question) => question.language === language).length, language).toBeGreaterThanOrEqual(12);
    expect(questions.filter(({ typo }) => typo).length).toBeGreaterThanOrEqual(8);
    for (const question of questions) expect(bookOf(question).book.find(question.answer), question.answer).toBeDefined();
  });

  test('the right section is first for 36 of them at least', () => {
    const others = questions.filter((question) => answers(question)[0] !== question.answer);
    expect(others.map(({ asked }) => asked).slice(4)).toEqual([]);
  });

  test.each(questions)('$language, $game: $asked: $answer is among the first three', (question) => {
    expect(answers(question).slice(0, 3)).toContain(question.answer);
  });
});

describe('compound words', () => {
  // compounds that the rulebook does not contain; each finds its section first by its parts
  test.each([
    ['reifenbreite', 'Zielankunft', ['ur-8']],
    ['reifenbreite', 'wie viele Zielpunkte bekommt der Sieger', ['ur-8-points']],
    ['reifenbreite', 'Kartenanzahl im Team', ['ur-4-3', 'ur-4-3-short']],
    ['reifenbreite', 'Windschattenregel auf Pflastersteinen', ['ur-5-4e', 'ur-9-4']],
    ['reifenbreite', 'Trikotträger Punkte', ['ur-15-1', 'ur-term-yellow-jersey']],
    ['ausreisser', 'Etappenende', ['da-5']],
    ['ausreisser', 'Minutenabstand aufholen', ['da-3-3']],
  ] as const)('%s: %s', (game, asked, right) => {
    expect(right).toContain(answers({ game, language: 'de', asked, answer: right[0] })[0]);
  });

  test('are split into two known parts and the letters that join them; a single known part must be long enough', () => {
    const known = (part: string): string | null => (['ziel', 'punkt', 'etappe', 'ende', 'mut'].includes(part) ? part : null);
    const joints = ['', 's', 'n'];
    expect(partsOf('zielpunkt', joints, known)).toEqual(['ziel', 'punkt']);
    expect(partsOf('etappenende', joints, known)).toEqual(['etappe', 'ende']);
    expect(partsOf('zielankunft', joints, known)).toEqual(['ziel']);
    expect(partsOf('mutprobe', joints, known)).toEqual([]);
    expect(partsOf('ziel', joints, known)).toEqual([]);
  });
});

describe('a question in other words than the rulebook', () => {
  test.each([
    ['a word for the same thing', 'reifenbreite', 'en', 'how does the shelter of another biker work', 'ur-5-4'],
    ['a number as a word', 'reifenbreite', 'en', 'twelve from the car', 'ur-14'],
    ['a participle', 'reifenbreite', 'de', 'gestürzter Radler', 'ur-7-1'],
    ['a form that loses a vowel', 'ausreisser', 'cs', 'co když je v balíčku málo karet a balíček dojde', 'da-5'],
    ['a question of the page of questions', 'reifenbreite', 'en', 'past a fallen rider', 'ur-7-1'],
  ] as const)('%s, %s: %s %s', (_kind, game, language, asked, answer) => {
    expect(answers({ game, language, asked, answer }).slice(0, 3)).toContain(answer);
  });

  test('a preview marks the word itself, not another word for it', () => {
    const { search } = bookOf({ game: 'reifenbreite', language: 'cs' });
    expect(search.find('zluty')[0]!.snippet[1]).toMatch(/^žlut/i);
  });
});

describe.each(GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))('the synonyms of $game in $language', (which) => {
  const { endings, empty, sayings } = searchWords(which.game, which.language);

  // a synonym of a word that the rulebook does not contain finds nothing
  test('stand for words of the rulebook, and are not empty', () => {
    const { book } = bookOf(which);
    const terms = new GlossaryTerms({ endings, empty, sayings: {} });
    const texts = book.passages.flatMap(({ title, blocks }) => [title, ...blocks.map(blockText)]);
    const stems = ` ${texts.map((text) => terms.stemsOf(text).join(' ')).join(' | ')} `;
    const occurs = (written: string): boolean => stems.includes(` ${terms.stemsOf(written).join(' ')} `);
    expect(Object.keys(sayings).filter((written) => !occurs(written))).toEqual([]);
    expect(Object.entries(sayings).filter(([, said]) => said.length === 0 || said.some((other) => wordsIn(other).length === 0))).toEqual(
      [],
    );
  });

  test('are in alphabetical order', () => {
    expect(Object.keys(sayings)).toEqual(Object.keys(sayings).sort((a, b) => (a < b ? -1 : 1)));
  });
});
