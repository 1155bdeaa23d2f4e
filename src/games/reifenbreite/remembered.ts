import type { Action } from './action.ts';

/** The last list of options made, and what it was made for: deciding asks whether an action is on the list that was just shown. */
export interface RememberedOptions {
  version: number;
  list: readonly Action[];
}

export const noOptions = (): RememberedOptions => ({ version: -1, list: [] });
