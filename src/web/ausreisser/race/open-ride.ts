import { ausreisser, type Action, type Config, type Event, type State, type View } from '../../../games/ausreisser/index.ts';
import { fail, ok, type Problem, type Result } from '../../../kit/index.ts';
import type { Entry } from '../../../table/index.ts';
import { findRace } from '../../session/open.ts';
import { recalledPace, recalledPatience } from '../../session/pace.ts';
import { putAside } from '../../session/saved.ts';
import { Session } from '../../session/session.svelte.ts';
import { Ride } from './ride.svelte.ts';

/** No problems: there is no such race. */
export type Opened = Result<{ readonly ride: Ride; readonly problems: readonly Problem[] }, readonly Problem[]>;

/** Takes a kept race up where it stands. */
export function openRide(id: string): Opened {
  const found = findRace(id, ausreisser);
  if (found === null) return fail([]);
  if (!found.ok) return found;
  const { race, note, problems } = found.value;
  if (problems.length > 0) putAside(id);
  const session = new Session<Config, State, Action, Event, View>({
    id,
    game: ausreisser,
    config: race.config as Config,
    note,
    entries: race.entries as readonly Entry<Action, Event>[],
    rulesVersion: race.rulesVersion,
    contributions: race.dice.kind === 'sealed' ? race.dice.contributions : [],
    pace: recalledPace(),
    patience: recalledPatience(),
    look: () => undefined,
  });
  return ok({ ride: new Ride(session), problems });
}
