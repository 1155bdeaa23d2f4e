import type { Problem } from '../../kit/index.ts';
import { CHANCE, NO_SEAT } from '../../kit/index.ts';
import { HINT, withHint, type Hint } from '../race/hint.ts';
import type { AnyRules, Entry } from '../race/race.ts';
import type { Cursor, Line } from './lines.ts';
import { inLine, take, Unreadable, wrongLine } from './lines.ts';
import type { Head } from './read-head.ts';

/** What was read so far. It is filled while lines are read, so that it holds the beginning where reading stops. */
export interface ReadSoFar {
  /** Every complete entry. */
  readonly entries: Entry[];
  /** The line of every entry. */
  readonly lines: number[];
  /** Left out: hints are not allowed here. */
  hints?: readonly Hint[];
  /** Problems of the text that do no harm to the race. */
  readonly remarks: Problem[];
}

/** Further remarks are left out. */
const MAX_REMARKS = 50;

/** The line of an action: its number, chance or a seat, the seat's number, the action. */
export const ACTION = /^(\d{1,7}) (chance|seat (\d{1,2})): (.+)$/s;
const actionExpected = (n: number): string => `${n} chance: ACTION | ${n} seat N: ACTION`;

/** The part of a race that its actions need. */
interface Rules extends Pick<Head, 'game' | 'seats'> {
  /** The number of the first action; left out: 1. */
  readonly from?: number;
}

/**
 * Adds every complete entry to `found`; throws at the first that cannot be read or applied.
 * @param start the position that the first of them meets; changed
 * @returns the position after them
 */
export function readActions(cursor: Cursor, rules: Rules, start: unknown, found: ReadSoFar): unknown {
  const { game, from = 1 } = rules;
  const { entries, lines } = found;
  let state = start;
  for (;;) {
    const n = from + entries.length;
    readHints(cursor, rules, n, found);
    if (!beginsEntry(cursor.peek())) break;
    const { line, seat, action } = readAction(cursor, rules, state, n);
    const events: unknown[] = [];
    let last = line;
    for (let below = cursor.peek(); below?.text.startsWith(' '); below = cursor.peek()) {
      cursor.next();
      const event = readEvent(game, state, below, found.remarks);
      state = applied(game, state, event, below);
      events.push(event);
      last = below;
    }
    if (events.length === 0) throw eventMissing(cursor, n);
    if (!canGoOn(game, state, rules.seats)) throw new Unreadable({ code: 'record-stuck', line: last.number, column: 1, facts: { n } });
    checkFollows(cursor, n);
    entries.push({ n, seat, action, events });
    lines.push(line.number);
  }
  return state;
}

/** The hints before entry `n`. */
function readHints(cursor: Cursor, { seats }: Rules, n: number, found: ReadSoFar): void {
  for (let line = cursor.peek(); found.hints !== undefined && line?.text.startsWith('hint '); line = cursor.peek()) {
    const seat = Number(take(cursor, HINT, 'hint seat N').found[1]);
    if (seat >= seats) throw new Unreadable({ code: 'record-seat', line: line.number, column: 6, facts: { seat, seats } });
    found.hints = withHint(found.hints, { seat, n });
  }
}

function beginsEntry(line: Line | null): boolean {
  const sign = line?.text.charCodeAt(0) ?? 0;
  return sign >= ZERO && sign <= NINE;
}
const [ZERO, NINE] = [48, 57];

function readAction(cursor: Cursor, { game, seats }: Rules, state: unknown, n: number) {
  const { line, found } = take(cursor, ACTION, actionExpected(n));
  checkNumber(line, Number(found[1]), n);
  const seat = found[2] === 'chance' ? CHANCE : Number(found[3]);
  if (seat >= seats) throw new Unreadable({ code: 'record-seat', line: line.number, column: found[1]!.length + 2, facts: { seat, seats } });
  const action = game.actions.parse(state, found[4]!);
  if (!action.ok) throw new Unreadable(inLine(line, line.text.length - found[4]!.length, action.error));
  return { line, seat, action: action.value };
}

function checkNumber(line: Line, found: number, expected: number): void {
  if (found !== expected) throw new Unreadable({ code: 'record-number', line: line.number, column: 1, facts: { expected, found } });
}

/** Every action has an event; without one its lines were lost. */
function eventMissing(cursor: Cursor, n: number): Unreadable {
  const next = cursor.peek();
  if (next !== null) return wrongLine(next, EVENT_EXPECTED);
  return new Unreadable({ code: 'record-cut', line: cursor.end, column: 1, facts: { expected: EVENT_EXPECTED, actions: n - 1 } });
}
const EVENT_EXPECTED = '  EVENT [SECTION]';

/** The lines that can follow the last action. */
const END = /^(seed "|standing \d|end \d|hint seat \d)/;

/** Entry `n` is complete only where a line that can follow it does, because damage may have taken lines and with them events. */
function checkFollows(cursor: Cursor, n: number): void {
  const next = cursor.peek();
  if (next === null) throw new Unreadable({ code: 'record-cut', line: cursor.end, column: 1, facts: { expected: 'end', actions: n - 1 } });
  if (END.test(next.text)) return;
  const action = /^(\d{1,7}) /.exec(next.text);
  if (action === null) throw wrongLine(next, `${actionExpected(n + 1)} | end ${n} over | end ${n} open`);
  checkNumber(next, Number(action[1]), n + 1);
}

/** Reads the line of an event, indented as it stands. */
export function readEvent(game: AnyRules, state: unknown, line: Line, remarks: Problem[]): unknown {
  const text = line.text.trimStart();
  const offset = line.text.length - text.length;
  // Without a regular expression, which on a hostile line could take time quadratic in its length.
  const bracket = text.endsWith(']') ? text.lastIndexOf(' [') : -1;
  const event = game.events.parse(state, bracket < 0 ? text : text.slice(0, bracket));
  if (!event.ok) throw new Unreadable(inLine(line, offset, event.error));
  if (bracket >= 0 && remarks.length < MAX_REMARKS) {
    const found = text.slice(bracket + 2, -1);
    const expected = game.sectionOf(state, event.value);
    const known = found === expected || game.formerSections?.(state, event.value).includes(found);
    if (!known)
      remarks.push(inLine(line, offset, { code: 'record-section', column: bracket + 2, facts: { expected, found: found.slice(0, 40) } }));
  }
  return event.value;
}

/** `evolve` throws on an event that cannot happen in this position. In a file from outside that is a problem of the file. */
export function applied(game: AnyRules, state: unknown, event: unknown, line: Line): unknown {
  try {
    return game.evolve(state, event);
  } catch (error) {
    const facts = { event: line.text.trim(), reason: error instanceof Error ? error.message : String(error) };
    throw new Unreadable({ code: 'record-event-impossible', line: line.number, column: 1, facts });
  }
}

/**
 * Whether a seat or chance can answer the present question, or the race is over. Where events were removed or added no seat may be able to answer, and a table
 * that goes on from there would wait for ever.
 */
function canGoOn(game: AnyRules, state: unknown, seats: number): boolean {
  try {
    const seat = game.turn(state);
    if (seat === NO_SEAT) return game.standings(state).length > 0;
    // events that do not fit can leave a question to a rider who does not exist, and so to no seat
    if (!Number.isInteger(seat) || seat < NO_SEAT || seat >= seats) return false;
    return (seat === CHANCE ? game.outcomes(state) : game.choices(state)).length > 0;
  } catch {
    return false;
  }
}
