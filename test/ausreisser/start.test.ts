import { describe, expect, test } from 'vitest';
import { ausreisser, inStock } from '../../src/games/ausreisser/index.ts';
import { F, get } from '../../src/games/ausreisser/state.ts';
import { opened, scripted } from './script.ts';
import { configOf } from './setups.ts';

describe('DA 2: the draw for the lead', () => {
  test('DA 2 every rider draws a card in seating order, the highest speed leads', () => {
    const script = scripted(configOf(3));
    expect(script.draw('44 47 46')).toEqual([
      'lead-drawn rider=1 card=44',
      'lead-drawn rider=2 card=47',
      'lead-drawn rider=3 card=46',
      'lead-won rider=2',
      'stage-began stage=1 leader=2',
    ]);
    expect(ausreisser.view(script.state, 0)).toMatchObject({ leader: 1, tempo: null, stock: 99 });
  });

  test.each([
    ['a special counts nothing', 'hill 39 wind', 2],
    ['who is level for the highest draws again', '47 39 47 40 41', 3],
    ['not who is level below', '40 40 41', 3],
    ['specials alone are level at 0', 'hill wind spurt 39 41 40', 2],
    ['again and again until one leads', '50 50 50 49 49 39 45 44', 1],
  ])('DA 2 %s', (_what, draws, leader) => {
    expect(scripted(configOf(3)).draw(draws)).toContain(`lead-won rider=${leader}`);
  });

  test('DA 2 shown cards stay out until a rider leads; then all are shuffled again', () => {
    const script = scripted(configOf(2));
    script.draw('50 50');
    expect([inStock(script.state, 11), get(script.state, F.stock)]).toEqual([5, 97]);
    expect(script.draw('39 40')).toContain('stage-began stage=1 leader=2');
    expect([inStock(script.state, 11), get(script.state, F.stock)]).toEqual([7, 99]);
  });

  test('DA 2 (ruling) if the stock is too small for all who draw again, the shown cards are shuffled back', () => {
    const script = scripted(configOf(4));
    const speeds = Array.from({ length: 12 }, (_, i) => 39 + i);
    for (const speed of speeds) script.draw(`${speed} ${speed} ${speed} ${speed}`);
    script.draw('hill hill hill hill hill wind wind wind wind wind spurt spurt');
    script.draw('50 50 50 39');
    for (const speed of speeds.slice(1, -1)) script.draw(`${speed} ${speed} ${speed}`);
    expect(get(script.state, F.stock)).toBe(5);
    expect(script.draw('spurt spurt spurt').slice(-2)).toEqual(['lead-tied riders=1,2,3', 'lead-shuffled']);
    expect(get(script.state, F.stock)).toBe(99);
    expect(script.draw('40 41 39')).toContain('lead-won rider=2');
  });
});

describe('DA 2: dealing', () => {
  test('DA 2 six cards each, the rest is the stock; the leader wears the jersey and begins', () => {
    const script = scripted(configOf(4));
    script.draw('39 39 50 39');
    script.deal([]);
    const { riders, stock, leader } = ausreisser.view(script.state, 0);
    expect(riders.map(({ cards }) => cards)).toEqual([6, 6, 6, 6]);
    expect([stock, leader]).toEqual([75, 2]);
    expect(ausreisser.pending(script.state)).toEqual({ seat: -1, kind: 'draw', facts: { rider: 'Cleo', cards: 1 } });
  });

  test('DA 1 the full game has 7 of each speed from 39 to 50, 5 hills, 5 headwinds, 5 spurts: 99', () => {
    const script = scripted(configOf(2));
    const cards = ausreisser
      .outcomes(script.state)
      .map(({ action, weight }) => `${weight} ${ausreisser.actions.format(script.state, action)}`);
    const speeds = Array.from({ length: 12 }, (_, i) => `7 draw ${39 + i}`);
    expect(cards).toEqual([...speeds, '5 draw spurt', '5 draw hill', '5 draw wind']);
    expect(get(script.state, F.stock)).toBe(99);
  });

  test('DA 1 the simple game has the 84 speed cards alone', () => {
    const script = scripted(configOf(2, 1, 'simple'));
    expect(ausreisser.outcomes(script.state).map(({ weight }) => weight)).toEqual(new Array(12).fill(7));
  });

  test('DA 2 the chance key names stage, seat and card number', () => {
    const script = scripted(configOf(2, 2));
    const keys = [ausreisser.chanceKey(script.state)];
    for (const card of ['40', '40', '41', '40', '39', '39', '39']) {
      script.draw(card);
      keys.push(ausreisser.chanceKey(script.state));
    }
    expect(keys).toEqual([
      '1/seat-1/lead/1',
      '1/seat-2/lead/1',
      '1/seat-1/lead/2',
      '1/seat-2/lead/2',
      '1/seat-1/card/1',
      '1/seat-2/card/1',
      '1/seat-1/card/2',
      '1/seat-2/card/2',
    ]);
  });

  test('DA 2 seats play clockwise from the leader', () => {
    const script = opened({ game: 'simple' });
    const order = [script.asked];
    for (let i = 0; i < 4; i++) {
      script.does(script.options[0]!, '45');
      order.push(script.asked);
    }
    expect(order).toEqual(['Anna lay', 'Ben lay', 'Cleo lay', 'Anna lay', 'Ben lay']);
  });
});
