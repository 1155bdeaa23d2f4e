import type { Language } from '../../words/index.ts';
import { Book } from './book.ts';
import { tie } from './tie.ts';

/** The pages of a game's rulebook by file name, in each language; fetched when somebody reads there. */
export type BookTexts = Readonly<Record<Language, () => Promise<{ readonly pages: Readonly<Record<string, string>> }>>>;

const read = new Map<() => Promise<unknown>, Book>();

/** The rulebook in a language, read once. */
export async function loadBook(texts: BookTexts, language: Language): Promise<Book> {
  const text = texts[language];
  const known = read.get(text);
  if (known !== undefined) return known;
  const pages = Object.entries((await text()).pages);
  const book = new Book(Object.fromEntries(pages.map(([file, page]) => [file, tie(page, language)])));
  read.set(text, book);
  return book;
}
