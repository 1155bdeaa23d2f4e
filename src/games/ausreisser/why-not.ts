import { refusal, type Facts, type Refusal } from '../../kit/index.ts';
import { ACTIONS_OF, type Action } from './action.ts';
import { CARD_NAMES, HILL, isSpeed, SPURT, WIND } from './cards.ts';
import { phaseOf } from './choices.ts';
import { F, get, inHand, nameOf, type State } from './state.ts';
import { whyNoHill } from './rules/hill.ts';
import { SECTION_OF_PHASE } from './sections.ts';
import type { CardKind, Rider } from './vocabulary.ts';

/** The bug that an action was to be explained which is among the options. */
const LISTED = 'a listed card was refused';

/** Explains why an action of the deciding seat is not among the options. Only for unlisted actions. */
export function explainRefusal(s: State, action: Action): Refusal {
  const phase = phaseOf(s);
  const section = SECTION_OF_PHASE[phase];
  if (!ACTIONS_OF[phase].includes(action.type)) return refusal('not-now', section, { action: action.type, asked: phase });
  const rider = get(s, F.actor);
  switch (action.type) {
    case 'lay':
      return explainLay(s, rider, action.cards);
    case 'hill':
      return notInHand(s, rider, HILL, 1);
    case 'discard':
      if (action.card !== HILL && action.card !== SPURT)
        return refusal('discard-special', 'DA 4.4', { rider: nameOf(s, rider), card: CARD_NAMES[action.card]! });
      return notInHand(s, rider, action.card, 1);
    case 'draw':
      return refusal('no-such-outcome', section, { asked: phase });
    case 'pass':
    case 'take':
      throw new Error(LISTED);
  }
}

/**
 * Explains why a rider who is not asked may not lay a hill out of turn; null if the only reason is that he is not
 * asked.
 */
export function explainHillUnasked(s: State): Refusal | null {
  const why = whyNoHill(s);
  return why === null ? null : refusal(why, s.config.deck[HILL] === 0 ? 'DA 1' : 'DA 4.1');
}

function notInHand(s: State, rider: Rider, kind: CardKind, needed: number): Refusal {
  const facts: Facts = { rider: nameOf(s, rider), card: CARD_NAMES[kind]!, held: inHand(s, rider, kind), needed };
  return refusal('card-not-in-hand', 'DA 3', facts);
}

function explainLay(s: State, rider: Rider, cards: readonly CardKind[]): Refusal {
  const facts = { rider: nameOf(s, rider) };
  const speeds = cards.filter(isSpeed).length;
  const needed = (kind: CardKind): number => cards.filter((other) => other === kind).length;
  const hills = needed(HILL);
  if (cards.includes(WIND)) return refusal('wind-is-automatic', 'DA 4.3', facts);
  if (speeds !== 1) return refusal('lay-one-speed-card', 'DA 3', { ...facts, found: speeds });
  const short = cards.find((kind) => inHand(s, rider, kind) < needed(kind));
  if (short !== undefined) return notInHand(s, rider, short, needed(short));
  if (hills > 1) return refusal('lay-one-hill', 'DA 4.1', { ...facts, found: hills });
  const why = hills === 0 ? null : explainHillUnasked(s);
  if (why === null) throw new Error(LISTED);
  return why;
}
