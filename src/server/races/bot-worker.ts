import { chooseAndSay, loadBots } from '../../bots/index.ts';
import { loadGame } from '../../games/index.ts';
import { createRandom, type Content, type Reason, type Seat } from '../../kit/index.ts';
import { createContent } from './content.ts';

/** What a bot is asked, as text: it may be asked in another thread. The state is the one its seat may know; nothing of the dealer. */
export interface BotQuestion {
  /** The folder `content/`. */
  readonly content: string;
  readonly game: string;
  /** The set-up as plain JSON text, the same for the whole race. */
  readonly setup: string;
  readonly state: string;
  readonly seat: Seat;
  readonly bot: string;
  /** The entries before this decision: with the seat, the name of the bot's own random numbers. */
  readonly entries: number;
}

/** The text of an action, and why, where it has a word for it. */
export interface BotDecision {
  readonly action: string;
  readonly reason: Reason | null;
}

/** So many races' set-ups are kept compiled. */
const MAX_CONFIGS = 50;
const configs = new Map<string, unknown>();
const contents = new Map<string, Content>();

/** One decision of a bot, from text to text: the same in every thread and process. */
export async function decide({
  content: folder,
  game: id,
  setup,
  state: text,
  seat,
  bot: name,
  entries,
}: BotQuestion): Promise<BotDecision> {
  const [game, botByName] = await Promise.all([loadGame(id), loadBots(id)]);
  const bot = botByName(name);
  if (game === undefined || bot === undefined) throw new Error(`no game ${id} or no bot ${name}`);
  const content = contents.get(folder) ?? createContent(folder);
  contents.set(folder, content);
  const key = `${id}\n${setup}`;
  let config = configs.get(key);
  if (config === undefined) {
    const made = game.configure(JSON.parse(setup), content);
    if (!made.ok) throw new Error(`set-up: ${made.error[0]?.code}`);
    config = made.value;
  }
  // the one used last is forgotten last
  configs.delete(key);
  configs.set(key, config);
  if (configs.size > MAX_CONFIGS) configs.delete(configs.keys().next().value!);
  const state = game.parseState(config, text);
  if (!state.ok) throw new Error(`state: ${state.error.code}`);
  const { action, reason } = chooseAndSay(bot, state.value, game.choices(state.value), createRandom(entries, seat));
  return { action: game.actions.format(state.value, action), reason };
}
