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
import { expectedAtTurn, otherStages } from './expected-points.ts';

/**
 * Compares a choice with its alternatives by what the seat could see: over possible deals, each option is played on until the seat's next turn,
 * with the same cards for all, and the result is evaluated for every seat.
 */

/** Alternatives: Medium's best, within this many minutes. */
const RIVALS = 4;
const WITHIN = 4;
/** Deals between two comparisons. */
const BATCH = 12;

const medium = new MediumRider();

/** Deals at most. */
const LIMITS = { races: 144, leastVariance: 0.05 } as const;

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
  const rivals = all.map((option) => new Rival(option, seats, seat, LIMITS, null, option === keeping));
  const race = new ImaginedRace(seen, medium);
  const random = createRandom(seed, seat);
  const reference = new Float64Array(seats);
  const reached = new Float64Array(seats);
  const before = new Float64Array(seats);
  otherStages(seen, before);
  for (let world = 1; world <= LIMITS.races && rivals.some(({ open }) => open); world++) {
    const imagined = determinizeWithStock(seen, seat, random);
    playOut(first, reference);
    for (const rival of rivals) {
      if (!rival.open) continue;
      playOut(rival.option, reached);
      rival.add(reached, reference);
      if (world % BATCH === 0) rival.settle();
    }

    function playOut(option: Action, into: Float64Array): void {
      race.start(imagined);
      const ended = race.play(option, seat, 1);
      if (ended === null) expectedAtTurn(race.state, into);
      else for (let i = 0; i < seats; i++) into[i] = ended[i]! + before[i]!;
    }
  }
  return rivals.map((rival) => rival.result());
}

/** Medium's best option that keeps all special cards; null if none was spent, or none can be kept. */
function bestKept(seen: State, choices: readonly Action[], chosen: Action): Action | null {
  if (spends(chosen) === 0) return null;
  const keeping = choices.filter((option) => spends(option) === 0);
  return keeping.length === 0 ? null : medium.best(seen, keeping, 1, Infinity)[0]!;
}

/**
 * Special cards that an action plays. A card of the road must be played in any case, and a discard (DA 4.4) is not
 * voluntary.
 */
export const spends = (action: Action): number =>
  action.type === 'hill' ? 1 : action.type === 'lay' ? action.cards.filter((card) => !isSpeed(card)).length : 0;
