import { describe, expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { testJournal, positionOf, settled, joinToySeat, toyHost } from './host-kit.ts';

/** A replica serves people and leaves bots and automatic answers to the leader. */

const DRIVERS = ['human', 'bot', 'bot'];

describe('a replica', () => {
  test('stores a player’s actions but plays no bot, and the leader continues from them', async () => {
    const journal = testJournal();
    const leader = toyHost({ journal, drivers: DRIVERS });
    await leader.host.run();
    const replica = toyHost({ journal, drivers: DRIVERS, role: 'replica' });
    const anna = joinToySeat(replica, 0);
    expect(anna.seat.situation).toMatchObject({ asked: true, role: 'leader' });
    expect(await anna.act(anna.seat.choices()[0]!, 'a1')).toBeNull();
    const rowCount = journal.rows.length;
    await replica.host.run();
    await settled();
    expect(journal.rows).toHaveLength(rowCount);
    // listeners see that the race goes on, although at another host
    expect(anna.seat.situation).toMatchObject({ asked: false, going: true });
    await leader.host.catchUp();
    await leader.host.run();
    expect(journal.rows.length).toBeGreaterThan(rowCount);
    await replica.host.catchUp();
    expect(positionOf(replica)).toBe(positionOf(leader));
    expect(anna.seat.situation).toEqual(joinToySeat(leader, 0).seat.situation);
  });

  test('becomes leader after the leader has died, and plays the bots', async () => {
    const journal = testJournal();
    const replica = toyHost({ journal, drivers: DRIVERS, role: 'replica' });
    const onlooker = joinToySeat(replica, NO_SEAT);
    const dies = toyHost({ journal, drivers: DRIVERS });
    const anna = joinToySeat(dies, 0);
    await dies.host.run();
    void anna.act(anna.seat.choices()[0]!, 'a1');
    await settled();
    dies.host.end();
    await replica.host.setRole('leader');
    await replica.host.run();
    expect(onlooker.seat.situation.entries).toBeGreaterThan(10);
    expect(joinToySeat(replica, 0).seat.situation.asked).toBe(true);
  });
});
