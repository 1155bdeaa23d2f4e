import type { Game } from '../kit/index.ts';

/**
 * A stack of copies of positions, reused by depth.
 * @param game one with unchecked play
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
