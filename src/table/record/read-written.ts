import { CHANCE } from '../../kit/index.ts';
import type { AnyRules, Entry } from '../race/race.ts';
import { ACTION } from './read-actions.ts';

/** What was read from the text of entries. */
export interface Written {
  readonly entries: Entry[];
  /** The lines of each entry, unchanged. */
  readonly texts: readonly string[];
  /** The position after them. */
  readonly state: unknown;
}

/**
 * Reads entries that are known to be as `formatEntry` wrote them: they are parsed and applied, and not checked. Checking would be most of the time that the opening of a
 * long race takes.
 * @param whole their lines, without the end of the last one
 * @param race `state`: the position they meet, not changed; `from`: the number of the first
 * @returns null where they are not as written after all; `parseEntries` reports the problem, or reads them
 */
export function readWritten(
  whole: string,
  { game, seats, state, from }: { readonly game: AnyRules; readonly seats: number; readonly state: unknown; readonly from: number },
): Written | null {
  const lines = whole.split('\n');
  let next = game.copy(state);
  const entries: Entry[] = [];
  const texts: string[] = [];
  /** The events of one entry after the other. Each entry gets a copy, because a list that has grown takes more memory than it needs for as long as the race is open. */
  const events: unknown[] = [];
  for (let i = 0, at = 0; i < lines.length;) {
    const n = from + entries.length;
    const first = lines[i]!;
    let end = at + first.length;
    const found = ACTION.exec(first);
    if (found === null || Number(found[1]) !== n) return null;
    const seat = found[3] === undefined ? CHANCE : Number(found[3]);
    const action = seat < seats ? game.actions.parse(next, found[4]!) : null;
    if (!action?.ok) return null;
    events.length = 0;
    for (i++; i < lines.length && lines[i]!.startsWith('  '); i++) {
      const line = lines[i]!;
      const event = game.events.parse(next, line.slice(2, line.lastIndexOf(' [')));
      if (!event.ok) return null;
      try {
        next = game.evolve(next, event.value);
      } catch {
        return null;
      }
      events.push(event.value);
      end += line.length + 1;
    }
    entries.push({ n, seat, action: action.value, events: events.slice() });
    texts.push(whole.slice(at, end));
    at = end + 1;
  }
  return entries.length === 0 ? null : { entries, texts, state: next };
}
