import type { Content, Game, Problem, Result } from '../../kit/index.ts';

/** The part of a game that reads set-ups. */
type Configures<C> = Pick<Game<C, unknown, unknown, unknown, unknown>, 'configure' | 'seats'>;

/**
 * Configures a set-up with other names for its seats, because a race is set up before its players are known. Problems: the game's own, also where a name does not fit.
 * @param names by seat; null: the set-up's own name
 */
export function configureAs<C>(
  game: Configures<C>,
  content: Content,
  setup: unknown,
  names: readonly (string | null)[],
): Result<C, readonly Problem[]> {
  const before = game.configure(setup, content);
  if (!before.ok) return before;
  const called = new Map(game.seats(before.value).map(({ name }, seat) => [name, names[seat] ?? name]));
  return game.configure(renamed(setup, called), content);
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, names)]));
}
