const BYTES = 16;

/**
 * A name that nothing else has: 128 random bits as 32 digits from 0 to f. `crypto.randomUUID` is there over https and at localhost alone, these bits are there for
 * everybody whose page came over plain http from a machine in the house, too.
 */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
