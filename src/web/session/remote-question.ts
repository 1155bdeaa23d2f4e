import type { Game, GameNames, Refusal, Seat } from '../../kit/index.ts';
import { roundFrom, type Situation } from '../../table/index.ts';
import type { RemoteReply } from './session-options.ts';

/** A question that the player at this screen is asked together with players elsewhere. */
export class RemoteQuestion<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly seat: Seat;
  /** The position in which the player is asked, as if everyone before had declined; null: no such question, or it is answered. */
  position: S | null = null;
  readonly #game: Game<C, S, A, E, V, N>;
  readonly #remote: RemoteReply<A>;
  /** The number of entries at which the player has replied. */
  #repliedAt = -1;
  /** The number of entries at which the player was asked last. */
  #askedAt = -1;

  constructor(game: Game<C, S, A, E, V, N>, seat: Seat, remote: RemoteReply<A>) {
    this.seat = seat;
    this.#game = game;
    this.#remote = remote;
  }

  /** @param state as the player knows it */
  update({ together, entries }: Pick<Situation, 'together' | 'entries'>, state: S): void {
    this.position = together?.concerned === true && this.#repliedAt !== entries ? this.#positionOf(state) : null;
    if (this.position !== null) this.#askedAt = entries;
  }

  /** The player was asked and has said nothing. */
  get isUnanswered(): boolean {
    return this.#askedAt !== this.#repliedAt;
  }

  /** The player does not want to be asked, which is an answer. */
  leave(): void {
    this.#repliedAt = this.#askedAt;
  }

  /** @param after the number of entries known to the player */
  async reply(action: A, after: number): Promise<Refusal | null> {
    const refused = await this.#remote.reply(action);
    if (refused === null) this.#repliedAt = after;
    return refused;
  }

  #positionOf(state: S): S | null {
    for (const asking of roundFrom(this.#game, state)) if (this.#game.turn(asking) === this.seat) return asking;
    return null;
  }
}
