import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../src/kit/index.ts';
import { heldJournal, positionOf, settled, sitDown, toyHost } from './host-kit.ts';

/** A host that serves people, and leaves bots and the table to another that rides. */

const DRIVERS = ['human', 'bot', 'bot'];

describe('a host that serves', () => {
  test('keeps what a person does, and no bot acts there; the one that rides goes on from it', async () => {
    const journal = heldJournal();
    const rides = toyHost({ journal, drivers: DRIVERS });
    await rides.host.run();
    const serves = toyHost({ journal, drivers: DRIVERS, role: 'replica' });
    const anna = sitDown(serves, 0);
    expect(anna.seat.situation).toMatchObject({ asked: true, role: 'leader' });
    expect(await anna.act(anna.seat.choices()[0]!, 'a1')).toBeNull();
    const kept = journal.rows.length;
    await serves.host.run();
    await settled();
    expect(journal.rows).toHaveLength(kept);
    // to its listeners the race goes on, wherever
    expect(anna.seat.situation).toMatchObject({ asked: false, going: true });
    await rides.host.catchUp();
    await rides.host.run();
    expect(journal.rows.length).toBeGreaterThan(kept);
    await serves.host.catchUp();
    expect(positionOf(serves)).toBe(positionOf(rides));
    expect(anna.seat.situation).toEqual(sitDown(rides, 0).seat.situation);
  });

  test('takes over where the other has died, bots included', async () => {
    const journal = heldJournal();
    const serves = toyHost({ journal, drivers: DRIVERS, role: 'replica' });
    const onlooker = sitDown(serves, NOBODY);
    const dies = toyHost({ journal, drivers: DRIVERS });
    const anna = sitDown(dies, 0);
    await dies.host.run();
    void anna.act(anna.seat.choices()[0]!, 'a1');
    await settled();
    dies.host.end();
    await serves.host.setRole('leader');
    await serves.host.run();
    expect(onlooker.seat.situation.entries).toBeGreaterThan(10);
    expect(sitDown(serves, 0).seat.situation.asked).toBe(true);
  });
});
