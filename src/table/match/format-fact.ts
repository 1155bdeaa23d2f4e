import type { TableFact } from './table-fact.ts';

/** A row's text, beside what reads it: the list of races on the home page splits records, and reads no facts. */
export const formatFact = (fact: TableFact): string => JSON.stringify(fact);
