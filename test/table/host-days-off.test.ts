import { describe, expect, test } from 'vitest';
import { NO_SEAT, type Seat } from '../../src/kit/index.ts';
import { formatNews, parseFact, parseNews, type Terms } from '../../src/table/index.ts';
import { afterDaysOff, daysOffOf, type DaysOff } from '../../src/table/match/consent/days-off.ts';
import { toyGame } from '../kit/toy-game.ts';
import { offsetAt } from '../../src/server/races/time-zones.ts';
import { testJournal, settled, joinToySeat, toyHost, type TestJournal } from './host-kit.ts';
import { TOY } from './toy-match.ts';

/** Days off, and a warning before a long clock runs out (docs/decisions/0014). The test sets the time. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday, at midnight in Greenwich. */
const MONDAY = Date.UTC(2026, 10, 23);
const TWO_DAYS: Terms = { clock: { per: 'day', limit: 2 * DAY }, absence: { does: 'bot', bot: 'rider' } };
const weekly = (...weekdays: number[]) => ({ do: 'days-off', weekdays, offset: 0 }) as const;

async function tableOf(journal: TestJournal = testJournal(), terms: Terms = TWO_DAYS, from = MONDAY) {
  let time = from;
  const warned: Seat[] = [];
  const at = toyHost({ journal, terms, now: () => time, warned: (seat) => void warned.push(seat), offsetAt });
  const people = [0, 1, 2].map((seat) => joinToySeat(at, seat));
  const onlooker = joinToySeat(at, NO_SEAT);
  await at.host.run();
  return {
    ...at,
    people,
    warned,
    agreed: () => onlooker.seat.situation.agreed!,
    wish: (wish: Parameters<(typeof people)[0]['link']['wish']>[0], seat = 0) => people[seat]!.link.wish(wish),
    until: () => (onlooker.seat.situation.agreed!.clock!.until! - MONDAY) / DAY,
    async to(next: number): Promise<void> {
      time = next;
      await at.host.runDue();
      await settled();
    },
  };
}

describe('days off', () => {
  const off = (more: Partial<DaysOff>): DaysOff => ({ ...daysOffOf([], 0), ...more });
  test.each([
    ['none', {}, 36, 36],
    ['Tuesday', { weekdays: [2] }, 36, 60],
    ['Tuesday, where it begins two hours earlier', { weekdays: [2], offset: 120 }, 36, 60],
    ['where Monday still lasts', { weekdays: [2], offset: -720 }, 36, 36],
    ['all that comes', { weekdays: [2, 3, 4] }, 36, 108],
    ['ends with a day', { weekdays: [2] }, 24, 24],
    ['a holiday', { holidays: [{ from: MONDAY + 6 * HOUR, until: MONDAY + 30 * HOUR }] }, 36, 60],
    ['a holiday into a day off', { weekdays: [2], holidays: [{ from: MONDAY, until: MONDAY + 30 * HOUR }] }, 1, 49],
  ])('a clock stops on a day off: %s', (_what, more, hours, expected) => {
    expect((afterDaysOff(MONDAY, hours * HOUR, off(more)) - MONDAY) / HOUR).toBe(expected);
  });

  const PRAGUE = 'Europe/Prague';
  test.each([
    ['a Sunday of 25 hours', { weekdays: [0], offset: 120, zone: PRAGUE }, '2024-10-26T10:00Z', '2024-10-28T11:00Z'],
    ['a Sunday of 23 hours', { weekdays: [0], offset: 60, zone: PRAGUE }, '2024-03-30T11:00Z', '2024-04-01T10:00Z'],
    ['by the hour of winter, chosen in summer', { weekdays: [3], offset: 120, zone: PRAGUE }, '2024-11-05T22:30Z', '2024-11-07T22:30Z'],
    [
      'the hour at which a day begins is left out',
      { weekdays: [6], offset: -240, zone: 'America/Santiago' },
      '2023-09-01T16:00Z',
      '2023-09-03T16:00Z',
    ],
    ['by the offset if no zone is stored', { weekdays: [0], offset: 120 }, '2024-10-26T10:00Z', '2024-10-28T10:00Z'],
    [
      'by the offset where the zone is unknown',
      { weekdays: [0], offset: 120, zone: 'Moon/Base' },
      '2024-10-26T10:00Z',
      '2024-10-28T10:00Z',
    ],
  ])('a day off follows the player’s local time across clock changes: %s', (_what, more, from, expected) => {
    expect(new Date(afterDaysOff(Date.parse(from), 24 * HOUR, off(more), offsetAt))).toEqual(new Date(expected));
  });

  test('store the zone by its name in the rows, and send it to no viewer', async () => {
    const table = await tableOf();
    const kept = (): string => table.journal.rows.map(({ text }) => text).join('\n');
    expect(await table.wish({ ...weekly(2), zone: PRAGUE })).toBeNull();
    expect(kept()).toContain(`"weekdays":[2],"offset":0,"zone":"${PRAGUE}"`);
    // Tuesday begins and ends an hour before that of Greenwich
    expect(table.until()).toBe(3);
    expect(JSON.stringify(table.people.map(({ newsTexts }) => newsTexts))).not.toContain(PRAGUE);
    expect(table.agreed().daysOff).toMatchObject([{ weekdays: [2], offset: 0 }]);
    const next = await tableOf(testJournal(table.journal.rows));
    expect([next.agreed(), next.host.dueAt()]).toEqual([table.agreed(), table.host.dueAt()]);
    expect(await table.wish({ ...weekly(4), zone: 'Moon/Base' }, 1)).toBeNull();
    expect(kept()).not.toContain('Moon');
    for (const zone of ['', 'x'.repeat(65), '+01:00', 7, null])
      expect(parseFact(JSON.stringify({ fact: 'days-off', weekdays: [2], offset: 0, zone, seat: 0 }), 3, []).ok, String(zone)).toBe(false);
  });

  test('move the deadline that all viewers see, and survive a restart', async () => {
    const table = await tableOf();
    expect(table.until()).toBe(2);
    expect(await table.wish(weekly(2))).toBeNull();
    expect([table.until(), table.host.dueAt()]).toEqual([3, MONDAY + 2.5 * DAY]);
    expect(await table.wish({ do: 'holiday', days: 7 })).toBeNull();
    // Monday to Sunday; then two days of which the second is off
    expect(table.until()).toBe(10);
    expect(table.journal.summaries.at(-1)!.due).toBe(MONDAY + 9.5 * DAY - 12 * HOUR + 12 * HOUR);
    const next = await tableOf(testJournal(table.journal.rows));
    expect(next.agreed()).toEqual(table.agreed());
    const { seat, link } = table.people[1]!;
    const text = formatNews(toyGame, seat, { ...link.news(seat.entries.length), keep: seat.entries.length });
    expect(parseNews(text, { game: toyGame, config: TOY, seat })).toMatchObject({
      ok: true,
      value: { situation: { agreed: { daysOff: table.agreed().daysOff } } },
    });
    expect(await table.wish({ do: 'holiday', days: 0 })).toBeNull();
    expect(table.until()).toBe(3);
    expect(table.agreed().lines.map(({ what }) => what)).toEqual(['days-off', 'holiday', 'holiday-over']);
  });

  test('are accepted within limits, and only with a clock of days', async () => {
    const table = await tableOf();
    const code = async (wish: Parameters<typeof table.wish>[0]) => (await table.wish(wish))?.code ?? null;
    for (const weekdays of [[0, 1, 2, 3], [7], [2, 1], [1, 1], [0.5]])
      expect(await code({ do: 'days-off', weekdays, offset: 0 })).toBe('table-days-off');
    expect(await code({ do: 'days-off', weekdays: [1], offset: 5000 })).toBe('table-days-off');
    expect([await code({ do: 'holiday', days: 15 }), await code({ do: 'holiday', days: 0 })]).toEqual(['table-days-off', 'table-days-off']);
    expect([await code(weekly(6)), await code(weekly(5))]).toEqual([null, 'table-days-off-again']);
    for (const day of [0, 14]) {
      await table.to(MONDAY + day * DAY);
      expect(await code({ do: 'holiday', days: 14 })).toBeNull();
      expect(await code({ do: 'holiday', days: 1 })).toBe('table-days-off');
    }
    await table.to(MONDAY + 28 * DAY);
    expect(await code({ do: 'holiday', days: 1 })).toBe('table-days-off');
    expect(await code(weekly(5))).toBeNull();
    const quick = await tableOf(testJournal(), { ...TWO_DAYS, clock: { per: 'decision', limit: HOUR } });
    expect(await quick.wish(weekly(1))).toMatchObject({ code: 'table-not-agreed' });
    for (const fact of [
      { fact: 'days-off', weekdays: 'x', offset: 0 },
      { fact: 'days-off', weekdays: [], offset: 0.5 },
      { fact: 'holiday', days: -1 },
    ])
      expect(parseFact(JSON.stringify({ ...fact, seat: 0 }), 3, []).ok).toBe(false);
  });
});

describe('a warning before a long clock runs out', () => {
  test('is sent once a question, when a quarter of the time is left but a day at most, and changes nothing else', async () => {
    const table = await tableOf();
    expect(table.host.dueAt()).toBe(MONDAY + 1.5 * DAY);
    await table.to(MONDAY + 1.5 * DAY - 1);
    expect(table.warned).toEqual([]);
    await table.to(MONDAY + 1.5 * DAY);
    await table.to(MONDAY + 1.6 * DAY);
    expect([table.warned, table.host.dueAt(), table.journal.summaries.at(-1)!.due]).toEqual([[0], MONDAY + 2 * DAY, MONDAY + 2 * DAY]);
    expect(table.agreed().absent).toEqual([]);
    // A restarted host does not warn again.
    const next = await tableOf(testJournal(table.journal.rows), TWO_DAYS, MONDAY + 1.7 * DAY);
    await next.to(MONDAY + 1.8 * DAY);
    expect(next.warned).toEqual([]);
    await table.to(MONDAY + 2 * DAY);
    expect(table.agreed().absent).toMatchObject([{ seat: 0, why: 'time' }]);
    const [anna] = table.people;
    await anna!.act(anna!.seat.choices()[0]!, 'a');
    const long: Terms = { ...TWO_DAYS, clock: { per: 'day', limit: 10 * DAY } };
    expect((await tableOf(testJournal(), long)).host.dueAt()).toBe(MONDAY + 9 * DAY);
  });

  test('is sent by one of two hosts', async () => {
    const journal = testJournal();
    const [one, two] = [await tableOf(journal), await tableOf(journal)];
    // in the same millisecond the row does not tell them apart, and the server asks its store (`NoticeStore.claim`)
    await Promise.all([one.to(MONDAY + 1.5 * DAY), two.to(MONDAY + 1.5 * DAY + 1)]);
    expect([...one.warned, ...two.warned]).toEqual([0]);
  });
});
