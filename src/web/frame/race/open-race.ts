import { fail, ok, type Game, type GameNames } from '../../../kit/index.ts';
import type { Onlooker } from '../../../table/index.ts';
import { openRace } from '../../session/open.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { Opened, RaceAddress } from './race-screen.ts';
import type { Telling } from './telling.ts';

interface ShownGame<C, S, A, E, V, N extends GameNames, Model> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly telling: Telling;
  /** What the game's screen is drawn from. */
  readonly modelOf: (session: Session<C, S, A, E, V, N>) => Model;
  /** Is given every event, with the state before it. */
  readonly look?: Onlooker<S, E>;
  /** The events given to `look` so far were skipped and are not to be shown. */
  readonly onSkipped?: () => void;
}

/** Opens a race to be played, or to be watched from its start. */
export async function openRaceOf<C, S, A, E, V, N extends GameNames, Model>(
  { id, how, at, signal }: RaceAddress,
  { game, telling, modelOf, look, onSkipped }: ShownGame<C, S, A, E, V, N, Model>,
): Promise<Opened<Model, Session<C, S, A, E, V, N>>> {
  const opened =
    how === 'ride'
      ? await openRace(id, game, { signal, ...(look === undefined ? {} : { look }) })
      : await (await import('../../session/watch.svelte.ts')).watchRace(id, game, at, telling.isTold, look, onSkipped);
  if (opened === null) return fail([]);
  if (!opened.ok) return opened;
  const { session } = opened.value;
  return ok({ ...opened.value, model: modelOf(session) });
}
