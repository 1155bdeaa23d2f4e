/** Texts for page and command line: what both need to address a reader in his language. */
export { LANGUAGE_NAMES, LANGUAGES, parseLanguage, type Language } from './languages.ts';
export { isNameCode, nameCode, shownName } from './names.ts';
export { showNumber } from './numbers.ts';
export type { BaseKey } from './base-key.ts';
export { sentenceKey, formatFacts, type Naming, type SentenceFacts, type SentenceForms, type SentenceKind } from './sentences.ts';
