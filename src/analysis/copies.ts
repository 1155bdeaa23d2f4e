import type { Game } from '../kit/index.ts';

/**
 * Copies of positions, one within the other, used again and again: by its depth, as that position is.
 * @param game one that has the short way
 */
export function copiesOf<C, S extends { readonly config: C }, A, E, V>(game: Game<C, S, A, E, V>): (depth: number, s: S) => S {
  const pool: S[] = [];
  return (depth, s) => {
    const known = pool[depth];
    if (known?.config !== s.config) return (pool[depth] = game.copy(s));
    game.unchecked!.copyInto(known, s);
    return known;
  };
}
