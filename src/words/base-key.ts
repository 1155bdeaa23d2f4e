/** The key of a text without the plural suffix of i18next. */
export type BaseKey<Key> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;
