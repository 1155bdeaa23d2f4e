import {
  CARD_NAMES,
  inHand,
  onPile,
  phaseOf,
  KIND_COUNT,
  riderOnTurn,
  WIND,
  windsLying,
  type State,
  type Minutes,
} from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';
import { quoted } from '../../../scenario/index.ts';
import { saysOf, withStatement } from '../../frame/position/lines.ts';

/** Edits of a position's text, for the mouse and the keyboard. */

/** Where cards are: in a hand, on a pile, or else in the stock. */
export type Spot = 'hand' | 'pile';

/** A rider by his name in the text. */
export const named = (state: State, seat: Seat): string => quoted(state.config.setup.riders[seat]!);

/** Whether his turn is beginning: he draws, or is asked for a card. */
const BEGINS: readonly string[] = ['draw', 'lay', 'discard'];

/** The cards of a rider in the text. Headwinds that his turn lays at its beginning are still in his hand there. */
export function cardsOf(state: State, seat: Seat, spot: Spot): readonly string[] {
  const winds = riderOnTurn(state) === seat && BEGINS.includes(phaseOf(state)) ? windsLying(state) : 0;
  return Array.from({ length: KIND_COUNT }, (_, kind) => {
    const laid = kind === WIND ? winds : 0;
    const count = spot === 'hand' ? inHand(state, seat, kind) + laid : onPile(state, seat, kind) - laid;
    return Array.from({ length: Math.max(0, count) }, () => CARD_NAMES[kind]!);
  }).flat();
}

/** Writes every hand out. A hand that is left out is filled from the stock and would change with every card of another. */
function explicit(text: string, state: State): string {
  let next = text;
  state.config.setup.riders.forEach((_, seat) => {
    const hand = `hand ${named(state, seat)}`;
    if (saysOf(next, hand)[0]?.startsWith('only') !== true)
      next = withStatement(next, hand, ['only', ...cardsOf(state, seat, 'hand')].join(' '));
  });
  return next;
}

const put = (text: string, state: State, seat: Seat, spot: Spot, cards: readonly string[]): string =>
  spot === 'hand'
    ? withStatement(explicit(text, state), `hand ${named(state, seat)}`, ['only', ...cards].join(' '))
    : withStatement(explicit(text, state), `pile ${named(state, seat)}`, cards.length === 0 ? null : cards.join(' '));

/** Moves a card out of the stock. */
export const addCard = (text: string, state: State, seat: Seat, spot: Spot, card: string): string =>
  put(text, state, seat, spot, [...cardsOf(state, seat, spot), card]);

/** Moves a card back into the stock. */
export function removeCard(text: string, state: State, seat: Seat, spot: Spot, card: string): string {
  const cards = cardsOf(state, seat, spot);
  const at = cards.indexOf(card);
  return at < 0 ? text : put(text, state, seat, spot, cards.toSpliced(at, 1));
}

/** Sets the pending question to the beginning of a turn. */
export const withTurn = (text: string): string =>
  ['due', 'lead', 'turns', 'turn'].reduce((before, statement) => withStatement(before, statement, null), text);
export const setLeader = (text: string, state: State, seat: Seat): string => {
  const other = withStatement(text, 'leader', named(state, seat));
  // the wearer of yellow has no minutes
  return withStatement(other, `minutes ${named(state, seat)}`, null);
};
export const setTurn = (text: string, state: State, seat: Seat, has: 'drawn' | 'not drawn'): string =>
  withStatement(withTurn(text), 'turn', `${named(state, seat)}${has === 'drawn' ? ' drawn' : ''}`);
export const setTempo = (text: string, tempo: number): string => withStatement(text, 'tempo', tempo === 0 ? null : String(tempo));
export const setHill = (text: string, hill: 'lies' | 'does not lie'): string => withStatement(text, 'hill', hill === 'lies' ? '' : null);
export const setMinutes = (text: string, state: State, seat: Seat, minutes: Minutes): string =>
  withStatement(text, `minutes ${named(state, seat)}`, minutes === 0 ? null : String(minutes));
