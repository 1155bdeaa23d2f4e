import type { Random } from '../../../src/kit/index.ts';
import {
  CARD_NAMES,
  F,
  get,
  hillsOpen,
  HILL,
  inHand,
  inStock,
  isSpeed,
  KIND_COUNT,
  of,
  onPile,
  phaseOf,
  R,
  SPURT,
  WIND,
  type Action,
  type State,
} from '../../../src/games/ausreisser/index.ts';
import { drawCard, layCard } from '../../../src/games/ausreisser/state.ts';

const law = (holds: boolean, what: string, ...facts: readonly (string | number)[]): void => {
  if (!holds) throw new Error(`law broken: ${what} ${facts.join(' ')}`);
};
const KINDS = CARD_NAMES.map((_, kind) => kind);
const ridersOf = (s: State): number[] => s.config.setup.riders.map((_, r) => r);

/** What holds in every position: every card in one place, jersey and minutes as the canon has them. */
export function conserve(s: State): void {
  const riders = ridersOf(s);
  let stock = 0;
  for (const kind of KINDS) {
    const there = inStock(s, kind) + riders.reduce((n, r) => n + inHand(s, r, kind) + onPile(s, r, kind), 0);
    law(there === s.config.deck[kind], 'cards lost or found', CARD_NAMES[kind]!, there);
    stock += inStock(s, kind);
  }
  law(stock === get(s, F.stock), 'the stock is miscounted', stock);
  for (const r of riders) {
    const held = KINDS.reduce((n, kind) => n + inHand(s, r, kind), 0);
    law(held === of(s, R.hand, r), 'a hand is miscounted', r, held);
    law(held <= 7, 'more than seven cards in a hand', r, held);
    law(of(s, R.minutes, r) >= 0, 'minutes below nothing', r);
  }
  law(of(s, R.minutes, Math.max(0, get(s, F.leader))) === 0, 'the leader has minutes');
  law(get(s, F.tempo) === 0 || (get(s, F.tempo) >= 29 && get(s, F.tempo) <= 52), 'no such tempo', get(s, F.tempo));
  law(get(s, F.hill) === 0 || get(s, F.tempo) <= 50, 'a tempo above 50 under a hill');
  law(get(s, F.hill) === 0 || hillsOpen(s) > 0, 'a hill lies that lies nowhere');
  if (phaseOf(s) === 'lay')
    law(
      KINDS.filter(isSpeed).some((kind) => inHand(s, get(s, F.actor), kind) > 0),
      'nothing to lay',
    );
  if (phaseOf(s) === 'lay' || phaseOf(s) === 'discard') law(inHand(s, get(s, F.actor), WIND) === 0, 'a head wind was not laid');
  if (phaseOf(s) === 'hill') law(get(s, F.hill) === 0 && get(s, F.stock) > 0, 'asked for a hill that nobody may lay');
}

/** Everything anybody could say, sensible or not. */
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
 * The same position as far as a seat may know: cards change places between hidden hands and the stock. The hand that must lay keeps a
 * speed card (that it has one is open), and no head wind comes into a hand at its own turn (they are laid).
 */
export function disguise(s: State, seat: number, random: Random): State {
  for (const r of ridersOf(s)) {
    if (r === seat || (get(s, F.shown) === 1 && r === get(s, F.rider))) continue;
    const inTurn = r === get(s, F.rider) && phaseOf(s) !== 'hill';
    for (let i = 0; i < 3; i++) {
      const held = pick(
        KINDS.filter((kind) => inHand(s, r, kind) > 0),
        random,
      );
      const lying = pick(
        KINDS.filter((kind) => inStock(s, kind) > 0 && isSpeed(kind) === isSpeed(held ?? 0) && !(inTurn && kind === WIND)),
        random,
      );
      if (held === undefined || lying === undefined) continue;
      swap(s, r, held, lying);
    }
  }
  return s;
}

function swap(s: State, r: number, held: number, lying: number): void {
  const counts = [get(s, F.stock), of(s, R.hand, r), of(s, R.drawn, r)];
  drawCard(s, r, lying);
  layCard(s, r, held, r);
  // back from the pile into the stock
  const { d } = s;
  const pileAt = 77 + 6 * KIND_COUNT + r * KIND_COUNT + held;
  const bagAt = 77 + 12 * KIND_COUNT + held;
  d[pileAt]!--;
  d[bagAt]!++;
  [d[F.stock], d[R.hand + r], d[R.drawn + r]] = counts as [number, number, number];
}

const pick = <T>(list: readonly T[], random: Random): T | undefined => (list.length === 0 ? undefined : list[random.below(list.length)]);
