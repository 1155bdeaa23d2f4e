import { describe, expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { testJournal, positionOf, settled, joinToySeat, toyHost } from './host-kit.ts';
import type { TestJournal } from './host-kit.ts';

const BOTS = ['human', 'bot', 'bot'];

/** Two leaders on one journal; the deal is stored. */
async function two(
  drivers?: readonly string[],
): Promise<{ journal: TestJournal; left: ReturnType<typeof toyHost>; right: ReturnType<typeof toyHost> }> {
  const journal = testJournal();
  const who = drivers === undefined ? {} : { drivers };
  const left = toyHost({ journal, ...who });
  await left.host.run();
  const right = toyHost({ journal, ...who });
  return { journal, left, right };
}

describe('two hosts on one journal', () => {
  test('of two actions one wins; the other host catches up and refuses with table-stale', async () => {
    const { journal, left, right } = await two();
    const [anna, alsoAnna, ben] = [joinToySeat(left, 0), joinToySeat(right, 0), joinToySeat(right, 1)];
    const options = anna.seat.choices();
    journal.mode = 'by-hand';
    const sent = [anna.act(options[0]!, 'left'), alsoAnna.act(options.at(-1)!, 'right')];
    await settled();
    expect(journal.waiting.map(({ row }) => row.n)).toEqual([2, 2]);
    await journal.answer();
    await journal.answer();
    expect(await Promise.all(sent)).toMatchObject([null, { code: 'table-stale', facts: { after: 10, now: 11 } }]);
    await settled();
    expect([positionOf(right), ben.seat.entries.length, ben.seat.situation.notKept]).toEqual([positionOf(left), 11, null]);
    expect(journal.rows).toHaveLength(2);
  });

  test('the same action sent to both happens once, and both confirm it', async () => {
    const { journal, left, right } = await two();
    const [anna, alsoAnna] = [joinToySeat(left, 0), joinToySeat(right, 0)];
    const action = anna.seat.choices()[0]!;
    journal.mode = 'by-hand';
    const sent = [anna.act(action, 'a1'), alsoAnna.act(action, 'a1')];
    await settled();
    await journal.answer();
    await journal.answer();
    expect(await Promise.all(sent)).toEqual([null, null]);
    expect([journal.rows.length, alsoAnna.seat.entries.length]).toEqual([2, 11]);
  });

  test('an action is still valid if the other host stored only facts', async () => {
    const { journal, left, right } = await two();
    const anna = joinToySeat(right, 0);
    expect(await left.host.setAway(2, true)).toBeNull();
    expect(await anna.act(anna.seat.choices()[0]!)).toBeNull();
    expect(anna.seat.situation).toMatchObject({ away: [2], notKept: null, entries: 11 });
    expect(journal.rows).toHaveLength(3);
  });

  test('both keep their facts', async () => {
    const { journal, left, right } = await two();
    const cleo = joinToySeat(right, 2);
    await left.host.link(1).answerInAdvance({ ask: 'never' });
    expect(await cleo.link.answerInAdvance({ ask: { from: 3 } })).toEqual([]);
    await left.host.catchUp();
    expect(left.host.link(1).news(0).situation.answers).toEqual({ ask: 'never' });
    expect(left.host.link(2).news(0).situation.answers).toEqual({ ask: { from: 3 } });
    expect(right.host.link(1).news(0).situation.answers).toEqual({ ask: 'never' });
    expect(journal.rows).toHaveLength(3);
  });

  test('a bot’s action wins once, and the other host catches up by itself and plays on', async () => {
    const { journal, left, right } = await two(BOTS);
    const anna = joinToySeat(left, 0);
    await anna.act(anna.seat.choices()[0]!);
    await right.host.run();
    await left.host.run();
    await right.host.catchUp();
    expect(positionOf(right)).toBe(positionOf(left));
    expect(left.host.race('sealed').entries.length).toBeGreaterThan(11);
    const again = toyHost({ journal: testJournal(journal.rows), drivers: BOTS });
    expect([again.reader.damage, positionOf(again)]).toEqual([null, positionOf(left)]);
  });

  test('a journal that refuses rows and shows none does not loop a host for ever', async () => {
    const at = toyHost({ drivers: ['bot', 'bot', 'bot'] });
    at.journal.refuse = 'taken';
    await at.host.run();
    expect(at.host.link(NO_SEAT).news(0).situation.notKept).toBe('taken');
  });
});

describe('a reader', () => {
  test('reads the leader’s rows, and sends news to its listeners', async () => {
    const journal = testJournal();
    const left = toyHost({ journal, drivers: BOTS });
    const right = toyHost({ journal, drivers: BOTS, role: 'reader' });
    const [anna, viewer] = [joinToySeat(left, 0), joinToySeat(right)];
    await left.host.run();
    await right.host.catchUp();
    expect(viewer.seat.entries).toHaveLength(10);
    await anna.act(anna.seat.choices()[0]!);
    await left.host.run();
    await right.host.catchUp();
    expect([positionOf(right), viewer.newsTexts.length > 1]).toEqual([positionOf(left), true]);
    expect(viewer.seat.situation).toMatchObject({ role: 'reader', asked: false, going: false, thinking: false });
  });

  test('decides nothing and stores nothing', async () => {
    const { journal, left } = await two();
    const right = toyHost({ journal, role: 'reader' });
    const anna = joinToySeat(right, 0);
    await right.host.run();
    const action = joinToySeat(left, 0).seat.choices()[0]!;
    expect(anna.seat.situation).toMatchObject({ asked: false, takeBack: null });
    expect(anna.seat.choices()).toEqual([]);
    expect(await anna.link.act(action, {})).toMatchObject({ code: 'table-not-here' });
    expect(await anna.link.answerInAdvance({ ask: 'never' })).toMatchObject([{ code: 'table-not-here' }]);
    expect(await right.host.setAway(0, true)).toMatchObject({ code: 'table-not-here' });
    expect(journal.rows).toHaveLength(1);
  });

  test('takes over when the leader has stopped', async () => {
    const journal = testJournal();
    const left = toyHost({ journal, drivers: BOTS });
    const right = toyHost({ journal, drivers: BOTS, role: 'reader' });
    await left.host.run();
    await left.host.setRole('reader');
    await right.host.setRole('leader');
    const anna = joinToySeat(right, 0);
    expect(anna.seat.situation).toMatchObject({ asked: true, role: 'leader', entries: 10 });
    expect(await anna.act(anna.seat.choices()[0]!)).toBeNull();
    await right.host.run();
    await left.host.catchUp();
    expect(positionOf(left)).toBe(positionOf(right));
  });

  test('loses nothing if the journal cannot be read, and reads it the next time', async () => {
    const { journal, left } = await two();
    const right = toyHost({ journal: Object.assign(testJournal(journal.rows), { unreadable: true }), role: 'reader' });
    await right.host.catchUp();
    await right.host.setRole('leader');
    expect(right.host.link(NO_SEAT).news(0).situation).toMatchObject({ entries: 10, role: 'leader' });
    expect(positionOf(right)).toBe(positionOf(left));
  });
});

describe('catching up while a row is being written', () => {
  test('does not take a host’s own rows for another’s', async () => {
    const { journal, left } = await two();
    const anna = joinToySeat(left, 0);
    journal.mode = 'by-hand';
    const pendingAction = anna.act(anna.seat.choices()[0]!);
    await settled();
    const caughtUp = left.host.catchUp();
    await journal.answer();
    await caughtUp;
    expect([await pendingAction, anna.seat.entries.length]).toEqual([null, 11]);
  });

  test('decides requests that came meanwhile afterwards', async () => {
    const { journal, left, right } = await two();
    const [anna, ben] = [joinToySeat(left, 0), joinToySeat(right, 1)];
    const action = anna.seat.choices()[0]!;
    await anna.act(action);
    let read: () => void = () => undefined;
    const rows = journal.rows;
    const held = new Promise<void>((resolve) => (read = resolve));
    const opened = journal.open();
    const slow = toyHost({
      journal: { ...journal, open: () => ({ ...opened, read: (n: number) => held.then(() => rows.filter((row) => row.n >= n)) }) },
    });
    expect(slow.reader.lastRow).toBe(2);
    await right.host.catchUp();
    right.host.closeRound(new Map([[1, 'ask']]));
    await right.host.run();
    expect(ben.seat.situation.asked).toBe(true);
    await ben.act({ type: 'pass' }, 'b1');
    const caughtUp = slow.host.catchUp();
    const late = slow.host.link(1).act({ type: 'pass' }, { id: 'b1' });
    await settled();
    read();
    await caughtUp;
    expect(await late).toBeNull();
    expect(
      slow.host
        .link(1)
        .news(0)
        .entries.filter(({ seat }) => seat === 1),
    ).toHaveLength(1);
  });
});
