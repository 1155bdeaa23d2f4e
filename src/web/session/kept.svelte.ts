import type { AnyGame, Problem, Result } from '../../kit/index.ts';
import type { FoundRace } from './found.ts';
import { findRace } from './open.ts';

/** A kept race that a screen looks at. */
export interface Looked {
  /** Undefined while it is being read; null where there is no such race. */
  readonly found: Result<FoundRace, readonly Problem[]> | null | undefined;
}

/** Reads the kept race whose id `id` answers, of the game that `game` answers, again when it changes; '' is none. To be called while a component is made. */
export function lookAtRace(id: () => string, game: () => AnyGame): Looked {
  let found = $state.raw<Looked['found']>(undefined);
  $effect(() => {
    const wanted = id();
    let current = true;
    found = undefined;
    if (wanted === '') found = null;
    else
      void findRace(wanted, game()).then((read) => {
        if (current) found = read;
      });
    return () => {
      current = false;
    };
  });
  return {
    get found() {
      return found;
    },
  };
}
