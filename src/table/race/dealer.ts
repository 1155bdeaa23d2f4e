import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Outcome } from '../../kit/index.ts';
import { uniformBelow, drawOutcome } from '../../kit/index.ts';
import type { CalledOff, Envelope } from './envelope.ts';
import { formatCalledOff } from './envelope.ts';

/**
 * The dealer answers for chance so that anyone can check it afterwards. docs/fair-dice.md describes it byte by byte, for other languages. A change here is a
 * change of that page, of its vectors (test/table/vectors.json) and of the format's version.
 *
 * Every outcome depends on (race key, chance key) alone, not on earlier outcomes, so that the same race with another decision keeps all other dice.
 */
export interface Dealer {
  /** The answer to the question `chanceKey` among `outcomes`; always the same for the same question and list. */
  deal<Action>(chanceKey: string, outcomes: readonly Outcome<Action>[]): Action;
}

/** What a seat adds to the seed: open words (records of version 1), an opened envelope, or nothing. */
export type Contribution = string | Envelope | undefined;

/** What the dice depend on beside the seed and what players add to it; as in `SealedChance`. */
interface DiceBase {
  readonly calledOff?: readonly CalledOff[];
  readonly setup?: string;
}

/** What players add to the seed, by seat: either open words or envelopes, never both in one race. */
export type Contributions = readonly Contribution[];

/** Whether envelopes were used. An envelope, or a race that was called off, is part of what the dice depend on. */
export const hasEnvelopes = (contributions: Contributions, calledOff: readonly CalledOff[] = []): boolean =>
  calledOff.length > 0 || contributions.some((added) => typeof added === 'object');

/**
 * The key of a race: HMAC-SHA-256, keyed by the seed, over lines that each end with a line feed. Without envelopes `windschatten-race-1` and a line
 * `SEAT=WORDS` for every seat in order; with them `windschatten-race-2`, a line `called-off SEAL ...` for every time the race was called off, and a line
 * `SEAT=SALT WORDS` for every seat in order. Where the dice depend on the set-up, `windschatten-race-3`, a line `setup HASH`, and then as with envelopes.
 * @param contributions one entry a seat. Throws on words of several lines, and on open words beside envelopes or a set-up, which readers refuse
 */
export function raceKey(seed: string, contributions: Contributions, { calledOff = [], setup }: DiceBase = {}): Uint8Array {
  const enveloped = setup !== undefined || hasEnvelopes(contributions, calledOff);
  const lines = contributions.map((added, seat) => {
    if (added === undefined) return `${seat}=\n`;
    if ((typeof added === 'string') === enveloped) throw new RangeError(`the words of seat ${seat} are open beside envelopes`);
    const text = typeof added === 'string' ? added : `${added.salt} ${added.words}`;
    if (/[\r\n]/.test(text)) throw new RangeError(`the words of seat ${seat} are not one line`);
    return `${seat}=${text}\n`;
  });
  const first = setup === undefined ? ['windschatten-race-2\n'] : ['windschatten-race-3\n', `setup ${setup}\n`];
  const head = [...first, ...calledOff.map((one) => `called-off ${formatCalledOff(one)}\n`)];
  return hmac(sha256, utf8ToBytes(seed), utf8ToBytes([...(enveloped ? head : ['windschatten-race-1\n']), ...lines].join('')));
}

/** The dealer of one race; parameters as of `raceKey`. */
export function createDealer(seed: string, contributions: Contributions = [], more: DiceBase = {}): Dealer {
  // The two compressions over the padded key are done once, for the first question. Every question starts from a copy of them.
  let keyed: { clone(): { update(data: Uint8Array): { digest(): Uint8Array } } } | null = null;
  return {
    deal(chanceKey, outcomes) {
      let block = 0;
      let digest: Uint8Array = new Uint8Array(0);
      let used = 0;
      const word = (): number => {
        if (used === digest.length) {
          keyed ??= hmac.create(sha256, raceKey(seed, contributions, more)) as unknown as NonNullable<typeof keyed>;
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
      return drawOutcome(outcomes, (n) => uniformBelow(word, n));
    },
  };
}
