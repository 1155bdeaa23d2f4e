import { drawOutcome } from './chance.ts';
import type { Game, ShortWay } from './contract.ts';
import { carryOut } from './step.ts';

/** A game's short way; where it has none the long one under the same names (but for `copyInto`, which then has no equal). */
export function shortWayOf<S, A, E>(game: Game<unknown, S, A, E, unknown>): Omit<ShortWay<S, A, E>, 'copyInto'> {
  return (
    game.short ?? {
      options(state) {
        const at = game.choices(state);
        return { at, count: at.length, lasting: true };
      },
      draw: (state, below) => drawOutcome(game.outcomes(state), below),
      play(state, option, told) {
        const decided = carryOut(game, state, game.turn(state), option);
        if (!decided.ok) throw new Error(`${game.id}: what is no option was played: ${decided.refusal.code}`);
        told?.push(...decided.events);
      },
    }
  );
}
