import type { PlayerQuestions, LanguageWords, Sayings, SearchWords } from '../../src/web/rulebook/search-words.ts';
import { content } from '../games/content.ts';

const read = (path: string): unknown => JSON.parse(content.read(path)!);

/** What a search knows of a language and of a game, as the page loads it. */
export const searchWords = (game: string, language: string): SearchWords => ({
  ...(read(`house/search/${language}.json`) as LanguageWords),
  sayings: read(`${game}/search/${language}.json`) as Sayings,
  asked: read(`${game}/asked/${language}.json`) as PlayerQuestions,
});
