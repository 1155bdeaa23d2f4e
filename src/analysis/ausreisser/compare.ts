import {
  ausreisser as game,
  determinizeWithStock,
  isSpeed,
  phaseOf,
  riderAsked,
  type Action,
  type State,
} from '../../games/ausreisser/index.ts';
import { ImaginedRace, MediumRider } from '../../bots/ausreisser/index.ts';
import { createRandom } from '../../kit/index.ts';
import type { Compared } from '../evaluation.ts';
import { Rival } from '../paired.ts';
import { expectedAtTurn, otherStages } from './judged.ts';

/**
 * A choice against its rivals, by what the seat could see: over worlds of hands that may be, each option is ridden on until it is the seat's own turn again, with the same cards for all, and what is reached is judged for every seat.
 */

/** Rivals looked at: Medium's best, none that it thinks worse by more minutes. */
const RIVALS = 4;
const WITHIN = 4;
/** Worlds between two looks at who may still be better, and at most. */
const BATCH = 24;
const WORLDS = 144;

const medium = new MediumRider();

/** No mean is surer than by so much of the variance of one race. */
const LEAST_VARIANCE = 0.05;

export function compareChoice(whole: State, chosen: Action, seed: number): readonly Compared<Action>[] {
  const phase = phaseOf(whole);
  if (phase !== 'lay' && phase !== 'hill') return [];
  const seat = riderAsked(whole);
  const seen = game.hide(whole, seat);
  const choices = game.choices(seen);
  const own = game.actions.format(seen, chosen);
  const first = choices.find((option) => game.actions.format(seen, option) === own) ?? chosen;
  const seats = seen.config.riderCount;
  const likely = medium
    .best(seen, choices, RIVALS + 1, WITHIN)
    .filter((option) => option !== first)
    .slice(0, RIVALS);
  const keeping = bestKept(seen, choices, first);
  const all = keeping === null || likely.includes(keeping) ? likely : [...likely, keeping];
  const rivals = all.map((option) => new Rival(option, seats, seat, LEAST_VARIANCE, null, option === keeping));
  const race = new ImaginedRace(seen, medium);
  const random = createRandom(seed, seat);
  const reference = new Float64Array(seats);
  const reached = new Float64Array(seats);
  const before = new Float64Array(seats);
  otherStages(seen, before);
  for (let world = 1; world <= WORLDS && rivals.some(({ open }) => open); world++) {
    const imagined = determinizeWithStock(seen, seat, random);
    ride(first, reference);
    for (const rival of rivals) {
      if (!rival.open) continue;
      ride(rival.option, reached);
      rival.add(reached, reference);
      if (world % BATCH === 0) rival.settle();
    }

    function ride(option: Action, into: Float64Array): void {
      race.start(imagined);
      const ended = race.ride(option, seat, 1);
      if (ended === null) expectedAtTurn(race.state, into);
      else for (let i = 0; i < seats; i++) into[i] = ended[i]! + before[i]!;
    }
  }
  return rivals.map((rival) => rival.result());
}

/** What keeps all special cards and is Medium's best of that; null where nothing was spent, or nothing can be kept. */
function bestKept(seen: State, choices: readonly Action[], chosen: Action): Action | null {
  if (spends(chosen) === 0) return null;
  const keeping = choices.filter((option) => spends(option) === 0);
  return keeping.length === 0 ? null : medium.best(seen, keeping, 1, Infinity)[0]!;
}

/** Special cards that an action lays: a card of the road must be laid in any case. What is discarded (DA 4.4) is not spent of free will. */
export const spends = (action: Action): number =>
  action.type === 'hill' ? 1 : action.type === 'lay' ? action.cards.filter((card) => !isSpeed(card)).length : 0;
