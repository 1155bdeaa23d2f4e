import { createInstance, type i18n } from 'i18next';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AnyGame, Facts, Problem, Refusal } from '../kit/index.ts';
import { CHANCE, NOBODY } from '../kit/index.ts';
import { shownName, showNumber, type Language } from '../words/index.ts';
import { root } from './files.ts';
import { gameIds } from './shelf.ts';

/**
 * Sentences out of `content/house/words`, in one language. A game's own catalogue (`GAME.json`) goes before the common ones. What a catalogue lacks
 * is told in English, what English lacks by its code.
 */
export interface Words {
  readonly language: Language;
  /** A text of `cli.json`. */
  text(key: string, facts?: Facts): string;
  noun(key: string, facts?: Facts): string;
  /** A seat's name: one that nobody gave is kept as a code. */
  name(kept: string): string;
  /** The title of a course or board: `otherwise` where it is none of the shipped ones. */
  title(what: 'course' | 'board', name: string, otherwise: string): string;
  refusal(game: AnyGame, refusal: Refusal, names: readonly string[]): string;
  /** Whichever game it is about. */
  problem(problem: Problem): string;
  /** The question that waits for an answer. */
  decision(game: AnyGame, kind: string, facts: Facts, names: readonly string[]): string;
  event(game: AnyGame, state: unknown, event: unknown, names: readonly string[]): string;
  action(game: AnyGame, state: unknown, action: unknown, names: readonly string[]): string;
}

type Data = Readonly<Record<string, unknown>>;
type Namespace = 'events' | 'actions' | 'decisions' | 'refusals' | 'problems';

/** Which texts have variants, by what: see `content/house/words/README.md`. */
type Forms = Readonly<Record<Namespace, Readonly<Record<string, string>>>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(`${root}content/house/words/${path}`, 'utf8'));

export function createWords(language: Language): Words {
  const own = gameIds.filter((id) => existsSync(`${root}content/house/words/en/${id}.json`));
  const formsOf = new Map(own.map((id) => [id, readJson(`forms-${id}.json`) as Forms]));
  const forms = readJson('forms.json') as Forms;
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    keySeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: Object.fromEntries([...new Set([language, 'en' as const])].map((lng) => [lng, catalogues(lng)])),
  });
  /** @param games whose own catalogues are asked first, in this order */
  const sentence: Sentence = (games, namespace, code, data, names) => {
    const keys = games.flatMap((id) => {
      const selectors = formsOf.get(id)?.[namespace][code];
      return formsOf.has(id) ? [`${id}:${namespace}.${variant(selectors, code, data)}`] : [];
    });
    const key = [...keys, `${namespace}:${variant(forms[namespace][code], code, data)}`].find((known) => i18n.exists(known));
    return key === undefined ? `${code} ${JSON.stringify(data)}` : i18n.t(key, tellable(data, names, i18n));
  };
  return {
    language,
    text: (key, facts = {}) => i18n.t(`cli:${key}`, facts),
    noun: (key, facts = {}) => i18n.t(`nouns:${key}`, facts),
    name: (kept) => nameIn(kept, i18n),
    title: (what, name, otherwise) => nounIn(`${what}-${name}`, {}, i18n) ?? otherwise,
    refusal: ({ id }, { code, facts }, names) => sentence([id], 'refusals', code, facts, names),
    problem: ({ code, facts = {} }) => sentence(own, 'problems', code, facts, []),
    decision: ({ id }, kind, facts, names) => sentence([id], 'decisions', kind, facts, names),
    event: (game, state, event, names) => typed(sentence, game, 'events', game.events.toJson(state, event), names),
    action: (game, state, action, names) => typed(sentence, game, 'actions', game.actions.toJson(state, action), names),
  };
}

type Sentence = (games: readonly string[], namespace: Namespace, code: string, data: Data, names: readonly string[]) => string;

const typed = (sentence: Sentence, { id }: AnyGame, namespace: Namespace, data: Data, names: readonly string[]): string =>
  sentence([id], namespace, String(data['type']), data, names);

function catalogues(language: Language): Record<string, Record<string, string>> {
  const files = readdirSync(`${root}content/house/words/${language}`).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(files.map((name) => [name.slice(0, -5), readJson(`${language}/${name}`) as Record<string, string>]));
}

/** The key of a text: the code, and a word for each selector of `forms.json`. */
function variant(selectors: string | undefined, code: string, data: Data): string {
  if (selectors === undefined) return code;
  return [code, ...selectors.split(' ').map((selector) => formWord(selector, data))].join('-');
}

function formWord(selector: string, data: Data): string {
  const [field = '', other] = selector.split('=');
  const value = data[field];
  if (other !== undefined) return value === data[other] ? 'same' : 'other';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value === 0 ? 'zero' : value < 0 ? 'minus' : 'plus';
  return typeof value === 'string' ? value : 'none';
}

const SEATS_FROM_1 = ['manager', 'managers'];
const SEATS_FROM_0 = ['seat', 'deciding'];

const nounIn = (key: string, facts: Facts, i18n: i18n): string | undefined =>
  i18n.exists(`nouns:${key}`) ? i18n.t(`nouns:${key}`, facts) : undefined;
const nameIn = (kept: string, i18n: i18n): string => shownName(kept, (key, facts = {}) => nounIn(key, facts, i18n));

/** Data as a sentence holds it: lists joined, seats by name, a line by its letter, nothing that i18next would take for a command. */
function tellable(data: Data, names: readonly string[], i18n: i18n): Record<string, string | number> {
  const person = (seat: number): string =>
    seat === CHANCE ? i18n.t('nouns:chance') : seat === NOBODY ? i18n.t('nouns:nobody') : nameIn(names[seat] ?? String(seat), i18n);
  const tell = (field: string, value: unknown): string | number => {
    if (Array.isArray(value)) return value.map((item) => tell(field, item)).join(', ');
    if (typeof value === 'number') {
      if (SEATS_FROM_1.includes(field) || (field === 'asked' && data['what'] === 'start-roll')) return person(value - 1);
      return SEATS_FROM_0.includes(field) && names.length > 0 ? person(value) : showNumber(value);
    }
    if (typeof value !== 'string') return value === null || value === undefined ? '-' : JSON.stringify(value);
    if (field === 'line') return value.replace(/^\d+:/, '');
    return nameIn(value, i18n).replaceAll('$t(', '$t (');
  };
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, tell(field, value)]));
}
