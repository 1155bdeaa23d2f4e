/**
 * The supported languages, each a folder of `content/house/words` and of `content/<game>/rulebook`. English comes
 * first and is the fallback for a missing text.
 */
export const LANGUAGES = ['en', 'de', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', cs: 'Čeština' };

/** The supported language of a tag such as `de`, `cs-CZ` or `de_AT.UTF-8`; undefined if there is none. */
export const parseLanguage = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
