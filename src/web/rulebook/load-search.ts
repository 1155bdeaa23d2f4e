import type { Language } from '../../words/index.ts';
import type { Book } from './book.ts';
import type { BookSearch } from './search.ts';
import type { PlayerQuestions, LanguageWords, Sayings, SearchWords } from './search-words.ts';

/** The search index of a rulebook, loaded on demand. */

const languages = import.meta.glob<LanguageWords>('../../../content/house/search/*.json', { import: 'default' });
const games = import.meta.glob<Sayings>(['../../../content/*/search/*.json', '!../../../content/house/search/*.json'], {
  import: 'default',
});

const asked = import.meta.glob<PlayerQuestions>('../../../content/*/asked/*.json', { import: 'default' });

/** A game without synonyms is searched by the words of its book alone. */
async function loadSearchWords(game: string, language: Language): Promise<SearchWords> {
  const [words, sayings, questions] = await Promise.all([
    languages[`../../../content/house/search/${language}.json`]?.(),
    games[`../../../content/${game}/search/${language}.json`]?.(),
    asked[`../../../content/${game}/asked/${language}.json`]?.(),
  ]);
  return { empty: '', endings: '', ...words, sayings: sayings ?? {}, asked: questions ?? {} };
}

const made = new WeakMap<Book, BookSearch>();

/** @param language the book's */
export async function loadSearch(book: Book, game: string, language: Language): Promise<BookSearch> {
  const known = made.get(book);
  if (known !== undefined) return known;
  const [{ BookSearch: Search }, words] = await Promise.all([import('./search.ts'), loadSearchWords(game, language)]);
  const search = new Search(book, words);
  made.set(book, search);
  return search;
}
