import { CARD_VALUE, managerOfRider, type Action, type Rider, type State } from '../../../games/reifenbreite/index.ts';

/** What every policy of imagined races asks of the options before it; the first `count` of the list are meant. */

/** The option of a kind; the first of all where there is none. */
export function listed(at: readonly Action[], count: number, type: Action['type']): Action {
  for (let i = 0; i < count; i++) if (at[i]!.type === type) return at[i]!;
  return at[0]!;
}

/** The card that is worth most to take (`sign` 1), or least to give (-1). */
export function dearest(at: readonly Action[], count: number, sign: number): Action {
  let best = at[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const option = at[i]!;
    const worth = option.type === 'take' || option.type === 'give' ? sign * CARD_VALUE[option.card]! : 0;
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
}

/** Whether two riders have one manager. */
export const teamMates = (s: State, one: Rider, other: Rider): boolean => managerOfRider(s.config, one) === managerOfRider(s.config, other);
