import {
  formatCard,
  KINDS_OF_POSITION,
  positionInTeam,
  riderNumber,
  riderOfNumber,
  teamOf,
  type Action,
  type CardKind,
  type CardView,
  type RiderNumber,
  type View,
} from '../../../games/reifenbreite/index.ts';
import type { Refusal } from '../../../kit/index.ts';
import { teamOfNumber } from '../draw/team-of-number.ts';
import type { ShownRace } from '../race-session.ts';

/** The energy cards that the panel of a question shows, and the riders for the lead. */

/** A card that a rider could play: with his number, or a joker. */
export interface OwnCard {
  readonly kind: CardKind;
  readonly card: CardView;
}

/** All cards that a rider could play in this race, spent ones too; equal cards once. */
export function cardsOf({ teams }: View, rider: RiderNumber): readonly OwnCard[] {
  const index = riderOfNumber(rider);
  const cards = teams.find(({ team }) => team === teamOfNumber(rider))?.cards ?? [];
  return KINDS_OF_POSITION[positionInTeam(index)]!.flatMap((kind): OwnCard[] => {
    const card = cards.find((each) => each.card === formatCard(teamOf(index), kind));
    return card === undefined ? [] : [{ kind, card }];
  });
}

export interface HandCard extends OwnCard {
  /** Why it cannot be played, even alone. */
  readonly refusal: Refusal | null;
}

/** The cards that a rider has left; equal cards once. */
export const handOf = (session: ShownRace, rider: RiderNumber): readonly HandCard[] =>
  cardsOf(session.view, rider)
    .filter(({ card }) => card.left > 0)
    .map(({ kind, card }) => ({ kind, card, refusal: session.whyNot({ type: 'cards', cards: [kind], breakaway: false }) }));

/** Why no card at all can be played; null where one can, or where each has a reason of its own. */
export function whyNoCard(hand: readonly HandCard[]): Refusal | null {
  const [first] = hand;
  const isTheSame = ({ refusal }: HandCard): boolean => JSON.stringify(refusal) === JSON.stringify(first?.refusal);
  return first?.refusal && hand.every(isTheSame) ? first.refusal : null;
}

/** A choice that gives the lead to another rider, or asks him to take it. */
export interface LeadChoice {
  readonly rider: RiderNumber;
  readonly action: Extract<Action, { type: 'swap' | 'ask' }>;
}

/** The riders who can take the lead or be asked to (UR 16), in the order of the line. */
export const leadChoices = (choices: readonly Action[]): readonly LeadChoice[] =>
  choices.flatMap((action) => (action.type === 'swap' || action.type === 'ask' ? [{ rider: riderNumber(action.rider), action }] : []));
