import type { Game, Problem, Result, Seat } from '../../kit/index.ts';
import { CHANCE, NOBODY, fail, applyEvents, applyEntries, ok } from '../../kit/index.ts';
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
import type { InRace } from './situation-text.ts';
import { formatReason, formatSituation, parseReason, parseSituation } from './situation-text.ts';

/**
 * What a seat is told, as text: for a wire, another process, a test. docs/formats/README.md, "What a seat is told". Texts of actions and events belong to the position as
 * the seat knows it, so whoever writes and whoever reads hold the same seat. Everything is read with limits, those of records.
 */

const VERSION = 1;
const NEWS = 'windschatten-news';
const SNAPSHOT = 'windschatten-seat';

/** What a seat knows before it is told more. */
export type SeatKnowledge<S> = Pick<SeatAtRace<S, unknown, unknown, unknown>, 'eyes' | 'told' | 'state' | 'at'>;

/** The position after the first `keep` entries; not to be changed. */
const after = <S>(seat: SeatKnowledge<S>, keep: number): S => (keep === seat.told.length ? seat.state : seat.at(keep, Infinity));

// ---- writing ----

/**
 * News for a seat.
 * @param seat as it is before it hears them
 */
export function formatNews<C, S, A, E, V>(game: Game<C, S, A, E, V>, seat: SeatKnowledge<S>, news: News<A, E>): string {
  const { keep, entries, situation } = news;
  const lines = [`${NEWS} ${VERSION}`, `keep ${keep}`];
  formatTold(game, game.copy(after(seat, keep)), entries, lines);
  return asText([...lines, `situation ${formatSituation(situation)}`, `end ${keep + entries.length}`]);
}

/**
 * Everything a seat has been told and what follows from it, so that it can be built anew from this text alone.
 * @param race what was shown before it began: the game, the set-up, the seal
 * @param written the lines of an entry as `formatEntry` has written them before, where they are at hand
 */
export function formatSeatText<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  race: Pick<Race, 'rulesVersion' | 'config' | 'chance'>,
  seat: Pick<SeatAtRace<S, A, E, V>, 'eyes' | 'told' | 'state' | 'at' | 'situation'>,
  written: (n: number) => string | undefined = () => undefined,
): string {
  const { eyes, told, situation, state } = seat;
  const lines = [`${SNAPSHOT} ${VERSION}`, eyes === NOBODY ? 'eyes nobody' : `eyes seat ${eyes}`];
  lines.push(formatHead({ ...race, game }).trimEnd());
  // what is hidden from somebody is written by the position as he knows it
  formatTold(game, game.copy(after(seat, 0)), told, lines, game.perfectInformation ? written : undefined);
  lines.push('state', ...game.formatState(state).split('\n').map(indent));
  return asText([...lines, `situation ${formatSituation(situation)}`, `end ${told.length}`]);
}

function formatTold<S, A, E>(
  game: Pick<Game<unknown, S, A, E, unknown>, 'actions' | 'events' | 'evolve' | 'sectionOf'>,
  start: S,
  told: readonly SeatEntry<A, E>[],
  lines: string[],
  written?: (n: number) => string | undefined,
): void {
  let state = start;
  /** Entries from there on have been told and not followed: nobody needed the positions. */
  let behind = 0;
  for (const [i, { n, seat, action, events, reason }] of told.entries()) {
    const text = reason === undefined ? written?.(n) : undefined;
    if (text !== undefined) {
      lines.push(action === null ? withoutAction(text) : text);
      continue;
    }
    state = applyEntries(game, state, told.slice(behind, i));
    behind = i + 1;
    lines.push(`${n} ${formatSeat(seat)}${action === null ? '' : `: ${game.actions.format(state, action)}`}`);
    if (reason !== undefined) lines.push(`why ${formatReason(reason)}`);
    state = applyEvents(game, state, events, (event, met) => {
      lines.push(indent(`${game.events.format(met, event)} [${game.sectionOf(met, event)}]`));
    });
  }
}

/** The lines of an entry as those are told it who did not do it. */
function withoutAction(text: string): string {
  const [colon, end] = [text.indexOf(':'), text.indexOf('\n')];
  return end < 0 ? text.slice(0, colon) : text.slice(0, colon) + text.slice(end);
}

const indent = (line: string): string => `  ${line}`;
const asText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

// ---- reading ----

/**
 * Reads news for a seat, which it then can `receive`. Nothing is changed.
 * @returns the first problem with its line and column: `told-gap` (what stands before it was never told), `told-situation`, `told-reason`, those of records and of
 *   the game
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
    if (keep > seat.told.length)
      throw new Unreadable({ code: 'told-gap', line: line.number, column: 6, facts: { keep, told: seat.told.length } });
    const { entries } = readTold(cursor, game, game.copy(after(seat, keep)), {
      eyes: seat.eyes,
      seats: game.seats(config).length,
      keep,
    });
    const situation = readSituation(cursor, inRace(game, config), keep + entries.length);
    readEnd(cursor, keep + entries.length);
    return { keep, entries, situation } as News<A, E>;
  });
}

/** What a seat is built from: `createSeat(game, config, eyes, news)`. */
export interface SeatText<A = unknown, E = unknown> extends Head {
  readonly eyes: Seat;
  readonly news: News<A, E>;
}

/**
 * Reads what `formatSeatText` has written, and follows it: where the position that is written there is not the one that follows, the host has other rules
 * (`told-state`). Other problems are those of `parseNews`, and of a record's head; a set-up has all of its own.
 */
export function parseSeatText(text: string, reader: RecordReader): Result<SeatText, readonly Problem[]> {
  return readingAll(() => {
    const cursor = createCursor(text);
    readVersion(cursor, SNAPSHOT);
    const { line, found } = take(cursor, /^eyes (?:nobody|seat (\d{1,2}))$/, 'eyes nobody | eyes seat N');
    const eyes = found[1] === undefined ? NOBODY : Number(found[1]);
    const head = readHead(cursor, reader);
    const { game, config, seats } = head;
    if (eyes >= seats) throw new Unreadable({ code: 'record-seat', line: line.number, column: 11, facts: { seat: eyes, seats } });
    const { entries, state } = readTold(cursor, game, game.hide(game.start(config), eyes), { eyes, seats, keep: 0 });
    readState(cursor, game, state);
    const situation = readSituation(cursor, inRace(game, config), entries.length);
    readEnd(cursor, entries.length);
    return { ...head, eyes, news: { keep: 0, entries, situation } };
  });
}

const inRace = (game: AnyRules, config: unknown): InRace => ({
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
function readTold(
  cursor: Cursor,
  game: AnyRules,
  start: unknown,
  { eyes, seats, keep }: { readonly eyes: Seat; readonly seats: number; readonly keep: number },
): { readonly entries: readonly SeatEntry<unknown, unknown>[]; readonly state: unknown } {
  const entries: SeatEntry<unknown, unknown>[] = [];
  let state = start;
  while (/^\d/.test(cursor.peek()?.text ?? '')) {
    const n = keep + entries.length + 1;
    const expected = `${n} chance | ${n} seat N | ${n} seat ${eyes}: ACTION`;
    const { line, found } = take(cursor, ENTRY, expected);
    if (Number(found[1]) !== n)
      throw new Unreadable({ code: 'record-number', line: line.number, column: 1, facts: { expected: n, found: Number(found[1]) } });
    const seat = found[2] === 'chance' ? CHANCE : Number(found[3]);
    if (seat >= seats)
      throw new Unreadable({ code: 'record-seat', line: line.number, column: found[1]!.length + 2, facts: { seat, seats } });
    // the action itself is told to whoever did it, and to nobody else
    if ((seat === eyes) !== (found[4] !== undefined)) throw wrongLine(line, expected);
    const action = found[4] === undefined ? null : readAction(game, state, line, found[4]);
    const reason = readReason(cursor);
    const events: unknown[] = [];
    for (let below = cursor.peek(); below?.text.startsWith(' '); below = cursor.peek()) {
      cursor.next();
      const event = readEvent(game, state, below, []);
      named(game, state, event, below);
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

/** Whether the log can name it: a name belongs to the position, which is the host's to tell rightly. */
function named(game: AnyRules, state: unknown, event: unknown, line: Line): void {
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

function readSituation(cursor: Cursor, race: InRace, entries: number): News<unknown, unknown>['situation'] {
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
