import type { AnyGame, Seat } from '../../../kit/index.ts';
import { rotateSeats, type Driver } from '../../../table/index.ts';
import { isDefaultName } from '../../../words/index.ts';

/** Another race by the set-up of one that was ridden, with the same people and bots. */

/** A set-up in its complete form. */
type Setup = Readonly<Record<string, unknown>>;

/** All that a game says of seats that change: what hangs on them in its set-up. */
export interface SeatsInSetup {
  /** What a seat is called until somebody gives a name. */
  nameOf(setup: Setup, seat: Seat, driver: Driver): string;
  /** The same set-up with other names, by seat: jerseys, teams and all else stay where they are. */
  withNames(setup: Setup, names: readonly string[]): Setup;
}

/** What is ridden once more, and who drives each seat. */
export interface Rematch {
  readonly setup: Setup;
  readonly drivers: readonly Driver[];
}

/**
 * The set-up of a race with everybody, bots too, one seat on. A name that somebody gave goes with him; one that nobody gave is that of the new seat.
 * @param drivers of the race that was ridden, by seat
 * @returns null where all would be as before
 */
export function nextSeats(
  game: Pick<AnyGame, 'setupOf' | 'seats'>,
  config: unknown,
  drivers: readonly Driver[],
  inSetup: SeatsInSetup,
): Rematch | null {
  const setup = game.setupOf(config);
  const names = game.seats(config).map(({ name }) => name);
  const before = rotateSeats(names.map((_, seat) => seat));
  const now = names.map((_, seat) => {
    const was = before.get(seat)!;
    const [driver, name] = [drivers[was]!, names[was]!];
    return { driver, name: isDefaultName(name) ? inSetup.nameOf(setup, seat, driver) : name };
  });
  if (now.every(({ driver, name }, seat) => driver === drivers[seat] && name === names[seat])) return null;
  const called = now.map(({ name }) => name);
  return { setup: inSetup.withNames(setup, called), drivers: now.map(({ driver }) => driver) };
}
