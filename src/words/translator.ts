import { createInstance } from 'i18next';
import type { Language } from './languages.ts';
import { displayName } from './names.ts';
import { formatFacts, sentenceKey, type SentenceFacts, type SentenceForms, type SentenceKind } from './sentences.ts';

/** The texts of one language: shared catalogues by the names of their files, those of a game with its id in front (`ausreisser/race`). */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts and sentences in one language, with i18next. A text that is missing is shown in English, and a sentence that is missing there by its code. */
export interface Translator {
  /** Whether a text exists. @param key `CATALOGUE:KEY` */
  exists(key: string): boolean;
  /** A text, the first of these keys that exists. @param key `CATALOGUE:KEY` */
  text(key: string | string[], facts?: SentenceFacts): string;
  /** A stored name. Default names are stored as codes. */
  name(stored: string): string;
  /**
   * A sentence from a code and facts.
   * @param games whose texts come before the shared ones, in this order
   * @param names of the seats
   */
  readonly sentence: (games: readonly string[], kind: SentenceKind, code: string, facts: SentenceFacts, names: readonly string[]) => string;
}

export interface TranslatorOptions {
  readonly language: Language;
  readonly catalogues: (language: Language) => Catalogues;
  /** The forms of a game, by its id. */
  readonly forms: (game: string) => SentenceForms | undefined;
  /** The noun of a seat below 0: `chance` or `nobody`. */
  readonly nounOfSeat: (seat: number) => string;
}

export function createTranslator({ language, catalogues, forms, nounOfSeat }: TranslatorOptions): Translator {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    keySeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: Object.fromEntries([...new Set([language, 'en' as const])].map((lng) => [lng, catalogues(lng)])),
  });
  const name = (stored: string): string =>
    displayName(stored, (key, facts = {}) => (i18n.exists(`nouns:${key}`) ? i18n.t(`nouns:${key}`, facts) : undefined));
  /** A seat without a name is a number. */
  const naming = (names: readonly string[]) => ({
    seat: (seat: number): string | undefined => {
      if (seat < 0) return i18n.t(`nouns:${nounOfSeat(seat)}`);
      return names[seat] === undefined ? undefined : name(names[seat]);
    },
    name,
  });
  return {
    exists: (key) => i18n.exists(key),
    text: (key, facts = {}) => i18n.t(key, facts),
    name,
    sentence: (games, kind, code, facts, names) => {
      const own = games.map((id) => ({ ns: `${id}/race:${kind}.`, forms: forms(id) ?? {} }));
      for (const { ns, forms: formsOf } of [...own, { ns: `${kind}:`, forms: {} }]) {
        const key = sentenceKey(formsOf, kind, code, facts);
        if (i18n.exists(ns + key)) return i18n.t(ns + key, formatFacts(facts, formsOf, key, naming(names)));
      }
      return `${code} ${JSON.stringify(facts)}`;
    },
  };
}
