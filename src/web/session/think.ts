import { loadBots } from '../../bots/index.ts';
import { loadGame } from '../../games/index.ts';
import { createRandom } from '../../kit/index.ts';
import { content } from '../lib/content.ts';

/** What a bot is asked. Nothing of the dealer: the state is the one its seat may know. */
export interface Wish {
  readonly game: string;
  /** The set-up as plain JSON text, the same for the whole race. */
  readonly setup: string;
  readonly state: string;
  readonly seat: number;
  readonly bot: string;
  /** Names the stream of the bot's own random numbers. */
  readonly stream: readonly number[];
}

let known: { readonly key: string; readonly config: unknown } | null = null;

/** One decision of a bot, from text to text: the same here, in a worker, and on another machine. */
export async function think({ game: id, setup, state: text, seat, bot: name, stream }: Wish): Promise<string> {
  const [game, botByName] = await Promise.all([loadGame(id), loadBots(id)]);
  const bot = botByName(name);
  if (game === undefined || bot === undefined) throw new Error(`no game ${id} or no bot ${name}`);
  const key = `${id}\n${setup}`;
  if (known?.key !== key) {
    const config = game.configure(JSON.parse(setup), content);
    if (!config.ok) throw new Error(`set-up: ${config.error[0]?.code}`);
    known = { key, config: config.value };
  }
  const state = game.parseState(known.config, text);
  if (!state.ok) throw new Error(`state: ${state.error.code}`);
  const choices = game.choices(state.value);
  const random = createRandom(...(stream as [number, ...number[]]));
  return game.actions.format(state.value, bot.choose(game.hide(state.value, seat), choices, random));
}
