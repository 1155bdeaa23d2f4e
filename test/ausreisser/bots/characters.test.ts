import { describe, expect, test } from 'vitest';
import type { AnyBot } from '../../../src/bots/index.ts';
import { characters } from '../../../src/bots/ausreisser/characters/index.ts';
import { medium } from '../../../src/bots/ausreisser/medium/medium.ts';
import { ausreisser as game, forecast, HILL, SPURT, stockSize, type Action, type State } from '../../../src/games/ausreisser/index.ts';
import { createRandom } from '../../../src/kit/index.ts';
import { rideSealed } from '../../../src/table/index.ts';
import { disguise } from '../laws.ts';
import { configOf } from '../setups.ts';
import { positions } from './positions.ts';

/** How a rider rode, over stages of four in which the others are Medium. */
interface Manner {
  attacks: number;
  sheltered: number;
  /** Cards left in the stock when a spurt or a hill was laid, in the mean. */
  spurtsAt: number;
  hillsAt: number;
}

function mannerOf(bot: AnyBot): Manner {
  const manner = { attacks: 0, sheltered: 0, spurtsAt: 0, hillsAt: 0 };
  let spurts = 0;
  let hills = 0;
  const note = (seen: State, action: Action): void => {
    const cards = action.type === 'lay' ? action.cards : action.type === 'hill' ? [HILL] : [];
    if (action.type === 'lay') {
      const result = forecast(seen, 0, action.cards)?.result;
      if (result === 'took-lead') manner.attacks++;
      if (result === 'sheltered') manner.sheltered++;
    }
    for (const card of cards) {
      if (card === SPURT) manner.spurtsAt += (stockSize(seen) - manner.spurtsAt) / ++spurts;
      if (card === HILL) manner.hillsAt += (stockSize(seen) - manner.hillsAt) / ++hills;
    }
  };
  for (let n = 0; n < 60; n++) {
    const numbers = createRandom('manner', n);
    rideSealed(game, configOf(4, 3), `manner ${n}`, (seat, seen, choices) => {
      const action = (seat === 0 ? bot : medium).choose(seen, choices, numbers) as Action;
      if (seat === 0) note(seen, action);
      return action;
    });
  }
  return manner;
}

const usual = mannerOf(medium);
const manners = new Map(characters.map((bot) => [bot.name, mannerOf(bot)]));

describe('each in his own way, beside Medium', () => {
  test('the wheelsucker goes for the lead less and is in the slipstream more', () => {
    const { attacks, sheltered } = manners.get('wheelsucker')!;
    expect(attacks).toBeLessThan(usual.attacks);
    expect(sheltered).toBeGreaterThan(1.1 * usual.sheltered);
  });

  test('the attacker goes for the lead more often', () => {
    expect(manners.get('attacker')!.attacks).toBeGreaterThan(1.15 * usual.attacks);
  });

  test('the sprinter keeps his spurts longer', () => {
    expect(manners.get('sprinter')!.spurtsAt).toBeLessThan(0.9 * usual.spurtsAt);
  });

  test('the hill hoarder keeps his hills longer', () => {
    expect(manners.get('hoarder')!.hillsAt).toBeLessThan(0.97 * usual.hillsAt);
  });
});

test.each(characters.map((bot) => [bot.name, bot] as const))('the %s decides by what his seat knows', (_, bot) => {
  const random = createRandom('disguise');
  let n = 0;
  for (const { state, seat } of positions(4, 'honest')) {
    const seen = game.hide(state, seat);
    const before = game.formatState(seen);
    const action = bot.choose(seen, game.choices(seen), createRandom('honest', ++n));
    expect(game.choices(state)).toContain(action);
    expect(game.formatState(seen)).toBe(before);
    const other = game.hide(disguise(state, seat, random), seat);
    expect(bot.choose(other, game.choices(other), createRandom('honest', n))).toBe(action);
  }
});
