/** UR 7: effects of chance cards other than points and dice. */
import type { ChanceEffect } from '../deck.ts';
import { CHANCE_EFFECTS, CHANCE_KINDS, CHANCE_KIND_COUNT } from '../deck.ts';
import { CARD_KIND_COUNT, CARD_OWNER, positionInTeam } from '../riders.ts';
import { cardsOfRider, F, get, inStack, type State } from '../state.ts';
import { fall } from './falls.ts';
import { PHASE } from '../action.ts';
import { cardLost, cardTaken, decisionDue, noCard, stopped, type Play } from '../effects.ts';
import type { CardKind, Rider } from '../vocabulary.ts';

/** Whether the stack of chance cards is empty and must be renewed. */
export function stackIsEmpty(s: State): boolean {
  for (let kind = 0; kind < CHANCE_KIND_COUNT; kind++) if (inStack(s, kind) > 0) return false;
  return true;
}

/**
 * Kinds of spent or lost cards with the rider's own number, which he may take back (**Ruling** UR 7: no jokers). By the
 * table's rule `jokerBack`, a joker if there are none.
 */
export function takeable(s: State, rider: Rider): CardKind[] {
  const all = s.config.stages[get(s, F.stage)]!.cards;
  const own = kinds((kind) => CARD_OWNER[kind] === positionInTeam(rider) && cardsOfRider(s, rider, kind) < all[kind]!);
  if (own.length > 0 || s.config.setup.rules.jokerBack !== true) return own;
  return kinds((kind) => CARD_OWNER[kind] === -1 && cardsOfRider(s, rider, kind) < all[kind]!);
}

/** Kinds the rider may have to give up: his own number, or a joker if he has none. */
export function givable(s: State, rider: Rider): CardKind[] {
  const own = kinds((kind) => CARD_OWNER[kind] === positionInTeam(rider) && cardsOfRider(s, rider, kind) > 0);
  return own.length > 0 ? own : kinds((kind) => CARD_OWNER[kind] === -1 && cardsOfRider(s, rider, kind) > 0);
}

const kinds = (test: (kind: CardKind) => boolean): CardKind[] => {
  const list: CardKind[] = [];
  for (let kind = 0; kind < CARD_KIND_COUNT; kind++) if (test(kind)) list.push(kind);
  return list;
};

/**
 * Applies a card without die or photo.
 * @returns false if the manager must choose a card first
 */
export function applyChanceCard(play: Play, effect: ChanceEffect): boolean {
  const { s } = play;
  const rider = get(s, F.rider);
  if (effect.stops) stopped(play, rider);
  if (effect.falls) fall(play, rider);
  if (!effect.gains) return true;
  const choice = takeable(s, rider);
  if (choice.length === 0) noCard(play, rider, 'take');
  else if (choice.length === 1) cardTaken(play, rider, choice[0]!);
  else {
    decisionDue(play, PHASE.take, rider, -1);
    return false;
  }
  return true;
}

/**
 * Applies the card's losses.
 * @returns false if the manager must choose a card first
 */
export function afterEffect(play: Play): boolean {
  const { s } = play;
  const rider = get(s, F.rider);
  if (!CHANCE_EFFECTS[CHANCE_KINDS[get(s, F.chance)]!].loses) return true;
  const choice = givable(s, rider);
  if (choice.length === 0) noCard(play, rider, 'give');
  else if (choice.length === 1) cardLost(play, rider, choice[0]!);
  else {
    decisionDue(play, PHASE.give, rider, -1);
    return false;
  }
  return true;
}
