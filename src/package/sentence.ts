import { CHANCE, type Problem, type Refusal, type Seat } from '../kit/index.ts';
import { createTranslator, type Catalogues, type Language, type SentenceForms, type Translator } from '../words/index.ts';
import { gameIds, games, type GameId, type GameTypes } from './games.ts';

/** What a sentence can be made of. */
export type Sayable = Refusal | Problem | GameTypes[GameId]['event'];

/** The race that a refusal or an event belongs to; a `Race` is one. */
export interface About {
  readonly game: string;
  /** The names of the seats. */
  readonly names: readonly string[];
}

/** Makes a sentence in a language. */
export type Sentence = (what: Sayable, language?: Language, about?: About) => string;

/** The texts of all languages, as `build/package.mjs` gathers them. */
export interface Texts {
  readonly catalogues: Readonly<Record<Language, Catalogues>>;
  readonly forms: Readonly<Record<string, SentenceForms>>;
}

const nounOfSeat = (seat: Seat): string => (seat === CHANCE ? 'chance' : 'no-seat');

export function createSentence({ catalogues, forms }: Texts): Sentence {
  const translators = new Map<Language, Translator>();
  const translatorOf = (language: Language): Translator => {
    if (!Object.hasOwn(catalogues, language))
      throw new RangeError(`There are no texts in “${language}”. Languages: ${Object.keys(catalogues).join(', ')}.`);
    const made =
      translators.get(language) ??
      createTranslator({ language, catalogues: (one) => catalogues[one], forms: (game) => forms[game], nounOfSeat });
    translators.set(language, made);
    return made;
  };
  return (what, language = 'en', about) => {
    const { sentence } = translatorOf(language);
    const of = about === undefined ? gameIds : [about.game];
    const names = about?.names ?? [];
    if ('type' in what) return sentence(of, 'events', what.type, factsOfEvent(what, of), names);
    const { code, facts = {} } = what;
    return sentence(of, 'section' in what ? 'refusals' : 'problems', code, facts, names);
  };
}

/** The facts of an event by the game that it belongs to; without a race, by the first game that can read it. */
function factsOfEvent(event: GameTypes[GameId]['event'], of: readonly string[]): Readonly<Record<string, unknown>> {
  for (const id of gameIds) {
    if (!of.includes(id)) continue;
    try {
      return games[id].rules.events.toFacts(event);
    } catch {
      // an event of another game
    }
  }
  return { ...event };
}
