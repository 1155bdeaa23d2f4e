/** The languages there are words in, each a folder of `content/house/words` and of `content/<game>/rulebook`. English, the first, stands in where a word is missing. */
export const LANGUAGES = ['en', 'de', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each as those who speak it call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', cs: 'Čeština' };

/** The language of a tag such as `de`, `cs-CZ` or `de_AT.UTF-8`; undefined for one there are no words in. */
export const parseLanguage = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
