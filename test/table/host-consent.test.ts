import { describe, expect, test } from 'vitest';
import { NO_SEAT, type Seat } from '../../src/kit/index.ts';
import { createLedger, formatNews, formatRecord, parseNews, type TableWish, type Terms } from '../../src/table/index.ts';
import { fc } from '../fast-check.ts';
import { toyGame } from '../kit/toy-game.ts';
import { testJournal, settled, joinToySeat, toyHost, type TestJournal, type ToyHostWish, type ToyPlayer } from './host-kit.ts';
import { TOY } from './toy-match.ts';

/** Clocks, absences and votes at a table (docs/decisions/0014). The test sets the time. */

const MINUTE: Terms = { clock: { per: 'decision', limit: 60_000 }, absence: { does: 'bot', bot: 'rider' } };
const GRACE = 30_000;

async function tableOf(wish: ToyHostWish & { readonly terms?: Terms } = {}) {
  let time = 1_000_000;
  const at = toyHost({ terms: MINUTE, now: () => time, ...wish });
  const people = [0, 1, 2].map((seat) => joinToySeat(at, seat));
  const onlooker = joinToySeat(at, NO_SEAT);
  await at.host.run();
  const agreed = () => onlooker.seat.situation.agreed!;
  return {
    ...at,
    people: people as [ToyPlayer, ToyPlayer, ToyPlayer],
    onlooker,
    agreed,
    lines: () => agreed().lines.map(({ what, seat }) => `${what} ${seat}`),
    /** Moves the time on, and lets the host do what is due. */
    async pass(milliseconds: number): Promise<void> {
      time += milliseconds;
      await at.host.runDue();
      await settled();
    },
    now: () => time,
  };
}

const again = (journal: TestJournal, more: ToyHostWish = {}) => tableOf({ journal: testJournal(journal.rows), ...more });

describe('a clock that was a day ahead and is right again', () => {
  const DAY = 86_400_000;

  test('gives a person no more time than from the correction on, and a warning as ever', async () => {
    const table = await tableOf();
    await table.pass(-DAY);
    const until = table.now() + 60_000;
    expect(table.host.dueAt()).toBe(until);
    await table.pass(59_999);
    expect([table.host.dueAt(), table.agreed().absent]).toEqual([until, []]);
    await table.pass(1);
    expect(table.agreed().absent).toEqual([{ seat: 0, why: 'time', at: until }]);
  });

  test('does not make the others wait a day for a missed person', async () => {
    const table = await tableOf();
    await table.pass(60_000);
    expect(table.agreed().absent).toHaveLength(1);
    await table.pass(-DAY);
    expect(table.host.dueAt()).toBe(table.now() + 60_000);
    await table.pass(60_000);
    expect(table.onlooker.seat.situation.drivers[0]).toBe('rider');
  });
});

describe('a clock for each decision', () => {
  test('is a deadline, the same for all, and runs from the moment of the question', async () => {
    const table = await tableOf();
    expect(table.agreed().clock).toEqual({ seat: 0, until: 1_060_000 });
    expect(table.people[1].seat.situation.agreed).toEqual(table.agreed());
    expect(table.host.dueAt()).toBe(1_060_000);
    await table.pass(59_999);
    expect(table.agreed().absent).toEqual([]);
    await table.pass(1);
    expect([table.agreed().absent, table.lines()]).toEqual([[{ seat: 0, why: 'time', at: 1_060_000 }], ['time 0']]);
    expect(table.onlooker.seat.situation.away).toEqual([0]);
  });

  test('a player who acts after the warning is back; the deadline is stored with each row', async () => {
    const table = await tableOf();
    await table.pass(60_000);
    expect(table.journal.summaries.at(-1)!.due).toBe(1_060_000 + GRACE);
    const [anna] = table.people;
    expect(await anna.act(anna.seat.choices()[0]!, 'a')).toBeNull();
    expect([table.agreed().absent, table.lines()]).toEqual([[], ['time 0', 'back 0']]);
    expect(table.onlooker.seat.situation.away).toEqual([]);
  });

  test('after the warning the agreed bot plays until the player returns', async () => {
    const table = await tableOf();
    await table.pass(60_000);
    await table.pass(GRACE - 1);
    expect(table.onlooker.seat.situation.drivers[0]).toBe('human');
    await table.pass(1);
    expect(table.onlooker.seat.situation.drivers).toEqual(['rider', 'human', 'human']);
    expect(table.onlooker.seat.entries.length).toBeGreaterThan(10);
    const [anna] = table.people;
    expect(await anna.link.wish({ do: 'come-back' })).toBeNull();
    expect(table.onlooker.seat.situation.drivers[0]).toBe('human');
    expect(table.lines()).toEqual(['time 0', 'relieved 0', 'rides-again 0']);
  });

  test.each(['wait', 'vote'] as const)('with “%s” agreed no bot takes over by itself', async (does) => {
    const table = await tableOf({ terms: { ...MINUTE, absence: { does, bot: 'rider' } } });
    await table.pass(60_000);
    await table.pass(10 * GRACE);
    expect([table.onlooker.seat.situation.drivers[0], table.host.dueAt()]).toEqual(['human', null]);
  });

  test('without a clock a bot takes over a minute after the player was missed, while another player is there', async () => {
    const terms: Terms = { clock: null, absence: { does: 'bot', bot: 'rider' } };
    const table = await tableOf({ terms });
    for (const seat of [0, 1, 2]) await table.host.setAway(seat, true, 'lost');
    expect(table.host.dueAt()).toBeNull();
    await table.pass(10 * 60_000);
    expect(table.onlooker.seat.situation.drivers[0]).toBe('human');
    // Ben comes back, and has waited long enough
    await table.host.setAway(1, false);
    await table.pass(0);
    expect(table.onlooker.seat.situation.drivers[0]).toBe('rider');
    const alone = await tableOf({ terms, drivers: ['human', 'bot', 'bot'] });
    await alone.host.setAway(0, true, 'lost');
    expect(alone.host.dueAt()).toBeNull();
  });

  test('a restart between deadline and takeover loses nothing', async () => {
    const table = await tableOf();
    await table.pass(60_000);
    const next = await again(table.journal);
    expect(next.agreed()).toEqual(table.agreed());
    expect(next.host.dueAt()).toBe(1_060_000 + GRACE);
    await next.pass(60_000 + GRACE);
    expect(next.onlooker.seat.situation.drivers[0]).toBe('rider');
  });

  test('of two hosts whose clocks run out at once exactly one acts', async () => {
    const journal = testJournal();
    const one = await tableOf({ journal });
    const two = await again(journal, { journal });
    await Promise.all([one.pass(60_000), two.pass(60_000)]);
    await Promise.all([one.host.catchUp(), two.host.catchUp()]);
    expect(journal.rows.filter(({ text }) => text.includes('"away"'))).toHaveLength(1);
    expect(one.lines()).toEqual(two.lines());
  });

  test('does not show in the record', async () => {
    const table = await tableOf();
    await table.pass(60_000);
    expect(formatRecord(table.host.race('opened'))).not.toMatch(/away|time|1_?060/);
  });
});

describe('a hidden question', () => {
  test('a question to several seats has a window instead of a clock, and makes no player absent', async () => {
    const table = await tableOf();
    const [anna] = table.people;
    await anna.act(anna.seat.choices()[0]!, 'a');
    expect(table.onlooker.seat.situation.together).not.toBeNull();
    expect([table.agreed().clock, table.host.dueAt()]).toEqual([null, null]);
  });

  test('to one person among bots, silence is “no”, and the news for others does not show the silence', async () => {
    const newEntries: string[][] = [];
    for (const says of ['pass', 'nothing'] as const) {
      // the first seat whose hand gives it a choice
      let found = false;
      for (let owner: Seat = 1; owner < 3 && !found; owner++) {
        const drivers = ['bot', 'bot', 'bot'].map((bot, seat) => (seat === owner ? 'human' : bot));
        const table = await tableOf({ drivers });
        const him = table.people[owner]!;
        if (!him.seat.situation.asked || him.seat.pending().kind !== 'ask') continue;
        found = true;
        expect(table.agreed().clock).toBeNull();
        const before = table.onlooker.newsTexts.length;
        if (says === 'pass') await him.act({ type: 'pass' }, 'p');
        else await table.pass(60_000);
        await settled();
        expect(table.agreed().lines).toEqual([]);
        const entries = table.onlooker.newsTexts.slice(before).map((text) => (JSON.parse(text) as { entries: unknown[] }).entries);
        newEntries.push(entries.flat().map((entry) => JSON.stringify(entry)));
      }
      expect(found).toBe(true);
    }
    expect(newEntries[0]!.length).toBeGreaterThan(0);
    expect(newEntries[1]).toEqual(newEntries[0]);
  });
});

describe('what the table agrees on', () => {
  test('a pause needs all votes and stops clocks and the race; any player ends it, and the question gets its whole time again', async () => {
    const table = await tableOf();
    const [anna, ben, cleo] = table.people;
    expect(await ben.link.wish({ do: 'ask', what: 'pause' })).toBeNull();
    expect(table.agreed().proposal).toMatchObject({ number: 1, what: 'pause', by: 1, yes: [1] });
    expect(await anna.link.wish({ do: 'vote', number: 1, yes: true })).toBeNull();
    expect(table.agreed().paused).toBe(false);
    await cleo.link.wish({ do: 'vote', number: 1, yes: true });
    expect(table.agreed()).toMatchObject({ paused: true, proposal: null, clock: { seat: 0, until: null } });
    expect([table.host.dueAt(), anna.seat.situation.asked]).toEqual([null, false]);
    expect(await anna.act({ type: 'lay', card: 1 }, 'x')).toMatchObject({ code: 'table-paused' });
    await table.pass(600_000);
    expect(table.agreed().absent).toEqual([]);
    expect(await cleo.link.wish({ do: 'go-on' })).toBeNull();
    expect(table.agreed().clock).toEqual({ seat: 0, until: table.now() + 60_000 });
    expect(anna.seat.situation.asked).toBe(true);
  });

  test('a request sent again with the same id counts once, after a restart too', async () => {
    const table = await tableOf();
    const [anna, ben] = table.people;
    const pause = (of: ToyPlayer) => of.link.wish({ do: 'ask', what: 'pause' }, 'p');
    expect(await Promise.all([pause(ben), pause(ben)])).toEqual([null, null]);
    expect(await anna.link.wish({ do: 'vote', number: 1, yes: false }, 'v')).toBeNull();
    expect(await pause(ben)).toBeNull();
    const later = await again(table.journal);
    expect(await pause(later.people[1])).toBeNull();
    expect([later.agreed().proposal, later.lines()]).toEqual([null, ['asked-pause 1', 'refused-pause 0']]);
  });

  test('one “no” refuses it, and it cannot be proposed again before the next action', async () => {
    const table = await tableOf();
    const [anna, ben] = table.people;
    await ben.link.wish({ do: 'ask', what: 'end' });
    expect(await anna.link.wish({ do: 'ask', what: 'pause' })).toMatchObject({ code: 'table-proposal-open' });
    expect(await anna.link.wish({ do: 'vote', number: 2, yes: false })).toMatchObject({ code: 'table-no-proposal' });
    await anna.link.wish({ do: 'vote', number: 1, yes: false });
    expect(table.agreed()).toMatchObject({ proposal: null, ended: false });
    expect(await ben.link.wish({ do: 'ask', what: 'end' })).toMatchObject({ code: 'table-asked-before' });
    expect(table.lines()).toEqual(['asked-end 1', 'refused-end 0']);
  });

  test('all present players can end the race; it is over in the lists, and its record is open', async () => {
    const table = await tableOf();
    const [anna, ben] = table.people;
    await table.host.setAway(2, true, 'lost');
    await anna.link.wish({ do: 'ask', what: 'end' });
    await ben.link.wish({ do: 'vote', number: 1, yes: true });
    expect([table.agreed().ended, anna.seat.situation.asked, table.journal.summaries.at(-1)!.over]).toEqual([true, false, true]);
    expect(await anna.act({ type: 'lay', card: 1 }, 'x')).toMatchObject({ code: 'table-ended' });
    expect(formatRecord(table.host.race('opened'))).toMatch(/end 10 open\n$/);
    expect(await anna.link.wish({ do: 'ask', what: 'pause' })).toMatchObject({ code: 'table-ended' });
  });

  test('is carried out once the last player without an answer is absent', async () => {
    const table = await tableOf();
    await table.people[0].link.wish({ do: 'ask', what: 'pause' });
    await table.people[1].link.wish({ do: 'vote', number: 1, yes: true });
    await table.host.setAway(2, true, 'lost');
    await table.pass(0);
    expect(table.agreed().paused).toBe(true);
  });

  test.each(['wait', 'bot', 'vote'] as const)(
    'with “%s” agreed, a bot for an absent player needs more than half of the others',
    async (does) => {
      const table = await tableOf({ terms: { ...MINUTE, absence: { does, bot: 'rider' } } });
      const [, ben, cleo] = table.people;
      expect(await ben.link.wish({ do: 'ask', what: 'bot', about: 0 })).toMatchObject({ code: 'table-not-missed' });
      await table.pass(60_000);
      await ben.link.wish({ do: 'ask', what: 'bot', about: 0 });
      expect(table.onlooker.seat.situation.drivers[0]).toBe('human');
      await cleo.link.wish({ do: 'vote', number: 1, yes: true });
      expect(table.onlooker.seat.situation.drivers[0]).toBe('rider');
      // The absent player has no vote on their own seat, and may return at any time.
      expect(await table.people[0].link.wish({ do: 'come-back' })).toBeNull();
      expect(table.onlooker.seat.situation.drivers[0]).toBe('human');
    },
  );

  test('a player who is back ends the vote about their seat', async () => {
    const table = await tableOf({ terms: { ...MINUTE, absence: { does: 'wait', bot: 'rider' } } });
    const [anna, ben, cleo] = table.people;
    for (const what of ['bot', 'substitute'] as const) {
      await table.pass(60_000);
      expect(await ben.link.wish({ do: 'ask', what, about: 0 })).toBeNull();
      const { number } = table.agreed().proposal!;
      expect(await anna.link.wish({ do: 'come-back' })).toBeNull();
      expect(table.agreed().proposal).toBeNull();
      expect(await cleo.link.wish({ do: 'vote', number, yes: true })).toMatchObject({ code: 'table-no-proposal' });
    }
    expect(table.onlooker.seat.situation.drivers[0]).toBe('human');
  });

  test('spectators and bots have no vote', async () => {
    const table = await tableOf({ drivers: ['human', 'bot', 'human'] });
    for (const seat of [1, NO_SEAT])
      expect(await table.host.link(seat).wish({ do: 'ask', what: 'end' })).toMatchObject({ code: 'table-not-rider' });
  });
});

describe('taking back with the table’s consent', () => {
  test('all others must agree; a proposal is void when a player acts meanwhile', async () => {
    const table = await tableOf();
    const [anna, ben, cleo] = table.people;
    const entries = anna.seat.entries.length;
    await anna.act(anna.seat.choices()[0]!, 'a');
    expect([anna, ben, cleo].map(({ seat }) => seat.situation.agreed!.takeBack)).toEqual([entries + 1, null, null]);
    expect(await ben.link.wish({ do: 'ask', what: 'take-back' })).toMatchObject({ code: 'table-no-taking-back' });
    await anna.link.wish({ do: 'ask', what: 'take-back' });
    await ben.link.wish({ do: 'vote', number: 1, yes: true });
    expect(anna.seat.entries).toHaveLength(entries + 1);
    await cleo.link.wish({ do: 'vote', number: 1, yes: true });
    expect([anna.seat.entries.length, anna.seat.situation.asked]).toEqual([entries, true]);
    expect(table.agreed().clock).toEqual({ seat: 0, until: table.now() + 60_000 });
    // again, and the window closes in between
    await anna.act(anna.seat.choices()[0]!, 'b');
    await anna.link.wish({ do: 'ask', what: 'take-back' });
    table.host.closeRound(new Map());
    await settled();
    expect([table.agreed().proposal, anna.seat.situation.agreed!.takeBack]).toEqual([null, null]);
  });

  test('a proposal survives a restart; among bots alone a player needs no vote', async () => {
    const table = await tableOf();
    await table.people[0].act(table.people[0].seat.choices()[0]!, 'a');
    await table.people[0].link.wish({ do: 'ask', what: 'pause' });
    const next = await again(table.journal);
    expect(next.agreed().proposal).toEqual(table.agreed().proposal);
    // in a game with hidden hands, too: that the last card may be asked back follows from the rows
    const takeBack = ({ people }: typeof table) => people.map(({ seat }) => seat.situation.agreed!.takeBack);
    expect(takeBack(next)).toEqual(takeBack(table));
    expect(takeBack(next)[0]).toBe(table.onlooker.seat.entries.length);
  });

  test('an answer to a hidden question is not asked back, nor after a restart', async () => {
    const table = await tableOf();
    const [anna] = table.people;
    await anna.act(anna.seat.choices()[0]!, 'a');
    // the round of questions that follows: a player who answers by hand shows nothing by what can be asked back
    table.host.closeRound(new Map([[1, 'ask' as const]]));
    await settled();
    const [, ben] = table.people;
    if (!ben.seat.situation.asked) throw new Error('Ben is not asked');
    await ben.act(ben.seat.choices()[0]!, 'b');
    const reader = createLedger(toyGame, TOY, ['human', 'human', 'human']);
    for (const row of table.journal.rows) reader.apply(row);
    expect([...reader.hiddenAnswers]).toEqual([table.onlooker.seat.entries.findLast(({ seat }) => seat === 1)?.n]);
    const next = await again(table.journal);
    expect([table, next].map(({ people }) => people[1].seat.situation.agreed!.takeBack)).toEqual([null, null]);
  });
});

test('after random requests a restarted host and another host know the same', async () => {
  const wish = fc.oneof(
    fc.constantFrom<TableWish>(
      ...(['pause', 'end', 'take-back'] as const).map((what) => ({ do: 'ask', what }) as const),
      ...(['withdraw', 'go-on', 'come-back', 'leave'] as const).map((each) => ({ do: each })),
    ),
    fc.record({ do: fc.constant('ask' as const), what: fc.constantFrom('bot' as const, 'substitute' as const), about: fc.nat(2) }),
    fc.record({ do: fc.constant('vote' as const), number: fc.integer({ min: 1, max: 4 }), yes: fc.boolean() }),
  );
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ seat: fc.nat(2), wish }) },
    { weight: 2, arbitrary: fc.constantFrom('act' as const, 'close' as const) },
    { weight: 1, arbitrary: fc.constantFrom(1_000, 60_000) },
  );
  const does = fc.constantFrom('wait' as const, 'bot' as const, 'vote' as const);
  const scenario = fc.tuple(does, fc.array(step, { minLength: 5, maxLength: 30 }));
  await fc.assert(
    fc.asyncProperty(scenario, async ([absence, steps]) => {
      const journal = testJournal();
      const terms: Terms = { ...MINUTE, absence: { does: absence, bot: 'rider' } };
      const table = await tableOf({ journal, terms });
      const other = await again(journal, { journal, terms, role: 'replica' });
      let n = 0;
      for (const each of steps) {
        if (typeof each === 'number') await table.pass(each);
        else if (each === 'close') table.host.closeRound(new Map());
        else if (each === 'act') {
          const asked = table.people.find(({ seat }) => seat.situation.asked);
          if (asked) await asked.act(asked.seat.choices()[0]!, `a${n++}`);
        } else await table.people[each.seat]!.link.wish(each.wish);
        await settled();
      }
      await other.host.catchUp();
      expect(other.agreed()).toEqual(table.agreed());
      const next = await again(journal, { terms, role: 'replica' });
      expect(next.agreed()).toEqual(table.agreed());
      expect(next.onlooker.seat.situation.drivers).toEqual(table.onlooker.seat.situation.drivers);
      // nothing is due in a race that is over
      if (table.agreed().ended) expect([table.host.dueAt(), journal.summaries.at(-1)!.over]).toEqual([null, true]);
    }),
    { numRuns: 20 },
  );
});

test('all see that a seat was handed on, and the new owner is not absent', async () => {
  const table = await tableOf();
  await table.host.setAway(1, true, 'lost');
  expect(await table.host.transferSeat(1)).toBeNull();
  expect([table.agreed().absent, table.lines()]).toEqual([[], ['lost 1', 'handed 1']]);
});

test('agreements are sent as text, and parsed with limits', async () => {
  const table = await tableOf();
  await table.people[1].link.wish({ do: 'ask', what: 'end' });
  const news = { ...table.host.link(NO_SEAT).news(10), keep: 10 };
  const text = formatNews(toyGame, table.onlooker.seat, news);
  const read = parseNews(text, { game: toyGame, config: TOY, seat: table.onlooker.seat });
  expect(read).toMatchObject({ ok: true, value: { situation: { agreed: table.agreed() } } });
  const spoilt = text.replace('"what":"end"', '"what":"win"');
  expect(spoilt).not.toBe(text);
  expect(parseNews(spoilt, { game: toyGame, config: TOY, seat: table.onlooker.seat })).toMatchObject({
    ok: false,
    error: { code: 'told-situation', at: 'situation.agreed.proposal.what' },
  });
});
