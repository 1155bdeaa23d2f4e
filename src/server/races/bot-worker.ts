import { chooseAndSay, loadBots } from '../../bots/index.ts';
import { loadGame } from '../../games/index.ts';
import { createRandom, type Content, type Reason, type Seat } from '../../kit/index.ts';
import { createContent } from './content.ts';

/** A question to a bot, as text for a worker thread. The state holds only what the seat may know. */
export interface BotQuestion {
  /** The folder `content/`. */
  readonly content: string;
  readonly game: string;
  /** The set-up as JSON, the same text for the whole race. */
  readonly setup: string;
  readonly state: string;
  readonly seat: Seat;
  readonly bot: string;
  /** The number of entries before this decision. With the seat it seeds the bot's random numbers. */
  readonly entries: number;
}

/** The text of an action, and the reason where the bot has one. */
export interface BotDecision {
  readonly action: string;
  readonly reason: Reason | null;
}

/** How many compiled set-ups stay in memory. */
const MAX_CONFIGS = 50;
const configs = new Map<string, unknown>();
const contents = new Map<string, Content>();

/** One decision of a bot. */
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
  // least recently used first
  configs.delete(key);
  configs.set(key, config);
  if (configs.size > MAX_CONFIGS) configs.delete(configs.keys().next().value!);
  const state = game.parseState(config, text);
  if (!state.ok) throw new Error(`state: ${state.error.code}`);
  const { action, reason } = chooseAndSay(bot, state.value, game.choices(state.value), createRandom(entries, seat));
  return { action: game.actions.format(state.value, action), reason };
}
