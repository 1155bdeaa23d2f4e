import type { Language } from '../../words/index.ts';
import { Book } from './book.ts';
import type { Page } from './page.ts';

/** The pages of a game's rulebook in reading order, by language; loaded on demand. */
export type BookPages = Readonly<Record<Language, () => Promise<{ readonly pages: readonly Page[] }>>>;

const read = new Map<() => Promise<unknown>, Book>();

/** The rulebook in a language, loaded once. */
export async function loadBook(books: BookPages, language: Language): Promise<Book> {
  const fetchPages = books[language];
  const known = read.get(fetchPages);
  if (known !== undefined) return known;
  const book = new Book((await fetchPages()).pages);
  read.set(fetchPages, book);
  return book;
}
