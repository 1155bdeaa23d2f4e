import { reifenbreite } from '../../games/reifenbreite/index.ts';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { openRace } from '../session/open.ts';
import { Journeys } from './draw/journeys.ts';
import type { RaceSession } from './race-session.ts';
import { RaceScreenModel } from './race-screen-model.svelte.ts';

/** No problems: there is no such race. */
export type Opened = Result<
  { readonly model: RaceScreenModel; readonly session: RaceSession; readonly problems: readonly Problem[] },
  readonly Problem[]
>;

/** Takes a kept race up where it stands. */
export async function openModel(id: string): Promise<Opened> {
  const journeys = new Journeys();
  const opened = await openRace(id, reifenbreite, journeys.look);
  if (opened === null) return fail([]);
  if (!opened.ok) return opened;
  // ways that were ridden before are not shown again
  journeys.take();
  const { session, problems } = opened.value;
  return ok({ model: new RaceScreenModel(session, journeys), session, problems });
}
