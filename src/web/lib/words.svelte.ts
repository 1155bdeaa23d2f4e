import i18next from 'i18next';
import type { Facts } from '../../kit/index.ts';
import { parseLanguage, displayName, type Language, type BaseKey } from '../../words/index.ts';
import { isolated } from './isolate.ts';
import { plainSentence, sentences } from './plain-sentence.ts';
import { recall, remember } from './storage.ts';

/**
 * The texts of the page, from the shared catalogues in `content/` and those of each game. `web` is loaded at once,
 * the others with the screens that need them.
 */

type SharedCatalogue =
  | 'web'
  | 'nouns'
  | 'refusals'
  | 'problems'
  | 'rules'
  | 'around'
  | 'analysis'
  | 'online'
  | 'people'
  | 'table'
  | 'lessons'
  | 'pages'
  | 'print'
  | 'puzzles'
  | 'ceremony'
  | 'chat'
  | 'companion'
  | 'envelopes'
  | 'whatif'
  | 'same'
  | 'season'
  | 'hint'
  | 'keys'
  | 'position';
/** `GAME/FILE`: a catalogue of a game. */
export type GameCatalogue = `${string}/${string}`;
export type Catalogue = SharedCatalogue | GameCatalogue;

type Words = { readonly [key: string]: string | Words };
type English = typeof import('../../../content/house/words/en/web.json');
type Leaves<Tree> = { [Key in keyof Tree & string]: Tree[Key] extends string ? BaseKey<Key> : `${Key}.${Leaves<Tree[Key]>}` }[keyof Tree &
  string];
/** Every key of web.json, as a path. */
export type WebKey = Leaves<English>;

/** The texts of a language. */
export interface LanguageCatalogues {
  /** Those that every page needs. */
  readonly first: Readonly<Record<string, Words>>;
  /** Loads another, by its file. */
  readonly others: Readonly<Record<string, () => Promise<unknown>>>;
}

const languages = import.meta.glob<LanguageCatalogues>('./catalogues/*.ts', { import: 'catalogues' });
const fileOf = (catalogue: Catalogue, tag: Language): string => {
  const [game, name] = catalogue.includes('/') ? catalogue.split('/') : ['house', catalogue];
  return `../../../../content/${game}/words/${tag}/${name}.json`;
};
const KEY = 'language';

let language = $state<Language>(firstLanguage());
let loaded = $state(0);
let neededCatalogues: readonly Catalogue[] = ['web', 'nouns'];

function firstLanguage(): Language {
  const preferences = [recall(KEY), ...navigator.languages].map((tag) => parseLanguage(tag ?? ''));
  return preferences.find((language) => language !== undefined) ?? 'en';
}

export async function startWords(): Promise<void> {
  await i18next.init({
    lng: language,
    fallbackLng: 'en',
    ns: [],
    defaultNS: 'web',
    keySeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  });
  await setLanguage(language);
}

export async function needWords(...catalogues: readonly Catalogue[]): Promise<void> {
  neededCatalogues = [...neededCatalogues, ...catalogues.filter((name) => !neededCatalogues.includes(name))];
  await load(language);
}

/** Loads a screen together with the catalogues it needs. */
export async function withWords<Loaded>(screen: Promise<Loaded>, ...catalogues: readonly Catalogue[]): Promise<Loaded> {
  const [loaded] = await Promise.all([screen, needWords(...catalogues)]);
  return loaded;
}

async function load(tag: Language): Promise<void> {
  const missing = neededCatalogues.filter((name) => !i18next.hasResourceBundle(tag, name));
  const { first, others } = await languages[`./catalogues/${tag}.ts`]!();
  await Promise.all(
    missing.map(async (name) => {
      const read = first[name] ?? (await others[fileOf(name, tag)]?.());
      if (read === undefined) return;
      const words = flat(read as Words);
      sentences.set(`${tag} ${name}`, words);
      i18next.addResourceBundle(tag, name, words);
    }),
  );
  loaded++;
}

/** Flattens `{ home: { title } }` to `home.title`, the form of all catalogues. */
function flat(words: Words, path = ''): Record<string, string> {
  const entries = Object.entries(words).map(([key, value]) =>
    typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`),
  );
  return Object.assign({}, ...entries) as Record<string, string>;
}

export const currentLanguage = (): Language => language;

export async function setLanguage(next: Language): Promise<void> {
  await load(next);
  await i18next.changeLanguage(next);
  language = next;
  document.documentElement.lang = next;
}

export async function chooseLanguage(next: Language): Promise<void> {
  remember(KEY, next);
  await setLanguage(next);
}

/** A text of the page. A component that reads it is updated when the language changes. */
export function t(key: WebKey, facts: Facts = {}): string {
  return text('web', key, facts) ?? key;
}

/** A text of any catalogue; undefined if it has none for the key. */
export function text(catalogue: Catalogue, key: string, facts: Facts = {}): string | undefined {
  // reading both updates the component when the language changes or a catalogue arrives
  if (loaded < 0 || !language) return undefined;
  const plain = plainSentence(language, catalogue, key, facts);
  if (plain !== null) return plain;
  const options = { ...facts, ns: catalogue };
  return i18next.exists(key, options) ? i18next.t(key, options) : undefined;
}

let ownName = $state<string | null>(null);
/** Counts the calls. It is not part of `mine`, because an effect that is torn down sees the former value of a state. */
let calls = 0;

/**
 * Shows this seat as "you" from now on, if its name is a default one.
 * @param stored the name as it is stored
 * @returns ends that, unless another call has been made since. The next screen may appear before the last one is
 *   removed
 */
export function setOwnName(stored: string): () => void {
  const call = ++calls;
  ownName = stored;
  return () => {
    if (call === calls) ownName = null;
  };
}

/** The name of a seat in the reader's language. Default names are stored as codes. */
export const showName = (stored: string): string => nameAs(stored, stored === ownName ? 'own' : 'any');

/** The same, but never "you". */
export const showOwnColour = (stored: string): string => nameAs(stored, 'any');

const nameAs = (stored: string, whose: 'own' | 'any'): string =>
  isolated(displayName(stored, (key, facts) => text('nouns', key, facts), whose));

/** The title of a race in the reader's language. Titles of shipped courses are stored as keys. */
export const showTitle = (game: string, stored: string): string => text(`${game}/card`, `titles.${stored}`) ?? stored;

export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** The date of a day, without a time. */
export const formatDay = (time: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);

/** A weekday's name; 0 is Sunday. */
export const formatWeekday = (day: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day));
/** A time of today without its date, any other with it. */
export function formatMoment(time: number): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'short' });
  const isToday = day.format(time) === day.format(Date.now());
  return isToday ? new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time) : formatDate(time);
}
