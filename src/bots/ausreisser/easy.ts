import type { Bot } from '../bot.ts';
import {
  forecast,
  HILL,
  leaderOf,
  phaseOf,
  riderAsked,
  speedOf,
  SPURT,
  tempoOf,
  type Action,
  type CardKind,
  type State,
} from '../../games/ausreisser/index.ts';
import type { Reason } from '../../kit/index.ts';
import { bestOf } from './best.ts';
import { because, whyBehind, whyDiscard, withoutHill } from './reasons.ts';

/**
 * Looks only at the tempo and its hand: stays in the slipstream with the lowest sufficient card, leads when it must, saves high cards, and
 * plays hills while it wears yellow.
 */
export const easy: Bot<State, Action> = {
  name: 'easy',
  game: 'ausreisser',
  choose(seen, choices, random) {
    switch (phaseOf(seen)) {
      case 'lay':
        return bestOf(choices, (option) => laying(seen, option), random);
      case 'hill':
        return bestOf(choices, (option) => (option.type === 'hill' ? hill(seen) : 0), random);
      case 'discard':
        return bestOf(choices, (option) => (option.type === 'discard' && option.card === SPURT ? 0 : 1), random);
      case 'lead':
      case 'deal':
      case 'draw':
      case 'spurt':
      case 'refill':
      case 'draw-or-lay': // to draw comes first
      case 'over':
        return choices[0]!;
    }
  },
  explain(seen, choices, action) {
    switch (action.type) {
      case 'lay':
        return whyLaid(seen, action.cards);
      case 'hill':
        return hill(seen) > 0 ? because('guards-yellow') : null;
      default:
        return whyDiscard(choices, action);
    }
  },
};

/** The tempo it prefers to set, in km/h. */
const PACE = 47;
/** The value of a km/h on a card, of a spurt and of a hill, in minutes. */
const KMH = 0.1;
const SPECIAL = 1;

/** In minutes. */
function laying(s: State, option: Action): number {
  if (option.type !== 'lay') return 0;
  const brings = forecast(s, riderAsked(s), option.cards);
  if (brings === null) return 0;
  const specials = option.cards.length - 1;
  const price = KMH * speedOf(option.cards[0]!) + SPECIAL * specials;
  switch (brings.result) {
    case 'led':
      return -Math.abs(PACE - brings.speed) / 2 - SPECIAL * (specials - (option.cards.includes(HILL) ? 1.5 : 0));
    case 'took-lead':
      return 1 - price;
    case 'sheltered':
    case 'kept-up':
      return -price;
    case 'dropped':
    case 'lost':
    case 'won-back':
      return -brings.change - price;
  }
}

/** The part of `laying` that favours these cards. */
function whyLaid(s: State, cards: readonly CardKind[]): Reason | null {
  const rider = riderAsked(s);
  const brings = forecast(s, rider, cards);
  if (brings === null) return null;
  const hasHill = cards.includes(HILL);
  if (brings.result === 'led') return hasHill ? because('guards-yellow') : because('near-pace', { tempo: PACE });
  if (brings.result === 'took-lead') return because('goes-for-lead');
  if (hasHill && forecast(s, rider, withoutHill(cards))!.change > brings.change) return because('hill-helps');
  return whyBehind(brings);
}

/** Out of turn it defends its jersey where it is easily lost. */
const hill = (s: State): number => (riderAsked(s) === leaderOf(s) && tempoOf(s) < PACE ? 1 : -1);
