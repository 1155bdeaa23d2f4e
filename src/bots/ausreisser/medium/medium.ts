import { NO_SEAT } from '../../../kit/index.ts';
import type { Bot } from '../../bot.ts';
import { phaseOf, riderAsked, SPURT, type Action, type State } from '../../../games/ausreisser/index.ts';
import { bestOf } from '../best.ts';
import { whyDiscard } from '../reasons.ts';
import { PositionEstimate } from './position-estimate.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { whyHill, whyLaid } from './why.ts';
import { worthOf } from './worth.ts';

/**
 * Counts cards. From the unseen cards it estimates how likely a lead at a tempo holds, what it costs the others, and which of its own cards
 * will hardly be needed. Looks one round ahead.
 */
export function mediumWith(weights: Weights): Bot<State, Action> {
  const estimate = new PositionEstimate(weights);
  return {
    name: 'medium',
    game: 'ausreisser',
    choose(seen, choices, random) {
      // where the table draws by hand, to draw comes first
      if (choices.length === 1 || phaseOf(seen) === 'draw-or-lay') return choices[0]!;
      if (phaseOf(seen) === 'discard')
        return bestOf(choices, (option) => (option.type === 'discard' && option.card === SPURT ? 0 : 1), random);
      estimate.look(seen, riderAsked(seen));
      return bestOf(choices, (option) => worthOf(estimate, option), random);
    },
    explain(seen, choices, action) {
      switch (action.type) {
        case 'lay':
          return whyLaid(estimate.look(seen, riderAsked(seen), NO_SEAT), action.cards);
        case 'hill':
          return whyHill(estimate.look(seen, riderAsked(seen), NO_SEAT));
        default:
          return whyDiscard(choices, action);
      }
    },
  };
}

export const medium = mediumWith(WEIGHTS);
