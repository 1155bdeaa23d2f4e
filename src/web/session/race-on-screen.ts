import type { Game, GameNames, Refusal, Seat } from '../../kit/index.ts';
import type { LogEvent } from '../../table/index.ts';

/**
 * What the board and the parts of a panel show: a race, or a position that is tried out in a lesson. Values are replaced, never changed, so
 * that components notice.
 */
export interface RaceOnScreen<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  /** By seat. */
  readonly names: readonly string[];
  /** The seats of the people at this screen; if there are several they hand the device on. */
  readonly people: readonly Seat[];
  /** Counts the positions shown; all fields below belong to the same one. */
  readonly step: number;
  /** The position as the people at this screen may know it; not to be changed. */
  readonly state: S;
  readonly view: V;
  /** The question of the rules, to any seat. */
  readonly pending: N['pending'];
  /** Of the person who is asked; empty if none is. */
  readonly choices: readonly A[];
  /** What has happened since the step before. */
  readonly recent: readonly LogEvent<E, N['event']>[];
  /** A person at this screen is asked. */
  readonly hasQuestion: boolean;
  /** An action is on its way; until it has an answer no other one is accepted. */
  readonly acting: boolean;
  readonly over: boolean;
  readonly thinking: boolean;
  whyNot(action: A): Refusal | null;
  /** Does something for the person who is asked. */
  act(action: A): void;
}
