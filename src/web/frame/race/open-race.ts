import { fail, ok, type Game, type GameNames } from '../../../kit/index.ts';
import type { Onlooker } from '../../../table/index.ts';
import { openRace } from '../../session/open.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { Opened, Wanted } from './race-screen.ts';
import type { Telling } from './telling.ts';

/** What a game brings to its races on screen. */
interface Shown<C, S, A, E, V, N extends GameNames, Model> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly telling: Telling;
  /** What the game's screen is drawn from. */
  readonly modelOf: (session: Session<C, S, A, E, V, N>) => Model;
  /** Is shown every event with the state it meets. */
  readonly look?: Onlooker<S, E>;
  /** What `look` has been shown so far is not to be seen: it was gone through at once. */
  readonly jumped?: () => void;
}

/** Takes a kept race up where it stands, or shows it from its start. */
export async function openRaceOf<C, S, A, E, V, N extends GameNames, Model>(
  { id, how, at }: Wanted,
  { game, telling, modelOf, look, jumped }: Shown<C, S, A, E, V, N, Model>,
): Promise<Opened<Model, Session<C, S, A, E, V, N>>> {
  const opened =
    how === 'ride'
      ? await openRace(id, game, look)
      : await (await import('../../session/watch.svelte.ts')).watchRace(id, game, at, telling.isTold, look, jumped);
  if (opened === null) return fail([]);
  if (!opened.ok) return opened;
  const { session } = opened.value;
  return ok({ ...opened.value, model: modelOf(session) });
}
