import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDemandedFile } from './demanded-file.ts';
import { gameIds } from '../../src/games/index.ts';
import type { SentenceForms, SentenceKind } from '../../src/words/index.ts';

/** The catalogues in `content/`, flattened: `home.title`. */

export type Catalogue = Readonly<Record<string, string>>;
type Tree = { readonly [key: string]: string | Tree };

const CONTENT = new URL('../../content/', import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readDemandedFile(fileURLToPath(new URL(path, CONTENT)), 'its texts as JSON'));

function flat(tree: Tree, path = ''): Catalogue {
  const parts = Object.entries(tree).map(([key, value]) =>
    typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`),
  );
  return Object.assign({}, ...parts) as Catalogue;
}

/** The owners of catalogues: the shell and each game. */
export const OWNERS: readonly string[] = ['house', ...gameIds];

/** The names of an owner's catalogues in a language. */
export const cataloguesOf = (owner: string, language = 'en'): string[] =>
  readdirSync(new URL(`${owner}/words/${language}/`, CONTENT)).map((file) => file.replace(/\.json$/, ''));

export const catalogue = (owner: string, language: string, name: string): Catalogue =>
  flat(readJson(`${owner}/words/${language}/${name}.json`) as Tree);

export const formsOf = (game: string): SentenceForms => readJson(`${game}/words/forms.json`) as SentenceForms;

/** The plural forms (CLDR) of a language. */
export const PLURALS = { en: ['one', 'other'], de: ['one', 'other'], cs: ['one', 'few', 'many', 'other'] } as const;
export const PLURAL = /_(ordinal_)?(zero|one|two|few|many|other)$/;
export const bare = (key: string): string => key.replace(PLURAL, '');
export const bareKeys = (texts: Catalogue): string[] => [...new Set(Object.keys(texts).map(bare))].sort();

/**
 * The sentences that a game's `race.json` has for a code of this kind: its text, or all forms that `forms.json`
 * promises.
 */
export function sentencesOf(game: string, kind: SentenceKind, code: string): string[] {
  const keys = bareKeys(catalogue(game, 'en', 'race'));
  const selectors = formsOf(game)[kind]?.[code];
  return keys.filter((key) => (selectors === undefined ? key === `${kind}.${code}` : key.startsWith(`${kind}.${code}-`)));
}
