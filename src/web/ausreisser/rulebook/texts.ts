import type { BookTexts } from '../../rules/load-book.ts';

export const bookTexts: BookTexts = {
  en: () => import('./text-en.ts'),
  de: () => import('./text-de.ts'),
  cs: () => import('./text-cs.ts'),
};
