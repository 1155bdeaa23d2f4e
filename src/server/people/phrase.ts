import { randomInt, scrypt } from 'node:crypto';
import { PHRASE_WORDS } from './phrase-words.ts';
import { MAX_PASSPHRASE_CHARS } from '../../protocol/index.ts';

/** Seven random words of 512 carry 63 bits. */
const WORD_COUNT = 7;
const KEY_BYTES = 32;
/** One try takes 16 MB and about 40 ms. */
const SCRYPT_COST = { N: 16_384, r: 8, p: 1 };

export const newPassphrase = (): string => Array.from({ length: WORD_COUNT }, () => PHRASE_WORDS[randomInt(PHRASE_WORDS.length)]).join(' ');

/** Normalizes a phrase, of which only the words matter. Null: a wrong number of words. */
export function readPassphrase(text: string): string | null {
  if (text.length > MAX_PASSPHRASE_CHARS) return null;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length === WORD_COUNT ? words.join(' ') : null;
}

/**
 * The hash by which a person is found. A phrase comes without a user name, so one salt serves the whole installation, which is enough for 63 random bits.
 * @param phrase as `readPassphrase` returns it
 */
export const hashOfPassphrase = (phrase: string, salt: string): Promise<string> =>
  new Promise((hashed, failed) => {
    scrypt(phrase, salt, KEY_BYTES, SCRYPT_COST, (error, key) => {
      if (error) failed(error);
      else hashed(key.toString('hex'));
    });
  });
