import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { measuredGame } from '../../src/cli/bench/races.ts';
import { commandSides } from '../../src/cli/sides.ts';
import type * as Games from '../../src/games/index.ts';
import { formatRecord } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { play, toyMatch } from '../table/toy-match.ts';
import { windschatten } from './call.ts';

/** The toy game in the registry, without a command side (docs/add-a-game.md): the command line lives, and does with it what needs none. */

vi.mock('../../src/games/index.ts', async (original) => {
  const games = await original<typeof Games>();
  return {
    ...games,
    gameIds: ['toy', ...games.gameIds],
    loadGames: async (): Promise<Games.GameById> => {
      const others = await games.loadGames();
      return (id) => (id === toyGame.id ? toyGame : others(id));
    },
  };
});

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-third-'));
  file = join(folder, 'toy.record');
  writeFileSync(file, formatRecord(play(toyMatch()).race('opened')));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('help tells the options of the games that have a side, and of no other', async () => {
  expect((await windschatten('--help')).exit).toBe(0);
  const { out, said, exit } = await windschatten('simulate', '--help');
  expect(exit).toBe(0);
  expect(out + said).toContain('--course');
  expect(out + said).not.toContain('toy');
});

test('its records are verified, played back with every event, and looked at', async () => {
  expect((await windschatten('verify', file)).exit).toBe(0);
  const told = await windschatten('replay', file);
  expect(told.exit).toBe(0);
  // no words of the toy game: every event by its code, with the section of its rules
  expect(told.said).toContain('[TG 2]');
  const looked = await windschatten('position', file, '--to', '4', '--json');
  expect(looked.exit).toBe(0);
  expect(JSON.parse(looked.out)).toMatchObject({ game: 'toy', played: 4 });
});

test('what is no action of it is unreadable: nothing else can be said without a side', async () => {
  const { said, exit } = await windschatten('position', file, '--to', '4', '--why', 'fly');
  expect(exit).toBe(2);
  expect(said).toContain('--why');
});

test.each(['simulate', 'arena'])('%s refuses it and names the games that it can race', async (command) => {
  const { said, exit } = await windschatten(command, '--game', 'toy', '--bots', 'random,random');
  expect({ said, exit }).toMatchObject({ exit: 2, said: expect.stringContaining('(game-not-raced)') });
  expect(said).toContain(`${Object.keys(commandSides).join(', ')}.`);
});

test('bench has nothing to measure in it', () => {
  expect(measuredGame('toy')).toBeNull();
  expect(measuredGame('ausreisser')).not.toBeNull();
});
