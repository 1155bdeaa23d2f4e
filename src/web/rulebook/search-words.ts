/** What a search has to know of a language and of what people say at the table: `content/house/search` and `content/GAME/search`. */

/** How a language forms and fills its sentences; words and endings are parted by blanks. */
export interface LanguageWords {
  /** Words that say nothing of what is asked. */
  readonly empty: string;
  /** Endings of words, without marks over letters. */
  readonly endings: string;
  /** Letters between two words that are written as one; left out: the language writes none so. */
  readonly joints?: string;
}

/** What the rulebook says, and what people say instead: `{ "blocked": ["stuck", "boxed in"] }`. */
export type Sayings = Readonly<Record<string, readonly string[]>>;

export interface SearchWords extends LanguageWords {
  readonly sayings: Sayings;
}
