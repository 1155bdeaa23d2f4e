import type { Action, State } from '../../../games/reifenbreite/index.ts';
import type { Bot } from '../../bot.ts';
import { bestOf, mostWorth, sideOf, weigh } from '../medium/medium.ts';
import { likes, reasonFor, type Liking } from '../reasons.ts';

/** What somebody likes an option for, in points on top of what Medium thinks it worth. */
export type Taste = (s: State, option: Action) => number;

/** MoveValues with Medium's judgement and a taste of his own: as well as Medium, within what the figures say, and not like him. */
export function characterOf(name: string, liking: Liking, taste: Taste): Bot<State, Action> {
  /** The last decision in which the taste tipped the scales, for whoever asks why. */
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
