import type { AnyGame, Seat } from '../../../kit/index.ts';
import { rotateSeats, type Driver } from '../../../table/index.ts';
import { isDefaultName } from '../../../words/index.ts';

/** Another race with the set-up, people and bots of a finished one. */

/** A set-up in its complete form. */
type Setup = Readonly<Record<string, unknown>>;

/** The parts of a game's set-up that depend on the seats. */
export interface SeatsInSetup {
  /** The default name of a seat. */
  nameOf(setup: Setup, seat: Seat, driver: Driver): string;
  /** The same set-up with other names, by seat. Jerseys, teams and everything else stay where they are. */
  withNames(setup: Setup, names: readonly string[]): Setup;
}

/** The set-up of the next race, and who plays each seat. */
export interface Rematch {
  readonly setup: Setup;
  readonly drivers: readonly Driver[];
}

/**
 * The set-up of a race in which every player and bot moves one seat on. A name that a player typed moves along. A
 * default name becomes that of the new seat.
 * @param drivers of the finished race, by seat
 * @returns null if nothing would change
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
