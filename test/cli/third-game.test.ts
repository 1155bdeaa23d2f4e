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

/** The toy game is in the registry but has no command side (docs/add-a-game.md). The command line still does everything that needs none. */

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

test('help lists the options of the games that have a command side, and of no other', async () => {
  expect((await windschatten('--help')).exit).toBe(0);
  const { out, err, exit } = await windschatten('simulate', '--help');
  expect(exit).toBe(0);
  expect(out + err).toContain('--course');
  expect(out + err).not.toContain('toy');
});

test('records of a game without a command side can be verified, replayed with every event, and shown at a position', async () => {
  expect((await windschatten('verify', file)).exit).toBe(0);
  const run = await windschatten('replay', file);
  expect(run.exit).toBe(0);
  // the toy game has no catalogue, so every event is shown by its code with the section of its rules
  expect(run.out).toContain('[TG 2]');
  const position = await windschatten('position', file, '--to', '4', '--json');
  expect(position.exit).toBe(0);
  expect(JSON.parse(position.out)).toMatchObject({ game: 'toy', played: 4 });
});

test('a text that is no action of such a game is refused as unreadable', async () => {
  const { err, exit } = await windschatten('position', file, '--to', '4', '--why', 'fly');
  expect(exit).toBe(2);
  expect(err).toContain('--why');
});

test.each(['simulate', 'arena'])('%s refuses such a game and names the games that it accepts', async (command) => {
  const { err, exit } = await windschatten(command, '--game', 'toy', '--bots', 'random,random');
  expect({ err, exit }).toMatchObject({ exit: 2, err: expect.stringContaining('(game-not-raced)') });
  expect(err).toContain(`${Object.keys(commandSides).join(', ')}.`);
});

test('bench measures nothing in such a game', () => {
  expect(measuredGame('toy')).toBeNull();
  expect(measuredGame('ausreisser')).not.toBeNull();
});
