import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRandom } from '../../../src/kit/index.ts';
import { formatRecord, parseRecord, playBack, playSealed, type Race } from '../../../src/table/index.ts';
import { programCall, seatNamesOf } from '../../../src/cli/programs/command-line.ts';
import { newConduct } from '../../../src/cli/programs/conduct.ts';
import { createProgram, readyTimeoutMs } from '../../../src/cli/programs/program.ts';
import { gameById } from '../../games/all.ts';
import { content } from '../../games/content.ts';
import { compiled, environment, fits, json, program, windschatten } from '../call.ts';

/** Bots that are programs (`exec:`): a fault costs only the program's own seat and is reported, and no process outlives the races. */

const ROGUE = join(import.meta.dirname, 'rogue.mjs');
/** Long enough that no program is late on a busy machine by accident. A silent program costs three short clocks. */
const CLOCK = '60000';
const SHORT = ['--clock', '1000'];
const SILENT = ['garbage', 'silent', 'hangs'];
const GAME = ['--game', 'ausreisser', '--stages', '1', '--seed', 'rogues', '--clock', CLOCK];

let folder = '';
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-programs-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const rogue = (how: string, file = ''): string => `exec:${process.execPath} ${ROGUE} ${how} ${file}`.trim();
const newFile = (): string => join(folder, `file-${++files}`);
const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');

interface Programs {
  readonly programs: readonly Readonly<Record<string, number | string>>[];
}
/** A question to a program that has wishes. */
interface QuestionRequest {
  readonly type: string;
  readonly pending: { readonly kind: string };
  readonly options: readonly string[];
  readonly followers: readonly (readonly string[] | null)[];
}
/** A line to the program. */
interface Line {
  readonly type: string;
  readonly seat?: number;
  readonly random?: number;
  readonly setup?: { readonly riders: readonly string[] };
  readonly view?: { readonly riders: readonly { readonly name: string }[] };
}
/** A race against Easy, and how the program behaved. */
async function conductOf(how: string, file = ''): Promise<Readonly<Record<string, number | string>>> {
  const found = await json(
    'simulation',
    'simulate',
    ...GAME,
    '--bots',
    `${rogue(how, file)},easy`,
    '--json',
    ...(SILENT.includes(how) ? SHORT : []),
  );
  expect(found['races']).toBe(1);
  return (found as unknown as Programs).programs[0]!;
}

/** Waits until no process has this id. The system takes a moment to end one. */
const gone = (pid: string): Promise<void> =>
  vi.waitFor(
    () => {
      expect(isAlive(Number(pid))).toBe(false);
    },
    { timeout: 20_000, interval: 20 },
  );

/** A zombie, which has ended and waits for its parent to read the exit code, is not alive. */
function isAlive(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  if (existsSync('/proc/self/stat')) return existsSync(status) && !/^\d+ \(.*\) [ZX]/.test(readFileSync(status, 'utf8'));
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const NO_FAULT = { defaults: 0, late: 0, illegal: 0, error: 0, absent: 0, died: 0, killed: 0 };

describe('a program that answers', () => {
  test.each(['well', 'padded', 'chatter', 'floods-errors'])('%s: every question is answered by the program itself', async (how) => {
    const conduct = await conductOf(how);
    expect(conduct).toMatchObject(NO_FAULT);
    expect(conduct['asked']).toBeGreaterThan(10);
    expect(conduct['stray']).toBe(how === 'chatter' ? 2 * Number(conduct['asked']) : 0);
  });

  test('plays the race that a built-in bot of its kind would play, with any number of workers', async () => {
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    const args = ['simulate', ...GAME, '--bots', `${rogue('well')},random,${rogue('well')}`, '--races', '5'];
    expect((await windschatten(...args, '--records', one, '--workers', '1')).exit).toBe(0);
    expect((await windschatten(...args, '--records', two, '--workers', '3')).exit).toBe(0);
    const names = readdirSync(one).sort();
    expect(names).toHaveLength(5);
    names.forEach((name, i) => {
      const text = readFileSync(join(one, name), 'utf8');
      expect(readFileSync(join(two, name), 'utf8')).toBe(text);
      const last = (_: unknown, __: unknown, choices: readonly unknown[]): unknown => choices.at(-1);
      expect(text).toBe(formatRecord(playAgain(raceOf(text), `rogues/${i + 1}`, last)));
    });
  });

  test('names its seat after its file, without folders and without arguments', async () => {
    const found = await json('simulation', 'simulate', ...GAME, '--bots', `${rogue('well')},${rogue('padded')}`, '--json');
    expect((found['setup'] as { riders: string[] }).riders).toEqual(['exec:rogue.mjs 1', 'exec:rogue.mjs#2 2']);
    expect(found['bots']).toEqual([rogue('well'), rogue('padded')]);
    const calls = [`exec:python3 -u ${ROGUE} --key S3CRET`, 'exec:/opt/bots/mine -v 3', `exec:python3 -m bot ${import.meta.dirname}`];
    expect([...seatNamesOf(calls).values()]).toEqual(['exec:rogue.mjs', 'exec:mine', 'exec:python3']);
    // no path at all, or one that leads through a file
    expect([...seatNamesOf([`exec:mine ${ROGUE}/3 \0`]).values()]).toEqual(['exec:mine']);
  });

  test('plays in the arena on each seat in turn, with one process for each entrant', async () => {
    const args = ['arena', '--game', 'ausreisser', '--stages', '1', '--blocks', '2', '--clock', CLOCK];
    const found = await json('arena', ...args, '--bots', `${rogue('well')},easy`, '--json', '--workers', '2');
    expect(found).toMatchObject({ blocks: 2, races: 4, programs: [{ seat: 0, ...NO_FAULT }] });
    const again = await json('arena', ...args, '--bots', `${rogue('well')},easy`, '--json', '--workers', '1');
    expect(again).toEqual(found);
  });

  test('never gets the same deal twice in the arena, and has its own name at its seat', async () => {
    const log = newFile();
    const args = ['arena', '--game', 'ausreisser', '--stages', '1', '--blocks', '3', '--clock', CLOCK, '--workers', '1', '--json'];
    await json('arena', ...args, '--bots', `${rogue('remembers-alone', log)},easy`);
    const processes = readdirSync(folder).filter((name) => name.startsWith(`${basename(log)}.`));
    const logs = processes.map((name) => linesOf(join(folder, name)).map((line) => JSON.parse(line) as Line));
    const races = logs.map((lines) => lines.filter(({ type }) => type === 'race'));
    expect(races.map((lines) => lines.map(({ seat }) => seat)).sort()).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    expect(new Set(races.flat().map(({ random }) => random)).size).toBe(6);
    for (const lines of logs) {
      const seat = lines.find(({ type }) => type === 'race')!.seat!;
      const names = seat === 0 ? ['exec:rogue.mjs 1', 'easy 2'] : ['easy 1', 'exec:rogue.mjs 2'];
      expect(lines[0]!.setup!.riders).toEqual(names);
      for (const { view } of lines) if (view !== undefined) expect(view.riders.map(({ name }) => name)).toEqual(names);
    }
  });
});

/** Plays the race of a record again. Seat 1 has the random bot; `choose` decides for the programs. */
function playAgain(
  { game, config }: Race,
  seed: string,
  choose: (seat: number, state: unknown, choices: readonly unknown[]) => unknown,
): Race {
  const numbers = [0, 1, 2].map((seat) => createRandom(seed, seat));
  return playSealed(game, config, seed, (seat, state, choices) =>
    seat === 1 ? choices[numbers[1]!.below(choices.length)] : choose(seat, state, choices),
  );
}

function raceOf(text: string): Race {
  const { race, problems } = parseRecord(text, { game: gameById, content });
  expect(problems).toEqual([]);
  return race!;
}

test('a program receives exactly what its seat may know, in lines that fit the schema', async () => {
  const [records, log] = [join(folder, 'seen'), newFile()];
  await windschatten('simulate', ...GAME, '--bots', `random,${rogue('remembers', log)}`, '--records', records);
  const { game, ...race } = raceOf(readFileSync(join(records, 'race-000001.record'), 'utf8'));
  const texts = linesOf(log).slice(1);
  const lines = texts.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of lines) expect(fits('bot-line', line)).toEqual([]);
  expect(lines.map(({ type }) => type).filter((type) => type !== 'ask')).toEqual(['hello', 'race', 'result', 'bye']);
  expect(lines[1]).toMatchObject({ seat: 1 });
  const views: unknown[] = [];
  const options: unknown[] = [];
  playBack({ game, ...race }, ({ seat }, state) => {
    if (seat !== 1) return undefined;
    const seen = game.hide(state, 1);
    // questions with one option are not put to a program
    if (game.choices(seen).length < 2) return undefined;
    views.push(JSON.parse(JSON.stringify(game.view(seen, 1))));
    options.push(game.choices(seen).map((choice) => game.actions.format(seen, choice)));
    return undefined;
  });
  const asked = lines.filter(({ type }) => type === 'ask');
  expect(asked.map(({ view }) => view)).toEqual(views);
  expect(asked.map((ask) => ask['options'])).toEqual(options);
  expect(asked.every(({ state }) => typeof state === 'string')).toBe(true);
  // the seed would reveal what the dealer will deal
  expect(texts.join('\n')).not.toContain('rogues');
});

test('a program that wishes it gets questions with one option, and who could follow each move', async () => {
  const log = newFile();
  const race = ['--course', 'criterium', '--seed', 'rogues', '--clock', CLOCK];
  await windschatten('simulate', ...race, '--bots', `easy,${rogue('remembers-wishes', log)}`);
  const asked = linesOf(log)
    .slice(1)
    .map((line) => JSON.parse(line) as QuestionRequest)
    .filter(({ type }) => type === 'ask');
  for (const ask of asked) {
    expect(fits('bot-line', ask)).toEqual([]);
    expect(ask.followers).toHaveLength(ask.options.length);
    const isMove = ask.pending.kind === 'move';
    for (const riders of ask.followers) expect(Array.isArray(riders)).toBe(isMove);
  }
  expect(asked.some(({ options }) => options.length === 1)).toBe(true);
  const followers = asked.flatMap((ask) => ask.followers.flatMap((riders) => riders ?? []));
  expect(followers.length).toBeGreaterThan(0);
  for (const rider of followers) expect(rider).toMatch(/^[2345][1234]$/);
});

test('a byte order mark before the first line is skipped', async () => {
  expect(await conductOf('marked')).toMatchObject({ defaults: 0, stray: 0 });
});

describe('a fault costs only the program’s own seat, and is counted', () => {
  test.each([
    ['dies-in-the-middle', { died: 1, killed: 0, late: 0 }, 5],
    ['garbage', { died: 0, killed: 1, late: 3 }, 0],
    ['silent', { died: 0, killed: 1, late: 3, stray: 0 }, 0],
    ['hangs', { died: 0, killed: 1, late: 3 }, 0],
    ['no-action', { died: 0, killed: 0, late: 0, absent: 0, stray: 0 }, 0],
    ['floods-lines', { died: 0, killed: 1, late: 0 }, 0],
    ['floods-one-line', { died: 0, killed: 1, late: 0 }, 0],
    ['illegal', { died: 1, killed: 0, late: 0 }, 0],
    // a program that dies before its first answer is restarted once
    ['dies-when-asked', { died: 1, killed: 0, late: 0 }, 0],
  ])('%s', async (how, expected, answered) => {
    const pids = newFile();
    const conduct = await conductOf(how, pids);
    expect(conduct).toMatchObject(expected);
    const of = (name: string): number => Number(conduct[name]);
    expect(of('defaults')).toBe(of('asked') - answered);
    expect(of('late') + of('illegal') + of('error') + of('absent')).toBe(of('defaults'));
    for (const pid of linesOf(pids)) await gone(pid);
  });

  test('the other seats play as beside a bot that always takes the first option', async () => {
    const records = join(folder, 'beside');
    await windschatten('simulate', ...GAME, '--bots', `${rogue('floods-lines')},random`, '--records', records);
    const text = readFileSync(join(records, 'race-000001.record'), 'utf8');
    expect(text).toBe(formatRecord(playAgain(raceOf(text), 'rogues/1', (_seat, _state, choices) => choices[0])));
  });

  test('a program that died is restarted in the next race', async () => {
    const found = await json('simulation', 'simulate', ...GAME, '--races', '2', '--bots', `${rogue('dies-in-the-middle')},easy`, '--json');
    const [{ asked, defaults, died }] = (found as unknown as Programs).programs as [Record<string, number>];
    expect({ died, answered: asked! - defaults! }).toEqual({ died: 2, answered: 10 });
  });

  test('a program that exits after every race is restarted, and plays like one that stays', async () => {
    const [records, beside] = [join(folder, 'leaving'), join(folder, 'staying')];
    const args = ['simulate', ...GAME, '--races', '4'];
    const found = await json('simulation', ...args, '--bots', `${rogue('leaves-after-race')},easy`, '--records', records, '--json');
    expect((found as unknown as Programs).programs[0]).toMatchObject(NO_FAULT);
    await windschatten(...args, '--bots', `${rogue('well')},easy`, '--records', beside);
    for (const name of readdirSync(beside))
      expect(readFileSync(join(records, name), 'utf8')).toBe(readFileSync(join(beside, name), 'utf8'));
  });

  test.each(['en', 'de', 'cs'])('the report in words quotes the program’s last line: %s', async (language) => {
    const { out, err, exit } = await windschatten('simulate', ...GAME, '--bots', `${rogue('dies-in-the-middle')},easy`, '--lang', language);
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
    expect(out).toContain('out of  breath');
    expect(out).not.toMatch(/\{\{|\$t\(|program-/);
  });

  test('the program receives the reason of a default and the action taken instead', async () => {
    const { out } = await windschatten('simulate', ...GAME, '--bots', `${rogue('illegal')},easy`);
    expect(out).toMatch(/illegal action-unknown \w+/);
  });
});

describe('a program that does not start', () => {
  test.each([
    ['exec:', /\(program-missing\)/],
    ['exec:/no/such/program', /\(ENOENT\).*\(program-not-ready\)/],
    [`exec:${import.meta.dirname}`, /\(EACCES\).*\(program-not-ready\)/],
    [rogue('dies-at-once'), /\(3\).*no legs today.*\(program-not-ready\)/],
    [rogue('version-9'), /\(version\).*\(program-not-ready\)/],
  ])('%s: %s, and no race is played', async (bot, reason) => {
    const { out, err, exit } = await windschatten('simulate', ...GAME, '--bots', `easy,${bot}`, '--races', '5');
    expect({ out, exit }).toEqual({ out: '', exit: 2 });
    expect(err).toMatch(reason);
  });

  test('has twenty clocks to send its first line, and at least twenty seconds', async () => {
    expect([10, 1000, 1001].map(readyTimeoutMs)).toEqual([20_000, 20_000, 20_020]);
    const report = { seat: 0, bot: 'it', conduct: newConduct(), lastErrorLine: '' };
    const hello = { type: 'hello', protocol: 'windschatten-bot', version: 1, game: 'any', rulesVersion: 1, setup: {}, clock: 10 } as const;
    const silent = createProgram({ call: programCall(rogue('never-ready')), hello, report, startTimeoutMs: 300 });
    await silent.start();
    expect(silent.whyNot()).toBe('not-ready');
  });

  test('a program that does not begin is reported while it is waited for, and one that begins is not', async () => {
    const report = { seat: 0, bot: 'it', conduct: newConduct(), lastErrorLine: '' };
    const hello = { type: 'hello', protocol: 'windschatten-bot', version: 1, game: 'any', rulesVersion: 1, setup: {}, clock: 10 } as const;
    const reported: string[] = [];
    const start = (how: string, startTimeoutMs: number) =>
      createProgram({
        call: programCall(rogue(how)),
        hello,
        report,
        startTimeoutMs,
        silenceHintMs: startTimeoutMs / 2,
        onSilence: () => reported.push(how),
      });
    const ready = start('well', 60_000);
    await Promise.all([start('never-ready', 300).start(), ready.start()]);
    await ready.end();
    expect(reported).toEqual(['never-ready']);
  });

  test('may start slowly, even with a short clock, and all programs are ready before the first race', async () => {
    const log = newFile();
    const args = ['--races', '8', '--workers', '8', '--clock', '500', '--json'];
    const found = await json('simulation', 'simulate', ...GAME, ...args, '--bots', `easy,${rogue('slow-to-start', log)}`);
    expect((found as unknown as Programs).programs[0]).toMatchObject({ absent: 0, died: 0, killed: 0 });
    const lines = linesOf(log).map((line) => line.replace(/^\d+$/, 'begun'));
    expect(lines.slice(0, 16).sort()).toEqual([...new Array<string>(8).fill('begun'), ...new Array<string>(8).fill('ready')]);
  });
});

describe('no process outlives the command', () => {
  beforeAll(() => {
    compiled();
  }, 300_000);

  test.each(['stays', 'leaves-others'])('%s: its processes end after the last race', async (how) => {
    const pids = newFile();
    await conductOf(how, pids);
    for (const pid of linesOf(pids)) await gone(pid);
    expect(linesOf(pids)).toHaveLength(how === 'leaves-others' ? 2 : 1);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the command and a program that hangs', async (signal) => {
    const pids = newFile();
    const args = ['simulate', ...GAME, '--clock', '600000', '--bots', `${rogue('never-ready', pids)},easy`];
    const command = spawn(process.execPath, [program, ...args], { env: environment, stdio: 'ignore' });
    const ended = new Promise((resolve) => command.on('exit', (_, by) => resolve(by)));
    await vi.waitFor(() => expect(existsSync(pids)).toBe(true), { timeout: 60_000, interval: 50 });
    command.kill(signal);
    expect(await ended).toBe(signal);
    for (const pid of linesOf(pids)) await gone(pid);
  });
});
