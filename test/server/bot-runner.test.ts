import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyEvents, type AnyGame } from '../../src/kit/index.ts';
import { createDealer, type BotRequest } from '../../src/table/index.ts';
import { inProcessBots, startBotThreads, type BotRunner } from '../../src/server/races/bot-runner.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, REIFENBREITE } from './remote-player.ts';
import { codeForAll, folderForAll } from './for-all.ts';

/** Bots decide in worker threads, with the same decisions as in this thread. */

const root = resolve(import.meta.dirname, '../..');
const folder = folderForAll('bots');
const open: BotRunner[] = [];
let built = '';
codeForAll();
beforeAll(() => {
  const server = join(root, 'dist/command/server.js');
  const [, code] = /['"](\.[^'"]+)['"]/.exec(readFileSync(server, 'utf8')) ?? [];
  built = join(dirname(server), dirname(code!), 'bot-worker.js');
});
afterAll(async () => {
  for (const each of open) await each.close();
});

function start(file: string): { readonly thinkers: BotRunner; readonly reports: string[] } {
  const reports: string[] = [];
  const thinkers = startBotThreads({
    content: join(root, 'content'),
    file,
    report: (error, doing) => reports.push(`${doing}: ${String(error)}`),
  });
  open.push(thinkers);
  return { thinkers, reports };
}

/** Plays with the decisions of this thread, and expects the same ones from `others`. */
async function rideBy(game: AnyGame, config: unknown, driver: string, most: number, others: readonly BotRunner[]): Promise<number> {
  const dealer = createDealer('00'.repeat(32));
  let state = game.start(config);
  let asked = 0;
  for (let entries = 0; asked < most && game.turn(state) !== -2; entries++) {
    const seat = game.turn(state);
    let action: unknown;
    if (seat < 0) action = dealer.deal(game.chanceKey(state), game.outcomes(state));
    else {
      const wish: BotRequest<unknown> = { seat, driver, state: game.hide(state, seat), entries };
      const thought = await inProcessBots.decide(game, config, wish);
      for (const other of others) expect(await other.decide(game, config, wish)).toEqual(thought);
      ({ action } = thought);
      asked++;
    }
    const decided = game.decide(state, seat, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    state = applyEvents(game, state, decided.events);
  }
  return asked;
}

describe.each([
  { wish: REIFENBREITE, driver: 'medium', most: 30 },
  { wish: REIFENBREITE, driver: 'random', most: 60 },
  { wish: AUSREISSER, driver: 'medium', most: 30 },
  { wish: AUSREISSER, driver: 'easy', most: 60 },
])('$wish.game, $driver', ({ wish, driver, most }) => {
  test('the same decisions and the same reasons as in this thread', async () => {
    const game = gameById(wish.game)!;
    const config = game.configure(wish.setup, content);
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    const { thinkers, reports } = start(built);
    expect(thinkers).not.toBe(inProcessBots);
    expect(await rideBy(game, config.value, driver, most, [thinkers])).toBe(most);
    expect(reports).toEqual([]);
  });
});

test('this thread decides where the workers fail, which is reported, or where none are built', async () => {
  const broken = join(folder, 'broken.js');
  writeFileSync(broken, 'export function decide() { throw new Error("no memory"); }\n');
  const game = gameById('reifenbreite')!;
  const config = game.configure(REIFENBREITE.setup, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const { thinkers, reports } = start(broken);
  expect(await rideBy(game, config.value, 'easy', 3, [thinkers])).toBe(3);
  expect(reports).toHaveLength(3);
  expect(reports[0]).toContain('no memory');
  expect(start(join(folder, 'nowhere.js')).thinkers).toBe(inProcessBots);
});
