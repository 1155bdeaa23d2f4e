import { describe, expect, test } from 'vitest';
import type { AnyBot } from '../../../src/bots/index.ts';
import { characters } from '../../../src/bots/ausreisser/characters/index.ts';
import { medium } from '../../../src/bots/ausreisser/medium/medium.ts';
import { ausreisser as game, forecast, HILL, SPURT, stockSize, type Action, type State } from '../../../src/games/ausreisser/index.ts';
import { createRandom } from '../../../src/kit/index.ts';
import { changeHidden } from '../check-invariants.ts';
import { positions } from './positions.ts';

/** What a rider chose in the same positions. */
interface Manner {
  attacks: number;
  sheltered: number;
  /** Spurts and hills laid in the first half of a stage, and in the last third. */
  readonly early: { spurts: number; hills: number };
  readonly late: { spurts: number; hills: number };
}

const RIDERS = 4;
/** The stock at the start of a stage of four. */
const STOCK = 75;

function note(manner: Manner, seen: State, seat: number, action: Action): void {
  const result = action.type === 'lay' ? forecast(seen, seat, action.cards)?.result : undefined;
  if (result === 'took-lead') manner.attacks++;
  if (result === 'sheltered') manner.sheltered++;
  const left = stockSize(seen) / STOCK;
  const half = left > 1 / 2 ? manner.early : left < 1 / 3 ? manner.late : null;
  if (half === null) return;
  const cards = action.type === 'lay' ? action.cards : action.type === 'hill' ? [HILL] : [];
  for (const card of cards) {
    if (card === SPURT) half.spurts++;
    if (card === HILL) half.hills++;
  }
}

const bots: readonly AnyBot[] = [medium, ...characters];
const manners = new Map(
  bots.map((bot): [string, Manner] => [
    bot.name,
    { attacks: 0, sheltered: 0, early: { spurts: 0, hills: 0 }, late: { spurts: 0, hills: 0 } },
  ]),
);
for (let n = 0; n < 20; n++)
  for (const { state, seat } of positions(RIDERS, `manner ${n}`)) {
    const seen = game.hide(state, seat);
    for (const bot of bots)
      note(manners.get(bot.name)!, seen, seat, bot.choose(seen, game.choices(seen), createRandom('manner')) as Action);
  }
const usual = manners.get('medium')!;

describe('each differs from Medium in the same positions', () => {
  test('the wheelsucker takes the lead less often and stays in the slipstream more', () => {
    const { attacks, sheltered } = manners.get('wheelsucker')!;
    expect(attacks).toBeLessThan(0.9 * usual.attacks);
    expect(sheltered).toBeGreaterThan(usual.sheltered);
  });

  test('the attacker takes the lead more often', () => {
    expect(manners.get('attacker')!.attacks).toBeGreaterThan(1.2 * usual.attacks);
  });

  test('the sprinter keeps spurts for the end', () => {
    const { early, late } = manners.get('sprinter')!;
    expect(early.spurts).toBeLessThan(0.7 * usual.early.spurts);
    expect(late.spurts).toBeGreaterThan(usual.late.spurts);
  });

  test('the hill hoarder keeps hills for the end', () => {
    const { early, late } = manners.get('hoarder')!;
    expect(early.hills).toBeLessThan(0.7 * usual.early.hills);
    expect(late.hills).toBeGreaterThan(usual.late.hills);
  });
});

test.each(characters.map((bot) => [bot.name, bot] as const))('the %s decides by its seat’s knowledge', (_, bot) => {
  const random = createRandom('changeHidden');
  let n = 0;
  for (const { state, seat } of positions(RIDERS, 'honest')) {
    const seen = game.hide(state, seat);
    const before = game.formatState(seen);
    const action = bot.choose(seen, game.choices(seen), createRandom('honest', ++n));
    expect(game.choices(state)).toContain(action);
    expect(game.formatState(seen)).toBe(before);
    const other = game.hide(changeHidden(state, seat, random), seat);
    expect(bot.choose(other, game.choices(other), createRandom('honest', n))).toBe(action);
  }
});
