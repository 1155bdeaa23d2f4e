/** How races online are told from a browser's own by their addresses. Small: every page has it. */
export const SECRET = /^[\w-]{22}$/;

/** In addresses of races and results those online begin so; a browser's own have no such sign. */
const MARK = '~';
export const isOnline = (id: string): boolean => id.startsWith(MARK) && SECRET.test(id.slice(1));
export const onlineId = (id: string): string => MARK + id;
export const serverId = (id: string): string => id.slice(1);

/** What stands behind `#/online/`: a race, and the token of a personal link. */
export function readLink(id: string): { readonly race: string; readonly token: string | null } | null {
  const [race = '', token = null] = id.split('.');
  return SECRET.test(race) && (token === null || SECRET.test(token)) ? { race, token } : null;
}
