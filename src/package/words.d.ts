import type { Catalogues, Language, SentenceForms } from '../words/index.js';

/** The texts that sentences are made of, in all languages. `build/package.mjs` writes this module. */
export declare const catalogues: Readonly<Record<Language, Catalogues>>;

/** The forms of each game's sentences, by its id. */
export declare const forms: Readonly<Record<string, SentenceForms>>;
