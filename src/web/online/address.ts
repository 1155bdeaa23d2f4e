import { CREDENTIAL_PATTERN, ONLINE_MARK, SECRET_PATTERN } from '../../protocol/index.ts';

/** The page's addresses of online races and people. Kept small, because the first page loads it. */

export const isOnline = (id: string): boolean => id.startsWith(ONLINE_MARK) && SECRET_PATTERN.test(id.slice(1));
export const onlineId = (id: string): string => ONLINE_MARK + id;
export const serverId = (id: string): string => id.slice(1);

/** The word before the secret in a link that hands a seat on, in one that invites a substitute, and in one that makes its reader the host. */
export const [HAND, SUBSTITUTE, HOST] = ['hand', 'substitute', 'host'];

export interface RaceLink {
  readonly race: string;
  /** Of a personal link. */
  readonly token: string | null;
  /** In a personal link of the player who opened the race, and alone in a link to the host's right. */
  readonly opener: string | null;
  /** The secret that hands a seat on, to a new owner or to a substitute. */
  readonly hand: { readonly secret: string; readonly to: 'owner' | 'substitute' } | null;
}

/** The sign of emphasis around a link, which a secret may contain but not be longer by. */
const EMPHASIS_AFTER = /((?:^|\.)[\w-]{22})_+$/;

/** The parts of an address after `#/online/`. Blanks come from programs that break lines. */
export function readLink(id: string): RaceLink | null {
  const [race = '', ...rest] = id.replace(/\s/g, '').replace(EMPHASIS_AFTER, '$1').split('.');
  const word = rest[0]?.toLowerCase();
  const to = word === HAND ? 'owner' : word === SUBSTITUTE ? 'substitute' : null;
  const hand = to === null ? null : ({ secret: rest[1] ?? '', to } as const);
  const [token = null, opener = null] = hand !== null ? [] : word === HOST ? [null, rest[1] ?? ''] : rest;
  const secrets = [race, ...(hand !== null ? [hand.secret] : word === HOST ? [opener ?? ''] : rest)];
  return rest.length <= 2 && secrets.every((each) => SECRET_PATTERN.test(each)) ? { race, token, opener, hand } : null;
}

/** A link whose letters were all made small or large: its secret cannot be read any more. */
export const hasLostCase = (id: string): boolean =>
  id.length > 0 && (id === id.toLowerCase() || id === id.toUpperCase()) && /[\w-]{22}/.test(id);

/** The player's own page, and the secret that a link to it brings to another device. */
export const MY_PAGE = 'me';
export function readMyPage(id: string): { readonly brought: string | null } | null {
  const [page, ...rest] = id.replace(/\s/g, '').split('.');
  const brought = rest.join('.');
  if (page?.toLowerCase() !== MY_PAGE || (brought !== '' && !CREDENTIAL_PATTERN.test(brought))) return null;
  return { brought: brought === '' ? null : brought };
}

/** The page of another person. */
export const pageOf = (person: string): string => `who.${person}`;
export function readPageOf(id: string): string | null {
  const [page, person = ''] = id.replace(/\s/g, '').split('.');
  return page?.toLowerCase() === 'who' && SECRET_PATTERN.test(person) ? person : null;
}
