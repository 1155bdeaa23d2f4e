import { describe, expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import type { AppendFailure } from '../../src/table/index.ts';
import { APPEND_FAILURES } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { anyOf, testJournal, positionOf, settled, joinToySeat, toyHost } from './host-kit.ts';
import { SEALED, TOY, toyMatch } from './toy-match.ts';

const BOTS = ['human', 'bot', 'bot'];
/** The number of entries after the deal, which are nine cards and the first of the first turn. */
const DEALT = 10;

describe('a host stores a row before it sends it', () => {
  test('the deal is sent once its row is stored', async () => {
    const journal = testJournal();
    journal.mode = 'by-hand';
    const at = toyHost({ journal });
    const anna = joinToySeat(at, 0);
    const running = at.host.run();
    await settled();
    expect([journal.waiting.length, anna.seat.entries.length]).toEqual([1, 0]);
    expect(anna.link.news(0).entries).toEqual([]);
    await journal.answer();
    await running;
    expect([anna.seat.entries.length, anna.seat.situation.asked, journal.rows.length]).toEqual([DEALT, true, 1]);
  });

  test('an action is sent and acknowledged once its row is stored', async () => {
    const at = toyHost();
    const [anna, ben] = [joinToySeat(at, 0), joinToySeat(at, 1)];
    await at.host.run();
    at.journal.mode = 'by-hand';
    let answer: unknown = 'none yet';
    void anna.act(anna.seat.choices()[0]!).then((why) => (answer = why));
    await settled();
    const before = positionOf(at);
    expect([answer, anna.seat.entries.length, ben.seat.entries.length, ben.link.news(0).entries.length]).toEqual([
      'none yet',
      DEALT,
      DEALT,
      DEALT,
    ]);
    await at.journal.answer();
    expect(answer).toBeNull();
    expect([anna.seat.entries.length, ben.seat.entries.length]).toEqual([DEALT + 1, DEALT + 1]);
    expect(positionOf(at)).not.toBe(before);
    expect(anna.seat.entries.at(-1)!.action).not.toBeNull();
    expect(ben.seat.entries.at(-1)!.action).toBeNull();
  });

  test('a row holds an action and the chance events that follow, and the rows together are the race', async () => {
    const at = toyHost({ drivers: ['bot', 'bot', 'bot'] });
    await at.host.run();
    const race = at.host.race('opened');
    expect(race.standings).toHaveLength(3);
    expect(at.journal.rows.filter(({ kind }) => kind === 'acts')).toHaveLength(at.journal.rows.length);
    const again = toyHost({ journal: testJournal(at.journal.rows) });
    expect(again.host.race('opened').entries).toEqual(race.entries);
    const last = at.journal.summaries.at(-1)!;
    expect(last).toEqual({ entries: race.entries.length, stage: 1, round: null, over: true, turn: NO_SEAT });
    expect(at.journal.summaries[0]).toEqual({ entries: DEALT, stage: 1, round: null, over: false, turn: 0 });
  });
});

describe('what the store refuses has not happened, and the player is told so', () => {
  const refused = APPEND_FAILURES.filter((why): why is Exclude<AppendFailure, 'taken'> => why !== 'taken');

  test.each(refused)('an action refused as %s changes nothing and is not sent, and can be sent again once the store works', async (why) => {
    const at = toyHost();
    const [anna, ben] = [joinToySeat(at, 0), joinToySeat(at, 1)];
    await at.host.run();
    const before = positionOf(at);
    const action = anna.seat.choices()[0]!;
    at.journal.refuse = why;
    expect(await anna.act(action)).toMatchObject({ code: `table-not-kept-${why}` });
    await settled();
    expect(positionOf(at)).toBe(before);
    expect([anna.seat.entries.length, ben.seat.entries.length, at.journal.rows.length]).toEqual([DEALT, DEALT, 1]);
    expect([anna.seat.situation.notKept, anna.seat.situation.asked]).toEqual([why, true]);
    at.journal.refuse = null;
    expect(await anna.act(action)).toBeNull();
    expect([anna.seat.situation.notKept, at.journal.rows.length, anna.seat.entries.length]).toEqual([null, 2, DEALT + 1]);
  });

  test.each(refused)('a bot’s action refused as %s makes the race wait, and the race continues once the store works', async (why) => {
    const at = toyHost({ drivers: BOTS });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    at.journal.mode = 'by-hand';
    void anna.act(anna.seat.choices()[0]!);
    await settled();
    await at.journal.answer();
    expect(at.journal.waiting).toHaveLength(1);
    at.journal.refuse = why;
    at.journal.mode = 'at-once';
    await at.journal.answer(why);
    expect([anna.seat.entries.length, anna.seat.situation.notKept, anna.seat.situation.going]).toEqual([DEALT + 1, why, false]);
    // the race does not continue by itself while the store refuses
    await at.host.run();
    expect([anna.seat.entries.length, anna.seat.situation.notKept]).toEqual([DEALT + 1, why]);
    at.journal.refuse = null;
    await at.host.run();
    expect(anna.seat.situation.notKept).toBeNull();
    expect(anna.seat.entries.length).toBeGreaterThan(DEALT + 1);
  });

  test('a deal that cannot be stored refuses every action', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    at.journal.refuse = 'full';
    await at.host.run();
    expect([anna.seat.entries.length, anna.seat.situation.notKept]).toEqual([0, 'full']);
    expect(await anna.link.act({ type: 'skip' }, {})).toMatchObject({ code: 'table-not-kept-full' });
    at.journal.refuse = null;
    await at.host.run();
    expect([anna.seat.entries.length, anna.seat.situation.notKept, anna.seat.situation.asked]).toEqual([DEALT, null, true]);
  });

  test('answers in advance, drivers and absences are refused while the store is full', async () => {
    const at = toyHost();
    const ben = joinToySeat(at, 1);
    await at.host.run();
    at.journal.refuse = 'full';
    expect(await ben.link.answerInAdvance({ ask: 'never' })).toEqual([{ code: 'table-not-kept-full', facts: {} }]);
    expect(await at.host.setDriver(1, 'bot')).toMatchObject({ code: 'table-not-kept-full' });
    expect(await at.host.setAway(1, true)).toMatchObject({ code: 'table-not-kept-full' });
    expect(ben.seat.situation).toMatchObject({ answers: {}, drivers: ['human', 'human', 'human'], away: [], notKept: 'full' });
    at.journal.refuse = null;
    expect(await ben.link.answerInAdvance({ ask: 'never' })).toEqual([]);
    expect(ben.seat.situation).toMatchObject({ answers: { ask: 'never' }, notKept: null });
  });

  test('a store that throws counts as one that did not answer', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    at.journal.throws = true;
    expect(await anna.act(anna.seat.choices()[0]!)).toMatchObject({ code: 'table-not-kept-lost' });
    at.journal.throws = false;
    expect(await anna.act(anna.seat.choices()[0]!)).toBeNull();
  });

  test('an action whose row was stored but not confirmed is found by reading the journal', async () => {
    const at = toyHost();
    const [anna, ben] = [joinToySeat(at, 0), joinToySeat(at, 1)];
    await at.host.run();
    at.journal.mode = 'by-hand';
    const pendingAction = anna.act(anna.seat.choices()[0]!);
    await settled();
    await at.journal.answer('reply-lost');
    expect(await pendingAction).toBeNull();
    await settled();
    expect([at.journal.rows.length, anna.seat.entries.length, ben.seat.entries.length]).toEqual([2, DEALT + 1, DEALT + 1]);
    expect(anna.seat.situation.notKept).toBeNull();
  });

  test('an action whose row was stored but neither confirmed nor readable is found at the next request', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    const action = anna.seat.choices()[0]!;
    at.journal.mode = 'by-hand';
    at.journal.unreadable = true;
    const pendingAction = anna.act(action, 'a1');
    await settled();
    await at.journal.answer('reply-lost');
    expect(await pendingAction).toMatchObject({ code: 'table-not-kept-lost' });
    expect([anna.seat.entries.length, anna.seat.situation.notKept]).toEqual([DEALT, 'lost']);
    at.journal.unreadable = false;
    at.journal.mode = 'at-once';
    expect(await anna.act(action, 'a1')).toBeNull();
    await settled();
    expect([at.journal.rows.length, anna.seat.entries.length, anna.seat.situation.notKept]).toEqual([2, DEALT + 1, null]);
  });
});

describe('several rows that are being written', () => {
  test('bots are decided ahead when the player skips, and a failed row drops all after it', async () => {
    const at = toyHost({ drivers: BOTS });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    at.journal.mode = 'by-hand';
    void anna.link.answerInAdvance({ ask: 'never' });
    await settled();
    await at.journal.answer();
    const pendingAction = anna.act(anna.seat.choices()[0]!);
    await settled();
    await at.journal.answer();
    at.host.skip();
    await at.journal.answer();
    await pendingAction;
    expect(at.journal.waiting.length).toBeGreaterThan(3);
    const asked = at.journal.waiting.map(({ row }) => row.n);
    expect(asked).toEqual(asked.map((_, i) => asked[0]! + i));
    await at.journal.answer();
    const [rowCount, entryCount] = [at.journal.rows.length, at.host.race('sealed').entries.length];
    await at.journal.answer('full');
    at.journal.mode = 'at-once';
    expect([anna.seat.situation.notKept, anna.seat.entries.length]).toEqual(['full', entryCount]);
    // no new row is sent while the others are being written, because the store could take the old for the new
    const late = anna.link.answerInAdvance({ ask: { from: 2 } });
    await settled();
    await at.journal.answerAll();
    expect(await late).toEqual([]);
    expect(at.journal.rows[rowCount]).toMatchObject({ n: rowCount + 1, kind: 'table' });
    // the store works again, so the race has continued by itself
    await at.host.run();
    expect(at.host.race('sealed').entries.length).toBeGreaterThan(entryCount);
    expect(toyHost({ journal: testJournal(at.journal.rows) }).host.race('sealed').entries).toEqual(at.host.race('sealed').entries);
  });

  test('a slow store delays a race of bots only by the last row', async () => {
    const journal = testJournal();
    journal.mode = 'by-hand';
    const at = toyHost({ journal, drivers: ['bot', 'bot', 'bot'] });
    const running = at.host.run();
    await settled();
    at.host.skip();
    await journal.answer();
    const decided = journal.waiting.length;
    expect(decided).toBeGreaterThan(20);
    await journal.answerAll();
    await running;
    expect(journal.rows).toHaveLength(1 + decided);
    expect(at.host.race('opened').standings).toHaveLength(3);
  });

  test('a bot’s reason belongs to its own entry, not to a dropped one', async () => {
    let words = true;
    const think = anyOf(toyGame);
    const at = toyHost({
      drivers: ['bot', 'human', 'human'],
      think: (wish) => think(wish).then((thought) => (words ? thought : { ...thought, reason: null })),
    });
    const anna = joinToySeat(at, 0);
    at.journal.mode = 'by-hand';
    const running = at.host.run();
    await settled();
    await at.journal.answer();
    await at.journal.answer('full');
    at.journal.mode = 'at-once';
    await running;
    words = false;
    await at.host.run();
    expect(anna.seat.entries).toHaveLength(DEALT + 1);
    expect(anna.seat.entries.at(-1)).not.toHaveProperty('reason');
  });
});

test('a host and a match play the same race', async () => {
  const at = toyHost({ drivers: ['bot', 'bot', 'bot'] });
  await at.host.run();
  const match = toyMatch({ sealed: SEALED });
  const think = anyOf(toyGame);
  for (let seat = toyGame.turn(match.state); seat !== NO_SEAT; seat = toyGame.turn(match.state)) {
    const { action } = await think({ seat, driver: 'bot', state: toyGame.hide(match.state, seat), entries: match.log.length });
    match.act({ seat, action });
  }
  expect(at.host.race('opened')).toEqual(match.race('opened'));
  expect(TOY.names).toHaveLength(3);
});
