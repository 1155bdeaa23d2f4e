import type { FinalRank } from '../../kit/index.ts';
import { MAX_RECORD_LINE_LENGTH, parseJson } from '../../kit/index.ts';
import type { Cursor } from './lines.ts';
import { readQuoted, take, Unreadable, wrongLine } from './lines.ts';
import type { Head } from './read-head.ts';

/** Everything after the last action. */
export interface Tail {
  readonly seed: string | null;
  readonly standings: readonly FinalRank[];
}

export function readEnd(cursor: Cursor, { chance, seats }: Head, actions: number): Tail {
  let seed: string | null = null;
  const seedLine = cursor.peek();
  if (seedLine?.text.startsWith('seed ')) {
    const { found } = take(cursor, /^seed (".*")$/s, 'seed "TEXT"');
    if (chance.kind === 'script') throw wrongLine(seedLine, `end ${actions} over | end ${actions} open`);
    seed = readQuoted(seedLine, found[1]!);
  }
  const standings: FinalRank[] = [];
  while (cursor.peek()?.text.startsWith('standing ')) {
    const { line, found } = take(cursor, /^standing (\d{1,2}) rank (\d{1,3}) points (-?\d{1,6})$/, 'standing SEAT rank N points N');
    const seat = Number(found[1]);
    if (seat >= seats) throw new Unreadable({ code: 'record-seat', line: line.number, column: 10, facts: { seat, seats } });
    if (standings.some((other) => other.seat === seat)) throw wrongLine(line, 'standing SEAT rank N points N, each seat once');
    standings.push({ seat, rank: Number(found[2]), points: Number(found[3]) });
  }
  const next = cursor.peek();
  if (standings.length > 0 && standings.length < seats && next) throw wrongLine(next, 'standing SEAT rank N points N, each seat once');
  const { line, found } = take(cursor, /^end (\d{1,7}) (over|open)$/, `end ${actions} ${standings.length > 0 ? 'over' : 'open'}`);
  if (Number(found[1]) !== actions || (found[2] === 'over') !== standings.length > 0)
    throw new Unreadable({ code: 'record-end', line: line.number, column: 5, facts: { actions, found: line.text } });
  const more = cursor.next();
  if (more) throw new Unreadable({ code: 'record-after-end', line: more.number, column: 1, facts: { found: more.text.slice(0, 80) } });
  return { seed, standings };
}

/** The seed of a damaged record. It may stand below the damage, and the dice of the beginning depend on it. Null: there is none. */
export function seedBelow(text: string): string | null {
  const at = Math.max(text.lastIndexOf('\nseed "'), text.lastIndexOf('\rseed "'));
  if (at < 0) return null;
  const [line = ''] = text.slice(at + 1, at + 1 + MAX_RECORD_LINE_LENGTH).split(/[\r\n]/, 1);
  const json = parseJson(line.slice('seed '.length));
  return json.ok && typeof json.value.value === 'string' ? json.value.value : null;
}
