import { createInstance, type i18n } from 'i18next';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AnyGame, Facts, Problem, Reason, Refusal, Seat } from '../kit/index.ts';
import { CHANCE, factsOf } from '../kit/index.ts';
import {
  sentenceKey,
  displayName,
  formatFacts,
  type Language,
  type SentenceFacts,
  type SentenceForms,
  type SentenceKind,
} from '../words/index.ts';
import { root } from './files.ts';
import { gameIds } from './registry.ts';

/**
 * Sentences in one language, from `content/house/words` and the words of each game (`content/GAME/words`), which take precedence. A missing text is shown in English,
 * and a text that is missing there by its code.
 */
export interface Words {
  readonly language: Language;
  /** A text of `cli.json`. */
  text(key: string, facts?: Facts): string;
  /** A text of a game's `command.json`. */
  own(game: string, key: string, facts?: Facts): string;
  /** A text of the first game that has it in its `command.json`, for texts that depend on no game; undefined if none has it. */
  ofAnyGame(key: string, facts?: Facts): string | undefined;
  /** A game's name for a kind of decision in an analysis. */
  kind(game: string, kind: string): string;
  noun(key: string, facts?: Facts): string;
  /** The theme of a puzzle: the word of its game, or the shared one. */
  theme(game: string, theme: string): string;
  /** A seat's name. Default names are stored as codes. */
  name(stored: string): string;
  /** The title of a shipped course or board, else `otherwise`. */
  title(what: 'course' | 'board', name: string, otherwise: string): string;
  refusal(game: AnyGame, refusal: Refusal, names: readonly string[]): string;
  /** The sentence for a problem of any game. */
  problem(problem: Problem): string;
  /** The sentence for a pending decision. */
  decision(game: AnyGame, kind: string, facts: Facts, names: readonly string[]): string;
  event(game: AnyGame, state: unknown, event: unknown, names: readonly string[]): string;
  action(game: AnyGame, state: unknown, action: unknown, names: readonly string[]): string;
  /** Why a bot would do something. */
  reason(game: AnyGame, reason: Reason, names: readonly string[]): string;
}

const WORDS = `${root}content`;
const readJson = (path: string): unknown => JSON.parse(readFileSync(`${WORDS}/${path}`, 'utf8'));

export function createWords(language: Language): Words {
  const formsOf = new Map(gameIds.map((id) => [id, readForms(id)]));
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    keySeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: Object.fromEntries([...new Set([language, 'en' as const])].map((lng) => [lng, catalogues(lng)])),
  });
  /** @param games whose texts take precedence, in this order */
  const sentence: Sentence = (games, kind, code, facts, names) => {
    const own = games.map((id) => ({ ns: `${id}/race:${kind}.`, forms: formsOf.get(id) ?? {} }));
    for (const { ns, forms } of [...own, { ns: `${kind}:`, forms: {} }]) {
      const key = sentenceKey(forms, kind, code, facts);
      if (i18n.exists(ns + key)) return i18n.t(ns + key, formatFacts(facts, forms, key, naming(names, i18n)));
    }
    return `${code} ${JSON.stringify(facts)}`;
  };
  return {
    language,
    text: (key, facts = {}) => i18n.t(`cli:${key}`, facts),
    own: (game, key, facts = {}) => i18n.t(`${game}/command:${key}`, facts),
    ofAnyGame: (key, facts = {}) => {
      const known = gameIds.map((id) => `${id}/command:${key}`).find((one) => i18n.exists(one));
      return known === undefined ? undefined : i18n.t(known, facts);
    },
    kind: (game, kind) => i18n.t(`${game}/analysis:kind-${kind}`),
    theme: (game, theme) => i18n.t([`${game}/screen:theme-${theme}`, `puzzles:theme-${theme}`]),
    noun: (key, facts = {}) => i18n.t(`nouns:${key}`, facts),
    name: (stored) => nameIn(stored, i18n),
    title: (what, name, otherwise) => {
      const key = gameIds.map((id) => `${id}/card:titles.${what}-${name}`).find((known) => i18n.exists(known));
      return key === undefined ? otherwise : i18n.t(key);
    },
    refusal: ({ id }, { code, facts }, names) => sentence([id], 'refusals', code, facts, names),
    problem: ({ code, facts = {} }) => sentence(gameIds, 'problems', code, facts, []),
    decision: ({ id }, kind, facts, names) => sentence([id], 'decisions', kind, facts, names),
    event(game, state, event, names) {
      const facts = factsOf(game.events, state, event);
      const kind = i18n.exists(`${game.id}/race:spaces.${String(facts['type'])}`) ? 'spaces' : 'events';
      return typed(sentence, game, kind, facts, names);
    },
    action: (game, state, action, names) => typed(sentence, game, 'actions', factsOf(game.actions, state, action), names),
    reason: ({ id }, { code, facts }, names) => sentence([id], 'bots', code, facts, names),
  };
}

type Sentence = (games: readonly string[], kind: SentenceKind, code: string, facts: SentenceFacts, names: readonly string[]) => string;

const typed = (sentence: Sentence, { id }: AnyGame, kind: SentenceKind, facts: SentenceFacts, names: readonly string[]): string =>
  sentence([id], kind, String(facts['type']), facts, names);

const readForms = (game: string): SentenceForms => {
  const path = `${game}/words/forms.json`;
  return existsSync(`${WORDS}/${path}`) ? (readJson(path) as SentenceForms) : {};
};

type Texts = Readonly<Record<string, string>>;

/** All catalogues of a language: shared ones by the names of their files, those of a game with its id in front. */
function catalogues(language: Language): Record<string, Texts> {
  const owners = [['house', ''], ...gameIds.map((id) => [id, `${id}/`])] as const;
  const files = owners.flatMap(([owner, before]) => {
    const folder = `${owner}/words/${language}`;
    const names = existsSync(`${WORDS}/${folder}`) ? readdirSync(`${WORDS}/${folder}`) : [];
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [`${before ?? ''}${name.slice(0, -5)}`, readJson(`${folder}/${name}`) as Texts] as const);
  });
  return Object.fromEntries(files);
}

const nounIn = (key: string, facts: Facts, i18n: i18n): string | undefined =>
  i18n.exists(`nouns:${key}`) ? i18n.t(`nouns:${key}`, facts) : undefined;
const nameIn = (stored: string, i18n: i18n): string => displayName(stored, (key, facts = {}) => nounIn(key, facts, i18n));

/** Names of seats and people. A seat without a name is a number. */
const naming = (names: readonly string[], i18n: i18n) => ({
  seat: (seat: Seat): string | undefined => {
    if (seat < 0) return i18n.t(seat === CHANCE ? 'nouns:chance' : 'nouns:nobody');
    return names[seat] === undefined ? undefined : nameIn(names[seat], i18n);
  },
  name: (stored: string): string => nameIn(stored, i18n),
});
