import { applyEntries, CHANCE } from '../../kit/index.ts';
import type { Hint } from '../race/hint.ts';
import type { Entry, Race } from '../race/race.ts';
import type { Row } from './journal.ts';
import { actionRow, factRow, formatEntries } from './rows.ts';

/** The sender's id belongs to the host that the action was sent to. */
const withoutId = ({ n, seat, action, events }: Entry): Entry => ({ n, seat, action, events });

/** A piece of a record, in order. */
type Piece = { readonly is: 'hint'; readonly hint: Hint } | { readonly is: 'seat' | 'chance'; readonly entry: Entry };

/** Groups the pieces of a record into rows: an action of a seat with chance's answers to it; chance's first answers, before anyone has acted; or one hint. */
function groupToRows(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (piece.is === 'chance' && last !== undefined && last[0]!.is !== 'hint') last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** The rows of a race that came as a record, as if a host had stored it. Who acted is not known. @returns beside them the position after the last one */
export function rowsOfRace({ game, config, entries, hints = [] }: Race): { readonly rows: readonly Row[]; readonly state: unknown } {
  const before = (n: number): Piece[] => hints.filter((hint) => hint.n === n).map((hint) => ({ is: 'hint', hint }));
  const pieces = entries.flatMap((entry): Piece[] => [...before(entry.n), { is: entry.seat === CHANCE ? 'chance' : 'seat', entry }]);
  let state = game.start(config);
  const rows = groupToRows([...pieces, ...before(entries.length + 1)]).map((group, i): Row => {
    const first = group[0]!;
    if (first.is === 'hint') return factRow(i + 1, { fact: 'hint', seat: first.hint.seat });
    const together = group.flatMap((piece) => (piece.is === 'hint' ? [] : [withoutId(piece.entry)]));
    const row = actionRow({ n: i + 1, entries: together, texts: formatEntries(game, state, together), author: null });
    state = applyEntries(game, state, together);
    return row;
  });
  return { rows, state };
}
