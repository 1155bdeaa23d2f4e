import { resolve } from 'node:path';
import { folderOf, readBook } from '../../build/rulebook/read-book.ts';
import { Book } from '../../src/web/rulebook/book.ts';
import { BookSearch } from '../../src/web/rulebook/search.ts';
import type { Question } from './search-questions.ts';
import { searchWords } from './search-words.ts';

const CONTENT = resolve(import.meta.dirname, '../../content');
const books = new Map<string, { readonly book: Book; readonly search: BookSearch }>();

/** A game's rulebook in a language, and its search. Each is made once. */
export function bookOf({ game, language }: Pick<Question, 'game' | 'language'>): { readonly book: Book; readonly search: BookSearch } {
  const key = `${game}/${language}`;
  const known = books.get(key);
  if (known !== undefined) return known;
  const book = new Book(readBook(folderOf(CONTENT, game, language), language));
  const made = { book, search: new BookSearch(book, searchWords(game, language)) };
  books.set(key, made);
  return made;
}
