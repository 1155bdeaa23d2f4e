import type { Action, State } from '../../../games/reifenbreite/index.ts';
import type { Bot } from '../../bot.ts';
import { mostWorth, sideOf, weigh } from '../medium/medium.ts';
import { foresees, reasonFor } from '../reasons.ts';
import { trials } from './trials.ts';
import { search, searchAll, type SearchResult, type SearchLimits } from './search.ts';

/** Points an alternative must gain for the reason to mention it. */
const MIN_REASON_POINTS = 0.5;

/** Medium with a search. */
export function aheadWith(name: string, limits: SearchLimits): Bot<State, Action> {
  /** The last decision, to explain it later. */
  let last: { readonly seen: State; readonly version: number; readonly result: SearchResult } | null = null;
  return {
    name,
    game: 'reifenbreite',
    trials,
    choose(seen, choices, random) {
      if (choices.length === 1) return choices[0]!;
      const worths = weigh(seen, choices, sideOf(seen, 'team'));
      const result = search(seen, choices, worths, mostWorth(worths), limits, random.word());
      last = { seen, version: seen.version, result };
      return result.action;
    },
    explain(seen, choices, action) {
      if (last?.seen === seen && last.version === seen.version && last.result.action === action) {
        const { instead, races, gain } = last.result;
        if (action !== instead && gain >= MIN_REASON_POINTS) return foresees(action, instead, races, Math.round(gain));
      }
      return reasonFor(seen, choices, action);
    },
    advise(seen, choices, random, most) {
      const worths = weigh(seen, choices, sideOf(seen, 'team'));
      const first = mostWorth(worths);
      const all = searchAll(seen, choices, worths, first, limits, random.word(), most);
      const best = all[0]!;
      return all.map(({ action, mean, deviation, races }, i) => ({
        action,
        worth: Math.min(0, mean - best.mean),
        deviation: i === 0 ? 0 : Math.sqrt(deviation * deviation + best.deviation * best.deviation),
        races,
        reason:
          i === 0 && action !== choices[first] && best.mean >= MIN_REASON_POINTS
            ? foresees(action, choices[first]!, races, Math.round(best.mean))
            : reasonFor(seen, choices, action),
      }));
    },
  };
}
