/** Texts for page and command line: what both need to address a reader in his language. */
export { LANGUAGE_NAMES, LANGUAGES, parseLanguage, type Language } from './languages.ts';
export { isDefaultName, defaultNameCode, displayName } from './names.ts';
export { withMinusSign } from './numbers.ts';
export type { BaseKey } from './base-key.ts';
export { sentenceKey, formatFacts, type Naming, type SentenceFacts, type SentenceForms, type SentenceKind } from './sentences.ts';
export { createTranslator, type Catalogues, type Translator } from './translator.ts';
export { wordOfDay } from './day.ts';
