import { loadGame } from '../../games/index.ts';
import { findRace } from '../session/open.ts';
import { listRaces } from '../storage/index.ts';
import { type FoundRow, type SeasonMember, rowsOf } from '../../table/index.ts';

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

/** The members among the riders of a race, found by their names; null if the race has no result. */
export async function resultFor({ id, game: name }: FinishedRace, members: readonly SeasonMember[]): Promise<readonly FoundRow[] | null> {
  const game = await loadGame(name);
  const found = game === undefined ? null : await findRace(id, game);
  if (!found?.ok || found.value.race.standings.length === 0) return null;
  return rowsOf(found.value.race.standings, found.value.note.names, members);
}
