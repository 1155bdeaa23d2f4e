import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { createManyRandoms } from '../../../src/cli/ride/chance.ts';
import { answerLines } from '../../../src/cli/ride/command.ts';
import { MAX_LINE_CHARS } from '../../../src/cli/ride/requests.ts';
import { createSession } from '../../../src/cli/ride/session.ts';
import { createWords } from '../../../src/cli/words.ts';
import { botNames } from '../../../src/bots/index.ts';
import { decideAndApply, CHANCE, createRandom, drawOutcome, NO_SEAT } from '../../../src/kit/index.ts';
import { gameById } from '../../games/all.ts';
import { content } from '../../games/content.ts';
import { compiled, environment, fits, program, windschatten } from '../call.ts';

/** `windschatten ride --stdio`, with which a program steps through races by lines of JSON. */

interface Over {
  readonly race: number;
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly rewards: readonly number[];
}
interface Reply {
  readonly type: string;
  readonly batch: number;
  readonly seats: number;
  readonly seat: readonly number[];
  readonly count: readonly number[];
  readonly options: readonly (readonly string[])[];
  readonly view: readonly Record<string, unknown>[];
  readonly over?: readonly Over[];
  readonly played: number;
  readonly problems: readonly { readonly code: string; readonly at: string; readonly sentence: string }[];
}

const words = createWords('en');
/** A session whose answers are texts. */
interface TextSession {
  answer(line: string): string;
}
function newSession(maxInDetail?: number): TextSession {
  const session = createSession(content, (problem) => words.problem(problem), maxInDetail);
  return { answer: (line) => String(session.answer(line)).trimEnd() };
}

/** Sends a request. Request and reply must fit the schema. */
function ask(session: TextSession, request: object): Reply {
  expect(fits('ride-line', request)).toEqual([]);
  return read(session.answer(JSON.stringify(request)));
}
function read(line: string): Reply {
  const reply = JSON.parse(line) as Reply;
  expect(fits('ride-line', reply)).toEqual([]);
  return reply;
}

const CARDS = { game: 'ausreisser', setup: { riders: ['Anna', 'Ben', 'Cid'], stages: 1 } };
const BOARD = {
  game: 'reifenbreite',
  setup: {
    stages: ['criterium'],
    rules: 'professional',
    managers: [
      { name: 'Anna', teams: ['red'] },
      { name: 'Ben', teams: ['blue'] },
    ],
  },
};
const EACH = [
  ['cards', CARDS],
  ['board', BOARD],
] as const;

/** Steps one race of a batch to its end. The choices depend on `seed` alone. */
function playToEnd(
  session: TextSession,
  batch: number,
  race: number,
  seed: string,
  begun: Reply,
): { over: Over; asked: (readonly [number, number])[] } {
  const random = createRandom(seed);
  const asked: (readonly [number, number])[] = [];
  for (let reply = begun; ;) {
    asked.push([reply.seat[0]!, reply.count[0]!]);
    reply = read(session.answer(JSON.stringify({ do: 'step', batch, races: [race], choose: [random.below(reply.count[0]!)] })));
    if (reply.over !== undefined) return { over: reply.over[0]!, asked };
  }
}

describe.each(EACH)('%s', (_, open) => {
  test('a race equals the one in checked play with the same dice and choices', () => {
    const session = newSession();
    const begun = ask(session, { do: 'open', ...open, seed: 's' });
    const { over, asked } = playToEnd(session, begun.batch, 0, 'choices', begun);
    const game = gameById(open.game)!;
    const config = game.configure(open.setup, content);
    if (!config.ok) throw new Error('the set-up is refused');
    const state = game.start(config.value);
    const dice = createManyRandoms(1);
    dice.begin(0, 's/0/1');
    const random = createRandom('choices');
    const found: (readonly [number, number])[] = [];
    for (let seat = game.turn(state); seat !== NO_SEAT; seat = game.turn(state)) {
      const choices = game.choices(state);
      if (choices.length > 1) found.push([seat, choices.length]);
      const action =
        seat === CHANCE
          ? drawOutcome(game.outcomes(state), (n) => dice.below(0, n))
          : choices[choices.length > 1 ? random.below(choices.length) : 0];
      expect(decideAndApply(game, state, seat, action).ok).toBe(true);
    }
    expect(asked).toEqual(found);
    for (const { seat, rank, points } of game.standings(state)) {
      expect(over.ranks[seat]).toBe(rank);
      expect(over.points[seat]).toBe(points);
    }
  });

  test('a race is the same alone, beside other races, and after a reset to its seed', () => {
    const session = newSession();
    const many = ask(session, { do: 'open', ...open, races: 5, seed: 's' });
    // moves the other races on first
    ask(session, { do: 'step', batch: many.batch, races: [0, 1, 2, 4], choose: [0, 1, 0, 1] });
    const beside = playToEnd(session, many.batch, 3, 'x', ask(session, { do: 'look', batch: many.batch, races: [3] }));
    const alone = ask(session, { do: 'open', ...open, races: 1, seed: 'other' });
    const again = ask(session, { do: 'reset', batch: alone.batch, seeds: ['s/3/1'] });
    expect(playToEnd(session, alone.batch, 0, 'x', again)).toEqual({ ...beside, over: { ...beside.over, race: 0 } });
  });

  test('a finished race stays finished, is skipped by a step, and starts again after a reset', () => {
    const session = newSession();
    const { batch, ...begun } = ask(session, { do: 'open', ...open, races: 2 });
    const { over } = playToEnd(session, batch, 0, 'x', begun as Reply);
    expect(over.rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0);
    const reply = ask(session, { do: 'step', batch, choose: [null, 0] });
    expect(reply).toMatchObject({ seat: [-1, expect.any(Number)], count: [0, expect.any(Number)] });
    expect(ask(session, { do: 'look', batch, races: [0] })).toMatchObject({ options: [[]], view: [null] });
    expect(ask(session, { do: 'reset', batch, races: [0] }).count[0]).toBeGreaterThan(1);
  });

  test('with `again`, every finished race is followed by a different one', () => {
    const session = newSession();
    let reply = ask(session, { do: 'open', ...open, races: 3, again: true });
    const { batch } = reply;
    const over: Over[] = [];
    const random = createRandom('again');
    while (over.length < 9) {
      reply = read(session.answer(JSON.stringify({ do: 'step', batch, choose: reply.count.map((count) => random.below(count)) })));
      expect(reply.seat).not.toContain(-1);
      over.push(...(reply.over ?? []));
    }
    expect(new Set(over.map(({ points }) => points.join())).size).toBeGreaterThan(1);
    expect(ask(session, { do: 'count' }).played).toBeGreaterThan(100);
  });

  test('a walk equals its steps one after another, each number taken modulo the number of options', () => {
    const session = newSession();
    const slow = ask(session, { do: 'open', ...open, races: 3, seed: 's', again: true });
    const quick = ask(session, { do: 'open', ...open, races: 3, seed: 's', again: true });
    const random = createRandom('walk');
    const numbers = Array.from({ length: 3 }, () => Array.from({ length: 40 }, () => random.below(5040)));
    const races = [2, 0];
    let reply = ask(session, { do: 'look', batch: slow.batch, races, tell: [] });
    for (let i = 0; i < 40; i++) {
      const choose = races.map((race, k) => numbers[race]![i]! % reply.count[k]!);
      reply = read(session.answer(JSON.stringify({ do: 'step', batch: slow.batch, races, choose })));
    }
    // in one line and in several; a race with an empty list does not move
    const whole = (from: number, to: number) => races.map((race) => numbers[race]!.slice(from, to));
    ask(session, { do: 'walk', batch: quick.batch, races, choose: whole(0, 25) });
    expect(ask(session, { do: 'walk', batch: quick.batch, choose: [[], [], []] })).toMatchObject({ type: 'walk' });
    const { seat, count } = ask(session, { do: 'walk', batch: quick.batch, races, choose: whole(25, 40) });
    expect({ seat, count }).toEqual({ seat: reply.seat, count: reply.count });
    const look = (batch: number) => ask(session, { do: 'look', batch });
    expect(look(quick.batch)).toEqual(look(slow.batch));
  });

  test('a walk ends with its race, and the next race begins as after single steps', () => {
    const session = newSession();
    const random = createRandom('home');
    const numbers = Array.from({ length: 5000 }, () => random.below(5040));
    const once = ask(session, { do: 'open', ...open, races: 2, seed: 's' });
    const reply = ask(session, { do: 'walk', batch: once.batch, choose: [numbers, [0]] });
    expect(reply).toMatchObject({ seat: [-1, expect.any(Number)], count: [0, expect.any(Number)], over: [{ race: 0 }] });
    expect(ask(session, { do: 'walk', batch: once.batch, races: [0], choose: [[1, 2]] })).toMatchObject({ seat: [-1] });
    const again = ask(session, { do: 'open', ...open, races: 2, seed: 's', again: true });
    expect(ask(session, { do: 'walk', batch: again.batch, choose: [numbers, [0]] }).over).toEqual(reply.over);
    const fresh = ask(session, { do: 'reset', batch: once.batch, races: [0] });
    const next = ask(session, { do: 'look', batch: again.batch, races: [0], tell: [] });
    expect([next.seat, next.count]).toEqual([fresh.seat, fresh.count]);
  });

  test('built-in bots play their seats', () => {
    const session = newSession();
    const begun = ask(session, {
      do: 'open',
      ...open,
      bots: [null, botNames(open.game)[1]!, 'random'].slice(0, 'riders' in open.setup ? 3 : 2),
    });
    const { asked } = playToEnd(session, begun.batch, 0, 'x', begun);
    expect(new Set(asked.map(([seat]) => seat))).toEqual(new Set([0]));
  });
});

test('a reply contains the options as text and the view of the deciding seat, always or on request', () => {
  const session = newSession();
  const reply = ask(session, { do: 'open', ...CARDS, races: 4, tell: ['options', 'view'] });
  reply.options.forEach((options, race) => {
    expect(options).toHaveLength(reply.count[race]!);
    for (const option of options) expect(option).toMatch(/^(lay|pass|hill|discard)/);
    const view = reply.view[race] as { hand: { count: number }[]; riders: { cards: number }[] };
    const cards = view.hand.reduce((sum, { count }) => sum + count, 0);
    expect(cards).toBe(view.riders[reply.seat[race]!]!.cards);
  });
  // `look` changes nothing
  const before = session.answer(JSON.stringify({ do: 'look', batch: reply.batch }));
  expect(session.answer(JSON.stringify({ do: 'look', batch: reply.batch }))).toBe(before);
});

describe('an invalid request gets place and reason as its reply, and changes nothing', () => {
  const open = JSON.stringify({ do: 'open', ...CARDS, races: 3 });
  const look = JSON.stringify({ do: 'look', batch: 0 });
  test.each([
    ['', 'json-expected-value', ''],
    ['{"do":"open",', 'json-expected-name', ''],
    ['[]', 'ride-request', 'do'],
    ['{"do":"dance"}', 'ride-request', 'do'],
    ['{"do":"step","batch":0}', 'ride-request', 'choose'],
    ['{"do":"step","batch":0,"choose":[0,0,0],"more":1}', 'ride-unknown-field', 'more'],
    ['{"do":"step","batch":1,"choose":[0]}', 'ride-no-batch', 'batch'],
    ['{"do":"step","batch":0,"races":[0,3],"choose":[0,0]}', 'ride-no-race', 'races[1]'],
    ['{"do":"step","batch":0,"races":[1,1],"choose":[0,0]}', 'ride-race-twice', 'races'],
    ['{"do":"step","batch":0,"choose":[0,0]}', 'ride-choices', 'choose'],
    ['{"do":"step","batch":0,"choose":[0,0,999]}', 'ride-choice', 'choose[2]'],
    ['{"do":"step","batch":0,"choose":[0,0.5,0]}', 'ride-choice', 'choose[1]'],
    ['{"do":"step","batch":0,"choose":[0,0,-1]}', 'ride-choice', 'choose[2]'],
    ['{"do":"step","batch":0,"choose":[0,0,"1"]}', 'ride-choice', 'choose[2]'],
    ['{"do":"walk","batch":0}', 'ride-request', 'choose'],
    ['{"do":"walk","batch":0,"choose":{}}', 'ride-request', 'choose'],
    ['{"do":"walk","batch":0,"choose":[[0]]}', 'ride-choices', 'choose'],
    ['{"do":"walk","batch":0,"choose":[[0,1],[2],3]}', 'ride-numbers', 'choose[2]'],
    ['{"do":"walk","batch":0,"choose":[[0,1],[2,0.5],[3]]}', 'ride-numbers', 'choose[1][1]'],
    ['{"do":"walk","batch":0,"choose":[[0,1],[2,-1],[3]]}', 'ride-numbers', 'choose[1][1]'],
    ['{"do":"walk","batch":0,"choose":[[0,1],[2],[null]]}', 'ride-numbers', 'choose[2][0]'],
    ['{"do":"walk","batch":0,"choose":[[1073741824],[2],[0]]}', 'ride-numbers', 'choose[0][0]'],
    ['{"do":"walk","batch":0,"races":[1,1],"choose":[[0],[0]]}', 'ride-race-twice', 'races'],
    ['{"do":"reset","batch":0,"seeds":["one"]}', 'ride-choices', 'seeds'],
    ['{"do":"open","game":"chess","setup":{}}', 'game-unknown', 'game'],
    ['{"do":"open","game":"ausreisser","setup":{"riders":["A"]}}', 'setup-riders', 'setup: riders'],
    [JSON.stringify({ do: 'open', ...CARDS, bots: ['exec:./bot'] }), 'bot-unknown', 'bots'],
    [JSON.stringify({ do: 'open', ...CARDS, bots: ['easy', 'easy', 'easy'] }), 'ride-no-seat', 'bots'],
    [JSON.stringify({ do: 'open', ...CARDS, bots: [null, null, null, null] }), 'ride-bots', 'bots'],
    [JSON.stringify({ do: 'open', ...CARDS, races: 65_536 }), 'ride-too-many', ''],
    [' '.repeat(MAX_LINE_CHARS + 1), 'ride-line-too-long', undefined],
    ['{\0"\0d\0o\0"\0', 'ride-line-utf16', undefined],
  ])('%.60s: %s', (line, code, at) => {
    const session = newSession();
    session.answer(open);
    const before = session.answer(look);
    const { type, problems } = read(session.answer(line));
    expect(type).toBe('problem');
    expect(problems[0]).toMatchObject({ code, ...(code.startsWith('json') || at === undefined ? {} : { at }) });
    expect(problems[0]!.sentence).not.toMatch(/\{\{|^ride-/);
    expect(session.answer(look)).toBe(before);
  });

  test.each(['{"do":"stp","id":7}', '{"do":"step","batch":-1,"choose":[0],"id":7}', '{"do":"step","batch":9,"choose":[0],"id":7}'])(
    'the reply to an invalid request has its id: %s',
    (line) => {
      expect(JSON.parse(newSession().answer(line))).toMatchObject({ type: 'problem', id: 7 });
    },
  );

  test('an id must be a text or a finite number', () => {
    const reply = newSession().answer('{"do":"count","id":1e999}');
    expect(JSON.parse(reply)).toMatchObject({ type: 'problem', problems: [{ code: 'ride-request', at: 'id' }] });
    expect(reply).not.toContain('"id":');
  });

  test('a request for more races than a reply can hold is refused, and changes nothing', () => {
    const session = newSession(3);
    const tooMany = { type: 'problem', problems: [{ code: 'ride-told-too-many', at: 'races' }] };
    expect(ask(session, { do: 'open', ...CARDS, races: 4, tell: ['options'] })).toMatchObject(tooMany);
    expect(ask(session, { do: 'open', ...CARDS, races: 4 })).toMatchObject({ batch: 0 });
    expect(ask(session, { do: 'look', batch: 0 })).toMatchObject(tooMany);
    expect(ask(session, { do: 'look', batch: 0, races: [3, 1, 2] }).view).toHaveLength(3);
    expect(ask(session, { do: 'look', batch: 0, tell: [] })).toMatchObject({ type: 'look' });
    expect(ask(session, { do: 'step', batch: 0, choose: [0, 0, 0, 0] })).toMatchObject({ type: 'step' });
  });

  test('the sender’s name for a request comes back with its answer', () => {
    const session = newSession();
    expect(ask(session, { do: 'count', id: 'a' })).toMatchObject({ type: 'count', id: 'a' });
    expect(ask(session, { do: 'close', id: 7, batch: 3 })).toMatchObject({ type: 'problem', id: 7 });
  });

  test('a closed batch frees its races', () => {
    const session = newSession();
    const { batch } = ask(session, { do: 'open', ...CARDS });
    ask(session, { do: 'close', batch });
    expect(ask(session, { do: 'look', batch })).toMatchObject({ problems: [{ code: 'ride-no-batch' }] });
    expect(ask(session, { do: 'open', ...CARDS }).batch).toBe(batch + 1);
  });
});

test('lines may come in any pieces; those that come together are answered together', async () => {
  const said: string[] = [];
  await answerLines(Readable.from(['on', 'e\n\ntwo\nth', 'ree\nfour']), { answer: (line) => Buffer.from(`<${line}>\n`) }, (lines) =>
    said.push(String(lines)),
  );
  expect(said).toEqual(['<one>\n<two>\n', '<three>\n', '<four>\n']);
});

test('a byte order mark before the first line is skipped', async () => {
  const said: string[] = [];
  const session = newSession();
  const answer = (line: string): Buffer => Buffer.from(session.answer(line));
  await answerLines(Readable.from([Buffer.from('\uFEFF{"do":"count"}\n')]), { answer }, (lines) => said.push(String(lines)));
  expect(said.map((line) => read(line).type)).toEqual(['count']);
});

test('a line above the maximum length is dropped, and the next one is read', async () => {
  const said: string[] = [];
  const part = 'x'.repeat(1_000_000);
  const pieces = [...new Array<string>(20).fill(part), '\n{"do":"count"}\n'];
  const session = newSession();
  let longest = 0;
  const answer = (line: string): Buffer => {
    longest = Math.max(longest, line.length);
    return Buffer.from(`${session.answer(line)}\n`);
  };
  await answerLines(Readable.from(pieces), { answer }, (lines) => said.push(String(lines)));
  expect(
    said
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => read(line).type),
  ).toEqual(['problem', 'count']);
  expect(longest).toBeLessThan(MAX_LINE_CHARS + 2_000_000);
});

test('chance is xoshiro128**, one a race', () => {
  const randoms = createManyRandoms(3);
  const begin = createRandom('a', 0, 1);
  const [s0, s1, s2, s3] = [begin.word() | 1, begin.word(), begin.word(), begin.word()].map((word) => BigInt(word >>> 0)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const cut = (n: bigint): bigint => n & 0xffffffffn;
  const rotl = (n: bigint, k: bigint): bigint => cut(n << k) | (n >> (32n - k));
  let s = [s0, s1, s2, s3] as const;
  const next = (): bigint => {
    const word = cut(rotl(cut(s[1] * 5n), 7n) * 9n);
    const [a, b, c, d] = s;
    const [third, fourth] = [c ^ a, d ^ b];
    s = [a ^ fourth, b ^ third, third ^ cut(b << 9n), rotl(fourth, 11n)];
    return word;
  };
  randoms.begin(1, 'a');
  randoms.begin(2, 'b');
  for (let i = 0; i < 1000; i++) {
    randoms.below(2, 6);
    expect(randoms.below(1, 2 ** 32)).toBe(Number(next()));
  }
});

describe('as a process', () => {
  beforeAll(() => {
    compiled();
  }, 300_000);

  test('it replies line by line, and exits with 0 at the end of its input', () => {
    const input = [JSON.stringify({ do: 'open', ...CARDS }), 'nonsense', '{"do":"step","batch":0,"choose":[0]}', ''].join('\n');
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'ride', '--stdio'], {
      input,
      encoding: 'utf8',
      env: environment,
    });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const lines = stdout.trim().split('\n').map(read);
    expect(lines.map(({ type }) => type)).toEqual(['hello', 'open', 'problem', 'step']);
  });

  test('ride without --stdio is refused', async () => {
    const { out, err, exit } = await windschatten('ride');
    expect({ out, exit }).toEqual({ out: '', exit: 2 });
    expect(err).toContain('(option-missing)');
  });
});
