import { createHash, randomBytes } from 'node:crypto';

/** Names that nobody can guess: 128 random bits, as 22 letters, digits, `-` and `_`. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

export const SECRET = /^[\w-]{22}$/;

/** What is kept of a token. It has too many bits to be tried, so no salt is needed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a person is known by: his id, which others may see, a dot, and a secret of his device. */
export const CREDENTIAL = /^([\w-]{22})\.([\w-]{22})$/;

export function readCredential(text: string): { readonly id: string; readonly secret: string } | null {
  const [, id, secret] = CREDENTIAL.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}
