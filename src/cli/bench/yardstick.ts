/** What both ways through the rules are measured beside: a plain search that no game calls and that is never changed, so that figures of different years and machines can be compared. */

const LANES = 4;
const ROWS = 64;
const SPACES = LANES * ROWS;
/** Spaces that a search goes, and how many searches are one call. */
const FAR = 12;
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

/** Breadth first, from so many spaces; the sum of what was found. */
export function searchRoad(): number {
  let found = 0;
  for (let n = 0; n < SEARCHES; n++) {
    search++;
    let count = 0;
    let at = (n * 5) % (SPACES / 2);
    let far = 0;
    for (let head = 0; ; head++) {
      if (far < FAR)
        for (let k = 3 * at; k < 3 * at + 3; k++) {
          const to = next[k]!;
          if (to < 0 || seen[to] === search || taken[to] === 1) continue;
          seen[to] = search;
          steps[to] = far + 1;
          queue[count++] = to;
        }
      if (head === count) break;
      at = queue[head]!;
      far = steps[at]!;
    }
    found += count;
  }
  return found;
}
