import type { Game, GameNames, Seat } from '../../kit/index.ts';
import type { Situation } from '../../table/index.ts';
import { RemoteQuestion } from './remote-question.ts';
import type { RemoteReplies } from './session-options.ts';

interface SeatNow<S> {
  readonly situation: Situation;
  readonly state: S;
}

/**
 * The questions that seats at this screen are asked together with players elsewhere. If several seats share the screen, all are asked without a hand first, and those who
 * want to answer are then asked one by one. So the screen does not show who could.
 */
export class RemoteQuestions<C, S, A, E, V, N extends GameNames = GameNames> {
  /** The common question; null: none, or the players have chosen. */
  together: Situation['together'] = null;
  readonly #questions: readonly RemoteQuestion<C, S, A, E, V, N>[];
  readonly #remote: RemoteReplies<A>;
  /** The seats that want to answer the question at this number of entries. */
  #chosen: { readonly entries: number; readonly seats: readonly Seat[] } | null = null;
  #entries = 0;
  /** The seats that have a choice. */
  #concerned: readonly Seat[] = [];

  constructor(game: Game<C, S, A, E, V, N>, people: readonly Seat[], remote: RemoteReplies<A>) {
    this.#remote = remote;
    this.#questions = people.map((seat) => new RemoteQuestion(game, seat, { reply: (action) => remote.reply(seat, action) }));
  }

  /** The question that is put now; undefined: none. */
  get asking(): RemoteQuestion<C, S, A, E, V, N> | undefined {
    return this.#questions.find(({ position }) => position !== null);
  }

  update(seatOf: (seat: Seat) => SeatNow<S>): void {
    const isShared = this.#questions.length > 1;
    const chosen = (entries: number): readonly Seat[] => (this.#chosen?.entries === entries ? this.#chosen.seats : []);
    this.together = null;
    this.#concerned = this.#questions.map(({ seat }) => seat).filter((seat) => seatOf(seat).situation.together?.concerned);
    for (const question of this.#questions) {
      const { situation, state } = seatOf(question.seat);
      const { together, entries } = situation;
      this.#entries = entries;
      question.update({ entries, together: isShared && !chosen(entries).includes(question.seat) ? null : together }, state);
      if (!isShared || together === null || this.#chosen?.entries === entries) continue;
      const seats = this.#questions.map(({ seat }) => seat).filter((seat) => together.seats.includes(seat));
      if (seats.length > 0) this.together = { ...together, seats, concerned: false };
    }
  }

  /** These seats want to be asked. All others here decline, and those that have no choice. */
  choose(seats: readonly Seat[]): void {
    const others = this.together?.seats.filter((seat) => !seats.includes(seat) || !this.#concerned.includes(seat)) ?? [];
    this.#chosen = { entries: this.#entries, seats };
    // refused where the time is over, and then nothing is left to do
    for (const seat of others) void this.#remote.decline(seat);
  }
}
