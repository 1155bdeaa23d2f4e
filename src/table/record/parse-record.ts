import type { AnyGame, Content, JsonText, Problem, Result, Standing } from '../../kit/index.ts';
import { CHANCE, NOBODY, fail, ok, parseJson } from '../../kit/index.ts';
import { RECORD_MAGIC, RECORD_VERSION } from './format-record.ts';
import type { AnyRules, Dice, Entry, Race } from '../race/race.ts';

/** What a text may be at most: eight million characters, and so many in a line. Beyond it nothing is read. */
export const MAX_RECORD = 8_000_000;
const MAX_LINE = 600_000;
/** A set-up with more wrong in it than this is not told in full. */
const MAX_PROBLEMS = 50;

/**
 * What was found in a text. `race` is its valid beginning: the whole race where `problems` is empty, the actions before the first problem otherwise,
 * and null where not even the set-up can be used.
 */
export interface ParsedRecord {
  readonly race: Race | null;
  readonly problems: readonly Problem[];
}

export interface RecordReader {
  /** The games there are, by id. */
  readonly game: (id: string) => AnyGame | undefined;
  readonly content: Content;
}

/** Carries problems out of the reading of lines; never leaves this file. */
class Unreadable extends Error {
  readonly problems: readonly Problem[];
  constructor(...problems: readonly Problem[]) {
    super(problems[0]?.code);
    this.problems = problems;
  }
}

/** The id of the game a record says it is of, so that this game can be fetched before the record is read; null where the text does not say it. */
export const gameOfRecord = (text: string): string | null => /^game (\S+) \d/m.exec(text.slice(0, 2000))?.[1] ?? null;

/**
 * Reads a record and plays it along; events are applied as they stand, rules are not asked (`auditRecord` does that).
 * Codes of problems: docs/formats.md.
 */
export function parseRecord(text: string, reader: RecordReader): ParsedRecord {
  const entries: Entry[] = [];
  const lines: number[] = [];
  let head: Head | null = null;
  let tail: Tail = { seed: null, standings: [] };
  const problems: Problem[] = [];
  try {
    const cursor = createCursor(text);
    head = readHead(cursor, reader);
    take(cursor, /^actions$/, 'actions');
    readActions(cursor, head, head.game.start(head.config), entries, lines);
    tail = readTail(cursor, head, entries.length);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    problems.push(...error.problems);
  }
  if (!head) return { race: null, problems };
  const dice: Dice = head.dice.kind === 'sealed' ? { ...head.dice, seed: tail.seed } : head.dice;
  const { game, rulesVersion, config } = head;
  return { race: { game, rulesVersion, config, dice, entries, standings: tail.standings, lines }, problems };
}

// ---- lines ----

interface Line {
  readonly number: number;
  readonly text: string;
}

interface Cursor {
  /** The next line that says something; null at the end of the text. */
  peek(): Line | null;
  next(): Line | null;
  /** The number of the line after the last. */
  readonly end: number;
}

/** Empty lines and lines that begin with `#` say nothing; a byte order mark is forgiven, lines end as on any system. */
function createCursor(text: string): Cursor {
  if (text.length > MAX_RECORD) throw new Unreadable({ code: 'record-too-big', facts: { characters: text.length, most: MAX_RECORD } });
  const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  let at = 0;
  const peek = (): Line | null => {
    for (; at < raw.length; at++) {
      const line = raw[at]!;
      if (line.length > MAX_LINE)
        throw new Unreadable({
          code: 'record-line-too-long',
          line: at + 1,
          column: MAX_LINE,
          facts: { characters: line.length, most: MAX_LINE },
        });
      if (line.trim() !== '' && !line.startsWith('#')) return { number: at + 1, text: line };
    }
    return null;
  };
  const next = (): Line | null => {
    const line = peek();
    at++;
    return line;
  };
  return { peek, next, end: raw.length };
}

/** The next line, which must match; what is expected is told as it would be typed. */
function take(cursor: Cursor, pattern: RegExp, expected: string): { readonly line: Line; readonly found: readonly string[] } {
  const line = cursor.next();
  const found = line && pattern.exec(line.text);
  if (!line) throw new Unreadable({ code: 'record-cut', line: cursor.end, column: 1, facts: { expected } });
  if (!found) throw wrongLine(line, expected);
  return { line, found };
}

const wrongLine = (line: Line, expected: string): Unreadable =>
  new Unreadable({ code: 'record-expected', line: line.number, column: 1, facts: { expected, found: line.text.slice(0, 80) } });

/** A problem inside a part of a line, told as a place in the whole text. */
const inLine = (line: Line, offset: number, problem: Problem): Problem => ({
  ...problem,
  line: line.number,
  column: offset + (problem.column ?? 1),
});

// ---- before the first action ----

interface Head {
  readonly game: AnyRules;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly seats: number;
  readonly dice: Dice;
}

function readHead(cursor: Cursor, { game: find, content }: RecordReader): Head {
  const first = cursor.next();
  const magic = first && /^(\S+) (\d{1,6})$/.exec(first.text);
  if (!first || magic?.[1] !== RECORD_MAGIC)
    throw new Unreadable({ code: 'record-not-one', line: 1, column: 1, facts: { expected: `${RECORD_MAGIC} ${RECORD_VERSION}` } });
  const version = Number(magic[2]);
  if (version > RECORD_VERSION)
    throw new Unreadable({
      code: 'record-newer',
      line: first.number,
      column: RECORD_MAGIC.length + 2,
      facts: { version, known: RECORD_VERSION },
    });

  const { line, found } = take(cursor, /^game (\S+) (\d{1,6})$/, 'game NAME RULES-VERSION');
  const game: AnyRules | undefined = find(found[1]!);
  const rulesVersion = Number(found[2]);
  if (!game) throw new Unreadable({ code: 'record-unknown-game', line: line.number, column: 6, facts: { game: found[1]! } });
  if (rulesVersion > game.rulesVersion) {
    const facts = { game: game.id, rules: rulesVersion, known: game.rulesVersion };
    throw new Unreadable({ code: 'record-rules-newer', line: line.number, column: 7 + game.id.length, facts });
  }
  const config = readSetup(cursor, game, content);
  const seats = readSeats(cursor, game, config);
  return { game, rulesVersion, config, seats, dice: readDice(cursor, seats) };
}

function readSetup(cursor: Cursor, game: AnyRules, content: Content): unknown {
  take(cursor, /^setup$/, 'setup');
  const block: Line[] = [];
  for (let line = cursor.peek(); line?.text.startsWith('  '); line = cursor.peek()) block.push(cursor.next()!);
  // lines that said nothing are put back as empty ones, so that the places inside the JSON are places in the file
  const first = block[0]?.number ?? cursor.peek()?.number ?? cursor.end;
  const rows: string[] = [];
  for (const { number, text } of block) {
    while (rows.length < number - first) rows.push('');
    rows.push(text.slice(2));
  }
  const inFile = (problem: Problem): Problem => ({ ...problem, line: first - 1 + (problem.line ?? 1), column: 2 + (problem.column ?? 1) });
  const json = parseJson(rows.join('\n'));
  if (!json.ok) throw new Unreadable(inFile(json.error));
  const config = game.configure(json.value.value, content);
  if (!config.ok) throw new Unreadable(...config.error.slice(0, MAX_PROBLEMS).map((problem) => inFile(inJson(problem, json.value))));
  return config.value;
}

/** A problem of the set-up at the value it is about, or at the nearest around it. A place inside a text of the set-up (an own board) follows the field's name. */
function inJson(problem: Problem, json: JsonText): Problem {
  const { at = '', line, column } = problem;
  let path = at;
  while (path !== '' && json.where(path) === undefined) path = path.replace(/(^|\.[^.[\]]*|\[\d+\]|[^.[\]]+)$/, '');
  return { ...problem, ...(line === undefined ? {} : { at: `${at} ${line}:${column ?? 1}` }), ...json.where(path) };
}

function readSeats(cursor: Cursor, game: AnyRules, config: unknown): number {
  const seats = game.seats(config);
  seats.forEach(({ name }, seat) => {
    const expected = `seat ${seat} ${JSON.stringify(name)}`;
    const line = cursor.next();
    if (line?.text !== expected) throw wrongLine(line ?? { number: cursor.end, text: '' }, expected);
  });
  return seats.length;
}

function readDice(cursor: Cursor, seats: number): Dice {
  const { found } = take(cursor, /^dice (?:(script)|sealed ([0-9a-f]{64}))$/, 'dice script | dice sealed SHA-256');
  if (found[1] !== undefined) return { kind: 'script' };
  const contributions = new Array<string | undefined>(seats).fill(undefined);
  for (let line = cursor.peek(); line?.text.startsWith('words '); line = cursor.peek()) {
    const { found: words } = take(cursor, /^words (\d{1,2}) (".*")$/, 'words SEAT "TEXT"');
    const seat = Number(words[1]);
    const text = readQuoted(line, words[2]!);
    if (seat >= seats || contributions[seat] !== undefined || /[\r\n]/.test(text))
      throw wrongLine(line, 'words SEAT "TEXT", one line, each seat once');
    contributions[seat] = text;
  }
  return { kind: 'sealed', seal: found[2]!, contributions, seed: null };
}

/** A JSON string at the end of a line. */
function readQuoted(line: Line, quoted: string): string {
  const json = parseJson(quoted);
  if (json.ok && typeof json.value.value === 'string') return json.value.value;
  throw new Unreadable(inLine(line, line.text.length - quoted.length, json.ok ? { code: 'json-expected-value' } : json.error));
}

// ---- actions ----

const ACTION = /^(\d{1,7}) (chance|seat (\d{1,2})): (.+)$/;

/**
 * Reads the lines of entries alone, as `formatEntry` wrote them, that go on from a position.
 * @param state the position they meet; not changed
 * @param from the number of the first entry
 */
export function parseEntries(
  text: string,
  race: { readonly game: AnyRules; readonly seats: number; readonly state: unknown; readonly from: number },
): Result<readonly Entry[], Problem> {
  const entries: Entry[] = [];
  try {
    const cursor = createCursor(`${text}\n${ENTRIES_END}`);
    readActions(cursor, race, race.game.copy(race.state), entries, [], race.from);
    const line = cursor.next();
    if (line?.text !== ENTRIES_END || cursor.peek()) throw wrongLine(line!, `${race.from + entries.length} seat N: ACTION`);
    return ok(entries);
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.problems[0]!);
    throw error;
  }
}
const ENTRIES_END = 'end';

/** Adds every complete entry to `entries`, on from `state`, which is changed; throws at the first that cannot be read or applied. */
function readActions(
  cursor: Cursor,
  { game, seats }: Pick<Head, 'game' | 'seats'>,
  start: unknown,
  entries: Entry[],
  lines: number[],
  from = 1,
): void {
  let state = start;
  while (/^\d/.test(cursor.peek()?.text ?? '')) {
    const n = from + entries.length;
    const { line, found } = take(cursor, ACTION, `${n} chance: ACTION | ${n} seat N: ACTION`);
    if (Number(found[1]) !== n)
      throw new Unreadable({ code: 'record-number', line: line.number, column: 1, facts: { expected: n, found: Number(found[1]) } });
    const seat = found[2] === 'chance' ? CHANCE : Number(found[3]);
    if (seat >= seats)
      throw new Unreadable({ code: 'record-seat', line: line.number, column: found[1]!.length + 2, facts: { seat, seats } });
    const offset = line.text.length - found[4]!.length;
    const action = game.actions.parse(state, found[4]!);
    if (!action.ok) throw new Unreadable(inLine(line, offset, action.error));
    const events: unknown[] = [];
    let last = line;
    for (let below = cursor.peek(); below?.text.startsWith(' '); below = cursor.peek()) {
      cursor.next();
      const event = readEvent(game, state, below);
      state = applied(game, state, event, below);
      events.push(event);
      last = below;
    }
    if (!canGoOn(game, state, seats)) throw new Unreadable({ code: 'record-stuck', line: last.number, column: 1, facts: { n } });
    // without a line after it, nobody can say whether all its events are there
    if (!cursor.peek())
      throw new Unreadable({ code: 'record-cut', line: cursor.end, column: 1, facts: { expected: 'end', actions: entries.length } });
    entries.push({ n, seat, action: action.value, events });
    lines.push(line.number);
  }
}

function readEvent(game: AnyRules, state: unknown, line: Line): unknown {
  const text = line.text.trimStart();
  // by hand: an expression for a line that a stranger wrote may take the square of its length
  const section = text.endsWith(']') ? text.lastIndexOf(' [') : -1;
  const event = game.events.parse(state, section < 0 ? text : text.slice(0, section));
  if (!event.ok) throw new Unreadable(inLine(line, line.text.length - text.length, event.error));
  return event.value;
}

/** `evolve` throws on an event that nobody can have decided here: in a file from outside that is the file's fault, not ours. */
function applied(game: AnyRules, state: unknown, event: unknown, line: Line): unknown {
  try {
    return game.evolve(state, event);
  } catch (error) {
    const facts = { event: line.text.trim(), reason: error instanceof Error ? error.message : String(error) };
    throw new Unreadable({ code: 'record-event-impossible', line: line.number, column: 1, facts });
  }
}

/**
 * Whether somebody can answer what is asked now, or the race is over. Where events were taken out or put in, what is asked may fit nobody, and a table
 * that rides on from there would wait for ever.
 */
function canGoOn(game: AnyRules, state: unknown, seats: number): boolean {
  const seat = game.turn(state);
  if (seat === NOBODY) return true;
  if (seat >= seats) return false;
  try {
    return (seat === CHANCE ? game.outcomes(state) : game.choices(state)).length > 0;
  } catch {
    return false;
  }
}

// ---- after the last action ----

interface Tail {
  readonly seed: string | null;
  readonly standings: readonly Standing[];
}

function readTail(cursor: Cursor, { dice, seats }: Head, actions: number): Tail {
  let seed: string | null = null;
  const seedLine = cursor.peek();
  if (seedLine?.text.startsWith('seed ')) {
    const { found } = take(cursor, /^seed (".*")$/, 'seed "TEXT"');
    if (dice.kind === 'script') throw wrongLine(seedLine, `end ${actions} over | end ${actions} open`);
    seed = readQuoted(seedLine, found[1]!);
  }
  const standings: Standing[] = [];
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
