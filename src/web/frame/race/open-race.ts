import { fail, ok, type Game } from '../../../kit/index.ts';
import type { Look } from '../../../table/index.ts';
import { openRace } from '../../session/open.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { Opened } from './race-screen.ts';

/**
 * Takes a kept race up where it stands.
 * @param modelOf what the game's screen is drawn from
 * @param look is shown every event with the state it meets
 */
export async function openRaceOf<C, S, A, E, V, Model>(
  id: string,
  game: Game<C, S, A, E, V>,
  modelOf: (session: Session<C, S, A, E, V>) => Model,
  look?: Look<S, E>,
): Promise<Opened<Model, Session<C, S, A, E, V>>> {
  const opened = await openRace(id, game, look);
  if (opened === null) return fail([]);
  if (!opened.ok) return opened;
  const { session, problems } = opened.value;
  return ok({ model: modelOf(session), session, problems });
}
