import type { Action, State } from '../../../games/reifenbreite/index.ts';
import type { Bot } from '../../bot.ts';
import { bestOf, mostWorth, sideOf, weigh } from '../medium/medium.ts';
import { likes, reasonFor, type Liking } from '../reasons.ts';

/** A taste, in points on top of Medium's evaluation. */
export type Taste = (s: State, option: Action) => number;

/** Plays by Medium's evaluation plus a taste, with about the same strength as Medium. */
export function characterOf(name: string, liking: Liking, taste: Taste): Bot<State, Action> {
  /** The last decision in which the taste was decisive, to explain it later. */
  let last: { readonly seen: State; readonly version: number; readonly action: Action } | null = null;
  return {
    name,
    game: 'reifenbreite',
    choose(seen, choices, random) {
      last = null;
      if (choices.length === 1) return choices[0]!;
      const worths = weigh(seen, choices, sideOf(seen, 'team'));
      const liked = worths.map((worth, i) => worth + taste(seen, choices[i]!));
      const action = bestOf(choices, liked, random);
      if (worths[choices.indexOf(action)]! < worths[mostWorth(worths)]!) last = { seen, version: seen.version, action };
      return action;
    },
    explain(seen, choices, action) {
      const tipped = last?.seen === seen && last.version === seen.version && last.action === action;
      return tipped ? likes(liking) : reasonFor(seen, choices, action);
    },
  };
}
