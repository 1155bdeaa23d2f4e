/** The key of a text, without the plural form that i18next puts at its end. */
export type BaseKey<Key> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;
