import type { AdviceQuestion } from '../../session/advise.ts';
import type { AnySession } from '../../session/session.svelte.ts';

/** Number of options. */
const MAX_OPTIONS = 3;

/** What a player asks who wants a hint for the current question. */
export function hintQuestion({ game, config, state, pending, entries }: AnySession): AdviceQuestion {
  const question = { game: game.id, setup: JSON.stringify(game.setupOf(config)), state: game.formatState(state), seat: pending.seat };
  return { ...question, stream: [entries, pending.seat], most: MAX_OPTIONS };
}
