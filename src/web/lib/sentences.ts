import { CHANCE, type Game, type Named, type Problem, type Refusal, type Seat, type TextForm } from '../../kit/index.ts';
import { sentenceKey, formatFacts, type SentenceFacts, type SentenceForms, type SentenceKind } from '../../words/index.ts';
import { needWords, showName, text, type Catalogue, type GameCatalogue } from './words.svelte.ts';

/** Sentences from codes and facts: a game's own words first, then those of the house. */

/** A game's own sentences: its catalogue, with keys such as `events.led`, and what its facts mean. */
export interface OwnWords {
  readonly catalogue: GameCatalogue;
  readonly forms: SentenceForms;
}

let own: OwnWords | null = null;

/** Whose sentences come before the common ones from now on: those of the game whose screen is shown. */
export const speakAs = (words: OwnWords | null): void => void (own = words);

/** What the house itself has sentences for. */
const HOUSE: Partial<Readonly<Record<SentenceKind, Catalogue>>> = { refusals: 'refusals', problems: 'problems' };

export function sentence(kind: SentenceKind, code: string, facts: SentenceFacts, names: readonly string[] = []): string {
  const forms = own?.forms ?? {};
  const key = sentenceKey(forms, kind, code, facts);
  const told = formatFacts(facts, forms, key, { seat: (seat) => nameOfSeat(seat, names), name: showName });
  const ofGame = own === null ? undefined : text(own.catalogue, `${kind}.${key}`, told);
  const house = HOUSE[kind];
  return ofGame ?? (house && text(house, code, told)) ?? `${code} ${Object.values(told).join(' ')}`.trim();
}

/** Whether the game that is spoken of has a sentence for a code, in whatever form. */
export const hasSentence = (kind: SentenceKind, code: string): boolean =>
  own !== null && (text(own.catalogue, `${kind}.${code}`) !== undefined || own.forms[kind]?.[code] !== undefined);

const nameOfSeat = (seat: Seat, names: readonly string[]): string | undefined => {
  if (seat >= 0) return names[seat] === undefined ? undefined : showName(names[seat]);
  return text('nouns', seat === CHANCE ? 'chance' : 'nobody');
};

export const refusalSentence = ({ code, facts }: Refusal, names: readonly string[] = []): string =>
  sentence('refusals', code, facts, names);

/** The house's sentences for problems, on screens that seldom have any: to be waited for. What cannot be had is no reason to say nothing. */
export const problemWords = (): Promise<void> => needWords('problems').catch(() => undefined);

export const problemSentence = ({ code, facts = {} }: Problem): string => sentence('problems', code, facts);

/** An event as the log tells it. @param names of the players, by seat */
export const eventSentence = <N extends Named>(
  events: Pick<TextForm<never, never, N>, 'toFacts'>,
  named: N,
  names: readonly string[],
): string => sentence('events', named.type, events.toFacts(named), names);

/** An action as it is called in a position. @param names of the players, by seat */
export function actionSentence<S, A>(
  { actions }: Pick<Game<unknown, S, A, unknown, unknown>, 'actions'>,
  state: S,
  action: A,
  names: readonly string[],
): string {
  const named = actions.toNamed(state, action);
  return sentence('actions', named.type, actions.toFacts(named), names);
}
