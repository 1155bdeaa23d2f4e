import { CHANCE, spokenFactsOf, type Game, type Named, type Problem, type Refusal, type Seat, type TextForm } from '../../kit/index.ts';
import { sentenceKey, formatFacts, type SentenceFacts, type SentenceForms, type SentenceKind } from '../../words/index.ts';
import { needWords, showName, text, type Catalogue, type GameCatalogue } from './words.svelte.ts';

/** Makes sentences from codes and facts, with a game's own texts before the shared ones. */

/** A game's own sentences: its catalogue, with keys such as `events.led`, and how its facts are formatted. */
export interface OwnWords {
  readonly catalogue: GameCatalogue;
  readonly forms: SentenceForms;
  /** What can be seen of an option in a position, for hints, with the names of the players by seat. Left out: hints have figures only. */
  readonly visibleReasons?: () => Promise<VisibleReasons>;
}

export type VisibleReasons = (state: unknown, action: unknown, names: readonly string[]) => readonly string[];

let own: OwnWords | null = null;

/** Sets the game whose sentences come before the shared ones. */
export const speakAs = (words: OwnWords | null): void => void (own = words);

/** The present game's words about what can be seen of an option. */
export const loadVisibleReasons = async (): Promise<VisibleReasons | undefined> => own?.visibleReasons?.();

/** The shared catalogues. */
const SHARED: Partial<Readonly<Record<SentenceKind, Catalogue>>> = { refusals: 'refusals', problems: 'problems' };

export function sentence(kind: SentenceKind, code: string, facts: SentenceFacts, names: readonly string[] = []): string {
  const forms = own?.forms ?? {};
  const key = sentenceKey(forms, kind, code, facts);
  const formatted = formatFacts(facts, forms, key, { seat: (seat) => nameOfSeat(seat, names), name: showName });
  const ofGame = own === null ? undefined : text(own.catalogue, `${kind}.${key}`, formatted);
  const shared = SHARED[kind];
  return ofGame ?? (shared && text(shared, code, formatted)) ?? `${code} ${Object.values(formatted).join(' ')}`.trim();
}

/** Whether the present game has a sentence for a code, in any form. */
export const hasSentence = (kind: SentenceKind, code: string): boolean =>
  own !== null && (text(own.catalogue, `${kind}.${code}`) !== undefined || own.forms[kind]?.[code] !== undefined);

const nameOfSeat = (seat: Seat, names: readonly string[]): string | undefined => {
  if (seat >= 0) return names[seat] === undefined ? undefined : showName(names[seat]);
  return text('nouns', seat === CHANCE ? 'chance' : 'no-seat');
};

export const refusalSentence = ({ code, facts }: Refusal, names: readonly string[] = []): string =>
  sentence('refusals', code, facts, names);

/**
 * Loads the shared sentences about problems, for screens that seldom need them. If they cannot be loaded the code of
 * a problem is shown.
 */
export const problemWords = (): Promise<void> => needWords('problems').catch(() => undefined);

export const problemSentence = ({ code, facts = {} }: Problem): string => sentence('problems', code, facts);

/**
 * The sentence of an event.
 * @param names of the players, by seat
 * @param kind `spaces` names the spaces, where the game has such a sentence
 */
export function eventSentence<N extends Named>(
  events: Pick<TextForm<never, never, N>, 'toFacts'>,
  named: N,
  names: readonly string[],
  kind: 'events' | 'spaces' = 'events',
): string {
  const known = kind === 'events' || hasSentence(kind, named.type) ? kind : 'events';
  return sentence(known, named.type, events.toFacts(named), names);
}

/** The name of an action in a position. @param names of the players, by seat */
export function actionSentence<S, A>(
  game: Pick<Game<unknown, S, A, unknown, unknown>, 'actions' | 'describeAction'>,
  state: S,
  action: A,
  names: readonly string[],
): string {
  return sentence('actions', game.actions.toNamed(state, action).type, spokenFactsOf(game, state, action), names);
}
