import type { Random, Reason } from '../../../kit/index.ts';
import type { Bot } from '../../bot.ts';
import { phaseOf, riderAsked, type Action, type State } from '../../../games/ausreisser/index.ts';
import { medium } from '../medium/medium.ts';
import { because, whyDiscard } from '../reasons.ts';
import { POSITION_WEIGHTS } from './position-weights.ts';
import { positionValue, type PositionValue } from './position-value.ts';
import { MediumRider } from '../medium/medium-rider.ts';
import { compareAll, search, type Budget, type Decision } from './search.ts';
import { trialsWith } from './trials.ts';

/** Counted in imagined races, never in milliseconds, so that every machine decides alike. */
export const BUDGET: Budget = { options: 6, within: 5, worlds: 48, batch: 8, turns: 1, steps: 100_000, giveUp: 2.5, leave: 1 };

/** By number of riders. */
const VALUES = new Map<number, PositionValue>();
function valueFor(riders: number): PositionValue {
  let value = VALUES.get(riders);
  if (value === undefined) {
    value = positionValue(POSITION_WEIGHTS[riders]!, new MediumRider());
    VALUES.set(riders, value);
  }
  return value;
}

const decisionOf = (seen: State, options: readonly Action[], random: Random): Decision => ({
  ...{ seen, options, random },
  seat: riderAsked(seen),
  value: valueFor(seen.config.riderCount),
});

const trials = trialsWith(valueFor);

/**
 * Whether Medium would play the same depends on the hand, which must stay secret (DA 7). So the reason is
 * Medium's, or, if it has none, the number of imagined races.
 */
function whyOf(seen: State, choices: readonly Action[], action: Action): Reason | null {
  if (action.type !== 'lay' && action.type !== 'hill') return whyDiscard(choices, action);
  return medium.explain!(seen, choices, action) ?? because('imagined');
}

/**
 * Plays Medium's best options on in imagined races with possible hands, until its next turn. It deviates from Medium's choice only if the
 * evidence outweighs it.
 */
export function expertWith(budget: Budget): Bot<State, Action> {
  return {
    name: 'expert',
    game: 'ausreisser',
    trials,
    choose(seen, choices, random) {
      if (choices.length === 1 || phaseOf(seen) === 'discard' || phaseOf(seen) === 'draw-or-lay')
        return medium.choose(seen, choices, random);
      return search(decisionOf(seen, choices, random), budget).option;
    },
    explain: whyOf,
    advise(seen, choices, random, most) {
      if (choices.length === 1 || phaseOf(seen) === 'discard' || phaseOf(seen) === 'draw-or-lay') {
        const first = medium.choose(seen, choices, random);
        return [{ action: first, worth: 0, deviation: 0, races: 0, reason: whyOf(seen, choices, first) }];
      }
      const all = compareAll(decisionOf(seen, choices, random), budget, most);
      return all.map(({ option, more, error, worlds }) => ({
        action: option,
        worth: Math.min(0, more),
        deviation: error,
        races: worlds,
        reason: whyOf(seen, choices, option),
      }));
    },
  };
}

export const expert = expertWith(BUDGET);
