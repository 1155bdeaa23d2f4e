import type { Game, GameNames } from '../../src/kit/index.ts';
import { createClock, createReplay, createSeat, type SeatAtRace } from '../../src/table/index.ts';
import { recordedRace } from './recorded.ts';

/**
 * What `read` returns at every step of a recorded race, as the player at `viewer` sees it.
 * @param logged lines of the seat's log before the step
 */
export function positionsIn<C, S, A, E, V, N extends GameNames, T>(
  game: Game<C, S, A, E, V, N>,
  name: string,
  viewer: number,
  read: (seat: SeatAtRace<S, A, E, V, N>, logged: number) => T,
): readonly T[] {
  const race = recordedRace(`${game.id}/${name}`);
  const clock = createClock(
    () => 0,
    () => () => undefined,
  );
  const replay = createReplay(game, race, { clock, timing: { step: 0, hold: 0 }, stops: [], from: 0 });
  const link = replay.link(viewer);
  const seat = createSeat(game, race.config as C, viewer, link.news(0));
  link.watch((news) => seat.receive(news));
  return Array.from({ length: replay.length }, (_, i) => {
    const logged = seat.log.length;
    replay.seek(i + 1);
    return read(seat, logged);
  });
}
