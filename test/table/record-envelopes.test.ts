import { describe, expect, test } from 'vitest';
import type { Envelope, SealedChance } from '../../src/table/index.ts';
import { commitmentOf, createDealer, formatRecord, replayJson, sealAnew, sealOf, verifyRecord } from '../../src/table/index.ts';
import { CHANCE } from '../../src/kit/index.ts';
import { readToy, play, toyMatch } from './toy-match.ts';

/** Version 2 of the format, for races with envelopes and for races that continue under a new seal. */

const seed = 'a sealed seed';
const seal = sealOf(seed);
const envelope = (seat: number, words: string, salt: string): Envelope => ({
  commitment: commitmentOf({ seal, seat, salt, words }),
  salt,
  words,
});
const contributions = [envelope(0, 'rücken"wind', '00112233445566778899aabbccddeeff'), undefined, envelope(2, '', 'f'.repeat(32))];
const calledOff = [
  { seal: sealOf('first'), notOpened: [0, 2] },
  { seal: sealOf('second'), notOpened: [] },
];
const match = play(toyMatch({ sealed: { seed, contributions, calledOff } }));
const text = formatRecord(match.race('opened'));

describe('a record with envelopes', () => {
  test('has version 2, and shows the words of each seat and how often the race was called off', () => {
    expect(text).toMatch(/^windschatten-record 2\n/);
    expect(text).toContain(
      [
        `dice sealed ${seal}`,
        `called-off ${calledOff[0]!.seal} seat 0,2`,
        `called-off ${calledOff[1]!.seal} host`,
        `envelope 0 ${contributions[0]!.commitment} 00112233445566778899aabbccddeeff "rücken\\"wind"`,
        `envelope 2 ${contributions[2]!.commitment} ${'f'.repeat(32)} ""`,
        'actions\n',
      ].join('\n'),
    );
  });

  test('is parsed, verified and formatted again as the same text', () => {
    const { race, problems } = readToy(text);
    expect(problems).toEqual([]);
    expect(race!.chance).toEqual({ kind: 'sealed', seal, seed, contributions, calledOff });
    expect(verifyRecord(race!)).toMatchObject({ ok: true });
    expect(formatRecord(race!)).toBe(text);
  });

  test('has version 1 if there are no envelopes', () => {
    expect(formatRecord(play(toyMatch()).race('opened'))).toMatch(/^windschatten-record 1\n/);
  });

  test('has envelopes and the list of races called off in its JSON', () => {
    expect(replayJson(match.race('opened'), { to: 0 })['dice']).toEqual({
      kind: 'sealed',
      seal,
      seed,
      contributions: [contributions[0], null, contributions[2]],
      calledOff,
    });
  });

  test('is verified as far as it can be while the operator’s envelope is closed', () => {
    expect(verifyRecord(match.race('sealed')).problem).toMatchObject({ code: 'verify-not-opened' });
  });
});

describe('verification finds a record that differs from what was shown', () => {
  test.each<[string, string, string, string]>([
    ['other words', '"rücken\\"wind"', '"gegenwind"', 'envelope-other'],
    ['another salt', 'f'.repeat(32), 'e'.repeat(32), 'envelope-other'],
    ['another commitment', contributions[2]!.commitment, '0'.repeat(64), 'envelope-other'],
    ['an envelope under another seat', 'envelope 2', 'envelope 1', 'envelope-other'],
    ['a race called off less often', `called-off ${calledOff[1]!.seal} host\n`, '', 'verify-outcome'],
    ['another seat named as not opened', 'seat 0,2', 'seat 1', 'verify-outcome'],
    ['an envelope left out', /^envelope 0.*\n/m.exec(text)![0], '', 'verify-outcome'],
  ])('%s', (_what, found, put, code) => {
    const { race, problems } = readToy(text.replace(found, put));
    expect(problems).toEqual([]);
    expect(verifyRecord(race!).problem).toMatchObject({ code });
  });
});

describe('invalid lines are refused', () => {
  test.each<[string, string, string, object]>([
    [
      'envelopes in version 1',
      'windschatten-record 2',
      'windschatten-record 1',
      { code: 'record-expected', facts: { expected: 'actions' } },
    ],
    ['open words beside envelopes', 'envelope 0', 'words 1 "x"\nenvelope 0', { code: 'record-expected' }],
    ['a seat twice', 'envelope 2', 'envelope 0', { code: 'record-expected' }],
    ['a seat that does not exist', 'envelope 2', 'envelope 3', { code: 'record-expected' }],
    ['no salt', ` ${'f'.repeat(32)} `, ' ', { code: 'record-expected' }],
    ['words of two lines', '"rücken\\"wind"', '"a\\nb"', { code: 'envelope-words' }],
    ['seats out of order', 'seat 0,2', 'seat 2,0', { code: 'record-expected' }],
    ['a seat that did not open and does not exist', 'seat 0,2', 'seat 0,3', { code: 'record-expected' }],
    ['no seat named', ' host', '', { code: 'record-expected' }],
  ])('%s', (_what, found, put, problem) => {
    expect(readToy(text.replace(found, put))).toMatchObject({ race: null, problems: [problem] });
  });
});

describe('a race continued under a new seal', () => {
  const typed = play(toyMatch({}), 12, undefined);
  const begun = { ...play(toyMatch(), 12).race('sealed'), chance: { kind: 'script' as const } };
  const anew = sealAnew(begun, sealOf('new'));
  const { from } = anew.chance as SealedChance;
  const played = play(toyMatch({ sealed: { seed: 'new', from: from! }, entries: begun.entries as never }));
  const record = formatRecord(played.race('opened'));

  test('has the first action of the new seal in its record', () => {
    expect(typed.log.length).toBeLessThan(begun.entries.length);
    expect(from).toBe(begun.entries.length + 1);
    expect(record).toContain(`\ndice sealed ${sealOf('new')} from ${from!}\n`);
    expect(record).toMatch(/^windschatten-record 2\n/);
    const { race, problems } = readToy(record);
    expect(problems).toEqual([]);
    expect(formatRecord(race!)).toBe(record);
    expect(replayJson(race!, { to: 0 })['dice']).toMatchObject({ from });
  });

  test('has its dice verified from there on, and earlier dice are not called wrong', () => {
    const outcomes = played.log.filter(({ n, seat }) => seat === CHANCE && n >= from!).length;
    expect(verifyRecord(readToy(record).race!)).toEqual({
      ok: false,
      checked: outcomes,
      problem: { code: 'verify-taken-over', facts: { from } },
    });
  });

  test('has a die changed after that found', () => {
    const { race } = readToy(record);
    const n = race!.entries.findIndex((entry) => entry.n >= from! && entry.seat === CHANCE);
    const other = [
      { type: 'draw', card: 1 },
      { type: 'draw', card: 2 },
    ].find((card) => JSON.stringify(card) !== JSON.stringify(race!.entries[n]!.action));
    const entries = race!.entries.with(n, { ...race!.entries[n]!, action: other });
    expect(verifyRecord({ ...race!, entries }).problem).toMatchObject({ code: 'verify-outcome', facts: { n: n + 1 } });
  });

  test('has one seal only if it had not begun', () => {
    expect(sealAnew({ ...begun, entries: [] }, sealOf('new')).chance).not.toHaveProperty('from');
  });
});

describe('the player who opens last cannot choose the dice', () => {
  const faces = Array.from({ length: 36 }, (_, i) => ({ action: i, weight: 1 }));
  const roll = (words: readonly (string | Envelope | undefined)[]) => createDealer(seed, words).deal('1/1/start/1', faces);

  test('although that is possible with open words and a known seed', () => {
    const found = Array.from({ length: 1000 }, (_, i) => `try ${i}`).find((words) => roll(['told before', words]) === 35);
    expect(found).toBeDefined();
  });

  test('because the envelope is shown before the others are open, and other words do not open it', () => {
    const mine = envelope(1, 'as sealed', '0'.repeat(32));
    const others = envelope(0, 'told after', '1'.repeat(32));
    const tries = Array.from({ length: 1000 }, (_, i) => ({ ...mine, words: `try ${i}` }));
    const matching = tries.find((tried) => roll([others, tried]) === 35)!;
    const race = { ...match.race('opened'), chance: { kind: 'sealed' as const, seal, seed, contributions: [others, matching] } };
    expect(verifyRecord(race).problem).toMatchObject({ code: 'envelope-other', facts: { seat: 1 } });
  });
});
