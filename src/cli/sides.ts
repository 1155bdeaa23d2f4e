import { commandSide as ausreisser } from './ausreisser/index.ts';
import type { AnyCommandSide } from './command-side.ts';
import { commandSide as reifenbreite } from './reifenbreite/index.ts';

/** The command sides by the ids of `games/index.ts`. */
export const commandSides: Readonly<Record<string, AnyCommandSide>> = {
  reifenbreite,
  ausreisser,
};
