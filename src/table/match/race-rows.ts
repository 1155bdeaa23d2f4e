import { applyEntries, CHANCE } from '../../kit/index.ts';
import type { Hint } from '../race/hint.ts';
import type { Entry, Race } from '../race/race.ts';
import { groupToRows } from './group-to-rows.ts';
import type { Row } from './journal.ts';
import { actsRow, factRow } from './rows.ts';

/** Who sent it said so to another host. */
const withoutId = ({ n, seat, action, events }: Entry): Entry => ({ n, seat, action, events });

/** What a row is made of. */
type Kept = { readonly is: 'hint'; readonly hint: Hint } | { readonly is: 'seat' | 'chance'; readonly entry: Entry };

/** A race that came as a record, as the rows of one that was ridden here. @returns beside them the position after the last */
export function rowsOfRace({ game, config, entries, hints = [] }: Race): { readonly rows: readonly Row[]; readonly state: unknown } {
  const before = (n: number): Kept[] => hints.filter((hint) => hint.n === n).map((hint) => ({ is: 'hint', hint }));
  const kept = entries.flatMap((entry): Kept[] => [...before(entry.n), { is: entry.seat === CHANCE ? 'chance' : 'seat', entry }]);
  let state = game.start(config);
  const rows = groupToRows([...kept, ...before(entries.length + 1)]).map((group, i): Row => {
    const first = group[0]!;
    if (first.is === 'hint') return factRow(i + 1, { fact: 'hint', seat: first.hint.seat });
    const together = group.flatMap((one) => (one.is === 'hint' ? [] : [withoutId(one.entry)]));
    const row = actsRow(game, state, i + 1, together);
    state = applyEntries(game, state, together);
    return row;
  });
  return { rows, state };
}
