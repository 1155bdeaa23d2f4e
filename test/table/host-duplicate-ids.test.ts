import { describe, expect, test } from 'vitest';
import type { ToyAction } from '../kit/toy-game.ts';
import { CHANCE } from '../../src/kit/index.ts';
import { createDecisions } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { testJournal, positionOf, settled, joinToySeat, toyHost } from './host-kit.ts';
import type { HostAt } from './host-kit.ts';
import type { ToyEvent } from '../kit/toy-game.ts';
import { SEALED, TOY } from './toy-match.ts';

type At = HostAt<ToyAction, ToyEvent>;
const again = (at: At): At => toyHost({ journal: testJournal(at.journal.rows) });

/** All three act by hand until a player's action is followed by answers of chance. */
async function rideToChance(
  at: At,
): Promise<{ readonly seat: number; readonly action: ToyAction; readonly after: number; readonly id: string }> {
  const players = [0, 1, 2].map((seat) => joinToySeat(at, seat));
  await at.host.run();
  for (let i = 0; i < 40; i++) {
    const { together } = players[0]!.seat.situation;
    if (together !== null) at.host.closeRound(new Map(together.seats.map((seat) => [seat, 'ask'])));
    await settled();
    const asked = players.findIndex(({ seat }) => seat.situation.asked);
    if (asked < 0) continue;
    const player = players[asked]!;
    const action = player.seat.choices()[0]!;
    const [after, id] = [player.seat.entries.length, `id ${i}`];
    expect(await player.act(action, id)).toBeNull();
    if (player.seat.entries.at(-1)!.seat === CHANCE && player.seat.entries.at(-2)!.seat === asked)
      return { seat: asked, action, after, id };
    await settled();
  }
  throw new Error('chance was never asked');
}

describe('an id sent again gets its first reply', () => {
  test('sent twice at once and once more, it makes one row and one reply', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    const action = anna.seat.choices()[0]!;
    const after = anna.seat.entries.length;
    at.journal.mode = 'by-hand';
    const send = (): Promise<unknown> => anna.link.act(action, { id: 'a1', after });
    const sent = [send(), send()];
    await settled();
    sent.push(send());
    expect(at.journal.waiting).toHaveLength(1);
    await at.journal.answer();
    expect(await Promise.all([...sent, send()])).toEqual([null, null, null, null]);
    expect(at.journal.rows).toHaveLength(2);
  });

  test('sent twice at once and not stored, both are refused, and a third time it counts', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    const action = anna.seat.choices()[0]!;
    at.journal.mode = 'by-hand';
    const sent = [anna.act(action, 'a1'), anna.act(action, 'a1')];
    await settled();
    await at.journal.answer('full');
    expect(await Promise.all(sent)).toMatchObject([{ code: 'table-not-kept-full' }, { code: 'table-not-kept-full' }]);
    at.journal.mode = 'at-once';
    expect(await anna.act(action, 'a1')).toBeNull();
    expect(at.journal.rows).toHaveLength(2);
  });

  test('is answered as before although later rows were not stored', async () => {
    const at = toyHost({ drivers: ['human', 'bot', 'bot'] });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    const action = anna.seat.choices()[0]!;
    at.journal.mode = 'by-hand';
    const pendingAction = anna.act(action, 'a1');
    await settled();
    await at.journal.answer();
    expect(await pendingAction).toBeNull();
    await at.journal.answer('full');
    expect(anna.seat.situation.notKept).toBe('full');
    expect(await anna.act(action, 'a1')).toBeNull();
  });

  test('sent after a restart, it changes nothing, and the chance events stay the same', async () => {
    const first = toyHost();
    const { seat, action, after, id } = await rideToChance(first);
    const rows = [...first.journal.rows];
    const at = again(first);
    const player = joinToySeat(at, seat);
    const before = positionOf(at);
    expect(await player.link.act(action, { id, after })).toBeNull();
    expect(positionOf(at)).toBe(before);
    expect(at.journal.rows).toEqual(rows);
    const answered = createDecisions(toyGame, TOY, at.reader, { sealed: SEALED }).decide({ seat, action, id });
    expect(answered.kind).toBe('answered');
    if (answered.kind === 'answered') expect(answered.entries).toEqual(first.host.race('sealed').entries.slice(after));
  });

  test('the fields of an action may come in another order', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    const action = anna.seat.choices()[0]! as { readonly type: 'lay'; readonly card: number };
    await anna.act(action, 'a1');
    for (const one of [at, again(at)]) expect(await one.host.link(0).act({ card: action.card, type: 'lay' }, { id: 'a1' })).toBeNull();
  });

  test('is refused for another action or seat, also after a restart', async () => {
    const at = toyHost();
    const [anna, ben] = [joinToySeat(at, 0), joinToySeat(at, 1)];
    await at.host.run();
    const [action, other] = anna.seat.choices();
    await anna.act(action!, 'a1');
    expect(other).toBeDefined();
    for (const one of [at, again(at)]) {
      expect(await one.host.link(0).act(other!, { id: 'a1' })).toMatchObject({ code: 'table-id-taken' });
      expect(await one.host.link(1).act(action!, { id: 'a1' })).toMatchObject({ code: 'table-id-taken' });
    }
    expect(ben.seat.entries).toHaveLength(11);
  });

  test('an action that was taken back does not happen again, also after a restart', async () => {
    const at = toyHost({ drivers: ['human', 'bot', 'bot'], timing: { step: 300, hold: Infinity } });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    const action = anna.seat.choices()[0]!;
    const after = anna.seat.entries.length;
    await anna.act(action, 'a1');
    expect(await anna.link.takeBack()).toBeNull();
    const rows = at.journal.rows.length;
    for (const one of [at, again(at)]) {
      const before = positionOf(one);
      expect(await one.host.link(0).act(action, { id: 'a1', after })).toBeNull();
      expect([positionOf(one), one.journal.rows.length]).toEqual([before, rows]);
    }
    expect(await anna.act(action, 'a2')).toBeNull();
    expect(at.journal.rows).toHaveLength(rows + 1);
  });

  test.each(['', 'x'.repeat(65), 'a\nb'])('an invalid id (%j) is refused, and nothing is stored', async (id) => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    expect(await anna.act(anna.seat.choices()[0]!, id)).toMatchObject({ code: 'table-id' });
    expect(at.journal.rows).toHaveLength(1);
  });
});
