import { content } from './content.js';
import { createRaces, type Race as RaceOf, type Races } from './race.ts';
import { createSentence, type Sentence } from './sentence.ts';
import * as words from './words.js';
import type { GameId } from './games.ts';

/**
 * The main entry of the package: races of both games, sentences, boards. The other paths of the package have the parts that this is made of.
 *
 *     const race = Race.start({ riders: ['Anna', 'Ben'] }, { seed: 'spring' });
 */

export type { AnySetup, GameId, GameOf, GameTypes } from './games.ts';
export { RaceError, type Races } from './race.ts';
export type { About, Sayable, Sentence } from './sentence.ts';
export { content };

/** The sentence for a refusal, a problem or an event. @param language `en`, `de` or `cs` @param about the race, for names of players */
export const sentence: Sentence = createSentence(words);

/** Starts races and reads records. */
export const Race: Races = createRaces(content, sentence);
export type Race<G extends GameId = GameId> = RaceOf<G>;
