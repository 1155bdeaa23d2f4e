/** Data of the search about a language and about players' words: `content/house/search` and `content/GAME/search`. */

/** The stop words and endings of a language, separated by spaces. */
export interface LanguageWords {
  /** Words without meaning for a search. */
  readonly empty: string;
  /** Word endings, without diacritics. */
  readonly endings: string;
  /** Letters that join the parts of a compound word; omitted for a language without compounds. */
  readonly joints?: string;
}

/** The rulebook's words and their synonyms: `{ "blocked": ["stuck", "boxed in"] }`. */
export type Sayings = Readonly<Record<string, readonly string[]>>;

export interface SearchWords extends LanguageWords {
  readonly sayings: Sayings;
}
