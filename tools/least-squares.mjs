/** Ridge penalty, for features that hardly occur. */
const RIDGE = 20;

/** Least squares that takes one row at a time and stores only the sums. @param {number} size of a row */
export function leastSquares(size) {
  const A = new Float64Array(size * size);
  const b = new Float64Array(size);
  return {
    /** @param {readonly number[]} at @param {readonly number[]} values @param {number} y */
    add(at, values, y) {
      for (const [i, row] of at.entries()) {
        const value = /** @type {number} */ (values[i]);
        b[row] = /** @type {number} */ (b[row]) + value * y;
        for (const [j, column] of at.entries())
          A[row * size + column] = /** @type {number} */ (A[row * size + column]) + value * /** @type {number} */ (values[j]);
      }
    },
    weights() {
      for (let i = 0; i < size; i++) A[i * size + i] = /** @type {number} */ (A[i * size + i]) + RIDGE;
      return Array.from(solve(A, b), (weight) => Math.round(weight * 1000) / 1000);
    },
  };
}

/**
 * The sparse row of a sample between two knots. Each feature is split between both; zeros are left out.
 * @param {{ readonly knot: number, readonly part: number }} between the knot below, and the position between it and the next, 0 to 1
 * @param {ArrayLike<number>} looks its features
 */
export function rowBetween({ knot, part }, looks) {
  const at = [];
  const values = [];
  for (const [share, low] of /** @type {const} */ ([
    [1 - part, knot],
    [part, knot + 1],
  ]))
    for (let i = 0; share > 0 && i < looks.length; i++)
      if (looks[i] !== 0) {
        at.push(low * looks.length + i);
        values.push(share * /** @type {number} */ (looks[i]));
      }
  return { at, values };
}

/** Solves A x = b, A symmetric and positive, by Cholesky, in place. @param {Float64Array} A @param {Float64Array} b */
function solve(A, b) {
  const n = b.length;
  const get = (/** @type {number} */ i, /** @type {number} */ j) => /** @type {number} */ (A[i * n + j]);
  for (let j = 0; j < n; j++)
    for (let i = j; i < n; i++) {
      let sum = get(i, j);
      for (let k = 0; k < j; k++) sum -= get(i, k) * get(j, k);
      A[i * n + j] = i === j ? Math.sqrt(sum) : sum / get(j, j);
    }
  const x = Float64Array.from(b);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = /** @type {number} */ (x[i]) - get(i, k) * /** @type {number} */ (x[k]);
    x[i] = /** @type {number} */ (x[i]) / get(i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = /** @type {number} */ (x[i]) - get(k, i) * /** @type {number} */ (x[k]);
    x[i] = /** @type {number} */ (x[i]) / get(i, i);
  }
  return x;
}
