import type { Random } from '../../src/kit/index.ts';
import {
  CARD_NAMES,
  handIsKnown,
  hillsOpen,
  HILL,
  fillHiddenHands,
  inHand,
  inStock,
  isSpeed,
  onPile,
  phaseOf,
  SPURT,
  WIND,
  type Action,
  type State,
} from '../../src/games/ausreisser/index.ts';
import { F, get, riderValue, R } from '../../src/games/ausreisser/state.ts';

/** Throws if an invariant is violated. */
function check(invariants: Readonly<Record<string, boolean>>, ...facts: readonly (string | number)[]): void {
  for (const [name, holds] of Object.entries(invariants)) if (!holds) throw new Error(`law broken: ${name} (${facts.join(' ')})`);
}
const KINDS = CARD_NAMES.map((_, kind) => kind);
const ridersOf = (s: State): number[] => s.config.setup.riders.map((_, r) => r);

export const isWhole = (s: State): boolean => inStock(s, 0) >= 0 && ridersOf(s).every((r) => handIsKnown(s, r));

/** The invariants of every position, complete or hidden: every card in one place, jersey and minutes by the rules. */
export function checkInvariants(s: State): void {
  const riders = ridersOf(s);
  const stockKnown = inStock(s, 0) >= 0;
  let stock = 0;
  let unseen = 0;
  for (const kind of KINDS) {
    const lying = riders.reduce((n, r) => n + onPile(s, r, kind), Math.max(0, inStock(s, kind)));
    const there = riders.reduce((n, r) => n + Math.max(0, inHand(s, r, kind)), lying);
    const all = s.config.deck[kind]!;
    check({ 'no card is lost or found': isWhole(s) ? there === all : there <= all }, CARD_NAMES[kind]!, there);
    stock += inStock(s, kind);
    unseen += all - there;
  }
  let hidden = stockKnown ? 0 : get(s, F.stock);
  for (const r of riders) {
    const size = riderValue(s, R.hand, r);
    if (!handIsKnown(s, r)) hidden += size;
    const held = handIsKnown(s, r) ? KINDS.reduce((n, kind) => n + inHand(s, r, kind), 0) : size;
    check({ 'a hand is counted': held === size, 'seven cards at most': held <= 7, minutes: riderValue(s, R.minutes, r) >= 0 }, r, held);
  }
  check({ 'what is not seen is hidden': unseen === hidden }, unseen, hidden);
  const [tempo, hill, leader, actor] = [get(s, F.tempo), get(s, F.hill) === 1, get(s, F.leader), get(s, F.actor)];
  const phase = phaseOf(s);
  check({
    'the stock is counted': !stockKnown || stock === get(s, F.stock),
    'the leader has no minutes': leader < 0 || riderValue(s, R.minutes, leader) === 0,
    'a possible tempo': tempo === 0 || (tempo >= 29 && tempo <= 52),
    'no more than 50 under a hill': !hill || tempo <= 50,
    'a hill that lies lies on a pile': !hill || hillsOpen(s) > 0,
    'who is to lay has a speed card':
      phase !== 'lay' || !handIsKnown(s, actor) || KINDS.some((kind) => isSpeed(kind) && inHand(s, actor, kind) > 0),
    // one that was drawn for a hill may wait (DA 4.1)
    'headwinds are laid':
      (phase !== 'lay' && phase !== 'discard') || inHand(s, actor, WIND) <= (s.config.setup.hillWind === 'at-once' ? 0 : hillsOpen(s)),
    'asked only where a hill may be laid': phase !== 'hill' || (!hill && get(s, F.stock) > 0 && hillsOpen(s) < 5),
  });
}

/** Every possible action, sensible or not. */
export const EVERY_ACTION: readonly Action[] = [
  { type: 'hill' },
  { type: 'pass' },
  ...KINDS.flatMap((card): Action[] => [
    { type: 'discard', card },
    { type: 'draw', card },
  ]),
  { type: 'lay', cards: [] },
  ...KINDS.flatMap((card): Action[] =>
    [
      [card],
      [card, SPURT],
      [card, SPURT, SPURT],
      [card, HILL],
      [card, SPURT, HILL],
      [HILL, card, SPURT],
      [card, HILL, HILL],
      [card, WIND],
      [card, 0],
    ].map((cards): Action => ({ type: 'lay', cards })),
  ),
];

/**
 * Returns a position that looks the same to a seat: swaps cards between hidden hands and the stock. A hand that
 * must lay keeps a speed card, since that is public, and gets no headwind in its own turn, since those are laid.
 */
export function changeHidden(s: State, seat: number, random: Random): State {
  const hands = ridersOf(s).map((r) => KINDS.map((kind) => inHand(s, r, kind)));
  const stock = KINDS.map((kind) => inStock(s, kind));
  for (const r of ridersOf(s)) {
    if (r === seat || (get(s, F.shown) === 1 && r === get(s, F.rider))) continue;
    const inTurn = r === get(s, F.rider) && phaseOf(s) !== 'hill';
    for (let i = 0; i < 3; i++) {
      const held = pick(
        KINDS.filter((kind) => hands[r]![kind]! > 0),
        random,
      );
      if (held === undefined) continue;
      const fits = (kind: number): boolean => isSpeed(kind) === isSpeed(held) && !(inTurn && kind === WIND);
      const lying = pick(
        KINDS.filter((kind) => stock[kind]! > 0 && fits(kind)),
        random,
      );
      if (lying === undefined) continue;
      hands[r]![held]!--;
      stock[held]!++;
      stock[lying]!--;
      hands[r]![lying]!++;
    }
  }
  return fillHiddenHands(s, hands.flat());
}

const pick = <T>(list: readonly T[], random: Random): T | undefined => (list.length === 0 ? undefined : list[random.below(list.length)]);
