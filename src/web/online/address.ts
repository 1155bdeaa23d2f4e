import { CREDENTIAL_PATTERN, ONLINE_MARK, SECRET_PATTERN } from '../../protocol/index.ts';

/** The page's addresses of online races and people. Kept small, because the first page loads it. */

export const isOnline = (id: string): boolean => id.startsWith(ONLINE_MARK) && SECRET_PATTERN.test(id.slice(1));
export const onlineId = (id: string): string => ONLINE_MARK + id;
export const serverId = (id: string): string => id.slice(1);

/** The word before the secret in a link that hands a seat on. */
export const HAND = 'hand';

/** The parts of an address after `#/online/`: a race, and the token of a personal link or the secret that hands a seat on. */
export function readLink(id: string): { readonly race: string; readonly token: string | null; readonly hand: string | null } | null {
  const [race = '', ...rest] = id.split('.');
  const hand = rest[0] === HAND ? (rest[1] ?? '') : null;
  const token = hand === null ? (rest[0] ?? null) : null;
  return [race, token ?? race, hand ?? race].every((each) => SECRET_PATTERN.test(each)) ? { race, token, hand } : null;
}

/** The player's own page, and the secret that a link to it brings to another device. */
export const MY_PAGE = 'me';
export function readMyPage(id: string): { readonly brought: string | null } | null {
  const [page, ...rest] = id.split('.');
  const brought = rest.join('.');
  if (page !== MY_PAGE || (brought !== '' && !CREDENTIAL_PATTERN.test(brought))) return null;
  return { brought: brought === '' ? null : brought };
}

/** The page of another person. */
export const pageOf = (person: string): string => `who.${person}`;
export function readPageOf(id: string): string | null {
  const [page, person = ''] = id.split('.');
  return page === 'who' && SECRET_PATTERN.test(person) ? person : null;
}
