import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppendFailure, Row, Summary } from '../../table/index.ts';
import type { AppendBatch } from './sql.ts';

interface PendingAppend {
  readonly race: string;
  readonly rows: readonly Row[];
  readonly summary: Summary;
  readonly answer: (why: AppendFailure | null) => void;
}

/**
 * Appends of all races share commits. What arrives during a commit goes into the next one. Rows of one race with consecutive numbers form one batch, so that the rows after a
 * refused one are refused too.
 * @param write appends the batches; returns a result for each, and never rejects
 */
export function createGroupCommit(
  write: (parcels: readonly AppendBatch[]) => Promise<readonly (AppendFailure | null)[]>,
): (race: string, rows: readonly Row[], summary: Summary) => Promise<AppendFailure | null> {
  let pending: PendingAppend[] = [];
  let writing = false;

  async function run(): Promise<void> {
    while (pending.length > 0) {
      // lets requests of the same moment join in; a synchronous database such as SQLite would otherwise commit each action alone
      await nextTurn();
      const parcels = new Map<string, PendingAppend[]>();
      const later: PendingAppend[] = [];
      const blocked = new Set<string>();
      for (const append of pending) {
        const before = parcels.get(append.race);
        const next = (before?.at(-1)?.rows.at(-1)?.n ?? 0) + 1;
        if (blocked.has(append.race) || (before !== undefined && append.rows[0]?.n !== next)) {
          // not consecutive, so it waits for the result of the rows before it
          blocked.add(append.race);
          later.push(append);
        } else if (before === undefined) parcels.set(append.race, [append]);
        else before.push(append);
      }
      pending = later;
      const groups = [...parcels.values()];
      const answers = await write(
        groups.map((group) => ({
          race: group[0]!.race,
          rows: group.flatMap(({ rows }) => rows),
          summary: group.at(-1)!.summary,
        })),
      );
      groups.forEach((group, i) => group.forEach(({ answer }) => answer(answers[i] ?? null)));
    }
    writing = false;
  }

  return (race, rows, summary) =>
    new Promise((answer) => {
      pending.push({ race, rows, summary, answer });
      if (writing) return;
      writing = true;
      void run();
    });
}
