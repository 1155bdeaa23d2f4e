import { NO_SEAT, type Game, type GameNames, type Seat } from '../../kit/index.ts';
import { createSeat, type Link, type Onlooker, type SeatAtRace, type Situation } from '../../table/index.ts';
import type { RaceHost } from './race-host.ts';

interface SeatOnScreen<S, A, E, V, N extends GameNames> {
  readonly link: Link<A, E>;
  readonly seat: SeatAtRace<S, A, E, V, N>;
}

/**
 * The seats of the people at this screen, and that of a spectator if there are several people or none. Every seat gets the host's news
 * for its own eyes.
 */
export class SeatsOnScreen<S, A, E, V, N extends GameNames = GameNames> {
  readonly people: readonly Seat[];
  /** The seat whose log is shown: the only person's, else the spectator's. */
  readonly reader: SeatAtRace<S, A, E, V, N>;
  /** The reader's seat is the last. */
  readonly all: readonly SeatOnScreen<S, A, E, V, N>[];

  /** @param look is given every event that the reader sees, with the state before it */
  constructor(
    game: Game<unknown, S, A, E, V, N>,
    config: unknown,
    host: Pick<RaceHost<A, E>, 'link'>,
    people: readonly Seat[],
    look?: Onlooker<S, E>,
  ) {
    this.people = people;
    const eyes = people.length === 1 ? people : [...people, NO_SEAT];
    const last = eyes.at(-1)!;
    this.all = eyes.map((each) => {
      const link = host.link(each);
      return { link, seat: createSeat(game, config, each, link.news(0), each === last && look ? { look } : {}) };
    });
    this.reader = this.all.at(-1)!.seat;
  }

  /** The seat with these eyes; undefined: it is not at this screen. */
  at(eyes: Seat): SeatAtRace<S, A, E, V, N> | undefined {
    return this.#at(eyes)?.seat;
  }

  linkOf(eyes: Seat): Link<A, E> | undefined {
    return this.#at(eyes)?.link;
  }

  /** Of the people, in their order. */
  get situations(): readonly Situation[] {
    return this.people.map((seat) => this.at(seat)!.situation);
  }

  /** The link of a person whose last action can be taken back; undefined: there is none. */
  get linkToTakeBack(): Link<A, E> | undefined {
    return this.all.find(({ seat }) => seat.situation.takeBack !== null)?.link;
  }

  #at(eyes: Seat): SeatOnScreen<S, A, E, V, N> | undefined {
    return this.all.find(({ seat }) => seat.viewer === eyes);
  }
}
