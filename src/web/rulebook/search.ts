import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { AskedPhrases } from './asked.ts';
import type { Book, Passage } from './book.ts';
import { blockText, numberOf, plainText, type Block } from './page.ts';
import type { SearchWords } from './search-words.ts';
import { snippetOf } from './snippet.ts';
import { partsOf } from './parts.ts';
import { GlossaryTerms, type TermsOfWord } from './terms.ts';

/** Searches a rulebook by questions, single words (also misspelled) and section numbers. */

export interface Hit {
  readonly passage: Passage;
  /** Text around the matches; every second part is a match. */
  readonly snippet: readonly string[];
}

const MAX_HITS = 10;
/** Hits with less than this share of the best score are left out. */
const WORTH = 0.3;
/** A page without a section, such as a glossary, repeats what the sections say. */
const REPEATING = 0.5;
/** A title that equals the query scores highest. */
const ITS_TITLE = 2.5;
/** A query that players have asked in these very words scores this much higher. */
const ASKED_BEFORE = 4;
/** A number among other words, such as the one just rolled, tells little. */
const NUMBER = 0.6;
const isNumber = ({ meant }: Wanted): boolean => meant.every((term) => /^\d+$/.test(term));
/** Another word for the same thing counts this much. */
const ALIKE = 0.6;
/** A word of this length may have one wrong letter, one of twice the length two. */
const ONE_WRONG = 4;

/** The indexed fields of a passage and their weights. */
const WEIGHTS = { heading: 3, asked: 3, called: 1, page: 1.5, text: 1, aside: 0.4 };
type Fields = Record<keyof typeof WEIGHTS, string> & { readonly id: number };

/** `5.4b`, `UR 5.4`, `ur5`. */
const SECTION = /^(?:([a-z]{2})\s*)?(\d+(?:\.\d+)?[a-z]?)$/;
/** Separates the terms of one word, so that synonyms do not make a text longer. */
const BESIDE = '|';

const OPTIONS: Options<Fields> = {
  fields: Object.keys(WEIGHTS),
  tokenize: (text) => text.split(' ').filter((term) => term !== ''),
  processTerm: (term) => term.split(BESIDE),
  searchOptions: { boost: WEIGHTS, weights: { fuzzy: 0.8, prefix: 0.5 } },
};

/** A word of the query: the terms of the book that it may mean, and other words for the same thing. */
interface Wanted {
  readonly meant: readonly string[];
  readonly alike: readonly string[];
}

/** A passage, or the part of it that a word matches. */
interface Found {
  readonly score: number;
  /** Terms of the passage. */
  readonly terms: ReadonlySet<string>;
}

export class BookSearch {
  readonly #book: Book;
  readonly #terms: GlossaryTerms;
  /** Null for a language without compounds. */
  readonly #joints: readonly string[] | null;
  readonly #index = new MiniSearch(OPTIONS);
  readonly #known = new Set<string>();
  /** Passages of the current search. */
  readonly #words = new Map<Passage, readonly TermsOfWord[]>();
  readonly #titles: readonly string[];
  /** What players ask about each passage. */
  readonly #asked: AskedPhrases;

  constructor(book: Book, words: SearchWords) {
    this.#book = book;
    this.#terms = new GlossaryTerms(words);
    this.#joints = words.joints === undefined ? null : ['', ...words.joints.split(' ')];
    this.#titles = book.passages.map(({ title }) => this.#terms.stemsOf(title).join(' '));
    const called = calledIn(book);
    const questions = questionsIn(book);
    const phrases: string[][] = [];
    for (const [id, passage] of book.passages.entries()) {
      // pages that repeat the rules are found by their titles only, so that the rule itself comes first
      const asked = [...(words.asked?.[passage.anchor ?? passage.page.name] ?? '').split(', '), ...(questions.get(passage) ?? [])];
      phrases.push([...(numberOf(passage.page) === '' ? [] : [passage.title]), ...asked]);
      const blocks = passage.page.kind === 'rules' ? passage.blocks : [];
      this.#index.add({
        id,
        heading: this.#learn(passage.title),
        asked: this.#learn(asked.join(' ')),
        page: passage.anchor === null ? '' : this.#learn(passage.page.title),
        called: this.#learn(called.get(passage)?.join(' ') ?? ''),
        text: this.#learn(textOf(blocks.filter((block) => !isAside(block)))),
        aside: this.#learn(textOf(blocks.filter(isAside))),
      });
    }
    this.#asked = new AskedPhrases(phrases, this.#terms);
  }

  /** Best hits first; none for a single letter. A section's number always finds the section. */
  find(query: string): Hit[] {
    const section = this.section(query);
    if (section !== undefined) return [{ passage: section, snippet: snippetOf(textOf(section.blocks), []) }];
    if (SECTION.exec(query.trim().toLowerCase())?.[1] === this.#book.letters) return [];
    const asked = this.#terms.telling(query);
    if (asked.every((word) => word.length < 2)) return [];
    const found = this.#rank(
      asked.map((word) => this.#wanted(word)),
      query,
    );
    return found
      .filter(({ score }) => score >= WORTH * found[0]!.score)
      .slice(0, MAX_HITS)
      .map(({ passage, terms }) => this.#hit(passage, terms));
  }

  /** The passage of the section whose number was typed, with or without the book's prefix. */
  section(query: string): Passage | undefined {
    const [, letters, number] = SECTION.exec(query.trim().toLowerCase()) ?? [];
    const own = this.#book.letters;
    return number === undefined || (letters ?? own) !== own ? undefined : this.#book.find(`${own} ${number}`);
  }

  /** Converts a text for the index and learns its terms. */
  #learn(text: string): string {
    const words = this.#terms.of(text);
    for (const term of words.flatMap(({ terms }) => terms)) this.#known.add(term);
    return words.map(({ terms }) => terms.join(BESIDE)).join(' ');
  }

  #wanted(word: string): Wanted {
    const meant = this.#meant(word);
    return { meant, alike: this.#terms.alike(word).filter((term) => this.#known.has(term) && !meant.includes(term)) };
  }

  /** The terms of the book that a word may mean: swapped letters are corrected, and compounds are split. */
  #meant(word: string): readonly string[] {
    const stem = this.#terms.stem(word);
    if (this.#known.has(stem) || this.#begins(stem)) return [stem];
    const whole = this.#swapped(word);
    if (whole !== undefined) return [whole];
    if (this.#joints === null) return [stem];
    const known = (part: string): string | null => [this.#terms.stem(part)].find((term) => this.#known.has(term)) ?? null;
    const parts = partsOf(word, this.#joints, known);
    // one part alone scores less than the whole word with one wrong letter
    return parts.length > 1 || !this.#isTypedWrong(stem) ? [...parts, ...(parts.length === 0 ? [stem] : [])] : [stem];
  }

  #isTypedWrong(stem: string): boolean {
    return this.#index.search(stem, this.#how(stem, false)).length > 0;
  }

  #swapped(word: string): string | undefined {
    const swapped = [...word.slice(1)].map((_, i) => this.#terms.stem(word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2)));
    return swapped.find((other) => this.#known.has(other));
  }

  #begins(stem: string): boolean {
    for (const term of this.#known) if (term.startsWith(stem)) return true;
    return false;
  }

  /**
   * Searches each word separately. A passage with all words in its text scores higher than one with a single word
   * in its title.
   */
  #rank(wanted: readonly Wanted[], query: string): (Found & { readonly passage: Passage })[] {
    const sums = new Map<number, Found>();
    for (const word of wanted)
      for (const [id, { score, terms }] of this.#scores(word, wanted.length === 1)) {
        const before = sums.get(id);
        const matched = new Set([...(before?.terms ?? []), ...terms]);
        const share = isNumber(word) && wanted.length > 1 ? NUMBER : 1;
        sums.set(id, { score: (before?.score ?? 0) + share * Math.log1p(score), terms: matched });
      }
    const title = this.#terms.stemsOf(query).join(' ');
    const likenesses = this.#asked.likenesses(
      query,
      wanted.flatMap(({ meant }) => meant),
    );
    return [...sums]
      .map(([id, { score, terms: matched }]) => ({
        passage: this.#book.passages[id]!,
        score: score * this.#worth(id, title) * (1 + ASKED_BEFORE * (likenesses.get(id) ?? 0)),
        terms: matched,
      }))
      .sort((a, b) => b.score - a.score);
  }

  /** What one word of a query finds: the terms it may mean add up, and of other words for the same thing the best counts. */
  #scores({ meant, alike }: Wanted, isAlone: boolean): Map<number, Found> {
    const scores = new Map<number, Found>();
    for (const term of meant)
      for (const { id, score, match } of this.#index.search(term, this.#how(term, isAlone))) {
        const before = scores.get(id as number);
        scores.set(id as number, {
          score: (before?.score ?? 0) + score,
          terms: new Set([...(before?.terms ?? []), ...Object.keys(match)]),
        });
      }
    for (const term of alike)
      for (const { id, score } of this.#index.search(term)) {
        // a preview marks the word itself where the passage contains it
        const { score: before = 0, terms = new Set([term]) } = scores.get(id as number) ?? {};
        scores.set(id as number, { score: Math.max(before, ALIKE * score), terms });
      }
    return scores;
  }

  /**
   * A term that is not in the book is a prefix or misspelled. A single word is matched as a prefix while it is
   * typed.
   */
  #how(term: string, isAlone: boolean): SearchOptions {
    const known = this.#known.has(term);
    const begins = !known && this.#begins(term);
    return { prefix: begins || isAlone, fuzzy: !known && !begins && Math.min(2, Math.floor(term.length / ONE_WRONG)) };
  }

  #worth(id: number, asked: string): number {
    if (this.#titles[id] === asked) return ITS_TITLE;
    return numberOf(this.#book.passages[id]!.page) === '' ? REPEATING : 1;
  }

  #hit(passage: Passage, found: ReadonlySet<string>): Hit {
    const text = textOf(passage.blocks);
    const words = this.#words.get(passage) ?? this.#terms.of(text);
    this.#words.set(passage, words);
    const marks = words.flatMap(({ from, to, terms, beside }) => {
      const what = [...terms, ...beside].find((term) => found.has(term));
      return what === undefined ? [] : [{ from, to, what }];
    });
    return { passage, snippet: snippetOf(text, marks) };
  }
}

const textOf = (blocks: readonly Block[]): string => blocks.map(blockText).join(' ');
/** Blocks that explain a rule and do not set one. */
const isAside = (block: Block): boolean => block.kind === 'box' && block.box !== 'ruling';

/** The words of the glossary whose text names a section, by section. */
function calledIn(book: Book): Map<Passage, string[]> {
  const called = new Map<Passage, string[]>();
  for (const passage of book.passages.filter(({ anchor, page }) => anchor !== null && numberOf(page) === ''))
    for (const target of passage.blocks.flatMap(sectionsIn).flatMap((section) => book.find(section) ?? []))
      called.set(target, [...(called.get(target) ?? []), passage.title]);
  return called;
}

/** What the page of questions asks about a section, by section. */
function questionsIn(book: Book): Map<Passage, string[]> {
  const asked = new Map<Passage, string[]>();
  for (const block of book.pages.filter(({ kind }) => kind === 'questions').flatMap(({ blocks }) => blocks)) {
    const question = block.kind === 'paragraph' ? block.inlines[0] : undefined;
    if (question === undefined || typeof question === 'string' || question.kind !== 'strong') continue;
    for (const target of sectionsIn(block).flatMap((section) => book.find(section) ?? []))
      asked.set(target, [...(asked.get(target) ?? []), plainText(question.inlines)]);
  }
  return asked;
}

const sectionsIn = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? block.inlines.flatMap((inline) => (typeof inline !== 'string' && inline.kind === 'section' ? [inline.section] : []))
    : [];
