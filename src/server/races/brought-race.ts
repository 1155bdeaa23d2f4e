import { fail, ok, type AnyGame, type Content, type Problem, type Result } from '../../kit/index.ts';
import { auditRecord, formatHead, parseRecord, rowsOfRace, verifyRecord, type Row, type Summary } from '../../table/index.ts';

/** A race that was begun on one screen and continues here, read from its record. */
export interface BroughtRace {
  readonly head: string;
  readonly seed: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
  readonly summary: Summary;
}

/** A race of this length is replayed in well under a second. */
const MAX_ENTRIES = 5_000;

/**
 * Reads a record with an open seed, and decides and deals each of its actions again. Problems: those of records, of `auditRecord` and `verifyRecord`,
 * `brought-over` (the race has ended), `brought-long`, `brought-seed` (no seed, so the dealer could not continue).
 */
export function readBroughtRace(record: string, game: AnyGame, content: Content): Result<BroughtRace, readonly Problem[]> {
  const { race, problems } = parseRecord(record, { game: (name) => (name === game.id ? game : undefined), content });
  if (race === null || problems.length > 0) return fail(problems);
  if (race.entries.length > MAX_ENTRIES) return fail([{ code: 'brought-long', facts: { found: race.entries.length, most: MAX_ENTRIES } }]);
  const { chance } = race;
  if (chance.kind !== 'sealed' || chance.seed === null) return fail([{ code: 'brought-seed' }]);
  const wrong = auditRecord(race).problem ?? verifyRecord(race).problem;
  // names may change again here
  if (wrong !== null && wrong.code !== 'verify-renamed') return fail([wrong]);
  const { rows, state } = rowsOfRace(race);
  if (game.choices(state).length === 0 && game.outcomes(state).length === 0) return fail([{ code: 'brought-over' }]);
  const { stage, round } = game.progress(state);
  return ok({
    head: formatHead({ ...race, chance: { ...chance, seed: null } }),
    seed: chance.seed,
    setup: game.setupOf(race.config),
    rows,
    summary: { entries: race.entries.length, stage, round, over: false, turn: game.turn(state) },
  });
}
