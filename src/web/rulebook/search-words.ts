/** Data of the search about a language and about players' words: `content/house/search`, `content/GAME/search` and `content/GAME/asked`. */

/** The stop words and endings of a language, separated by spaces. */
export interface LanguageWords {
  /** Words without meaning for a search. */
  readonly empty: string;
  /** Word endings, without diacritics. */
  readonly endings: string;
  /** Letters that join the parts of a compound word; omitted for a language without compounds. */
  readonly joints?: string;
  /** Groups of words that players use for the same thing. A question finds the other words of a group, too. */
  readonly alike?: readonly string[];
  /** Two letters that some type for one with a mark: `ue` for `ü`. */
  readonly digraphs?: string;
  /** The letters that begin a participle, also after a prefix: `ge` in `gestürzt` and `abgehängt`. */
  readonly participle?: string;
  /** Endings with a vowel that other forms of the word lose: `ek` in `balíček`, `balíčku`. */
  readonly fleeting?: string;
}

/** The rulebook's words and their synonyms: `{ "blocked": ["stuck", "boxed in"] }`. */
export type Sayings = Readonly<Record<string, readonly string[]>>;

/** What players ask about a passage, separated by commas, by its anchor or page: `{ "ur-5-3": "move sideways, go backwards" }`. */
export type PlayerQuestions = Readonly<Record<string, string>>;

export interface SearchWords extends LanguageWords {
  readonly sayings: Sayings;
  readonly asked?: PlayerQuestions;
}
