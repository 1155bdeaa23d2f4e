import { Buffer } from 'node:buffer';
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { CREDENTIAL_PATTERN } from '../../protocol/index.ts';

/** Makes an id or a token that cannot be guessed (`SECRET_PATTERN`). */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** The hash under which a token is stored. A token has 128 random bits, so the hash needs no salt. */
export const hashOf = (token: string): string => hash('sha256', token);

/** Compares a secret with a stored hash in a time that says nothing about where they differ. */
export const hasHash = (secret: string, stored: string): boolean => isSameHash(hashOf(secret), stored);
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Splits a credential into the person's id and the device's secret; null where the text is none. */
export function readCredential(text: string): { readonly id: string; readonly secret: string } | null {
  const [, id, secret] = CREDENTIAL_PATTERN.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}
