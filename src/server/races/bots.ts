import { setImmediate as nextTurn } from 'node:timers/promises';
import { chooseAndSay, loadBots } from '../../bots/index.ts';
import { createRandom, type AnyGame } from '../../kit/index.ts';
import type { Thought, ToThink } from '../../table/index.ts';

/** What a bot answers to the position as its seat may know it; the same on every process, so it does not matter which of them asks. */
export async function think(game: AnyGame, { seat, driver, state, entries }: ToThink<unknown>): Promise<Thought<unknown>> {
  const bot = (await loadBots(game.id))(driver);
  if (bot === undefined) throw new Error(`no bot ${driver}`);
  // others are served in between
  await nextTurn();
  const { action, reason } = chooseAndSay(bot, state, game.choices(state), createRandom(entries, seat));
  return { action, reason };
}
