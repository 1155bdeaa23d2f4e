import i18next from 'i18next';
import type { Facts } from '../../kit/index.ts';
import { parseLanguage, displayName, type Language, type BaseKey } from '../../words/index.ts';
import { isolated } from './isolate.ts';
import { plainSentence, sentences } from './plain-sentence.ts';
import { recall, remember } from './storage.ts';

/** Words come from `content/` alone: the house's, and those of each game. `web` is loaded at once, the others with the screens that need them. */

type HouseCatalogue =
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
  | 'puzzles'
  | 'chat'
  | 'envelopes'
  | 'whatif'
  | 'same'
  | 'hint'
  | 'keys'
  | 'position';
/** `GAME/FILE`: a file of a game's own words. */
export type GameCatalogue = `${string}/${string}`;
export type Catalogue = HouseCatalogue | GameCatalogue;

type Words = { readonly [key: string]: string | Words };
type English = typeof import('../../../content/house/words/en/web.json');
type Leaves<Tree> = { [Key in keyof Tree & string]: Tree[Key] extends string ? BaseKey<Key> : `${Key}.${Leaves<Tree[Key]>}` }[keyof Tree &
  string];
/** Every key of web.json, as a path. */
export type WebKey = Leaves<English>;

// the command line's and the server's are not the page's
const files = import.meta.glob<Words>(['../../../content/*/words/*/*.json', '!../../../content/*/words/*/{cli,server,command}.json'], {
  import: 'default',
});
const fileOf = (catalogue: Catalogue, tag: Language): string => {
  const [game, name] = catalogue.includes('/') ? catalogue.split('/') : ['house', catalogue];
  return `../../../content/${game}/words/${tag}/${name}.json`;
};
const KEY = 'language';

let language = $state<Language>(firstLanguage());
let loaded = $state(0);
let wanted: readonly Catalogue[] = ['web', 'nouns'];

function firstLanguage(): Language {
  const asked = [recall(KEY), ...navigator.languages].map((tag) => parseLanguage(tag ?? ''));
  return asked.find((language) => language !== undefined) ?? 'en';
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
  wanted = [...wanted, ...catalogues.filter((name) => !wanted.includes(name))];
  await load(language);
}

/** A screen comes with the words it needs. */
export async function withWords<Loaded>(screen: Promise<Loaded>, ...catalogues: readonly Catalogue[]): Promise<Loaded> {
  const [loaded] = await Promise.all([screen, needWords(...catalogues)]);
  return loaded;
}

async function load(tag: Language): Promise<void> {
  const missing = wanted.filter((name) => !i18next.hasResourceBundle(tag, name));
  await Promise.all(
    missing.map(async (name) => {
      const read = files[fileOf(name, tag)];
      if (!read) return;
      const words = flat(await read());
      sentences.set(`${tag} ${name}`, words);
      i18next.addResourceBundle(tag, name, words);
    }),
  );
  loaded++;
}

/** `{ home: { title } }` as `home.title`: the way all catalogues are read. */
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

/** A sentence of the page. Reading it in a component keeps it in the reader's language. */
export function t(key: WebKey, facts: Facts = {}): string {
  return text('web', key, facts) ?? key;
}

/** A sentence of any catalogue; undefined where it has none for the key. */
export function text(catalogue: Catalogue, key: string, facts: Facts = {}): string | undefined {
  // both are read so that a change of language or a catalogue that comes later is seen
  if (loaded < 0 || !language) return undefined;
  const plain = plainSentence(language, catalogue, key, facts);
  if (plain !== null) return plain;
  const options = { ...facts, ns: catalogue };
  return i18next.exists(key, options) ? i18next.t(key, options) : undefined;
}

let mine = $state<string | null>(null);
/** Who called last. Beside `mine`: what is torn down is shown what that was before. */
let calls = 0;

/**
 * From now on this name is told as the reader's own, where nobody gave it.
 * @param kept as it is kept
 * @returns ends that, unless somebody has called another name in the meantime: a screen may come before the one in its place has gone
 */
export function callMine(kept: string): () => void {
  const call = ++calls;
  mine = kept;
  return () => {
    if (call === calls) mine = null;
  };
}

/** The name of a seat as the reader sees it: one that nobody gave is kept as a code. */
export const showName = (kept: string): string =>
  isolated(displayName(kept, (key, facts) => text('nouns', key, facts), kept === mine ? 'own' : 'any'));

/** The title of a race of a game as the reader sees it: one that the game ships is kept as the key of its words. */
export const showTitle = (game: string, kept: string): string => text(`${game}/card`, `titles.${kept}`) ?? kept;

export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A weekday's name; 0 is Sunday. */
export const formatWeekday = (day: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day));
/** A moment of today by its time alone, any other with its date. */
export function formatMoment(time: number): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'short' });
  const isToday = day.format(time) === day.format(Date.now());
  return isToday ? new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time) : formatDate(time);
}
