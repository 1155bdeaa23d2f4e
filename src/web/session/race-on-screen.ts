import type { Game, GameNames, Refusal, Seat } from '../../kit/index.ts';
import type { LogEvent } from '../../table/index.ts';

/**
 * What a board and the parts of a panel show: a race being ridden, or a position that is tried out in a lesson. What components read is replaced, never changed, so
 * that they see it.
 */
export interface RaceOnScreen<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  /** By seat. */
  readonly names: readonly string[];
  /** The seats of the people at this screen; more than one: it is handed on. */
  readonly people: readonly Seat[];
  /** Counts what was shown; everything below belongs together. */
  readonly step: number;
  /** The position as those before the screen may know it; not to be changed. */
  readonly state: S;
  readonly view: V;
  /** The question of the rules, whoever answers it. */
  readonly pending: N['pending'];
  /** Of the person who is asked; empty where none is. */
  readonly choices: readonly A[];
  /** What happened since the screen last rested. */
  readonly recent: readonly LogEvent<E, N['event']>[];
  /** Somebody at this screen is asked. */
  readonly asked: boolean;
  /** What he did is on its way; until it has happened or been refused he can do nothing else. */
  readonly acting: boolean;
  readonly over: boolean;
  readonly thinking: boolean;
  whyNot(action: A): Refusal | null;
  /** What the person who is asked does. */
  act(action: A): void;
}
