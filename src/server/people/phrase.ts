import { randomInt, scrypt } from 'node:crypto';
import { PHRASE_WORDS } from './phrase-words.ts';
import { MAX_PASSPHRASE_CHARS } from '../../protocol/index.ts';

/** Seven of 512 words: 63 bits, drawn by the machine. */
const WORDS = 7;
const KEY_BYTES = 32;
/** 16 MB and some 40 ms a try. */
const COST = { N: 16_384, r: 8, p: 1 };

export const newPhrase = (): string => Array.from({ length: WORDS }, () => PHRASE_WORDS[randomInt(PHRASE_WORDS.length)]).join(' ');

/** As it is written does not matter: only its words do. Null: not the number of words that phrases have. */
export function readPhrase(text: string): string | null {
  if (text.length > MAX_PASSPHRASE_CHARS) return null;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length === WORDS ? words.join(' ') : null;
}

/**
 * By it a person is found: a phrase is all he has to say, so one salt serves for all of an installation; 63 random bits need no more.
 * @param phrase as `readPhrase` gives it
 */
export const hashOfPhrase = (phrase: string, salt: string): Promise<string> =>
  new Promise((hashed, failed) => {
    scrypt(phrase, salt, KEY_BYTES, COST, (error, key) => {
      if (error) failed(error);
      else hashed(key.toString('hex'));
    });
  });
