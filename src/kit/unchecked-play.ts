import { drawOutcome } from './chance.ts';
import type { Game, UncheckedPlay } from './contract.ts';
import { decideAndApply } from './step.ts';

/** Returns a game's unchecked play. If it has none, the same functions by checked play, without `copyInto`. */
export function uncheckedPlayOf<S, A, E>(game: Game<unknown, S, A, E, unknown>): Omit<UncheckedPlay<S, A, E>, 'copyInto'> {
  return (
    game.unchecked ?? {
      options(state) {
        const items = game.choices(state);
        return { items, count: items.length, isImmutable: true };
      },
      draw: (state, below) => drawOutcome(game.outcomes(state), below),
      play(state, option, events) {
        const decided = decideAndApply(game, state, game.turn(state), option);
        if (!decided.ok) throw new Error(`${game.id}: what is no option was played: ${decided.refusal.code}`);
        events?.push(...decided.events);
      },
    }
  );
}
