import { commandSide as ausreisser } from './ausreisser/index.ts';
import type { AnyCommandSide } from './command-side.ts';
import { commandSide as reifenbreite } from './reifenbreite/index.ts';

/** What the command line knows of each game. One folder, one line; ids are those of `games/index.ts`. */
export const commandSides: Readonly<Record<string, AnyCommandSide>> = {
  reifenbreite,
  ausreisser,
};
