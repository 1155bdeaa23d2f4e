import type { AnyGame, Problem, Result } from '../../kit/index.ts';
import type { FoundRace } from './found.ts';
import { findRace } from './open.ts';

/** A stored race that a screen shows. */
export interface LoadedRace {
  /** Undefined while it is loading; null if there is no such race. */
  readonly found: Result<FoundRace, readonly Problem[]> | null | undefined;
}

/** Loads the stored race `id()` of the game `game()`, and again when either changes; '' is none. Call it while a component is created. */
export function loadRace(id: () => string, game: () => AnyGame): LoadedRace {
  let found = $state.raw<LoadedRace['found']>(undefined);
  $effect(() => {
    const race = id();
    let current = true;
    found = undefined;
    if (race === '') found = null;
    else
      void findRace(race, game()).then((read) => {
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
