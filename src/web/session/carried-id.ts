/**
 * The first character of the id of a race that is contained in its address. Ids of stored races never begin with it,
 * and links do not escape it.
 */
export const CARRIED = '.';

export const isCarried = (id: string): boolean => id.startsWith(CARRIED);
