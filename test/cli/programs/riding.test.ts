import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRandom } from '../../../src/kit/index.ts';
import { formatRecord, parseRecord, playBack, rideSealed, type Race } from '../../../src/table/index.ts';
import { gameById } from '../../games/all.ts';
import { content } from '../../games/content.ts';
import { compiled, environment, fits, json, program, windschatten } from '../call.ts';

/** Programs that ride (`exec:`): whatever they do costs their own seat only, is counted and told, and none is left behind. */

const ROGUE = join(import.meta.dirname, 'rogue.mjs');
/** Nobody is late on a busy machine who is not meant to be; the silent cost three of theirs. */
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

/** Nobody of this number is alive, or will not be in a moment: whoever was ended is gone when the system has got round to it. */
const gone = (pid: string): Promise<void> =>
  vi.waitFor(
    () => {
      expect(isAlive(Number(pid))).toBe(false);
    },
    { timeout: 20_000, interval: 20 },
  );

/** A process that has ended and is only waiting to be fetched by its parent is not alive. */
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
  test.each(['well', 'padded', 'chatter', 'floods-errors'])('%s: no question is answered for it', async (how) => {
    const conduct = await conductOf(how);
    expect(conduct).toMatchObject(NO_FAULT);
    expect(conduct['asked']).toBeGreaterThan(10);
    expect(conduct['stray']).toBe(how === 'chatter' ? 2 * Number(conduct['asked']) : 0);
  });

  test('rides the race that a bot of its kind would ride, and the same for any number of workers', async () => {
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
      expect(text).toBe(formatRecord(ridden(raceOf(text), `rogues/${i + 1}`, last)));
    });
  });

  test('its seat has a name without folders', async () => {
    const found = await json('simulation', 'simulate', ...GAME, '--bots', `${rogue('well')},${rogue('padded')}`, '--json');
    expect((found['setup'] as { riders: string[] }).riders).toEqual(['exec:well 1', 'exec:padded 2']);
    expect(found['bots']).toEqual([rogue('well'), rogue('padded')]);
  });

  test('rides in the arena: seats in turn, one process an entrant', async () => {
    const args = ['arena', '--game', 'ausreisser', '--stages', '1', '--blocks', '2', '--clock', CLOCK];
    const found = await json('arena', ...args, '--bots', `${rogue('well')},easy`, '--json', '--workers', '2');
    expect(found).toMatchObject({ blocks: 2, races: 4, programs: [{ seat: 0, ...NO_FAULT }] });
    const again = await json('arena', ...args, '--bots', `${rogue('well')},easy`, '--json', '--workers', '1');
    expect(again).toEqual(found);
  });
});

/** The race of a record ridden again: house bots as they are, whoever is a program by `choose`. */
function ridden({ game, config }: Race, seed: string, choose: (seat: number, seen: unknown, choices: readonly unknown[]) => unknown): Race {
  const numbers = [0, 1, 2].map((seat) => createRandom(seed, seat));
  return rideSealed(game, config, seed, (seat, seen, choices) =>
    seat === 1 ? choices[numbers[1]!.below(choices.length)] : choose(seat, seen, choices),
  );
}

function raceOf(text: string): Race {
  const { race, problems } = parseRecord(text, { game: gameById, content });
  expect(problems).toEqual([]);
  return race!;
}

test('it is told what its seat may know and no more, line by line by the schema', async () => {
  const [records, heard] = [join(folder, 'seen'), newFile()];
  await windschatten('simulate', ...GAME, '--bots', `random,${rogue('remembers', heard)}`, '--records', records);
  const { game, ...race } = raceOf(readFileSync(join(records, 'race-000001.record'), 'utf8'));
  const told = linesOf(heard).slice(1);
  const lines = told.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of lines) expect(fits('bot-line', line)).toEqual([]);
  expect(lines.map(({ type }) => type).filter((type) => type !== 'ask')).toEqual(['hello', 'race', 'result', 'bye']);
  expect(lines[1]).toMatchObject({ seat: 1 });
  const views: unknown[] = [];
  const options: unknown[] = [];
  playBack({ game, ...race }, ({ seat }, state) => {
    if (seat !== 1) return undefined;
    const seen = game.hide(state, 1);
    views.push(JSON.parse(JSON.stringify(game.view(seen, 1))));
    options.push(game.choices(seen).map((choice) => game.actions.format(seen, choice)));
    return undefined;
  });
  const asked = lines.filter(({ type }) => type === 'ask');
  expect(asked.map(({ view }) => view)).toEqual(views);
  expect(asked.map((ask) => ask['options'])).toEqual(options);
  // nothing that says what the dealer will deal
  expect(told.join('\n')).not.toContain('rogues');
});

describe('whatever it does costs its own seat only, and is counted', () => {
  test.each([
    ['dies-in-the-middle', { died: 1, killed: 0, late: 0 }, 5],
    ['garbage', { died: 0, killed: 1, late: 3 }, 0],
    ['silent', { died: 0, killed: 1, late: 3, stray: 0 }, 0],
    ['hangs', { died: 0, killed: 1, late: 3 }, 0],
    ['no-action', { died: 0, killed: 0, late: 0, absent: 0, stray: 0 }, 0],
    ['floods-lines', { died: 0, killed: 1, late: 0 }, 0],
    ['floods-one-line', { died: 0, killed: 1, late: 0 }, 0],
    ['illegal', { died: 1, killed: 0, late: 0 }, 0],
  ])('%s', async (how, expected, answered) => {
    const pids = newFile();
    const conduct = await conductOf(how, pids);
    expect(conduct).toMatchObject(expected);
    const of = (name: string): number => Number(conduct[name]);
    expect(of('defaults')).toBe(of('asked') - answered);
    expect(of('late') + of('illegal') + of('error') + of('absent')).toBe(of('defaults'));
    for (const pid of linesOf(pids)) await gone(pid);
  });

  test('the others ride as they would beside one who always takes the first option', async () => {
    const records = join(folder, 'beside');
    await windschatten('simulate', ...GAME, '--bots', `${rogue('floods-lines')},random`, '--records', records);
    const text = readFileSync(join(records, 'race-000001.record'), 'utf8');
    expect(text).toBe(formatRecord(ridden(raceOf(text), 'rogues/1', (_seat, _seen, choices) => choices[0])));
  });

  test('who has died starts anew in the next race', async () => {
    const found = await json('simulation', 'simulate', ...GAME, '--races', '2', '--bots', `${rogue('dies-in-the-middle')},easy`, '--json');
    const [{ asked, defaults, died }] = (found as unknown as Programs).programs as [Record<string, number>];
    expect({ died, answered: asked! - defaults! }).toEqual({ died: 2, answered: 10 });
  });

  test.each(['en', 'de', 'cs'])('told in words at the end, with its last words: %s', async (language) => {
    const { out, said, exit } = await windschatten(
      'simulate',
      ...GAME,
      '--bots',
      `${rogue('dies-in-the-middle')},easy`,
      '--lang',
      language,
    );
    expect({ out, exit }).toEqual({ out: '', exit: 0 });
    expect(said).toContain('out of  breath');
    expect(said).not.toMatch(/\{\{|\$t\(|program-/);
  });

  test('it is told why, and what was done instead', async () => {
    const { said } = await windschatten('simulate', ...GAME, '--bots', `${rogue('illegal')},easy`);
    expect(said).toMatch(/illegal action-unknown \w+/);
  });
});

describe('who does not come to the start', () => {
  test.each([
    ['exec:', /\(program-missing\)/],
    ['exec:/no/such/program', /\(ENOENT\).*\(program-not-ready\)/],
    [`exec:${import.meta.dirname}`, /\(EACCES\).*\(program-not-ready\)/],
    [rogue('dies-at-once'), /\(3\).*no legs today.*\(program-not-ready\)/],
    [rogue('version-9'), /\(version\).*\(program-not-ready\)/],
  ])('%s: %s, and nobody rides', async (bot, told) => {
    const { out, said, exit } = await windschatten('simulate', ...GAME, '--bots', `easy,${bot}`, '--races', '5');
    expect({ out, exit }).toEqual({ out: '', exit: 2 });
    expect(said).toMatch(told);
  });

  test('who says nothing is waited for twenty clocks', async () => {
    const { said, exit } = await windschatten('simulate', ...GAME, '--clock', '50', '--bots', `easy,${rogue('never-ready')}`);
    expect(exit).toBe(2);
    expect(said).toContain('(not-ready)');
  });
});

describe('none is left behind', () => {
  beforeAll(() => {
    compiled();
  }, 300_000);

  test.each(['stays', 'leaves-others'])('%s: gone after the last race', async (how) => {
    const pids = newFile();
    await conductOf(how, pids);
    for (const pid of linesOf(pids)) await gone(pid);
    expect(linesOf(pids)).toHaveLength(how === 'leaves-others' ? 2 : 1);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('we are ended by %s while it hangs', async (signal) => {
    const pids = newFile();
    const args = ['simulate', ...GAME, '--clock', '600000', '--bots', `${rogue('never-ready', pids)},easy`];
    const us = spawn(process.execPath, [program, ...args], { env: environment, stdio: 'ignore' });
    const ended = new Promise((resolve) => us.on('exit', (_, by) => resolve(by)));
    await vi.waitFor(() => expect(existsSync(pids)).toBe(true), { timeout: 60_000, interval: 50 });
    us.kill(signal);
    expect(await ended).toBe(signal);
    for (const pid of linesOf(pids)) await gone(pid);
  });
});
