import { describe, expect, test } from 'vitest';
import { factsOf } from '../../src/kit/index.ts';
import { ausreisser, PHASES } from '../../src/games/ausreisser/index.ts';
import { opened } from './script.ts';
import { configOf, NO_CONTENT } from './setups.ts';

describe('set-up', () => {
  test('2 to 6 riders by name; defaults are 3 stages and all cards', () => {
    const config = ausreisser.configure({ riders: ['Anna', ' Ben '] }, NO_CONTENT);
    expect(config.ok && ausreisser.setupOf(config.value)).toEqual({ riders: ['Anna', 'Ben'], stages: 3, game: 'full' });
    expect(config.ok && ausreisser.seats(config.value)).toEqual([{ name: 'Anna' }, { name: 'Ben' }]);
  });

  const long = 'x'.repeat(41);
  test.each([
    [null, ['setup-not-an-object ']],
    [[], ['setup-not-an-object ']],
    ['Anna, Ben', ['setup-not-an-object ']],
    [2, ['setup-not-an-object ']],
    [{}, ['setup-riders riders']],
    [{ riders: ['Anna'] }, ['setup-riders riders']],
    [{ riders: ['1', '2', '3', '4', '5', '6', '7'] }, ['setup-riders riders']],
    [{ riders: ['Anna', ''] }, ['setup-name riders[1]']],
    [{ riders: ['Anna', long] }, ['setup-name riders[1]']],
    [{ riders: ['Anna', 'B\nen'] }, ['setup-name riders[1]']],
    [{ riders: ['Anna', 7] }, ['setup-name riders[1]']],
    [{ riders: ['Anna', 'Anna'] }, ['setup-name-twice riders[1]']],
    [{ riders: ['Anna', 'Ben'], stages: 0 }, ['setup-stages stages']],
    [{ riders: ['Anna', 'Ben'], stages: 11 }, ['setup-stages stages']],
    [{ riders: ['Anna', 'Ben'], stages: 1.5 }, ['setup-stages stages']],
    [{ riders: ['Anna', 'Ben'], game: 'half' }, ['setup-not-one-of game']],
    [
      { riders: ['Anna', ''], stages: '3', game: 1, dice: 2 },
      ['setup-unknown-field dice', 'setup-name riders[1]', 'setup-not-one-of game', 'setup-stages stages'],
    ],
  ])('%j: %j', (setup, problems) => {
    const config = ausreisser.configure(setup, NO_CONTENT);
    expect(config.ok ? [] : config.error.map(({ code, at }) => `${code} ${at ?? ''}`)).toEqual(problems);
  });
});

describe('text forms', () => {
  const { state } = opened({ hands: ['45 44 hill spurt'] });
  const tooMany = ausreisser.copy(state);
  // eight cards of a kind in one hand
  tooMany.d[80] = 8;
  test.each([
    ['lay 45,spurt,hill', 'lay 45,spurt,hill', { type: 'lay', cards: ['45', 'spurt', 'hill'], card: '45', spurts: 1, hill: true }],
    ['lay hill,spurt,45', 'lay 45,spurt,hill', null],
    ['lay 44', 'lay 44', { type: 'lay', cards: ['44'], card: '44', spurts: 0, hill: false }],
    ['lay -', 'lay -', { type: 'lay', cards: [], card: null, spurts: 0, hill: false }],
    ['hill', 'hill', { type: 'hill' }],
    ['pass', 'pass', { type: 'pass' }],
    ['discard spurt', 'discard spurt', { type: 'discard', card: 'spurt' }],
    ['draw wind', 'draw wind', { type: 'draw', card: 'wind' }],
  ])('%s', (text, written, json) => {
    const action = ausreisser.actions.parse(state, text);
    if (!action.ok) throw new Error(action.error.code);
    expect(ausreisser.actions.format(state, action.value)).toBe(written);
    if (json !== null) expect(factsOf(ausreisser.actions, state, action.value)).toEqual(json);
  });

  test.each([
    ['lay', 'action-missing', 4],
    ['lay 38', 'action-field', 5],
    ['lay 45,x', 'action-field', 5],
    ['lay 45 spurt', 'action-too-much', 8],
    ['ride 45', 'action-unknown', 1],
    ['lay 45,45,45,45,45,45,45,45', 'action-field', 5],
  ])('%s: %s at %i', (text, code, column) => {
    expect(ausreisser.actions.parse(state, text)).toMatchObject({ ok: false, error: { code, column } });
  });

  test('JSON data uses the riders’ names', () => {
    expect(factsOf(ausreisser.events, state, { type: 'took-lead', rider: 1, from: 0, speed: 48 })).toEqual({
      type: 'took-lead',
      rider: 'Ben',
      from: 'Anna',
      speed: 48,
    });
  });

  test.each([
    ['x', 'state-unreadable'],
    ['1 2', 'state-too-short'],
    ['0x999', 'state-too-long'],
    [`99 ${ausreisser.formatState(state).split(' ').slice(1).join(' ')}`, 'state-impossible'],
    [ausreisser.formatState(tooMany), 'state-impossible'],
  ])('an unreadable state', (text, code) => {
    expect(ausreisser.parseState(configOf(3), text)).toMatchObject({ ok: false, error: { code } });
  });

  test('every phase of a due event has a section', () => {
    for (const what of PHASES)
      expect(ausreisser.sectionOf(state, { type: 'due', what, rider: 0, cards: 0 })).toMatch(/^DA [2346](\.[124])?$/);
  });
});
