import { chooseAndSay, loadBots } from '../../bots/index.ts';
import { loadGame } from '../../games/index.ts';
import { createRandom, type Reason } from '../../kit/index.ts';
import { content } from '../lib/content.ts';

/** What a bot is asked. Nothing of the dealer: the state is the one its seat may know. */
export interface BotQuestion {
  readonly game: string;
  /** The set-up as plain JSON text, the same for the whole race. */
  readonly setup: string;
  readonly state: string;
  readonly seat: number;
  readonly bot: string;
  /** Names the stream of the bot's own random numbers. */
  readonly stream: readonly number[];
}

/** What a bot answers: the text of an action, and why, where it has a word for it. */
export interface Thought {
  readonly action: string;
  readonly reason: Reason | null;
}

let known: { readonly key: string; readonly config: unknown } | null = null;

/** One decision of a bot, from text to data: the same here, in a worker, and on another machine. */
export async function think({ game: id, setup, state: text, seat, bot: name, stream }: BotQuestion): Promise<Thought> {
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
  const { action, reason } = chooseAndSay(bot, game.hide(state.value, seat), choices, random);
  return { action: game.actions.format(state.value, action), reason };
}
