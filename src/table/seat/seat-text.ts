import type { Game, Problem, Result, Seat } from '../../kit/index.ts';
import { CHANCE, NO_SEAT, fail, applyEvents, applyEntries, ok } from '../../kit/index.ts';
import { advanceQuestions } from '../match/finish-order.ts';
import type { News } from '../match/link.ts';
import type { SeatEntry } from '../match/link.ts';
import type { AnyRules, Race } from '../race/race.ts';
import { formatHead, formatSeat } from '../record/format-record.ts';
import type { Cursor, Line } from '../record/lines.ts';
import { createCursor, inLine, take, Unreadable, wrongLine } from '../record/lines.ts';
import { applied, readEvent } from '../record/read-actions.ts';
import type { Head, RecordReader } from '../record/read-head.ts';
import { readHead } from '../record/read-head.ts';
import type { SeatAtRace } from './seat.ts';
import type { RaceInfo } from './situation-text.ts';
import { formatReason, formatSituation, parseReason, parseSituation } from './situation-text.ts';

/**
 * The text form of a seat and of its news, for a wire, another process or a test (docs/formats/README.md). The text of an action or event belongs to the position as the
 * seat knows it, so the writer and the reader both hold the same seat. Everything is read with the limits of records.
 */

const VERSION = 1;
const NEWS = 'windschatten-news';
const SNAPSHOT = 'windschatten-seat';

/** What a seat knows before it receives news. */
export type SeatKnowledge<S> = Pick<SeatAtRace<S, unknown, unknown, unknown>, 'viewer' | 'entries' | 'state' | 'at'>;

/** The position after the first `keep` entries. Not to be changed. */
const stateAfter = <S>(seat: SeatKnowledge<S>, keep: number): S => (keep === seat.entries.length ? seat.state : seat.at(keep, Infinity));

// ---- writing ----

/** Writes news for a seat. @param seat as it is before it receives them */
export function formatNews<C, S, A, E, V>(game: Game<C, S, A, E, V>, seat: SeatKnowledge<S>, news: News<A, E>): string {
  const { keep, entries, situation } = news;
  const lines = [`${NEWS} ${VERSION}`, `keep ${keep}`];
  formatEntriesOf(game, game.copy(stateAfter(seat, keep)), entries, lines);
  return asText([...lines, `situation ${formatSituation(situation)}`, `end ${keep + entries.length}`]);
}

/**
 * Writes a whole seat: its entries and the position they lead to, so that it can be built from this text alone.
 * @param race what was public before it began: the game, the set-up, the seal. `head`: the same as text (`formatHead`), where it is at hand
 * @param entryText the lines of an entry as `formatEntry` wrote them, where they are at hand
 */
export function formatSeatText<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  race: Pick<Race, 'rulesVersion' | 'config' | 'chance'> & { readonly head?: string },
  seat: Pick<SeatAtRace<S, A, E, V>, 'viewer' | 'entries' | 'state' | 'at' | 'situation'>,
  entryText: (n: number) => string | undefined = () => undefined,
): string {
  const { viewer, entries, situation, state } = seat;
  const lines = [`${SNAPSHOT} ${VERSION}`, viewer === NO_SEAT ? 'eyes nobody' : `eyes seat ${viewer}`];
  lines.push((race.head ?? formatHead({ ...race, game })).trimEnd());
  // Where cards are hidden the lines depend on what the seat knows, so they are written anew.
  formatEntriesOf(game, game.copy(stateAfter(seat, 0)), entries, lines, game.perfectInformation ? entryText : undefined);
  lines.push('state', ...game.formatState(state).split('\n').map(indent));
  return asText([...lines, `situation ${formatSituation(situation)}`, `end ${entries.length}`]);
}

function formatEntriesOf<S, A, E>(
  game: Pick<Game<unknown, S, A, E, unknown>, 'actions' | 'events' | 'evolve' | 'sectionOf'>,
  start: S,
  entries: readonly SeatEntry<A, E>[],
  lines: string[],
  entryText?: (n: number) => string | undefined,
): void {
  let state = start;
  /** Entries from this index on have not been applied to `state` yet, because their positions were not needed. */
  let behind = 0;
  for (const [i, { n, seat, action, events, reason }] of entries.entries()) {
    const text = reason === undefined ? entryText?.(n) : undefined;
    if (text !== undefined) {
      lines.push(action === null ? withoutAction(text) : text);
      continue;
    }
    state = applyEntries(game, state, entries.slice(behind, i));
    behind = i + 1;
    lines.push(`${n} ${formatSeat(seat)}${action === null ? '' : `: ${game.actions.format(state, action)}`}`);
    if (reason !== undefined) lines.push(`why ${formatReason(reason)}`);
    state = applyEvents(game, state, events, (event, met) => {
      lines.push(indent(`${game.events.format(met, event)} [${game.sectionOf(met, event)}]`));
    });
  }
}

/** The lines of an entry as they are sent to a seat that did not act. */
function withoutAction(text: string): string {
  const [colon, end] = [text.indexOf(':'), text.indexOf('\n')];
  return end < 0 ? text.slice(0, colon) : text.slice(0, colon) + text.slice(end);
}

const indent = (line: string): string => `  ${line}`;
const asText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

// ---- reading ----

/**
 * Reads news for a seat, which can then `receive` them. Nothing is changed.
 * @returns the first problem with its line and column: `told-gap` (entries before it are missing), `told-situation`, `told-reason`, those of records and of the game
 */
export function parseNews<C, S, A, E, V>(
  text: string,
  { game, config, seat }: { readonly game: Game<C, S, A, E, V>; readonly config: C; readonly seat: SeatKnowledge<S> },
): Result<News<A, E>, Problem> {
  return reading(() => {
    const cursor = createCursor(text);
    readVersion(cursor, NEWS);
    const { line, found } = take(cursor, /^keep (\d{1,7})$/, 'keep N');
    const keep = Number(found[1]);
    if (keep > seat.entries.length)
      throw new Unreadable({ code: 'told-gap', line: line.number, column: 6, facts: { keep, told: seat.entries.length } });
    const { entries } = readEntriesOf(cursor, game, game.copy(stateAfter(seat, keep)), {
      viewer: seat.viewer,
      seats: game.seats(config).length,
      keep,
    });
    const situation = readSituation(cursor, infoOf(game, config), keep + entries.length);
    readEnd(cursor, keep + entries.length);
    return { keep, entries, situation } as News<A, E>;
  });
}

/** What a seat is built from: `createSeat(game, config, viewer, news)`. */
export interface SeatText<A = unknown, E = unknown> extends Head {
  readonly viewer: Seat;
  readonly news: News<A, E>;
}

/**
 * Reads what `formatSeatText` wrote, and applies the entries: where they do not lead to the position that is written there, the host has other rules (`told-state`). Other
 * problems are those of `parseNews`, and of a record's head; of a set-up all of them.
 */
export function parseSeatText(text: string, reader: RecordReader): Result<SeatText, readonly Problem[]> {
  return readingAll(() => {
    const cursor = createCursor(text);
    readVersion(cursor, SNAPSHOT);
    const { line, found } = take(cursor, /^eyes (?:nobody|seat (\d{1,2}))$/, 'eyes nobody | eyes seat N');
    const viewer = found[1] === undefined ? NO_SEAT : Number(found[1]);
    const head = readHead(cursor, reader);
    const { game, config, seats } = head;
    if (viewer >= seats) throw new Unreadable({ code: 'record-seat', line: line.number, column: 11, facts: { seat: viewer, seats } });
    const { entries, state } = readEntriesOf(cursor, game, game.hide(game.start(config), viewer), { viewer, seats, keep: 0 });
    readState(cursor, game, state);
    const situation = readSituation(cursor, infoOf(game, config), entries.length);
    readEnd(cursor, entries.length);
    return { ...head, viewer, news: { keep: 0, entries, situation } };
  });
}

const infoOf = (game: AnyRules, config: unknown): RaceInfo => ({
  seats: game.seats(config).length,
  kinds: advanceQuestions(game, config),
});

function readVersion(cursor: Cursor, magic: typeof NEWS | typeof SNAPSHOT): void {
  const { line, found } = take(
    cursor,
    magic === NEWS ? /^windschatten-news (\d{1,6})$/ : /^windschatten-seat (\d{1,6})$/,
    `${magic} ${VERSION}`,
  );
  const version = Number(found[1]);
  if (version !== VERSION)
    throw new Unreadable({ code: 'told-version', line: line.number, column: magic.length + 2, facts: { version, known: VERSION } });
}

const ENTRY = /^(\d{1,7}) (chance|seat (\d{1,2}))(?:: (.+))?$/s;

/** Entries from number `keep + 1` on. `start` is changed. */
function readEntriesOf(
  cursor: Cursor,
  game: AnyRules,
  start: unknown,
  { viewer, seats, keep }: { readonly viewer: Seat; readonly seats: number; readonly keep: number },
): { readonly entries: readonly SeatEntry<unknown, unknown>[]; readonly state: unknown } {
  const entries: SeatEntry<unknown, unknown>[] = [];
  let state = start;
  while (/^\d/.test(cursor.peek()?.text ?? '')) {
    const n = keep + entries.length + 1;
    const expected = `${n} chance | ${n} seat N | ${n} seat ${viewer}: ACTION`;
    const { line, found } = take(cursor, ENTRY, expected);
    if (Number(found[1]) !== n)
      throw new Unreadable({ code: 'record-number', line: line.number, column: 1, facts: { expected: n, found: Number(found[1]) } });
    const seat = found[2] === 'chance' ? CHANCE : Number(found[3]);
    if (seat >= seats)
      throw new Unreadable({ code: 'record-seat', line: line.number, column: found[1]!.length + 2, facts: { seat, seats } });
    // Only the seat that acted is sent the action itself.
    if ((seat === viewer) !== (found[4] !== undefined)) throw wrongLine(line, expected);
    const action = found[4] === undefined ? null : readAction(game, state, line, found[4]);
    const reason = readReason(cursor);
    const events: unknown[] = [];
    for (let below = cursor.peek(); below?.text.startsWith(' '); below = cursor.peek()) {
      cursor.next();
      const event = readEvent(game, state, below, []);
      checkName(game, state, event, below);
      state = applied(game, state, event, below);
      events.push(event);
    }
    entries.push({ n, seat, action, events, ...(reason === undefined ? {} : { reason }) });
  }
  return { entries, state };
}

function readAction(game: AnyRules, state: unknown, line: Line, text: string): unknown {
  const action = game.actions.parse(state, text);
  if (!action.ok) throw new Unreadable(inLine(line, line.text.length - text.length, action.error));
  return action.value;
}

function readReason(cursor: Cursor): SeatEntry<unknown, unknown>['reason'] {
  const line = cursor.peek();
  if (line?.text.startsWith('why ') !== true) return undefined;
  cursor.next();
  const reason = parseReason(line.text.slice(4));
  if (!reason.ok) throw new Unreadable(inLine(line, 4, reason.error));
  return reason.value;
}

/** Throws where the log could not name the event, because it does not fit the position. */
function checkName(game: AnyRules, state: unknown, event: unknown, line: Line): void {
  try {
    game.events.toNamed(state, event);
    game.sectionOf(state, event);
  } catch (error) {
    const facts = { event: line.text.trim(), reason: error instanceof Error ? error.message : String(error) };
    throw new Unreadable({ code: 'record-event-impossible', line: line.number, column: 1, facts });
  }
}

function readState(cursor: Cursor, game: AnyRules, state: unknown): void {
  const { line } = take(cursor, /^state$/, 'state');
  for (const text of game.formatState(state).split('\n')) {
    const found = cursor.next();
    if (found?.text === indent(text)) continue;
    const at = found ?? line;
    throw new Unreadable({ code: 'told-state', line: at.number, column: 1 + firstDifference(at.text, indent(text)) });
  }
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function readSituation(cursor: Cursor, race: RaceInfo, entries: number): News<unknown, unknown>['situation'] {
  const { line, found } = take(cursor, /^situation (.+)$/s, 'situation {...}');
  const offset = line.text.length - found[1]!.length;
  const situation = parseSituation(found[1]!, race);
  if (!situation.ok) throw new Unreadable(inLine(line, offset, situation.error));
  if (situation.value.entries !== entries) {
    const facts = { found: String(situation.value.entries), entries };
    throw new Unreadable({ code: 'told-situation', at: 'situation.entries', line: line.number, column: offset + 1, facts });
  }
  return situation.value;
}

function readEnd(cursor: Cursor, entries: number): void {
  const { line, found } = take(cursor, /^end (\d{1,7})$/, `end ${entries}`);
  if (Number(found[1]) !== entries) throw wrongLine(line, `end ${entries}`);
  const more = cursor.next();
  if (more) throw new Unreadable({ code: 'record-after-end', line: more.number, column: 1, facts: { found: more.text.slice(0, 80) } });
}

function readingAll<T>(read: () => T): Result<T, readonly Problem[]> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.problems);
    throw error;
  }
}

function reading<T>(read: () => T): Result<T, Problem> {
  const all = readingAll(read);
  return all.ok ? all : fail(all.error[0]!);
}
