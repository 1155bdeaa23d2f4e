import { countDeeds, loadGame } from '../../games/index.ts';
import { findRace } from '../session/open.ts';
import { listRaces } from '../storage/index.ts';
import { type ResultRow, type SeasonAbsence, type SeasonMember, rowsOf } from '../../table/index.ts';

/** Results of finished races of this browser, for a season. */

export interface FinishedRace {
  readonly id: string;
  readonly game: string;
  readonly titles: readonly string[];
  readonly names: readonly string[];
  readonly created: number;
}

/** The newest first. */
export async function finishedRaces(): Promise<readonly FinishedRace[]> {
  return (await listRaces()).flatMap(({ id, note }) =>
    note?.summary.over === true ? [{ id, game: note.game, titles: note.titles, names: note.names, created: note.created }] : [],
  );
}

/** The lines of the members among the riders; null if the race has no result. */
export async function resultFor(
  { id, game: name }: FinishedRace,
  members: readonly SeasonMember[],
  absences: readonly SeasonAbsence[],
): Promise<readonly ResultRow[] | null> {
  const game = await loadGame(name);
  const found = game === undefined ? null : await findRace(id, game);
  if (game === undefined || !found?.ok || found.value.race.standings.length === 0) return null;
  const { race, note } = found.value;
  const events = race.entries.flatMap((entry) => entry.events);
  return rowsOf({ standings: race.standings, deeds: await countDeeds(game, race.config, events), names: note.names }, members, absences);
}
