import { createInstance } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../kit/index.ts';
import { parseLanguage } from '../words/index.ts';
import { variable, type Env } from './settings.ts';

/** A sentence of `content/house/words/LANGUAGE/server.json`. */
export type Say = (key: string, facts?: Facts) => string;

/**
 * The server's messages, in the language of the operator.
 * @param folder `content/house/words`
 * @param env LC_ALL, LC_MESSAGES, LANG, the first that is set; a language without words here is English
 */
export function createWords(folder: string, env: Env): Say {
  const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const locale = variable(env, 'LC_ALL') ?? variable(env, 'LC_MESSAGES') ?? variable(env, 'LANG') ?? '';
  const read = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, language, 'server.json'), 'utf8')) as Record<string, string>;
  const i18n = createInstance();
  void i18n.init({
    lng: parseLanguage(locale) ?? 'en',
    fallbackLng: 'en',
    keySeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: Object.fromEntries(languages.map((language) => [language, { translation: read(language) }])),
  });
  return (key, facts = {}) => i18n.t(key, facts);
}
