import type { TableFact } from './table-fact.ts';

/** The text of a fact's row. In a file of its own, because the home page, which splits records into rows, writes facts and reads none. */
export const formatFact = (fact: TableFact): string => JSON.stringify(fact);
