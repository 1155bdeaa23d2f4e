import { loadGame } from '../../../games/index.ts';
import { fail, ok, type Problem, type Result } from '../../../kit/index.ts';
import { formatRecord } from '../../../table/index.ts';
import { gameOnScreen } from '../../registry.ts';
import { adoptRace, findRace, readRaceText } from '../../session/open.ts';
import { uploadRace, downloadRace } from '../calls.ts';
import { saveTokens } from '../tokens.ts';

/**
 * Continues a race of this browser on the server, so that its people can play on devices of their own; the race here stays as it is.
 * @returns its id on the server. Problem: `brought-damaged` and what cannot be read. The player has to mend the race here first, because
 *   the others would find it cut short without an explanation
 */
export async function takeOnline(id: string, game: string): Promise<Result<string, readonly Problem[]>> {
  const rules = await loadGame(game);
  const found = rules === undefined ? null : await findRace(id, rules);
  if (!found?.ok) return fail(found?.error ?? [{ code: 'race-unknown' }]);
  const { race, note, ledger, problems } = found.value;
  if (problems.length > 0) return fail([{ code: 'brought-damaged', facts: { whole: race.entries.length } }, ...problems]);
  const { chance } = race;
  const opened = chance.kind === 'sealed' ? { ...chance, seed: note.seed } : chance;
  const brought = await uploadRace({ record: formatRecord({ ...race, chance: opened, standings: [] }), drivers: ledger.table.drivers });
  if (!brought.ok) return brought;
  saveTokens(brought.value.id, { opener: brought.value.token });
  return ok(brought.value.id);
}

/** Continues a race online that has no other person in this browser. @returns its id here */
export async function bringToBrowser(race: string, token: string, drivers: readonly string[]): Promise<Result<string, readonly Problem[]>> {
  const taken = await downloadRace(race, token);
  if (!taken.ok) return taken;
  const read = await readRaceText(taken.value.record, (game) => gameOnScreen(game) !== undefined);
  if (read.race === null) return fail(read.problems);
  const screens = await gameOnScreen(read.race.game.id)!.load();
  return ok(await adoptRace(read.race, 'own', screens.titles, drivers));
}
