/** What the id of a race begins with that is carried whole in its address: no id of a kept race does, and no address writes it otherwise. */
export const CARRIED = '.';

export const isCarried = (id: string): boolean => id.startsWith(CARRIED);
