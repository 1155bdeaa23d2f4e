import { ausreisser } from '../../games/ausreisser/index.ts';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { openRace } from '../session/open.ts';
import { RaceScreenModel, type RaceSession } from './race-screen-model.svelte.ts';

/** No problems: there is no such race. */
export type Opened = Result<
  { readonly model: RaceScreenModel; readonly session: RaceSession; readonly problems: readonly Problem[] },
  readonly Problem[]
>;

/** Takes a kept race up where it stands. */
export async function openModel(id: string): Promise<Opened> {
  const opened = await openRace(id, ausreisser);
  if (opened === null) return fail([]);
  if (!opened.ok) return opened;
  const { session, problems } = opened.value;
  return ok({ model: new RaceScreenModel(session), session, problems });
}
