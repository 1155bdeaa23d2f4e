import type { Language } from '../lib/words.svelte.ts';
import { Book } from './book.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly pages: Readonly<Record<string, string>> }>>> = {
  en: () => import('./text-en.ts'),
  de: () => import('./text-de.ts'),
  cs: () => import('./text-cs.ts'),
};
const read = new Map<Language, Book>();

/** The rulebook in a language, read once. */
export async function loadBook(language: Language): Promise<Book> {
  const known = read.get(language);
  if (known !== undefined) return known;
  const { pages } = await TEXTS[language]();
  const book = new Book(pages);
  read.set(language, book);
  return book;
}
