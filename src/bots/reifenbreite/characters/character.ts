import type { Action, State } from '../../../games/reifenbreite/index.ts';
import type { Bot } from '../../bot.ts';
import { bestOf, sideOf, weigh } from '../medium/medium.ts';
import { reasonFor } from '../reasons.ts';

/** What somebody likes an option for, in points on top of what Medium thinks it worth. */
export type Taste = (s: State, option: Action) => number;

/** Rides with Medium's judgement and a taste of his own: as well as Medium, within what the figures say, and not like him. */
export function characterOf(name: string, taste: Taste): Bot<State, Action> {
  return {
    name,
    game: 'reifenbreite',
    choose(seen, choices, random) {
      if (choices.length === 1) return choices[0]!;
      const worths = weigh(seen, choices, sideOf(seen, 'team'));
      return bestOf(
        choices,
        worths.map((worth, i) => worth + taste(seen, choices[i]!)),
        random,
      );
    },
    explain: reasonFor,
  };
}
