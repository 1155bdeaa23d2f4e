import { chooseAndSay, loadBots } from '../../bots/index.ts';
import { loadGame } from '../../games/index.ts';
import { createRandom, type Reason, type Seat } from '../../kit/index.ts';
import { content } from '../lib/content.ts';

/** The question to a bot. It contains only what the bot's seat may know, and nothing of the dealer. */
export interface BotQuestion {
  readonly game: string;
  /** The set-up as plain JSON text, the same for the whole race. */
  readonly setup: string;
  readonly state: string;
  readonly seat: Seat;
  readonly bot: string;
  /** Names the stream of the bot's own random numbers. */
  readonly stream: readonly number[];
}

/** A bot's answer: the text of an action, and the reason if the bot gives one. */
export interface Thought {
  readonly action: string;
  readonly reason: Reason | null;
}

let known: { readonly key: string; readonly config: unknown } | null = null;

/** Decides for a bot, from text to data. The function runs in the page, in a worker, or on another machine. */
export async function think({ bot: name, stream, ...question }: BotQuestion): Promise<Thought> {
  const bot = (await loadBots(question.game, [name]))(name);
  if (bot === undefined) throw new Error(`no bot ${name}`);
  const { game, state, seen, choices } = await parseQuestion(question);
  const { action, reason } = chooseAndSay(bot, seen, choices, createRandom(...(stream as [number, ...number[]])));
  return { action: game.actions.format(state, action), reason };
}

/** The question as data. */
export async function parseQuestion({ game: id, setup, state: text, seat }: Omit<BotQuestion, 'bot' | 'stream'>) {
  const game = await loadGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const key = `${id}\n${setup}`;
  if (known?.key !== key) {
    const config = game.configure(JSON.parse(setup), content);
    if (!config.ok) throw new Error(`set-up: ${config.error[0]?.code}`);
    known = { key, config: config.value };
  }
  const state = game.parseState(known.config, text);
  if (!state.ok) throw new Error(`state: ${state.error.code}`);
  return { game, state: state.value, seen: game.hide(state.value, seat), choices: game.choices(state.value) };
}
