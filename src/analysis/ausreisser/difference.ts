import { HILL, isSpeed, speedOf, SPURT, type Action, type CardKind } from '../../games/ausreisser/index.ts';
import { because } from '../../bots/ausreisser/index.ts';
import type { Reason } from '../../kit/index.ts';

const count = (cards: readonly CardKind[], kind: CardKind): number => cards.filter((card) => card === kind).length;
const speed = (cards: readonly CardKind[]): number => cards.filter(isSpeed).reduce((sum, card) => sum + speedOf(card), 0);

/** How the better option differs from the one chosen, for options that have no reason of their own, such as cards that lose minutes. */
export function differenceOf(better: Action, chosen: Action): Reason | null {
  if (better.type === 'hill') return because('hill-costs');
  if (better.type === 'pass') return because('keeps-hill');
  if (better.type !== 'lay' || chosen.type !== 'lay') return null;
  const hills = count(better.cards, HILL) - count(chosen.cards, HILL);
  if (hills !== 0) return because(hills > 0 ? 'hill-costs' : 'keeps-hill');
  const sprints = count(better.cards, SPURT) - count(chosen.cards, SPURT);
  if (sprints < 0) return because('saves-sprints');
  return because(sprints > 0 || speed(better.cards) > speed(chosen.cards) ? 'loses-fewer' : 'saves-fast');
}
