import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/words/index.ts';
import { gameIds } from '../../src/games/index.ts';
import { catalogue, cataloguesOf, OWNERS } from '../games/words.ts';
import banned from './banned-words.json' with { type: 'json' };

/** Words that have been replaced everywhere, by language (`banned-words.json`), and colons that join two sentences. */

interface Banned {
  /** A regular expression for whole words; capitals count only in German. */
  readonly word: string;
  readonly say: string;
  /** The game in whose texts it is banned; left out: in all texts. */
  readonly only?: string;
  /** Longer words that contain it and are right. */
  readonly not?: string;
}
const LISTS: Readonly<Record<Language, readonly Banned[]>> = banned;

/** What in a line of the rulebook is no word on screen: names of scenarios, anchors and pages. */
const NAMES_IN_LINE = /^(?:scenarios|anchors|see):.*|\{#[^}]*\}|\[![^\]]*\]/g;
/** Texts with a colon before a list or an answer, or between two sentences. */
const MOST_COLONS: Readonly<Record<Language, number>> = { en: 56, de: 59, cs: 59 };
/** Those of both rulebooks; what is left stands before lists, sums and cells of tables. */
const MOST_COLONS_IN_BOOKS: Readonly<Record<Language, number>> = { en: 62, de: 54, cs: 53 };

const finder = ({ word }: Banned, language: Language): RegExp =>
  new RegExp(`(?<![\\p{L}\\w])(?:${word})(?![\\p{L}\\w])`, language === 'de' ? 'gu' : 'giu');

/** The banned words of a text, each with what to write instead. */
function faultsIn(text: string, language: Language, owner: string): string[] {
  const plain = text.replaceAll(/\$t\((?:[^()]|\([^()]*\))*\)|\{\{[^}]*\}\}/g, '§');
  return LISTS[language].flatMap((each) => {
    if (each.only !== undefined && each.only !== owner) return [];
    const found = plain.replaceAll(each.not === undefined ? /(?!)/g : new RegExp(each.not, 'gu'), '').match(finder(each, language)) ?? [];
    return found.map((word) => `“${word}”: say ${each.say}`);
  });
}

/** The lines of both rulebooks in a language, each with its place. */
const linesOfBooks = (language: Language): { game: string; place: string; line: string }[] =>
  gameIds.flatMap((game) => {
    const folder = new URL(`../../content/${game}/rulebook/${language}/`, import.meta.url);
    return readdirSync(folder).flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .map((line, i) => ({ game, place: `${game}/${file}:${i + 1}`, line })),
    );
  });

describe.each(LANGUAGES)('%s', (language) => {
  test.each(OWNERS.flatMap((owner) => cataloguesOf(owner).map((name) => [owner, name] as const)))(
    'no banned word in the texts of %s/%s',
    (owner, name) => {
      const faults = Object.entries(catalogue(owner, language, name)).flatMap(([key, text]) =>
        faultsIn(text, language, owner).map((fault) => `${key}: ${fault} in “${text}”`),
      );
      expect(faults).toEqual([]);
    },
  );

  test('no banned word in the rulebooks', () => {
    const faults = linesOfBooks(language).flatMap(({ game, place, line }) =>
      faultsIn(line.replaceAll(NAMES_IN_LINE, ''), language, game).map((fault) => `${place} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('few colons within a text', () => {
    const texts = OWNERS.flatMap((owner) =>
      cataloguesOf(owner).flatMap((name) => Object.entries(catalogue(owner, language, name)).map(([key, text]) => ({ key, text }))),
    );
    const found = texts.filter(({ text }) => /:\s/.test(text.replaceAll(/\$t\((?:[^()]|\([^()]*\))*\)/g, '§')));
    const message = `${found.length} texts with a colon: use two sentences, or because, so, but\n${found.map(({ key, text }) => `${key}: ${text}`).join('\n')}`;
    expect(found.length, message).toBeLessThanOrEqual(MOST_COLONS[language]);
  });

  test('few colons within a line of the rulebooks', () => {
    const found = linesOfBooks(language).flatMap(({ place, line }) =>
      /^[a-z]+: /.test(line) ? [] : [...line.matchAll(/\S:\s+(?=\S)|[^|*]:$/g)].map(() => `${place} ${line}`),
    );
    const most = MOST_COLONS_IN_BOOKS[language];
    const message = `${found.length} lines with a colon, ${most} allowed in all books: use two sentences, or because, so, but\n${found.join('\n')}`;
    expect(found.length, message).toBeLessThanOrEqual(most);
  });
});

test('a banned word is found in any form, and the message says what to write', () => {
  expect(faultsIn('Enter a Pass phrase', 'en', 'house')).toEqual(['“Pass phrase”: say passphrase']);
  expect(faultsIn('Steigungen und Gegenwinde', 'de', 'ausreisser')).toEqual(['“Gegenwinde”: say Gegenwind, ohne Plural']);
  expect(faultsIn('A hill', 'en', 'ausreisser')).toEqual([]);
});
