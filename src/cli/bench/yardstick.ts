/** A plain search that is measured beside checked and unchecked play. No game calls it and it never changes, so that figures of different machines and versions can be compared. */

const LANES = 4;
const ROWS = 64;
const SPACES = LANES * ROWS;
/** The depth of a search in spaces. */
const MAX_DEPTH = 12;
/** Searches in one call. */
export const SEARCHES = 64;

/** A road of four lanes, every seventh space taken. */
const next = new Int16Array(3 * SPACES);
const taken = new Uint8Array(SPACES);
for (let space = 0; space < SPACES; space++) {
  const [lane, row] = [space % LANES, Math.floor(space / LANES)];
  [lane, lane - 1, lane + 1].forEach((to, i) => {
    next[3 * space + i] = to < 0 || to >= LANES || row + 1 === ROWS ? -1 : LANES * (row + 1) + to;
  });
  taken[space] = space % 7 === 3 ? 1 : 0;
}
const seen = new Int32Array(SPACES);
const queue = new Int16Array(SPACES);
const steps = new Uint8Array(SPACES);
let search = 0;

/** Searches breadth first from `SEARCHES` spaces. Returns the number of spaces found. */
export function searchRoad(): number {
  let found = 0;
  for (let n = 0; n < SEARCHES; n++) {
    search++;
    let count = 0;
    let at = (n * 5) % (SPACES / 2);
    let depth = 0;
    for (let head = 0; ; head++) {
      if (depth < MAX_DEPTH)
        for (let k = 3 * at; k < 3 * at + 3; k++) {
          const to = next[k]!;
          if (to < 0 || seen[to] === search || taken[to] === 1) continue;
          seen[to] = search;
          steps[to] = depth + 1;
          queue[count++] = to;
        }
      if (head === count) break;
      at = queue[head]!;
      depth = steps[at]!;
    }
    found += count;
  }
  return found;
}
