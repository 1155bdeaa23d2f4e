import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Problem, Seat } from '../../kit/index.ts';

/**
 * Sealed envelopes: what the operator and the players add to the dice, each shown as a hash before any content is shown. The steps, and what they protect
 * against, are in docs/fair-dice.md; the reasons in docs/decisions/0007-sealed-envelopes.md.
 */

/** Random bytes of an operator's seed: 256 bits, so that it cannot be found from its seal by trying. */
export const SEED_BYTES = 32;
/** Random bytes beside a player's words: 128 bits, so that the words cannot be found from their commitment by trying. */
export const SALT_BYTES = 16;
/** Characters of a player's words. */
export const MAX_WORDS = 200;
/** How often a race may be called off before it begins. */
export const MAX_CALLED_OFF = 1000;

/** Random bytes as a seed. Throws where they are not `SEED_BYTES`. */
export const seedFrom = (bytes: Uint8Array): string => hexOf(bytes, SEED_BYTES);

/** Random bytes as a salt. Throws where they are not `SALT_BYTES`. */
export const saltFrom = (bytes: Uint8Array): string => hexOf(bytes, SALT_BYTES);

function hexOf(bytes: Uint8Array, length: number): string {
  if (bytes.length !== length) throw new RangeError(`${length} random bytes are needed, not ${bytes.length}`);
  return bytesToHex(bytes);
}

/** The operator's envelope: SHA-256 over `windschatten-seed-1`, a line feed and the seed, in UTF-8, as 64 hexadecimal digits. Shown before the race. */
export function sealOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`windschatten-seed-1\n${seed}`)));
}

/** The content of a player's envelope: a line of text, which may be empty, and 32 random hexadecimal digits. */
export interface Opening {
  readonly salt: string;
  readonly words: string;
}

/** A player's envelope, opened. */
export interface Envelope extends Opening {
  /** What the seat showed before any envelope was opened. */
  readonly commitment: string;
}

/** Which envelope it is: the seat that shows it, in the race whose operator has shown this seal. */
export interface EnvelopeOf {
  readonly seal: string;
  readonly seat: Seat;
}

/** A race called off after its seal was shown and before it began. */
export interface CalledOff {
  readonly seal: string;
  /** The seats that had shown an envelope and did not open it; empty: the operator called it off. */
  readonly notOpened: readonly Seat[];
}

const HASH = /^[0-9a-f]{64}$/;
const SALT = /^[0-9a-f]{32}$/;
/** Control characters, and half characters that UTF-8 cannot encode. */
const NO_LINE = /[\p{Cc}\p{Cs}]/u;

export const isHash = (text: string): boolean => HASH.test(text);

/** What is wrong with the content of an envelope: `envelope-salt`, `envelope-words`; null: nothing. */
export function checkContent({ salt, words }: Opening): Problem | null {
  if (!SALT.test(salt)) return { code: 'envelope-salt', facts: { found: salt.slice(0, 40) } };
  if (words.length > MAX_WORDS || NO_LINE.test(words)) return { code: 'envelope-words', facts: { most: MAX_WORDS } };
  return null;
}

/**
 * The closed envelope of a seat: SHA-256 over the lines `windschatten-words-1`, seal, seat, salt, each ended by a line feed, and the words, in UTF-8, as
 * 64 hexadecimal digits. Throws on a seal, salt or words that are not valid; `checkContent` reports those of people.
 */
export function commitmentOf({ seal, seat, salt, words }: EnvelopeOf & Opening): string {
  const wrong = checkContent({ salt, words });
  if (wrong !== null) throw new RangeError(wrong.code);
  if (!isHash(seal) || !Number.isInteger(seat) || seat < 0)
    throw new RangeError(`there is no envelope of seat ${seat} for the seal ${seal}`);
  return bytesToHex(sha256(utf8ToBytes(`windschatten-words-1\n${seal}\n${seat}\n${salt}\n${words}`)));
}

/**
 * Whether an opening from outside is what the seat has put into its envelope.
 * @returns null: it is; else `envelope-salt`, `envelope-words`, or `envelope-other` (something else was shown before)
 */
export function checkOpening(commitment: string, of: EnvelopeOf, opening: Opening): Problem | null {
  const wrong = checkContent(opening);
  if (wrong !== null) return wrong;
  const opened = commitmentOf({ ...of, ...opening });
  return opened === commitment ? null : { code: 'envelope-other', facts: { seat: of.seat, shown: commitment, opened } };
}

/** What a seat saw of a race before it opened its envelope. Its program stores it. */
export interface ShownRace {
  /** The game's complete set-up in one text form, with the names of the players. */
  readonly setup: string;
  readonly seal: string;
  readonly calledOff: readonly CalledOff[];
  /** By seat; undefined where a seat showed none. */
  readonly commitments: readonly (string | undefined)[];
}

/**
 * Whether a race is the one that a seat was shown. The seat's own program asks it before it opens its envelope (the list must hold its own), and again when it
 * gets the record. So an operator who shows different things to different people is found out.
 * @returns null: it is; else `shown-setup`, `shown-seal`, `shown-called-off`, or `shown-envelope` with the first seat that differs
 */
export function compareShown(shown: ShownRace, found: ShownRace): Problem | null {
  if (shown.setup !== found.setup) return { code: 'shown-setup' };
  if (shown.seal !== found.seal) return { code: 'shown-seal', facts: { shown: shown.seal, found: found.seal } };
  const lines = (list: readonly CalledOff[]): string => list.map(formatCalledOff).join('\n');
  if (lines(shown.calledOff) !== lines(found.calledOff))
    return { code: 'shown-called-off', facts: { shown: shown.calledOff.length, found: found.calledOff.length } };
  const seats = Math.max(shown.commitments.length, found.commitments.length);
  for (let seat = 0; seat < seats; seat++)
    if (shown.commitments[seat] !== found.commitments[seat])
      return { code: 'shown-envelope', facts: { seat, shown: shown.commitments[seat] ?? '-', found: found.commitments[seat] ?? '-' } };
  return null;
}

/** `SEAL host`, or `SEAL seat 0,2`: as it stands in a record, and in what the dice hang on. */
export const formatCalledOff = ({ seal, notOpened }: CalledOff): string =>
  notOpened.length === 0 ? `${seal} host` : `${seal} seat ${notOpened.join(',')}`;
