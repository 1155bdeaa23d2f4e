import { randomInt, scrypt } from 'node:crypto';
import { PHRASE_WORDS } from './phrase-words.ts';
import { MAX_PASSPHRASE_CHARS } from '../../protocol/index.ts';

/** Seven of 512 words: 63 bits, drawn by the machine. */
const WORD_COUNT = 7;
const KEY_BYTES = 32;
/** 16 MB and some 40 ms a try. */
const SCRYPT_COST = { N: 16_384, r: 8, p: 1 };

export const newPassphrase = (): string => Array.from({ length: WORD_COUNT }, () => PHRASE_WORDS[randomInt(PHRASE_WORDS.length)]).join(' ');

/** As it is written does not matter: only its words do. Null: not the number of words that phrases have. */
export function readPassphrase(text: string): string | null {
  if (text.length > MAX_PASSPHRASE_CHARS) return null;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length === WORD_COUNT ? words.join(' ') : null;
}

/**
 * By it a person is found: a phrase is all he has to say, so one salt serves for all of an installation; 63 random bits need no more.
 * @param phrase as `readPhrase` gives it
 */
export const hashOfPassphrase = (phrase: string, salt: string): Promise<string> =>
  new Promise((hashed, failed) => {
    scrypt(phrase, salt, KEY_BYTES, SCRYPT_COST, (error, key) => {
      if (error) failed(error);
      else hashed(key.toString('hex'));
    });
  });
