import type { BookPages } from '../../../../src/web/rulebook/load-book.ts';
import type { Page } from '../../../../src/web/rulebook/page.ts';

const page: Page = {
  ...{ name: 'tg-1', section: 'TG 1', kind: 'rules' as const, title: 'Toys', scenarios: [], see: [] },
  blocks: [{ kind: 'paragraph', inlines: ['Three cards each.'] }],
};
const read = (): Promise<{ readonly pages: readonly Page[] }> => Promise.resolve({ pages: [page] });

/** The rulebook of the toy game: one page in one language. A real game has one in content/GAME/rulebook. */
export const bookPages: BookPages = { en: read, de: read, cs: read };
