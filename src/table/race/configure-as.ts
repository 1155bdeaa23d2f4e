import type { Content, Game, Problem, Result } from '../../kit/index.ts';

/** The little of a game that knows set-ups. */
type Configures<C> = Pick<Game<C, unknown, unknown, unknown, unknown>, 'configure' | 'seats'>;

/**
 * A set-up with its seats called by other names: a race is set up before it is known who rides. Problems: the game's own, also where a name does not fit.
 * @param names by seat; null: as the set-up calls it
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
