/** A piece of a record, in order. */
interface Piece {
  readonly is: 'seat' | 'chance' | 'hint';
}

/** Groups the pieces of a record into rows: an action of a seat with chance's answers to it; chance's first answers, before anyone has acted; or one hint. */
export function groupToRows<T extends Piece>(pieces: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (piece.is === 'chance' && last !== undefined && last[0]!.is !== 'hint') last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
