import { commandSide as ausreisser } from './ausreisser/index.ts';
import type { AnyCommandSide } from './command-side.ts';
import { commandSide as reifenbreite } from './reifenbreite/index.ts';

/** What the command line knows of the games that have a side of their own here. One folder, one line; ids are those of `games/index.ts`. */
export const commandSides: Readonly<Record<string, AnyCommandSide>> = {
  reifenbreite,
  ausreisser,
};
