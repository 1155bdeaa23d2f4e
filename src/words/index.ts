/** Words, for page and command line alike: what both of them need to speak to a reader in his language. */
export { LANGUAGE_NAMES, LANGUAGES, parseLanguage, type Language } from './languages.ts';
export { isNameCode, nameCode, shownName } from './names.ts';
export { showNumber } from './numbers.ts';
export type { BaseKey } from './base-key.ts';
export { sentenceKey, formatFacts, type Naming, type SentenceFacts, type SentenceForms, type SentenceKind } from './sentences.ts';
