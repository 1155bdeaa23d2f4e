import type { Bot } from '../../bot.ts';
import { phaseOf, riderAsked, SPURT, type Action, type State } from '../../../games/ausreisser/index.ts';
import { bestOf } from '../best.ts';
import { whyDiscard } from '../reasons.ts';
import { estimatePosition } from './position-estimate.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { whyHill, whyLaid } from './why.ts';
import { worthOfHill, worthOfLaying } from './worth.ts';

/**
 * A rider who counts the cards: from those he does not see he reckons how likely the lead can be held at a tempo, what it costs the others, and
 * which of his own cards he will hardly need any more. Looks one round ahead.
 */
export function mediumWith(weights: Weights): Bot<State, Action> {
  return {
    name: 'medium',
    game: 'ausreisser',
    choose(seen, choices, random) {
      if (choices.length === 1) return choices[0]!;
      if (phaseOf(seen) === 'discard')
        return bestOf(choices, (option) => (option.type === 'discard' && option.card === SPURT ? 0 : 1), random);
      const estimate = estimatePosition(seen, riderAsked(seen), weights);
      const worth = (option: Action): number =>
        option.type === 'lay' ? worthOfLaying(estimate, option.cards) : option.type === 'hill' ? worthOfHill(estimate) : 0;
      return bestOf(choices, worth, random);
    },
    explain(seen, choices, action) {
      const estimate = () => estimatePosition(seen, riderAsked(seen), weights);
      switch (action.type) {
        case 'lay':
          return whyLaid(estimate(), action.cards);
        case 'hill':
          return whyHill(estimate());
        default:
          return whyDiscard(choices, action);
      }
    },
  };
}

export const medium = mediumWith(WEIGHTS);
