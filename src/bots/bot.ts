import type { Random } from '../kit/index.ts';

/**
 * A player that is a program. It is given the state as its seat may know it (`game.hide`), the options, and random numbers of its own; nothing
 * of the dealer. The same three give the same choice on every machine.
 */
export interface Bot<State, Action> {
  /** `easy`: how people and the command line name it. */
  readonly name: string;
  /** The id of the game it plays; `any` for bots that need to know none. */
  readonly game: string;
  choose(seen: State, choices: readonly Action[], random: Random): Action;
}

/** A bot whose game the holder does not know; every `Bot<...>` is one. */
export type AnyBot = Bot<unknown, unknown>;
