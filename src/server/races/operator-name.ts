import { createHash } from 'node:crypto';

/** The length in hexadecimal digits: few enough to type, and enough to tell a billion races apart from one another. */
const LENGTH = 14;
export const OPERATOR_NAME_PATTERN = new RegExp(`^[0-9a-f]{4,${LENGTH}}$`);

/**
 * What operators call a race, in logs and on the command line. Its id is a secret that gives a seat to anyone who has it; nothing leads from this name to the id but the store.
 */
export const operatorName = (id: string): string => createHash('sha256').update(`operator ${id}`).digest('hex').slice(0, LENGTH);
