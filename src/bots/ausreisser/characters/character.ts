import type { Bot } from '../../bot.ts';
import {
  HAND_DEALT,
  forecast,
  phaseOf,
  riderAsked,
  stockSize,
  type Action,
  type Forecast,
  type State,
} from '../../../games/ausreisser/index.ts';
import { bestOf } from '../best.ts';
import { PositionEstimate } from '../medium/position-estimate.ts';
import { medium } from '../medium/medium.ts';
import { WEIGHTS } from '../medium/weights.ts';
import { worthOf } from '../medium/worth.ts';

/**
 * A taste, in minutes on top of Medium's evaluation.
 * @param left the part of the stage to come: 1 at its start, 0 at its end
 */
export interface Taste {
  /** @param brings the effect of the cards on the current position; null if unknown */
  laying(option: Extract<Action, { readonly type: 'lay' }>, brings: Forecast | null, left: number): number;
  /** A hill out of turn. */
  hill(left: number): number;
}

/** Plays by Medium's evaluation plus a taste, with about the same strength as Medium. */
export function characterOf(name: string, taste: Taste): Bot<State, Action> {
  const estimate = new PositionEstimate(WEIGHTS);
  return {
    name,
    game: 'ausreisser',
    choose(seen, choices, random) {
      if (choices.length === 1 || phaseOf(seen) === 'discard' || phaseOf(seen) === 'draw-or-lay')
        return medium.choose(seen, choices, random);
      const seat = riderAsked(seen);
      const left = stockSize(seen) / stockAtStart(seen);
      estimate.look(seen, seat);
      const worth = (option: Action): number => {
        if (option.type === 'hill') return worthOf(estimate, option) + taste.hill(left);
        if (option.type !== 'lay') return 0;
        return worthOf(estimate, option) + taste.laying(option, forecast(seen, seat, option.cards), left);
      };
      return bestOf(choices, worth, random);
    },
    explain: (seen, choices, action) => medium.explain!(seen, choices, action),
  };
}

const stockAtStart = ({ config: { deck, riderCount } }: State): number =>
  deck.reduce((sum, count) => sum + count, 0) - HAND_DEALT * riderCount;
