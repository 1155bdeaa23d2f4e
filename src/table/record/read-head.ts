import type { AnyGame, Content, JsonText, Problem, Seat } from '../../kit/index.ts';
import { formatText, parseJson } from '../../kit/index.ts';
import type { Contribution } from '../race/dealer.ts';
import { hasEnvelopes } from '../race/dealer.ts';
import type { CalledOff } from '../race/envelope.ts';
import { checkContent, MAX_CALLED_OFF } from '../race/envelope.ts';
import type { AnyRules, Chance, Variation } from '../race/race.ts';
import { isDate } from '../race/date.ts';
import { setupHashOf } from '../race/setup-hash.ts';
import { isVariationName, MAX_VARIATION_NAME } from '../race/variation-name.ts';
import { RECORD_MAGIC, RECORD_VERSION } from './format-record.ts';
import type { Cursor, Line } from './lines.ts';
import { inLine, readQuoted, take, Unreadable, wrongLine } from './lines.ts';

/** Problems of a set-up that are reported at most. */
const MAX_PROBLEMS = 50;

/** Everything before the first action. */
export interface Head {
  /** The version of the text form. */
  readonly version: number;
  readonly game: AnyRules;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly seats: number;
  readonly date?: string;
  readonly chance: Chance;
  readonly variation?: Variation;
}

export interface RecordReader {
  /** The games, by id. */
  readonly game: (id: string) => AnyGame | undefined;
  readonly content: Content;
}

export function readHead(cursor: Cursor, { game: find, content }: RecordReader): Head {
  const version = readVersion(cursor);
  const { line, found } = take(cursor, /^game (\S+) (0|[1-9]\d{0,5})$/, 'game NAME RULES-VERSION');
  const game: AnyRules | undefined = find(found[1]!);
  const rulesVersion = Number(found[2]);
  if (!game) throw new Unreadable({ code: 'record-unknown-game', line: line.number, column: 6, facts: { game: found[1]! } });
  if (rulesVersion < 1 || rulesVersion > game.rulesVersion) {
    const facts = { game: game.id, rules: rulesVersion, known: game.rulesVersion };
    const code = rulesVersion < 1 ? 'record-rules-never' : 'record-rules-newer';
    throw new Unreadable({ code, line: line.number, column: 7 + game.id.length, facts });
  }
  const config = readSetup(cursor, game, content);
  const seats = readSeats(cursor, game, config);
  const date = version < 4 ? null : readDate(cursor);
  const chance = readChance(cursor, seats, version, () => setupHashOf({ game, rulesVersion, config }));
  const variation = version < 3 ? null : readVariation(cursor);
  take(cursor, /^actions$/, 'actions');
  return {
    ...{ version, game, rulesVersion, config, seats, chance },
    ...(date === null ? {} : { date }),
    ...(variation === null ? {} : { variation }),
  };
}

function readVersion(cursor: Cursor): number {
  const line = cursor.next();
  const magic = line && /^(\S+) ([1-9]\d{0,5})$/.exec(line.text);
  if (!line || magic?.[1] !== RECORD_MAGIC)
    throw new Unreadable({ code: 'record-not-one', line: 1, column: 1, facts: { expected: `${RECORD_MAGIC} ${RECORD_VERSION}` } });
  const version = Number(magic[2]);
  const facts = { version, known: RECORD_VERSION };
  if (version > RECORD_VERSION) throw new Unreadable({ code: 'record-newer', line: line.number, column: RECORD_MAGIC.length + 2, facts });
  return version;
}

// ---- set-up and seats ----

function readSetup(cursor: Cursor, game: AnyRules, content: Content): unknown {
  take(cursor, /^setup$/, 'setup');
  const block: Line[] = [];
  for (let line = cursor.peek(); line?.text.startsWith('  '); line = cursor.peek()) block.push(cursor.next()!);
  // Skipped lines are put back as empty ones, so that places inside the JSON are places in the file.
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

/** A problem of the set-up, at the value it is about or at the nearest value around it. A place inside a text of the set-up (an own board) follows the field's name. */
function inJson(problem: Problem, json: JsonText): Problem {
  const { at = '', line, column } = problem;
  let path = at;
  while (path !== '' && json.where(path) === undefined) path = path.replace(/(^|\.[^.[\]]*|\[\d+\]|[^.[\]]+)$/, '');
  return { ...problem, ...(line === undefined ? {} : { at: `${at} ${line}:${column ?? 1}` }), ...json.where(path) };
}

function readSeats(cursor: Cursor, game: AnyRules, config: unknown): number {
  const seats = game.seats(config);
  seats.forEach(({ name }, seat) => {
    const expected = `seat ${seat} ${formatText(name)}`;
    const line = cursor.next();
    const quoted = line?.text.startsWith(`seat ${seat} `) ? parseJson(line.text.slice(`seat ${seat} `.length)) : null;
    if (!quoted?.ok || quoted.value.value !== name) throw wrongLine(line ?? { number: cursor.end, text: '' }, expected);
  });
  return seats.length;
}

const DATE = 'date YEAR-MONTH-DAY';

function readDate(cursor: Cursor): string | null {
  if (cursor.peek()?.text.startsWith('date ') !== true) return null;
  const { line, found } = take(cursor, /^date (.*)$/s, DATE);
  if (!isDate(found[1]!)) throw wrongLine(line, DATE);
  return found[1]!;
}

// ---- where chance comes from ----

const DICE = [
  /^dice (?:(script)|sealed ([0-9a-f]{64}))$/,
  /^dice (?:(script)|sealed ([0-9a-f]{64})(?: from ([1-9]\d{0,6}))?)$/,
  /^dice (?:(script|typed)|sealed ([0-9a-f]{64})(?: setup ([0-9a-f]{64})( renamed)?)?(?: from ([1-9]\d{0,6}))?)$/,
] as const;

/** @param setupHash of the set-up that was read */
function readChance(cursor: Cursor, seats: number, version: number, setupHash: () => string): Chance {
  const known = version === 1 ? DICE[0] : version < 4 ? DICE[1] : DICE[2];
  const more = version === 1 ? '' : version < 4 ? ' [from ACTION]' : ' [setup SHA-256 [renamed]] [from ACTION]';
  const { line, found } = take(cursor, known, `dice script | dice sealed SHA-256${more}`);
  if (found[1] !== undefined) return { kind: 'script', ...(found[1] === 'typed' ? { typed: true } : {}) };
  const [setup, renamed] = version < 4 ? [] : found.slice(3);
  const from = version === 1 ? undefined : found.at(-1);
  if (setup !== undefined && renamed === undefined && setup !== setupHash())
    throw new Unreadable({
      code: 'record-setup',
      line: line.number,
      column: line.text.indexOf(setup) + 1,
      facts: { sealed: setup, found: setupHash() },
    });
  const calledOff = version === 1 ? [] : readCalledOff(cursor, seats);
  const contributions = readContributions(cursor, seats, { version, calledOff, isOpenAllowed: setup === undefined });
  return {
    kind: 'sealed',
    seal: found[2]!,
    contributions,
    seed: null,
    ...(calledOff.length === 0 ? {} : { calledOff }),
    ...(setup === undefined ? {} : { setup }),
    ...(renamed === undefined ? {} : { renamed: true as const }),
    ...(from === undefined ? {} : { from: Number(from) }),
  };
}

const CALLED_OFF = 'called-off SHA-256 host | called-off SHA-256 seat N,N';

function readCalledOff(cursor: Cursor, seats: number): readonly CalledOff[] {
  const list: CalledOff[] = [];
  while (cursor.peek()?.text.startsWith('called-off ')) {
    const { line, found } = take(cursor, /^called-off ([0-9a-f]{64}) (?:host|seat (\d{1,2}(?:,\d{1,2}){0,98}))$/, CALLED_OFF);
    const notOpened = found[2]?.split(',').map(Number) ?? [];
    const inOrder = notOpened.every((seat, i) => seat < seats && seat > (notOpened[i - 1] ?? -1));
    if (!inOrder || list.length === MAX_CALLED_OFF) throw wrongLine(line, `${CALLED_OFF}, at most ${MAX_CALLED_OFF}, seats in order`);
    list.push({ seal: found[1]!, notOpened });
  }
  return list;
}

const WORDS = 'words SEAT "TEXT", one line, each seat once';
const ENVELOPE = 'envelope SEAT SHA-256 SALT "TEXT", each seat once';

function readContributions(
  cursor: Cursor,
  seats: number,
  {
    version,
    calledOff,
    isOpenAllowed,
  }: { readonly version: number; readonly calledOff: readonly CalledOff[]; readonly isOpenAllowed: boolean },
): readonly Contribution[] {
  const added = new Array<Contribution>(seats).fill(undefined);
  const put = (line: Line, seat: Seat, contribution: Contribution, expected: string): void => {
    if (seat >= seats || added[seat] !== undefined) throw wrongLine(line, expected);
    added[seat] = contribution;
  };
  for (let line = cursor.peek(); line !== null; line = cursor.peek()) {
    if (line.text.startsWith('words ') && isOpenAllowed && !hasEnvelopes(added, calledOff)) {
      const { found } = take(cursor, /^words (\d{1,2}) (".*")$/s, 'words SEAT "TEXT"');
      const words = readQuoted(line, found[2]!);
      put(line, Number(found[1]), /[\r\n]/.test(words) ? refuse(line, WORDS) : words, WORDS);
    } else if (version > 1 && line.text.startsWith('envelope ') && !added.some((other) => typeof other === 'string')) {
      const { found } = take(cursor, /^envelope (\d{1,2}) ([0-9a-f]{64}) ([0-9a-f]{32}) (".*")$/s, ENVELOPE);
      const content = { salt: found[3]!, words: readQuoted(line, found[4]!) };
      const wrong = checkContent(content);
      if (wrong !== null) throw new Unreadable(inLine(line, line.text.length - found[4]!.length, wrong));
      put(line, Number(found[1]), { commitment: found[2]!, ...content }, ENVELOPE);
    } else break;
  }
  return added;
}

function refuse(line: Line, expected: string): never {
  throw wrongLine(line, expected);
}

// ---- of which race it is a variation ----

const VARIATION = `variation SHA-256 from N "NAME", at most ${MAX_VARIATION_NAME} characters`;

function readVariation(cursor: Cursor): Variation | null {
  if (cursor.peek()?.text.startsWith('variation ') !== true) return null;
  const { line, found } = take(cursor, /^variation ([0-9a-f]{64}) from (0|[1-9]\d{0,6}) (".*")$/s, VARIATION);
  const name = readQuoted(line, found[3]!);
  if (!isVariationName(name)) throw wrongLine(line, VARIATION);
  return { of: found[1]!, from: Number(found[2]), name };
}
