import nouns from '../../../../content/house/words/en/nouns.json';
import web from '../../../../content/house/words/en/web.json';
import type { LanguageCatalogues } from '../words.svelte.ts';

/** The texts of one language, those of the first page with it. A visitor loads the list of no other language. */
export const catalogues: LanguageCatalogues = {
  first: { web, nouns },
  // those of the command line and the server are left out
  others: import.meta.glob(
    [
      '../../../../content/*/words/en/*.json',
      '!../../../../content/*/words/en/{cli,server,command}.json',
      '!../../../../content/house/words/en/{web,nouns}.json',
    ],
    { import: 'default' },
  ),
};
