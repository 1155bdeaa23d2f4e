/** How many letters may be wrong: a third of the word, at most this many. */
const MAX_WRONG_LETTERS = 3;

/** The known words that a misspelt one may have meant: those with the fewest wrong letters, at most two. */
export function similarWords(word: string, known: readonly string[]): readonly string[] {
  const most = Math.min(MAX_WRONG_LETTERS, Math.max(1, Math.floor(word.length / 3)));
  const distances = known.map((one) => ({ one, wrong: wrongLetters(word.toLowerCase(), one.toLowerCase()) }));
  const least = Math.min(...distances.map(({ wrong, one }) => (isBeginning(word, one) ? 0 : wrong)));
  if (least > most) return [];
  return distances
    .filter(({ wrong, one }) => (isBeginning(word, one) ? 0 : wrong) === least)
    .map(({ one }) => one)
    .slice(0, 2);
}

/** Three letters or more that a word begins with mean that word. */
const isBeginning = (word: string, one: string): boolean => word.length >= 3 && one.toLowerCase().startsWith(word.toLowerCase());

/** Letters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
function wrongLetters(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const above = rows[i - 1]!;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
