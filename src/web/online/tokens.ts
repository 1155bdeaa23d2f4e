import * as v from 'valibot';
import { SECRET_PATTERN } from '../../protocol/index.ts';
import { HAND, HOST, MY_PAGE, SUBSTITUTE } from './address.ts';
import { forget, isOnlyInMemory, keysFrom, recall, remember } from '../lib/storage.ts';

/** The tokens that this browser holds for a race online. The server knows the player by them. */
export interface Tokens {
  readonly seat?: string | undefined;
  /** Of the player who opened the race. */
  readonly opener?: string | undefined;
}

const secret = v.pipe(v.string(), v.regex(SECRET_PATTERN));
const schema = v.object({ seat: v.optional(secret), opener: v.optional(secret) });
const keyOf = (race: string): string => `online.${race}`;

export function tokensOf(race: string): Tokens {
  try {
    return v.parse(schema, JSON.parse(recall(keyOf(race)) ?? '{}'));
  } catch {
    return {};
  }
}

export function saveTokens(race: string, tokens: Tokens): void {
  const { seat, opener } = tokens;
  if (seat === undefined && opener === undefined) forget(keyOf(race));
  else remember(keyOf(race), JSON.stringify(tokens));
}

/** The browser has not stored the tokens, so the seat is lost with this page. */
export const hasTokensOnlyInMemory = (race: string): boolean => isOnlyInMemory(keyOf(race));

/** The races in which this browser has the token of a seat. */
export const racesWithSeat = (): readonly string[] =>
  keysFrom(keyOf(''))
    .map((key) => key.slice(keyOf('').length))
    .filter((race) => SECRET_PATTERN.test(race) && tokensOf(race).seat !== undefined);

/** The seat belongs to someone else now. */
export const forgetSeat = (race: string): void => saveTokens(race, { ...tokensOf(race), seat: undefined });

const pageAddress = (): string => location.href.split('#')[0]!;
export const linkTo = (race: string): string => `${pageAddress()}#/online/${race}`;
/** The link by which another player takes the seat; it works once. */
export const handLink = (race: string, link: string): string => `${linkTo(race)}.${HAND}.${link}`;
/** The link by which another person plays for the owner of a seat; it works once. */
export const substituteLink = (race: string, link: string): string => `${linkTo(race)}.${SUBSTITUTE}.${link}`;
/** The link by which the player has the seat on another device too. @param opener of the player who opened the race */
export const personalLink = (race: string, token: string, opener?: string): string =>
  [linkTo(race), token, ...(opener === undefined ? [] : [opener])].join('.');
/** The link by which the player who opened the race stays its host on another device too, without a seat. */
export const hostLink = (race: string, opener: string): string => `${linkTo(race)}.${HOST}.${opener}`;
/** The link by which the player has name and races on another device too. */
export const linkToMe = (credential: string): string => `${pageAddress()}#/online/${MY_PAGE}.${credential}`;
