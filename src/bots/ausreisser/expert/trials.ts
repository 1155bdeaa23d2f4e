import { determinizeWithStock, phaseOf, riderAsked, type Action, type State } from '../../../games/ausreisser/index.ts';
import { createRandom, type Random } from '../../../kit/index.ts';
import type { Horizon, Trials } from '../../bot.ts';
import { easy } from '../easy.ts';
import { ImaginedRace, type Policy } from './imagined-race.ts';
import type { PositionValue } from './position-value.ts';
import { ahead } from './search.ts';

/** Own turns before a position is evaluated. */
const TURNS: Readonly<Record<Horizon, number>> = { near: 1, far: 2, end: Infinity };

/**
 * Expert's evaluation, by option and deal. In races to the end of the stage every seat plays like Easy.
 * @param valueFor by number of riders
 */
export function trialsWith(valueFor: (riders: number) => PositionValue): Trials<State, Action> {
  return {
    judged(seen, choices) {
      if (phaseOf(seen) !== 'lay' && phaseOf(seen) !== 'hill') return choices.map(() => 0);
      return valueFor(seen.config.riderCount).rider.worths(seen, choices);
    },
    run(seen, options, { seed, from, races, look }) {
      const seat = riderAsked(seen);
      const value = valueFor(seen.config.riderCount);
      const random = createRandom(seed, from);
      const race = new ImaginedRace(seen, look === 'end' ? easily(random) : value.rider);
      const all = options.map(() => new Float64Array(races));
      for (let i = 0; i < races; i++) {
        const world = determinizeWithStock(seen, seat, createRandom(seed, from + i));
        options.forEach((option, k) => {
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
const easily = (random: Random): Policy => ({ choose: (s, { items, count }) => easy.choose(s, items.slice(0, count), random) });
