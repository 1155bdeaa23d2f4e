import { loadGame } from '../../../games/index.ts';
import { fail, ok, type Problem, type Result } from '../../../kit/index.ts';
import { formatRecord } from '../../../table/index.ts';
import { gameOnScreen } from '../../registry.ts';
import { adoptRace, findRace, readRaceText } from '../../session/open.ts';
import { bringRace, takeHome } from '../calls.ts';
import { keepTokens } from '../tokens.ts';

/**
 * A race of this browser goes on online, its people each at a device of their own; it stays here as it is.
 * @returns its id there. Problem: `brought-damaged` and what cannot be read: whoever opens it here is asked whether it is to go on from its whole beginning, and then
 *   it can be brought; the others must not find their race cut short without a word
 */
export async function takeOnline(id: string, game: string): Promise<Result<string, readonly Problem[]>> {
  const rules = await loadGame(game);
  const found = rules === undefined ? null : await findRace(id, rules);
  if (!found?.ok) return fail(found?.error ?? [{ code: 'race-unknown' }]);
  const { race, note, rows, problems } = found.value;
  if (problems.length > 0) return fail([{ code: 'brought-damaged', facts: { whole: race.entries.length } }, ...problems]);
  const { chance } = race;
  const opened = chance.kind === 'sealed' ? { ...chance, seed: note.seed } : chance;
  const brought = await bringRace({ record: formatRecord({ ...race, chance: opened, standings: [] }), drivers: rows.table.drivers });
  if (!brought.ok) return brought;
  keepTokens(brought.value.id, { opener: brought.value.token });
  return ok(brought.value.id);
}

/** A race online that no other person rides goes on in this browser. @returns its id here */
export async function takeBackHome(race: string, token: string, drivers: readonly string[]): Promise<Result<string, readonly Problem[]>> {
  const taken = await takeHome(race, token);
  if (!taken.ok) return taken;
  const read = await readRaceText(taken.value.record, (game) => gameOnScreen(game) !== undefined);
  if (read.race === null) return fail(read.problems);
  const screens = await gameOnScreen(read.race.game.id)!.load();
  return ok(await adoptRace(read.race, 'own', screens.titles, drivers));
}
