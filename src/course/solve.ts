/**
 * Solves a small system of linear equations (Gaussian elimination with partial pivoting); undefined if it has no
 * unique solution.
 */
export const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] | undefined => {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    }
    const pivot = rows[best];
    const pivotValue = pivot?.[column] ?? 0;
    if (pivot === undefined || Math.abs(pivotValue) < 1e-9) return undefined;
    rows[best] = rows[column] ?? pivot;
    rows[column] = pivot;
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / pivotValue;
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
};
