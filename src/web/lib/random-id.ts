const BYTES = 16;

/**
 * Returns a unique id: 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` exists only over https and on
 * localhost, and a page may come over plain http from a machine in the local network.
 */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
