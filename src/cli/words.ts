import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AnyGame, Facts, Problem, Reason, Refusal, Seat } from '../kit/index.ts';
import { CHANCE, factsOf } from '../kit/index.ts';
import {
  createTranslator,
  type Catalogues,
  type Language,
  type SentenceFacts,
  type SentenceForms,
  type SentenceKind,
  type Translator,
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
  const i18n = createTranslator({
    language,
    catalogues,
    forms: (game) => formsOf.get(game),
    nounOfSeat: (seat: Seat) => (seat === CHANCE ? 'chance' : 'no-seat'),
  });
  const { sentence } = i18n;
  return {
    language,
    text: (key, facts = {}) => i18n.text(`cli:${key}`, facts),
    own: (game, key, facts = {}) => i18n.text(`${game}/command:${key}`, facts),
    ofAnyGame: (key, facts = {}) => {
      const known = gameIds.map((id) => `${id}/command:${key}`).find((one) => i18n.exists(one));
      return known === undefined ? undefined : i18n.text(known, facts);
    },
    kind: (game, kind) => i18n.text(`${game}/analysis:kind-${kind}`),
    theme: (game, theme) => i18n.text([`${game}/screen:theme-${theme}`, `puzzles:theme-${theme}`]),
    noun: (key, facts = {}) => i18n.text(`nouns:${key}`, facts),
    name: (stored) => i18n.name(stored),
    title: (what, name, otherwise) => {
      const key = gameIds.map((id) => `${id}/card:titles.${what}-${name}`).find((known) => i18n.exists(known));
      return key === undefined ? otherwise : i18n.text(key);
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

type Sentence = Translator['sentence'];

const typed = (sentence: Sentence, { id }: AnyGame, kind: SentenceKind, facts: SentenceFacts, names: readonly string[]): string =>
  sentence([id], kind, String(facts['type']), facts, names);

const readForms = (game: string): SentenceForms => {
  const path = `${game}/words/forms.json`;
  return existsSync(`${WORDS}/${path}`) ? (readJson(path) as SentenceForms) : {};
};

/** All catalogues of a language: shared ones by the names of their files, those of a game with its id in front. */
function catalogues(language: Language): Catalogues {
  const owners = [['house', ''], ...gameIds.map((id) => [id, `${id}/`])] as const;
  const files = owners.flatMap(([owner, before]) => {
    const folder = `${owner}/words/${language}`;
    const names = existsSync(`${WORDS}/${folder}`) ? readdirSync(`${WORDS}/${folder}`) : [];
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [`${before ?? ''}${name.slice(0, -5)}`, readJson(`${folder}/${name}`) as Catalogues[string]] as const);
  });
  return Object.fromEntries(files);
}
