import { createHash, createHmac } from 'node:crypto';

/**
 * A second dealer, written from docs/fair-dice.md alone, with Node's SHA-256 and exact big integers. Its agreement with
 * src/table/race/dealer.ts shows that the page is complete.
 */

export const sealByPage = (seed: string): string => createHash('sha256').update(`windschatten-seed-1\n${seed}`, 'utf8').digest('hex');

export function raceKeyByPage(seed: string, words: readonly string[]): Buffer {
  const lines = words.map((text, seat) => `${seat}=${text}\n`).join('');
  return createHmac('sha256', Buffer.from(seed, 'utf8')).update(`windschatten-race-1\n${lines}`, 'utf8').digest();
}

export interface EnvelopeByPage {
  readonly salt: string;
  readonly words: string;
}

export const commitmentByPage = (seal: string, seat: number, { salt, words }: EnvelopeByPage): string =>
  createHash('sha256').update(['windschatten-words-1', seal, seat, salt, words].join('\n'), 'utf8').digest('hex');

export function sealedRaceKeyByPage(
  seed: string,
  envelopes: readonly (EnvelopeByPage | null)[],
  calledOff: readonly { readonly seal: string; readonly notOpened: readonly number[] }[],
): Buffer {
  const hmac = createHmac('sha256', Buffer.from(seed, 'utf8')).update('windschatten-race-2\n');
  for (const { seal, notOpened } of calledOff)
    hmac.update(notOpened.length > 0 ? `called-off ${seal} seat ${notOpened.join(',')}\n` : `called-off ${seal} host\n`);
  for (const [seat, envelope] of envelopes.entries())
    hmac.update(envelope === null ? `${seat}=\n` : `${seat}=${envelope.salt} ${envelope.words}\n`, 'utf8');
  return hmac.digest();
}

export const setupHashByPage = (game: string, rules: number, sortedSetup: string): string =>
  createHash('sha256').update(`windschatten-setup-1\n${game} ${rules}\n${sortedSetup}`, 'utf8').digest('hex');

export function raceKeyOfSetupByPage(seed: string, setupHash: string, seats: number): Buffer {
  const lines = Array.from({ length: seats }, (_, seat) => `${seat}=\n`).join('');
  return createHmac('sha256', Buffer.from(seed, 'utf8')).update(`windschatten-race-3\nsetup ${setupHash}\n${lines}`).digest();
}

/** The endless stream of words for a question. */
export function* wordsByPage(raceKey: Buffer, chanceKey: string): Generator<bigint, never> {
  for (let block = 0; ; block++) {
    const digest = createHmac('sha256', raceKey).update(`${chanceKey}#${block}`, 'utf8').digest();
    for (let i = 0; i < 32; i += 4) yield BigInt(`0x${digest.subarray(i, i + 4).toString('hex')}`);
  }
}

/** The index of the outcome drawn. */
export function drawByPage(raceKey: Buffer, chanceKey: string, weights: readonly number[]): number {
  const sum = weights.reduce((a, b) => a + BigInt(b), 0n);
  const limit = ((1n << 32n) / sum) * sum;
  for (const word of wordsByPage(raceKey, chanceKey)) {
    if (word >= limit) continue;
    const number = word % sum;
    let cumulative = 0n;
    for (let i = 0; ; i++) {
      cumulative += BigInt(weights[i]!);
      if (cumulative > number) return i;
    }
  }
  throw new Error('the stream of words ended');
}
