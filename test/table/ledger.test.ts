import { describe, expect, test } from 'vitest';
import { toyGame } from '../kit/toy-game.ts';
import { testJournal, settled, joinToySeat, toyHost, type ToyHostWish } from './host-kit.ts';
import { compareLedgers, type Counts } from './random-ledgers.ts';
import { config, game } from './short-race.ts';
import { TOY } from './toy-match.ts';

const TERMS = { clock: null, absence: { does: 'wait', bot: 'bot' } } as const;

describe('a live ledger and a reopened one', () => {
  test('count the same entries after a take-back: those that it leaves', async () => {
    const wish: ToyHostWish = { drivers: ['human', 'bot', 'bot'], terms: TERMS, timing: { step: 300, hold: Infinity } };
    const at = toyHost(wish);
    const anna = joinToySeat(at, 0);
    await at.host.run();
    expect(await anna.act(anna.seat.choices()[0]!, 'a1')).toBeNull();
    expect(await anna.link.takeBack()).toBeNull();
    const live = anna.seat.situation.agreed!.lines;
    const again = joinToySeat(toyHost({ ...wish, journal: testJournal(at.journal.rows) }), 0);
    expect(live).toMatchObject([{ what: 'taken-back', entries: 10 }]);
    expect(again.seat.situation.agreed!.lines).toEqual(live);
  });

  test('offer the same take-back, also of an action that was sent without an id (two people at one screen)', async () => {
    const at = toyHost({ drivers: ['human', 'human', 'bot'], timing: { step: 300, hold: Infinity } });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    expect(await anna.act(anna.seat.choices()[0]!)).toBeNull();
    expect(anna.seat.situation.takeBack).toBe(11);
    const again = toyHost({ drivers: ['human', 'human', 'bot'], journal: testJournal(at.journal.rows) });
    expect(joinToySeat(again, 0).seat.situation.takeBack).toBe(11);
    expect(await again.host.link(0).takeBack()).toBeNull();
    await settled();
    expect(again.host.race('sealed').entries).toHaveLength(10);
  });

  test('are equal, field by field, after every row of 300 random tables at two hosts', async () => {
    const counts: Counts = new Map();
    for (let seed = 0; seed < 295; seed++) await compareLedgers({ game: toyGame, config: TOY }, { seed, most: 15, counts });
    for (let seed = 0; seed < 5; seed++) await compareLedgers({ game, config }, { seed, most: 25, counts });
    const kinds = [...counts.keys()].toSorted();
    expect(kinds).toEqual(
      expect.arrayContaining(['person', 'bot', 'table', 'chance', 'taken-back', 'proposal', 'vote', 'opening', 'away']),
    );
    // takes 13 s on a quiet machine, and more than the usual limit on a busy one
  }, 600_000);
});
