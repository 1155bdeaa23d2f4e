import {
  placeOf,
  riderBehind,
  riderNumber,
  riderOfNumber,
  type Action,
  type CardView,
  type RiderNumber,
} from '../../../games/reifenbreite/index.ts';
import type { Refusal } from '../../../kit/index.ts';
import type { ShownRace } from '../race-session.ts';

/** What is shown of a turn although it may not be done now, with the reason: the rules say what and why. */

/** Why an action, in its text form, is no option; null where it is one, or is no action at all. */
export function whyNot(session: ShownRace, text: string): Refusal | null {
  const action = session.game.actions.parse(session.state, text);
  return action.ok ? session.whyNot(action.value) : null;
}

export interface HandCard {
  readonly card: CardView;
  /** Why it cannot be played, even alone. */
  readonly refusal: Refusal | null;
}

/** The cards in hand that bear the rider's number, and the jokers; equal ones once. */
export function handOf(session: ShownRace, rider: RiderNumber): readonly HandCard[] {
  const team = session.view.teams.find(({ cards }) => cards.some((card) => card.rider === rider)) ?? teamOf(session, rider);
  return (team?.cards ?? [])
    .filter((card) => (card.rider === rider || card.rider === null) && card.left > 0)
    .map((card) => ({ card, refusal: whyNot(session, `cards ${card.card}`) }));
}

/** Why no card at all can be played; null where one can, or where each has a reason of its own. */
export function whyNoCard(hand: readonly HandCard[]): Refusal | null {
  const [first] = hand;
  const isTheSame = ({ refusal }: HandCard): boolean => JSON.stringify(refusal) === JSON.stringify(first?.refusal);
  return first?.refusal && hand.every(isTheSame) ? first.refusal : null;
}

const teamOf = (session: ShownRace, rider: RiderNumber) => {
  const name = session.view.riders.find((each) => each.rider === rider)?.team;
  return session.view.teams.find(({ team }) => team === name);
};

export interface Lead {
  readonly rider: RiderNumber;
  readonly how: 'swap' | 'ask';
  readonly action: Action;
}

/** Who can take the lead (UR 16) or be asked to: riders of the same manager, and those of others in the line behind. */
export function leadsOf(session: ShownRace, rider: RiderNumber): readonly Lead[] {
  const { view, state } = session;
  if (!view.setup.rules.switching) return [];
  const me = view.riders.find((each) => each.rider === rider);
  const behind: RiderNumber[] = [];
  for (let at = riderBehind(state, placeOf(state, riderOfNumber(rider))); at >= 0; at = riderBehind(state, placeOf(state, at)))
    behind.push(riderNumber(at));
  const place = (each: RiderNumber): number => (behind.includes(each) ? behind.indexOf(each) : behind.length);
  return view.riders
    .filter((each) => each.rider !== rider && each.status === 'riding')
    .filter((each) => each.manager === me?.manager || behind.includes(each.rider))
    .flatMap((each): Lead[] => {
      const how = each.manager === me?.manager ? 'swap' : 'ask';
      const action = session.game.actions.parse(state, `${how} ${each.rider}`);
      return action.ok && session.whyNot(action.value) === null ? [{ rider: each.rider, how, action: action.value }] : [];
    })
    .sort((a, b) => place(a.rider) - place(b.rider));
}
