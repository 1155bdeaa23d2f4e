import type { OwnPersonDto } from '../../protocol/index.ts';
import { needWords } from '../lib/words.svelte.ts';
import { credential } from './people/credential.svelte.ts';
import { findServer } from './server.svelte.ts';

/** What the home page shows if there is a server. All of its parts are loaded first, so that nothing moves later. */
export interface HomeParts {
  /** The races in which it is the player's turn; null: this browser has no account. */
  readonly turns: { readonly YourTurns: typeof import('./people/YourTurns.svelte').default; readonly first: OwnPersonDto['races'] } | null;
}

/** 'none': there is no server. */
export async function loadHomeParts(): Promise<HomeParts | 'none'> {
  if (!(await findServer())) return 'none';
  const [turns] = await Promise.all([findTurns(), needWords('online')]);
  return { turns };
}

async function findTurns(): Promise<HomeParts['turns']> {
  const token = credential();
  if (token === null) return null;
  const [{ lookForTurns }, { default: YourTurns }] = await Promise.all([
    import('./people/turns.ts'),
    import('./people/YourTurns.svelte'),
    needWords('people', 'problems'),
  ]);
  return { YourTurns, first: (await lookForTurns(token)) ?? [] };
}

/** The button that takes a race of this browser online. */
export interface RaceListParts {
  readonly TakeOnline: typeof import('./people/TakeOnline.svelte').default;
}

/** What the list of all races shows if there is a server; null: there is none. */
export async function loadRaceListParts(): Promise<RaceListParts | null> {
  if (!(await findServer())) return null;
  const [{ default: TakeOnline }] = await Promise.all([import('./people/TakeOnline.svelte'), needWords('online', 'people', 'problems')]);
  return { TakeOnline };
}
