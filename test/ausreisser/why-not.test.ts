import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../src/kit/index.ts';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { opened, type Script } from './script.ts';

/** The refusal of a seat's action text, as `code section facts`. */
function refused(script: Script, seat: number, text: string): string {
  const action = ausreisser.actions.parse(script.state, text);
  if (!action.ok) throw new Error(action.error.code);
  const why = ausreisser.whyNot(script.state, seat, action.value);
  return why === null ? 'allowed' : `${why.code} (${why.section}) ${Object.values(why.facts).join(' ')}`.trim();
}

describe('why not', () => {
  test.each([
    ['lay 45', 'allowed'],
    ['lay hill,spurt,45', 'allowed'],
    ['lay spurt,45', 'allowed'],
    ['lay 50', 'card-not-in-hand (DA 3) Anna 50 0 1'],
    ['lay 45,spurt,spurt', 'card-not-in-hand (DA 3) Anna spurt 1 2'],
    ['lay 45,44', 'lay-one-speed-card (DA 3) Anna 2'],
    ['lay 45,45', 'lay-one-speed-card (DA 3) Anna 2'],
    ['lay spurt', 'lay-one-speed-card (DA 3) Anna 0'],
    ['lay hill', 'lay-one-speed-card (DA 3) Anna 0'],
    ['lay -', 'lay-one-speed-card (DA 3) Anna 0'],
    ['lay 45,hill,hill', 'lay-one-hill (DA 4.1) Anna 2'],
    ['lay 45,wind', 'wind-is-automatic (DA 4.3) Anna'],
    ['hill', 'not-now (DA 3) hill lay'],
    ['pass', 'not-now (DA 3) pass lay'],
    ['discard hill', 'not-now (DA 3) discard lay'],
    ['draw 45', 'not-now (DA 3) draw lay'],
  ])('%s: %s', (text, expected) => {
    expect(refused(opened({ hands: ['45 44 hill hill spurt 43'] }), 0, text)).toBe(expected);
  });

  test('by a seat that is not asked', () => {
    const script = opened({ hands: ['45 hill', 'hill'] });
    expect(refused(script, 1, 'lay 45')).toBe('not-your-turn (DA 2) 1 0');
    expect(refused(script, 1, 'hill')).toBe('not-your-turn (DA 2) 1 0');
    expect(refused(script, CHANCE, 'draw 45')).toBe('not-your-turn (DA 2) -1 0');
    script.does('lay 45,hill', '41 42');
    expect(refused(script, 0, 'hill')).toBe('hill-lies-already (DA 4.1)');
    expect(refused(opened({ game: 'simple' }), 1, 'hill')).toBe('hill-not-in-simple-game (DA 1)');
  });

  test('asked for a hill', () => {
    const script = opened({ hands: ['45', '44', 'hill'] });
    script.does('lay 45');
    expect(refused(script, 1, 'hill')).toBe('card-not-in-hand (DA 3) Ben hill 0 1');
    expect(refused(script, 1, 'lay 44')).toBe('not-now (DA 4.1) lay hill');
    script.does('pass');
    expect([refused(script, 2, 'hill'), refused(script, 2, 'pass')]).toEqual(['allowed', 'allowed']);
  });

  test('DA 4.4 only a special one holds', () => {
    const script = opened({ hands: ['45', 'hill hill hill hill hill spurt'] });
    script.does('lay 45');
    script.allPass('spurt');
    expect(refused(script, 1, 'discard 45')).toBe('discard-special (DA 4.4) Ben 45');
    expect(refused(script, 1, 'discard wind')).toBe('discard-special (DA 4.4) Ben wind');
    expect(refused(script, 1, 'lay 45')).toBe('not-now (DA 4.4) lay discard');
    script.does('discard spurt', 'spurt');
    script.does('discard spurt', 'spurt');
    script.does('discard spurt', 'spurt');
    script.does('discard spurt', '44');
    expect(script.asked).toBe('Ben lay');
  });

  test('chance cannot draw a card that the stock does not have', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['50 50 50 50 50 50'], draws: '50' });
    script.does('lay 50');
    while (script.asked.endsWith('hill')) {
      const decided = ausreisser.decide(script.state, ausreisser.turn(script.state), { type: 'pass' });
      if (decided.ok) for (const event of decided.events) ausreisser.evolve(script.state, event);
    }
    expect(refused(script, CHANCE, 'draw 50')).toBe('no-such-outcome (DA 3) draw');
    expect(refused(script, CHANCE, 'draw 49')).toBe('allowed');
  });

  test('the game is over', () => {
    const script = opened({ game: 'simple', hands: ['45', '45'] });
    script.shrink(1, '39');
    script.does('lay 45', '39');
    script.does('lay 45');
    expect(refused(script, 0, 'pass')).toBe('race-is-over (DA 6)');
  });
});
