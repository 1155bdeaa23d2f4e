import { adviserOf, loadBots, type Advice } from '../../bots/index.ts';
import { createRandom } from '../../kit/index.ts';
import { parseQuestion, type BotQuestion } from './think.ts';

/** What a player sends who asks for the best options. */
export interface AdviceQuestion extends Omit<BotQuestion, 'bot'> {
  /** Maximum number of options. */
  readonly most: number;
}

/** One of the best options: the text of an action, with its evaluation. */
export interface Advised extends Omit<Advice<unknown>, 'action'> {
  readonly action: string;
}

/** The best options by the game's adviser; empty if the game has none. */
export async function advise({ stream, most, ...question }: AdviceQuestion): Promise<readonly Advised[]> {
  const adviser = adviserOf(question.game);
  if (adviser === undefined) return [];
  const bot = (await loadBots(question.game, [adviser]))(adviser);
  const { game, state, seen, choices } = await parseQuestion(question);
  const advice = bot?.advise?.(seen, choices, createRandom(...(stream as [number, ...number[]])), most) ?? [];
  return advice.map(({ action, ...of }) => ({ ...of, action: game.actions.format(state, action) }));
}
