import { phaseOf, reifenbreite as game, roundOf, type Action, type State } from '../../../games/reifenbreite/index.ts';
import { createRandom, type Random } from '../../../kit/index.ts';
import type { Horizon, Trials } from '../../bot.ts';
import { easy } from '../easy.ts';
import { mostWorth, sideOf, weigh } from '../medium/medium.ts';
import { afterOption, SEARCHED_PHASES, worthOfRace, type Policy } from './search.ts';
import { rolloutChoice } from './rollout-policy.ts';

/** Rounds of a race, including the current one. */
const ROUNDS: Readonly<Record<Horizon, number>> = { near: 2, far: 4, end: Infinity, second: 3 };
/** In races to the end, one decision in this many is Easy's, which plays cards and asks for the lead in another way. */
const EASY_IN = 8;

/** The evaluation of Hard and Expert, by option and race. */
export const trials: Trials<State, Action> = {
  judged: (seen, choices) => (SEARCHED_PHASES.has(phaseOf(seen)) ? weigh(seen, choices, sideOf(seen, 'team')) : choices.map(() => 0)),
  run(seen, options, { seed, from, races, look }) {
    const side = sideOf(seen, 'team');
    const end = roundOf(seen) + ROUNDS[look];
    const policy = policies[look];
    return options.map((option) => {
      const after = afterOption(seen, option);
      const worths = new Float64Array(races);
      for (let i = 0; i < races; i++) {
        const race = from + i;
        worths[i] = worthOfRace(after, side, { seed, race }, end, policy(createRandom(seed, race)));
      }
      return worths;
    });
  },
};

const mixed =
  (random: Random) =>
  (s: State): Action =>
    random.below(EASY_IN) === 0 ? easy.choose(s, game.choices(s), random) : rolloutChoice(s);

const mediumChoice: Policy = (s) => {
  const choices = game.choices(s);
  return choices.length === 1 ? choices[0]! : choices[mostWorth(weigh(s, choices, sideOf(s, 'team')))]!;
};

const policies: Readonly<Record<Horizon, (random: Random) => Policy>> = {
  near: () => rolloutChoice,
  far: () => rolloutChoice,
  end: mixed,
  second: () => mediumChoice,
};
