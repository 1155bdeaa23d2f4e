import { phaseOf, reifenbreite as game, roundOf, type Action, type State } from '../../../games/reifenbreite/index.ts';
import { createRandom, type Random } from '../../../kit/index.ts';
import type { Horizon, Trials } from '../../bot.ts';
import { easy } from '../easy.ts';
import { sideOf, weigh } from '../medium/medium.ts';
import { carriedOn, WORTH_A_LOOK, worthOfRace } from './search.ts';
import { swiftChoice } from './swift.ts';

/** Rounds that a race goes on, the present one counted. */
const ROUNDS: Readonly<Record<Horizon, number>> = { near: 2, far: 4, end: Infinity };
/** One decision in so many is Easy's in races to the end: it plays its cards and asks for the lead otherwise than those who ride swiftly. */
const EASY_IN = 8;

/** What Hard and Expert decide by, option by option and race by race. */
export const trials: Trials<State, Action> = {
  judged: (seen, choices) => (WORTH_A_LOOK.has(phaseOf(seen)) ? weigh(seen, choices, sideOf(seen, 'team')) : choices.map(() => 0)),
  ride(seen, options, { seed, from, races, look }) {
    const side = sideOf(seen, 'team');
    const end = roundOf(seen) + ROUNDS[look];
    return options.map((option) => {
      const after = carriedOn(seen, option);
      const worths = new Float64Array(races);
      for (let i = 0; i < races; i++) {
        const race = from + i;
        worths[i] = worthOfRace(after, side, { seed, race }, end, look === 'end' ? mixed(createRandom(seed, race)) : swiftChoice);
      }
      return worths;
    });
  },
};

const mixed =
  (random: Random) =>
  (s: State): Action =>
    random.below(EASY_IN) === 0 ? easy.choose(s, game.choices(s), random) : swiftChoice(s);
