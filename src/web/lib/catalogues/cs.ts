import nouns from '../../../../content/house/words/cs/nouns.json';
import web from '../../../../content/house/words/cs/web.json';
import type { LanguageCatalogues } from '../words.svelte.ts';

/** The texts of one language, those of the first page with it. A visitor loads the list of no other language. */
export const catalogues: LanguageCatalogues = {
  first: { web, nouns },
  // those of the command line and the server are left out
  others: import.meta.glob(
    [
      '../../../../content/*/words/cs/*.json',
      '!../../../../content/*/words/cs/{cli,server,command}.json',
      '!../../../../content/house/words/cs/{web,nouns}.json',
    ],
    { import: 'default' },
  ),
};
