import { determinizeWithStock, phaseOf, riderAsked, type Action, type State } from '../../../games/ausreisser/index.ts';
import { createRandom, type OptionList, type Random } from '../../../kit/index.ts';
import type { Horizon, Trials } from '../../bot.ts';
import { easy } from '../easy.ts';
import { ImaginedRace, type Policy } from './imagined-race.ts';
import type { PositionValue } from './position-value.ts';
import { ahead } from './search.ts';

/** Own turns before a position is evaluated. */
const TURNS: Readonly<Record<Horizon, number>> = { near: 1, far: 2, end: Infinity, second: 2 };

/** The streams of an imagined race: the deal, and the choices of its riders. Equal words would make one depend on the other. */
const OF_DEAL = 0;
const OF_RIDERS = 1;

/**
 * Expert's evaluation, by option and deal. In races to the end of the stage every seat plays like Easy. There is no second policy.
 * @param valueFor by number of riders
 */
export function trialsWith(
  valueFor: (riders: number) => PositionValue,
  randomOf: typeof createRandom = createRandom,
): Trials<State, Action> {
  return {
    judged(seen, choices) {
      if (phaseOf(seen) !== 'lay' && phaseOf(seen) !== 'hill') return choices.map(() => 0);
      return valueFor(seen.config.riderCount).rider.worths(seen, choices);
    },
    run(seen, options, { seed, from, races, look }) {
      const seat = riderAsked(seen);
      const value = valueFor(seen.config.riderCount);
      const easily = new EasyRider();
      const race = new ImaginedRace(seen, look === 'end' ? easily : value.rider);
      const all = options.map(() => new Float64Array(races));
      for (let i = 0; i < races; i++) {
        const world = determinizeWithStock(seen, seat, randomOf(seed, from + i, OF_DEAL));
        options.forEach((option, k) => {
          easily.random = randomOf(seed, from + i, OF_RIDERS);
          race.start(world);
          const points = race.play(option, seat, TURNS[look]);
          all[k]![i] = points === null ? value.of(race.state, seat) : ahead(points, seat);
        });
      }
      return all;
    },
  };
}

/** Easy looks at its own hand, the tempo and the leader only, so it may be given all hands. */
class EasyRider implements Policy {
  random!: Random;

  choose(s: State, { items, count }: OptionList<Action>): Action {
    return easy.choose(s, items.slice(0, count), this.random);
  }
}
