import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../src/kit/index.ts';
import { testJournal, positionOf, settled, joinToySeat, toyHost } from './host-kit.ts';

/** A host that serves people, and leaves bots and the table to another that rides. */

const DRIVERS = ['human', 'bot', 'bot'];

describe('a host that serves', () => {
  test('keeps what a person does, and no bot acts there; the one that rides goes on from it', async () => {
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
    // to its listeners the race goes on, wherever
    expect(anna.seat.situation).toMatchObject({ asked: false, going: true });
    await leader.host.catchUp();
    await leader.host.run();
    expect(journal.rows.length).toBeGreaterThan(rowCount);
    await replica.host.catchUp();
    expect(positionOf(replica)).toBe(positionOf(leader));
    expect(anna.seat.situation).toEqual(joinToySeat(leader, 0).seat.situation);
  });

  test('takes over where the other has died, bots included', async () => {
    const journal = testJournal();
    const replica = toyHost({ journal, drivers: DRIVERS, role: 'replica' });
    const onlooker = joinToySeat(replica, NOBODY);
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
