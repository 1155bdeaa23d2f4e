import { describe, expect, test } from 'vitest';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { CHANCE, type AnyGame } from '../../src/kit/index.ts';
import { rotateSeats } from '../../src/table/index.ts';
import { seats as seatsOfRiders } from '../../src/web/ausreisser/setup/seats.ts';
import { nextSeats, type SeatsInSetup } from '../../src/web/frame/setup/rematch.ts';
import { seats as seatsOfManagers } from '../../src/web/reifenbreite/setup/seats.ts';
import { content } from '../games/content.ts';

test('every player moves on by one seat, the last to the first, except those who stay', () => {
  expect([...rotateSeats([0, 1, 3])]).toEqual([
    [0, 3],
    [1, 0],
    [3, 1],
  ]);
  expect([...rotateSeats([])]).toEqual([]);
});

/** The complete set-up of a rematch, with the seats changed. */
function changed(game: AnyGame, setup: unknown, drivers: readonly string[], inSetup: SeatsInSetup) {
  const config = game.configure(setup, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const next = nextSeats(game, config.value, drivers, inSetup);
  if (next === null) return null;
  const again = game.configure(next.setup, content);
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  return { before: game.setupOf(config.value), setup: game.setupOf(again.value), drivers: next.drivers };
}

describe('Um Reifenbreite', () => {
  const managers = [
    { name: 'Anna', teams: ['red'] },
    { name: 'team-blue (easy)', teams: ['blue'] },
    { name: 'team-black', teams: ['black'] },
  ];
  const setup = { stages: ['giro-d-italia', 'paris-roubaix'], rules: 'professional', managers };

  test('people and bots move to the next teams, and a default name becomes that of the new team', () => {
    const next = changed(reifenbreite, setup, ['human', 'easy', 'human'], seatsOfManagers)!;
    expect(next.drivers).toEqual(['human', 'human', 'easy']);
    expect(next.setup['managers']).toEqual([
      { name: 'team-red', teams: ['red'] },
      { name: 'Anna', teams: ['blue'] },
      { name: 'team-black (easy)', teams: ['black'] },
    ]);
    expect({ ...next.setup, managers: null }).toEqual({ ...next.before, managers: null });
  });

  test('a race that began with a position begins with it again', () => {
    const config = reifenbreite.configure({ ...setup, stages: ['criterium'] }, content);
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    const start = reifenbreite.start(config.value);
    const decided = reifenbreite.decide(start, CHANCE, reifenbreite.outcomes(start)[5]!.action);
    if (decided.ok) for (const event of decided.events) reifenbreite.evolve(start, event);
    const position = reifenbreite.formatState(start);
    const from = { ...setup, stages: ['criterium'], start: position };
    const next = changed(reifenbreite, from, ['human', 'easy', 'human'], seatsOfManagers)!;
    expect(next.before['start']).toBe(position);
    expect(next.setup['start']).toBe(position);
  });

  test('two managers change their two teams (UR 4)', () => {
    const two = [
      { name: 'Anna', teams: ['red', 'black'] },
      { name: 'team-blue (medium)', teams: ['blue', 'green'] },
    ];
    expect(changed(reifenbreite, { ...setup, managers: two }, ['human', 'medium'], seatsOfManagers)).toMatchObject({
      drivers: ['medium', 'human'],
      setup: {
        managers: [
          { name: 'team-red (medium)', teams: ['red', 'black'] },
          { name: 'Anna', teams: ['blue', 'green'] },
        ],
      },
    });
  });
});

describe('Der Ausreißer', () => {
  const drivers = ['human', 'medium', 'easy'];
  const riders = ['rider-red', 'Eddy', 'rider-black (easy)'];

  test('every player gets the next jersey; stages and game stay the same', () => {
    const next = changed(ausreisser, { riders, stages: 5, game: 'simple' }, drivers, seatsOfRiders)!;
    expect(next).toMatchObject({
      drivers: ['easy', 'human', 'medium'],
      setup: { riders: ['rider-red (easy)', 'rider-blue', 'Eddy'], stages: 5, game: 'simple' },
    });
  });

  test('after as many rematches as seats, every player has the first seat again', () => {
    let next = { setup: { riders, stages: 3, game: 'full' } as unknown, drivers: drivers as readonly string[] };
    for (let times = 0; times < riders.length; times++) next = changed(ausreisser, next.setup, next.drivers, seatsOfRiders)!;
    expect(next).toMatchObject({ setup: { riders, stages: 3, game: 'full' }, drivers });
  });

  test('equal bots on all seats change nothing', () => {
    const bots = ['rider-red (easy)', 'rider-blue (easy)'];
    expect(changed(ausreisser, { riders: bots }, ['easy', 'easy'], seatsOfRiders)).toBeNull();
  });
});
