import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Outcome } from '../../kit/index.ts';
import { belowFrom, drawOutcome } from '../../kit/index.ts';

/**
 * The dealer: answers for chance so that everybody can check it afterwards. docs/fair-dice.md tells it byte by byte, for other languages; a change
 * here is a change of that page, of its vectors (test/table/vectors.json) and of the format's version.
 *
 * Every outcome hangs on (race key, chance key) alone, not on how often the dealer was asked before: the same race with another
 * decision keeps everybody else's dice.
 */
export interface Dealer {
  /** The answer to the question `chanceKey` among `outcomes`; always the same for the same question and list. */
  deal<Action>(chanceKey: string, outcomes: readonly Outcome<Action>[]): Action;
}

/** What players add to the seed, by seat; undefined where a seat added nothing. A line of text each. */
export type Contributions = readonly (string | undefined)[];

/** The sealed envelope: SHA-256 over `windschatten-seed-1`, a line feed and the seed, in UTF-8, as 64 hexadecimal digits. Shown before the race. */
export function sealOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`windschatten-seed-1\n${seed}`)));
}

/**
 * The key of a race: HMAC-SHA-256, keyed by the seed, over `windschatten-race-1` and a line `SEAT=WORDS` for every seat in order, each line
 * ended by a line feed.
 * @param contributions one entry a seat; throws on one of several lines (our own mistake: readers refuse them)
 */
export function raceKey(seed: string, contributions: Contributions): Uint8Array {
  const lines = contributions.map((words = '', seat) => {
    if (/[\r\n]/.test(words)) throw new RangeError(`the words of seat ${seat} are not one line`);
    return `${seat}=${words}\n`;
  });
  return hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`windschatten-race-1\n${lines.join('')}`));
}

/** The dealer of one race. */
export function createDealer(seed: string, contributions: Contributions = []): Dealer {
  // the two compressions over the padded key are done once, every question starts from a copy of them
  const keyed = hmac.create(sha256, raceKey(seed, contributions)) as { clone(): { update(data: Uint8Array): { digest(): Uint8Array } } };
  return {
    deal(chanceKey, outcomes) {
      let block = 0;
      let digest: Uint8Array = new Uint8Array(0);
      let used = 0;
      const word = (): number => {
        if (used === digest.length) {
          digest = keyed
            .clone()
            .update(utf8ToBytes(`${chanceKey}#${block++}`))
            .digest();
          used = 0;
        }
        const value = ((digest[used]! << 24) | (digest[used + 1]! << 16) | (digest[used + 2]! << 8) | digest[used + 3]!) >>> 0;
        used += 4;
        return value;
      };
      return drawOutcome(outcomes, (n) => belowFrom(word, n));
    },
  };
}
