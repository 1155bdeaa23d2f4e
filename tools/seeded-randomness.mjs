/**
 * Chance in a page, from a seed: whatever it draws (ids, the seeds of races, a throw at a scene) comes the same in every run. Every load of a page
 * draws other numbers than the one before, or a second race would be given the first one's id; a cookie counts the loads, since pages of one visitor share it.
 * Workers need none of it: bots draw from the streams of their race.
 */

/**
 * The script that a page runs before its own.
 * @param {string} seed
 * @returns {string}
 */
export const chanceFrom = (seed) => `(() => {
  let load = 1;
  try {
    load += Number(/(?:^|; )loads=(\\d+)/.exec(document.cookie)?.[1] ?? 0);
    document.cookie = 'loads=' + load + '; path=/; SameSite=Lax';
  } catch {
    // a page that may keep nothing has one load
  }
  // FNV-1a over the seed, then mulberry32
  let state = 0x811c9dc5;
  for (const sign of ${JSON.stringify(seed)} + ' ' + load) state = Math.imul(state ^ sign.codePointAt(0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  Crypto.prototype.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next() & 255;
    return array;
  };
  Crypto.prototype.randomUUID = () => {
    const digits = (count) => Array.from({ length: count }, () => (next() & 15).toString(16)).join('');
    return digits(8) + '-' + digits(4) + '-4' + digits(3) + '-8' + digits(3) + '-' + digits(12);
  };
})()`;
