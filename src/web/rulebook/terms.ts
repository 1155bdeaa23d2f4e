import { wordsIn, type Word } from './fold.ts';
import type { SearchWords } from './search-words.ts';
import { stemOf } from './stem.ts';

/** Converts a text to search terms: the stems of its words and their synonyms. */

/** A word of a text with its terms, its stem first. */
export interface TermsOfWord extends Word {
  readonly terms: readonly string[];
  /** Terms of several words in a row, of which this is one but not the first. */
  readonly beside: readonly string[];
}

/** Synonyms of a word, or of several in a row, as stems. */
interface Saying {
  readonly written: readonly string[];
  readonly said: readonly string[];
}

const listOf = (words: string): string[] => words.split(' ').filter((word) => word !== '');

export class GlossaryTerms {
  readonly #endings: readonly string[];
  readonly #fleeting: readonly string[];
  readonly #empty: ReadonlySet<string>;
  /** The stems that players use for the same thing, by stem. */
  readonly #alike = new Map<string, readonly string[]>();
  readonly #participle: RegExp | null;
  /** Caches the words seen so far, because a book repeats them. */
  readonly #stems = new Map<string, string>();
  /** By the first word of the phrase. */
  readonly #sayings = new Map<string, Saying[]>();

  readonly #digraph: RegExp | null;

  constructor({ endings, empty, sayings, alike = [], participle, fleeting = '', digraphs }: SearchWords) {
    this.#digraph = digraphs === undefined ? null : new RegExp(listOf(digraphs).join('|'), 'gu');
    this.#endings = listOf(endings).sort((a, b) => b.length - a.length);
    this.#fleeting = listOf(fleeting);
    this.#participle = participle === undefined ? null : new RegExp(String.raw`^(\p{L}{0,6})${participle}(?=\p{L}{4})`, 'u');
    this.#empty = new Set(this.words(empty).map(({ word }) => word));
    for (const [text, others] of Object.entries(sayings)) {
      const [first, ...rest] = this.stemsOf(text);
      if (first === undefined) continue;
      const saying = { written: [first, ...rest], said: others.flatMap((other) => this.asked(other)) };
      this.#sayings.set(first, [...(this.#sayings.get(first) ?? []), saying]);
    }
    for (const group of alike) {
      const stems = this.stemsOf(group);
      for (const stem of stems) this.#alike.set(stem, [...(this.#alike.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
    }
  }

  /** The stems of other words for the same thing, and the stem of the verb if the word is a participle. */
  alike(word: string): readonly string[] {
    const verb = this.#participle === null ? word : word.replace(this.#participle, '$1');
    return [...new Set([...(verb === word ? [] : [this.stem(verb)]), ...(this.#alike.get(this.stem(word)) ?? [])])];
  }

  /** The words of a text, normalized; `fuer` is the same as `für`. */
  words(text: string): Word[] {
    const digraph = this.#digraph;
    const words = wordsIn(text);
    return digraph === null ? words : words.map((each) => ({ ...each, word: each.word.replaceAll(digraph, (letters) => letters[0]!) }));
  }

  /** Whether a normalized word has no meaning for a search. */
  isEmpty(word: string): boolean {
    return this.#empty.has(word);
  }

  stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word, this.#endings, this.#fleeting);
    this.#stems.set(word, stem);
    return stem;
  }

  readonly stemsOf = (text: string): string[] => this.words(text).map(({ word }) => this.stem(word));

  /** The words of a question without stop words, normalized, each once; all words if only stop words are left. */
  telling(question: string): string[] {
    const words = [...new Set(this.words(question).map(({ word }) => word))];
    const telling = words.filter((word) => !this.#empty.has(word));
    return telling.length > 0 ? telling : words;
  }

  /** The same as stems. */
  readonly asked = (question: string): string[] => [...new Set(this.telling(question).map((word) => this.stem(word)))];

  of(text: string): TermsOfWord[] {
    const words = this.words(text);
    const stems = words.map(({ word }) => this.stem(word));
    const beside: string[][] = words.map(() => []);
    return words.map((word, i) => {
      const sayings = (this.#sayings.get(stems[i]!) ?? []).filter(({ written }) => written.every((stem, k) => stems[i + k] === stem));
      for (const { written, said } of sayings) for (let k = 1; k < written.length; k++) beside[i + k]!.push(...said);
      return { ...word, terms: [...new Set([stems[i]!, ...sayings.flatMap(({ said }) => said)])], beside: beside[i]! };
    });
  }
}
