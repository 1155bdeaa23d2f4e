import { describe, expect, test } from 'vitest';
import { CHANCE, NO_SEAT } from '../../src/kit/index.ts';
import { formatRecord, parseFact } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { anyOf, testJournal, settled, joinToySeat, toyHost } from './host-kit.ts';
import { TOY } from './toy-match.ts';

const KINDS = toyGame.advance!.questions(TOY);

describe('table facts survive a restart and are not part of the record', () => {
  test('answers in advance, drivers, absences and take-backs', async () => {
    const at = toyHost({ drivers: ['human', 'bot', 'human'], timing: { step: 300, hold: Infinity } });
    const [anna, cleo] = [joinToySeat(at, 0), joinToySeat(at, 2)];
    await at.host.run();
    expect(await cleo.link.answerInAdvance({ ask: { from: 2 } })).toEqual([]);
    expect(await at.host.setDriver(1, 'another bot')).toBeNull();
    expect(await at.host.setAway(2, true)).toBeNull();
    expect(await at.host.setAway(0, true)).toBeNull();
    expect(await at.host.setAway(2, false)).toBeNull();
    const action = anna.seat.choices()[0]!;
    await anna.act(action, 'a1');
    expect(await anna.link.takeBack()).toBeNull();
    const before = [anna, cleo].map(({ seat }) => seat.situation);
    const again = toyHost({
      journal: testJournal(at.journal.rows),
      drivers: ['human', 'bot', 'human'],
      timing: { step: 300, hold: Infinity },
    });
    await again.host.run();
    expect([0, 2].map((seat) => again.host.link(seat).news(0).situation)).toEqual(before);
    expect(before[1]).toMatchObject({ answers: { ask: { from: 2 } }, drivers: ['human', 'another bot', 'human'], away: [0], entries: 10 });
    const record = formatRecord(again.host.race('opened'));
    expect(record).toBe(formatRecord(at.host.race('opened')));
    expect(record).not.toMatch(/another bot|from|taken/);
  });

  test('a row that could not be read back is never written', async () => {
    const at = toyHost();
    await at.host.run();
    const spectator = at.host.link(NO_SEAT);
    expect(await spectator.answerInAdvance({ ask: 'never' })).toMatchObject([{ code: 'table-no-seat' }]);
    for (const [seat, driver] of [
      [3, 'bot'],
      [NO_SEAT, 'bot'],
      [CHANCE, 'bot'],
      [0.5, 'bot'],
      [0, ''],
      [0, 'x'.repeat(41)],
    ] as const)
      expect(await at.host.setDriver(seat, driver)).toMatchObject({ code: 'table-fact' });
    expect(await at.host.setAway(7, true)).toMatchObject({ code: 'table-fact' });
    expect(at.journal.rows).toHaveLength(1);
    for (const { kind, text } of at.journal.rows) if (kind === 'table') expect(parseFact(text, 3, KINDS).ok).toBe(true);
  });

  test('a rest until the next turn is stored and restored, and ends with a take-back', async () => {
    const at = toyHost({ drivers: ['human', 'bot', 'human'] });
    await at.host.run();
    expect(await at.host.rest([0, 2])).toBeNull();
    const { text } = at.journal.rows.at(-1)!;
    expect(text).toBe('{"fact":"rest","seat":-2,"seats":[0,2]}');
    const again = toyHost({ journal: testJournal(at.journal.rows), drivers: ['human', 'bot', 'human'] });
    expect(again.reader.table.resting).toEqual([0, 2]);
    for (const seats of [[2, 0], [3], [0.5], 'all', undefined])
      expect(parseFact(JSON.stringify({ fact: 'rest', seat: NO_SEAT, seats }), 3, KINDS)).toMatchObject({ error: { at: 'seats' } });
    expect(parseFact('{"fact":"rest","seat":0,"seats":[0]}', 3, KINDS)).toMatchObject({ error: { at: 'seat' } });
    at.journal.refuse = 'full';
    expect(await at.host.rest([2])).toMatchObject({ code: 'table-not-kept-full' });
    at.journal.refuse = null;
    at.journal.rows.push({ n: at.journal.rows.length + 1, kind: 'table', text: '{"fact":"taken-back","seat":0,"to":1}' });
    expect(toyHost({ journal: testJournal(at.journal.rows) }).reader.table.resting).toEqual([]);
  });

  test('only seats and spectators have a link, because chance would see every card', () => {
    const at = toyHost();
    for (const eyes of [CHANCE, 3, -3, 1.5, NaN]) expect(() => at.host.link(eyes)).toThrow('no seat');
  });
});

describe('the driver of a seat', () => {
  test('that is a bot cannot be overruled by hand', async () => {
    const at = toyHost({ drivers: ['bot', 'human', 'human'] });
    at.clock.flying = false;
    const anna = joinToySeat(at, 0);
    void at.host.run();
    await settled();
    const action = toyGame.choices(anna.seat.state)[0]!;
    expect(await anna.act(action)).toMatchObject({ code: 'table-not-asked' });
    expect(anna.seat.entries).toHaveLength(10);
  });

  test('that was a bot loses its pending decision when a person takes over', async () => {
    const at = toyHost({ drivers: ['bot', 'human', 'human'] });
    at.clock.flying = false;
    const anna = joinToySeat(at, 0);
    void at.host.run();
    await settled();
    expect(await at.host.setDriver(0, 'human')).toBeNull();
    await at.clock.advance(1000);
    expect([anna.seat.entries.length, anna.seat.situation.asked]).toEqual([10, true]);
    expect(await anna.act(anna.seat.choices()[0]!)).toBeNull();
  });

  test('that was another bot loses its pending decision too', async () => {
    const asked: string[] = [];
    const think = anyOf(toyGame);
    const at = toyHost({
      drivers: ['slow', 'human', 'human'],
      think: (wish) => {
        asked.push(wish.driver);
        return think(wish);
      },
    });
    at.clock.flying = false;
    const anna = joinToySeat(at, 0);
    void at.host.run();
    await settled();
    await at.host.setDriver(0, 'quick');
    await at.clock.advance(1000);
    await at.clock.advance(1000);
    expect(asked).toEqual(['slow', 'quick']);
    expect(anna.seat.entries).toHaveLength(11);
  });

  test('that becomes a bot during a question answers the question', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    await at.host.setDriver(0, 'bot');
    await settled();
    expect(anna.seat.entries.length).toBeGreaterThan(10);
    expect(anna.seat.situation.asked).toBe(false);
  });

  test('that is a person cannot take back what a bot did', async () => {
    const at = toyHost({ drivers: ['bot', 'human', 'human'] });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    await at.host.setDriver(0, 'human');
    expect([anna.seat.entries.length, anna.seat.situation.takeBack]).toEqual([11, null]);
    expect(await anna.link.takeBack()).toMatchObject({ code: 'table-no-taking-back' });
  });
});

describe('a bot that fails', () => {
  test.each([
    ['does not answer', () => Promise.reject(new Error('the worker died')), 'the worker died'],
    ['answers what is not allowed', () => Promise.resolve({ action: { type: 'wall' } as const, reason: null }), 'no-wall'],
  ])('%s: the failure is reported, and the bot is tried again on request', async (_what, wrong, message) => {
    let fails = true;
    const right = anyOf(toyGame);
    const at = toyHost({ drivers: ['bot', 'human', 'human'], think: (wish) => (fails ? wrong() : right(wish)) });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    expect(anna.seat.situation.broken).toContain(message);
    expect([anna.seat.situation.thinking, anna.seat.situation.going, anna.seat.entries.length]).toEqual([false, false, 10]);
    fails = false;
    await at.host.run();
    expect([anna.seat.situation.broken, anna.seat.entries.length]).toEqual([null, 11]);
  });
});

describe('a bot that never answers', () => {
  const never = (): Promise<never> => new Promise(() => undefined);

  test('can be replaced by a person, and the race continues', async () => {
    let hangs = true;
    const right = anyOf(toyGame);
    const at = toyHost({ drivers: ['slow', 'bot', 'human'], think: (wish) => (hangs && wish.driver === 'slow' ? never() : right(wish)) });
    const anna = joinToySeat(at, 0);
    void at.host.run();
    await settled();
    expect(anna.seat.situation.thinking).toBe(true);
    await at.host.setDriver(0, 'human');
    await settled();
    expect(anna.seat.situation).toMatchObject({ thinking: false, asked: true, going: false });
    hangs = false;
    expect(await anna.act(anna.seat.choices()[0]!)).toBeNull();
    await settled();
    expect(anna.seat.entries.length).toBeGreaterThan(11);
  });

  test('can be replaced by another bot after an earlier failure', async () => {
    const right = anyOf(toyGame);
    const at = toyHost({
      drivers: ['broken', 'human', 'human'],
      think: (wish) => (wish.driver === 'broken' ? Promise.reject(new Error('no such bot')) : right(wish)),
    });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    expect(anna.seat.situation.broken).toBe('no such bot');
    await at.host.setDriver(0, 'bot');
    await settled();
    expect([anna.seat.situation.broken, anna.seat.entries.length]).toEqual([null, 11]);
  });
});

describe('a listener', () => {
  test('that throws is reported and removed, and the race continues', async () => {
    const reported: unknown[] = [];
    const at = toyHost({ drivers: ['human', 'bot', 'bot'], report: (error) => reported.push(error) });
    at.host.link(1).watch(() => {
      throw new Error('the wire is cut');
    });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    expect(await anna.act(anna.seat.choices()[0]!)).toBeNull();
    await settled();
    expect(anna.seat.situation.broken).toBeNull();
    expect(anna.seat.entries.length).toBeGreaterThan(11);
    expect(reported.map(String)).toEqual(['Error: the wire is cut']);
  });

  test('may watch as two viewers, and stop watching as one of them', async () => {
    const at = toyHost();
    const newsSeen: number[] = [];
    const listen = (): number => newsSeen.push(1);
    at.host.link(0).watch(listen);
    const stop = at.host.link(1).watch(listen);
    await at.host.run();
    expect(newsSeen.length % 2).toBe(0);
    const before = newsSeen.length;
    stop();
    await at.host.setAway(2, true);
    expect(newsSeen.length).toBe(before + 1);
  });

  test('that leaves while news are sent gets none of the rest', async () => {
    const at = toyHost();
    let newsCount = 0;
    const stops: (() => void)[] = [];
    at.host.link(0).watch(() => {
      for (const stop of stops) stop();
    });
    stops.push(at.host.link(1).watch(() => newsCount++));
    await at.host.run();
    expect(newsCount).toBe(0);
  });
});

test('a host that has ended does nothing and stores nothing', async () => {
  const at = toyHost();
  const anna = joinToySeat(at, 0);
  await at.host.run();
  const action = anna.seat.choices()[0]!;
  at.host.end();
  expect(await anna.act(action)).toMatchObject({ code: 'table-not-here' });
  expect(await anna.link.takeBack()).not.toBeNull();
  expect(await anna.link.answerInAdvance({ ask: 'never' })).toMatchObject([{ code: 'table-not-here' }]);
  expect(await at.host.setDriver(0, 'bot')).toMatchObject({ code: 'table-not-here' });
  expect(await at.host.repair()).toMatchObject({ code: 'table-not-here' });
  await at.host.run();
  expect(at.journal.rows).toHaveLength(1);
});
