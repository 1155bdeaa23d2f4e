import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import type { Book, Passage } from './book.ts';
import { blockText, numberOf, type Block } from './page.ts';
import type { SearchWords } from './search-words.ts';
import { snippetOf } from './snippet.ts';
import { partsOf } from './parts.ts';
import { GlossaryTerms, type TermsOfWord } from './terms.ts';

/** Search in a rulebook: people's questions and single words, typed well or not, and the numbers of sections. */

export interface Hit {
  readonly passage: Passage;
  /** Text round what was looked for; the parts in odd places are what was. */
  readonly snippet: readonly string[];
}

const MOST = 10;
/** What is worth less than this part of the best is left out. */
const WORTH = 0.3;
/** A page that tells no section, as a glossary, repeats what the sections say. */
const REPEATING = 0.5;
/** A title that is what was asked for says most. */
const ITS_TITLE = 2.5;
/** A word of this length may have one letter wrong, one of twice the length two. */
const ONE_WRONG = 4;

/** What of a passage is looked through, and how much a word in it says. */
const WEIGHTS = { heading: 3, called: 1, page: 1.5, text: 1, aside: 0.4 };
type Fields = Record<keyof typeof WEIGHTS, string> & { readonly id: number };

/** `5.4b`, `UR 5.4`, `ur5`. */
const SECTION = /^(?:([a-z]{2})\s*)?(\d+(?:\.\d+)?[a-z]?)$/;
/** Parts the terms of one word: what people say instead makes a text no longer. */
const BESIDE = '|';

const OPTIONS: Options<Fields> = {
  fields: Object.keys(WEIGHTS),
  tokenize: (text) => text.split(' ').filter((term) => term !== ''),
  processTerm: (term) => term.split(BESIDE),
  searchOptions: { boost: WEIGHTS, weights: { fuzzy: 0.8, prefix: 0.5 } },
};

/** A passage, or what of it is found by a word. */
interface Found {
  readonly score: number;
  /** Terms of the passage. */
  readonly terms: ReadonlySet<string>;
}

export class BookSearch {
  readonly #book: Book;
  readonly #terms: GlossaryTerms;
  /** Null: the language writes no two words as one. */
  readonly #joints: readonly string[] | null;
  readonly #index = new MiniSearch(OPTIONS);
  readonly #known = new Set<string>();
  /** Of the passages that were found so far. */
  readonly #words = new Map<Passage, readonly TermsOfWord[]>();
  readonly #titles: readonly string[];

  constructor(book: Book, words: SearchWords) {
    this.#book = book;
    this.#terms = new GlossaryTerms(words);
    this.#joints = words.joints === undefined ? null : ['', ...words.joints.split(' ')];
    this.#titles = book.passages.map(({ title }) => this.#terms.stemsOf(title).join(' '));
    const called = calledIn(book);
    for (const [id, passage] of book.passages.entries())
      this.#index.add({
        id,
        heading: this.#learn(passage.title),
        page: passage.anchor === null ? '' : this.#learn(passage.page.title),
        called: this.#learn(called.get(passage)?.join(' ') ?? ''),
        text: this.#learn(textOf(passage.blocks.filter((block) => !isAside(block)))),
        aside: this.#learn(textOf(passage.blocks.filter(isAside))),
      });
  }

  /** Best first; nothing for a single letter. A section's number finds the section, whatever else it may mean. */
  find(query: string): Hit[] {
    const section = this.section(query);
    if (section !== undefined) return [{ passage: section, snippet: snippetOf(textOf(section.blocks), []) }];
    if (SECTION.exec(query.trim().toLowerCase())?.[1] === this.#book.letters) return [];
    const asked = this.#terms.telling(query);
    if (asked.every((word) => word.length < 2)) return [];
    const found = this.#rank([...new Set(asked.flatMap((word) => this.#meant(word)))], this.#terms.stemsOf(query).join(' '));
    return found
      .filter(({ score }) => score >= WORTH * found[0]!.score)
      .slice(0, MOST)
      .map(({ passage, terms }) => this.#hit(passage, terms));
  }

  /** The passage that tells the section whose number is typed, with the letters of this book or without. */
  section(query: string): Passage | undefined {
    const [, letters, number] = SECTION.exec(query.trim().toLowerCase()) ?? [];
    const own = this.#book.letters;
    return number === undefined || (letters ?? own) !== own ? undefined : this.#book.find(`${own} ${number}`);
  }

  /** A text as the index reads it; its terms are known from now on. */
  #learn(text: string): string {
    const words = this.#terms.of(text);
    for (const term of words.flatMap(({ terms }) => terms)) this.#known.add(term);
    return words.map(({ terms }) => terms.join(BESIDE)).join(' ');
  }

  /** The terms of the book that a word is meant to be: two letters typed in the wrong order are put right, and words written as one are taken apart. */
  #meant(word: string): readonly string[] {
    const stem = this.#terms.stem(word);
    if (this.#known.has(stem) || this.#begins(stem)) return [stem];
    const whole = this.#swapped(word);
    if (whole !== undefined) return [whole];
    if (this.#joints === null) return [stem];
    const known = (part: string): string | null => [this.#terms.stem(part)].find((term) => this.#known.has(term)) ?? null;
    const parts = partsOf(word, this.#joints, known);
    // one part alone says less than the whole with a letter wrong
    return parts.length > 1 || !this.#isTypedWrong(stem) ? [...parts, ...(parts.length === 0 ? [stem] : [])] : [stem];
  }

  #isTypedWrong(stem: string): boolean {
    return this.#index.search(stem, this.#how(stem, [stem, ''])).length > 0;
  }

  #swapped(word: string): string | undefined {
    const swapped = [...word.slice(1)].map((_, i) => this.#terms.stem(word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2)));
    return swapped.find((other) => this.#known.has(other));
  }

  #begins(stem: string): boolean {
    for (const term of this.#known) if (term.startsWith(stem)) return true;
    return false;
  }

  /** Each word is looked for by itself: a passage that has all of them in its text is worth more than one that has a single one in its title. */
  #rank(terms: readonly string[], asked: string): (Found & { readonly passage: Passage })[] {
    const sums = new Map<number, Found>();
    for (const term of terms)
      for (const { id, score, match } of this.#index.search(term, this.#how(term, terms))) {
        const before = sums.get(id as number);
        const matched = new Set([...(before?.terms ?? []), ...Object.keys(match)]);
        sums.set(id as number, { score: (before?.score ?? 0) + Math.log1p(score), terms: matched });
      }
    return [...sums]
      .map(([id, { score, terms: matched }]) => ({
        passage: this.#book.passages[id]!,
        score: score * this.#worth(id, asked),
        terms: matched,
      }))
      .sort((a, b) => b.score - a.score);
  }

  /** A term that the book has not is the beginning of one, or typed wrong; a single word is looked for as it is being typed. */
  #how(term: string, terms: readonly string[]): SearchOptions {
    const known = this.#known.has(term);
    const begins = !known && this.#begins(term);
    return { prefix: begins || terms.length === 1, fuzzy: !known && !begins && Math.min(2, Math.floor(term.length / ONE_WRONG)) };
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
/** What explains a rule and does not set one. */
const isAside = (block: Block): boolean => block.kind === 'box' && block.box !== 'ruling';

/** The words of the glossary that stand for a section: those whose text names it. */
function calledIn(book: Book): Map<Passage, string[]> {
  const called = new Map<Passage, string[]>();
  for (const passage of book.passages.filter(({ anchor, page }) => anchor !== null && numberOf(page) === ''))
    for (const told of passage.blocks.flatMap(sectionsIn).flatMap((section) => book.find(section) ?? []))
      called.set(told, [...(called.get(told) ?? []), passage.title]);
  return called;
}

const sectionsIn = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? block.inlines.flatMap((inline) => (typeof inline !== 'string' && inline.kind === 'section' ? [inline.section] : []))
    : [];
