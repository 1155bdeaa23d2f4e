import type { Game, Seat } from '../../kit/index.ts';
import type { Driver } from './driver.ts';
import { HUMAN } from './driver.ts';
import type { BotAnswer, ToThink } from './host-options.ts';

/**
 * What bots think about a question that is put to every seat: all of them at once, as soon as it is put, each as if everybody before it had said no. So they are done by the
 * time it is their turn, and how long one has thought shows nowhere. A decision hangs on the position alone, not on when it was made.
 */
export interface Thoughts<S, A> {
  /** They begin, each once. */
  begin(): void;
  /** What was begun in this very position, or begins now. */
  of(asked: ToThink<S>): Promise<BotAnswer<A>>;
}

export function createThoughts<S, A>({
  game,
  think,
  driverOf,
  round,
}: {
  readonly game: Pick<Game<unknown, S, A, unknown, unknown>, 'turn' | 'hide' | 'formatState'>;
  readonly think: (asked: ToThink<S>) => Promise<BotAnswer<A>>;
  readonly driverOf: (seat: Seat) => Driver;
  /** The positions of the round, and the entries before the first of them; empty: there is none. */
  readonly round: () => { readonly states: Iterable<S>; readonly entries: number };
}): Thoughts<S, A> {
  /** By what was asked. */
  let begun = new Map<string, Promise<BotAnswer<A>>>();
  const nameOf = ({ seat, driver, state, entries }: ToThink<S>): string => `${entries} ${seat} ${driver} ${game.formatState(state)}`;

  return {
    begin() {
      const before = begun;
      begun = new Map();
      let { entries } = round();
      for (const state of round().states) {
        const seat = game.turn(state);
        const asked = { seat, driver: driverOf(seat), state: game.hide(state, seat), entries: entries++ };
        if (asked.driver === HUMAN) continue;
        const name = nameOf(asked);
        const thought = before.get(name) ?? think(asked);
        // whoever needs it hears of a failure
        thought.catch(() => undefined);
        begun.set(name, thought);
      }
    },
    of: (asked) => (begun.size > 0 ? begun.get(nameOf(asked)) : undefined) ?? think(asked),
  };
}
