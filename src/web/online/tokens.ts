import * as v from 'valibot';
import { SECRET_PATTERN } from '../../protocol/index.ts';
import { HAND, MY_PAGE } from './address.ts';
import { forget, recall, remember } from '../lib/storage.ts';

/** What this browser holds of races online: the tokens by which the server knows its owner again. */
export interface Tokens {
  /** Of the seat. */
  readonly seat?: string | undefined;
  /** Of whoever has opened the race. */
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

export function keepTokens(race: string, tokens: Tokens): void {
  const { seat, opener } = tokens;
  if (seat === undefined && opener === undefined) forget(keyOf(race));
  else remember(keyOf(race), JSON.stringify(tokens));
}

const pageAddress = (): string => location.href.split('#')[0]!;
export const linkTo = (race: string): string => `${pageAddress()}#/online/${race}`;
/** By it the seat is handed on, once. */
export const handLink = (race: string, link: string): string => `${linkTo(race)}.${HAND}.${link}`;
/** With it the seat is taken up on another device: for its owner alone. */
export const personalLink = (race: string, token: string): string => `${linkTo(race)}.${token}`;
/** With it another device has one's name and races: for its owner alone. */
export const linkToMe = (credential: string): string => `${pageAddress()}#/online/${MY_PAGE}.${credential}`;
