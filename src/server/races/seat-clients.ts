import type { Seat } from '../../kit/index.ts';
import type { TableLine } from '../../table/index.ts';

/** Lines of the table after which a seat's tokens may have changed. */
const HAND_OVERS = ['handed', 'substitute', 'rides-again'];

/** A connection of the person who has a seat. */
export interface SeatClient {
  /** The seat got another player, so the connection checks its token again. */
  readonly onHandOver: () => void;
  /**
   * Measures the connection. The client gets a ping after all messages sent before it.
   * @param onPong called with the round trip in milliseconds; not called where the connection is lost
   */
  readonly ping: (onPong: (roundTripMs: number) => void) => void;
}

/** The connections of each seat of a race to this process. */
export interface SeatClients {
  /** @returns a function that removes the client */
  add(seat: Seat, client: SeatClient): () => void;
  of(seats: readonly Seat[]): readonly SeatClient[];
  /** Call when the table may have new lines. */
  refresh(): void;
}

/** @param lines of the table, as everyone sees them */
export function createSeatClients(lines: () => readonly TableLine[]): SeatClients {
  const clients = new Map<Seat, Set<SeatClient>>();
  const of = (seats: readonly Seat[]): readonly SeatClient[] => seats.flatMap((seat) => [...(clients.get(seat) ?? [])]);
  const handOvers = (): readonly TableLine[] => lines().filter(({ what }) => HAND_OVERS.includes(what));
  let before = JSON.stringify(handOvers());
  return {
    add(seat, client) {
      const known = clients.get(seat) ?? new Set();
      clients.set(seat, known.add(client));
      return () => void known.delete(client);
    },
    of,
    refresh() {
      const now = JSON.stringify(handOvers());
      if (now === before) return;
      before = now;
      for (const { onHandOver } of of(handOvers().map(({ seat }) => seat))) onHandOver();
    },
  };
}
