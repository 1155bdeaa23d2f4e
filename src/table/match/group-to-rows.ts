/** What stands in a record one after the other. */
interface Piece {
  readonly is: 'seat' | 'chance' | 'hint';
}

/** A row holds an action of a seat with chance's answers to it; chance's first answers, before anybody has acted; or one hint that somebody asked for. */
export function groupToRows<T extends Piece>(pieces: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (piece.is === 'chance' && last !== undefined && last[0]!.is !== 'hint') last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
