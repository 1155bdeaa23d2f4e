import { describe, expect, test } from 'vitest';
import { CHANCE, NO_SEAT, type Pending } from '../../src/kit/index.ts';
import { formatRecord, parseAdvance } from '../../src/table/index.ts';
import { testJournal, hostIn, settled, joinSeat, type TestJournal } from './host-kit.ts';
import { config, game, TERMS } from './short-race.ts';

/** Standing orders at an online table (docs/decisions/0015). */

const SEED = 'orders';

/** Rolls the dice, takes the longest way, and follows riders who move two spaces or more. */
function pick({ kind, facts }: Pending, choices: readonly unknown[]): unknown {
  const ofType = (type: string): unknown => choices.find((each) => (each as { type: string }).type === type);
  if (kind === 'follow') return ofType(Number(facts['length']) >= 2 ? 'follow' : 'stay');
  return ofType('dice') ?? ofType('refuse') ?? choices.at(-1)!;
}

async function openTable(orders: unknown, journal: TestJournal = testJournal()) {
  const at = hostIn({ game, config, journal, terms: TERMS, now: () => 1, sealed: { seed: SEED } });
  const [anna, ben] = [joinSeat(game, config, at.host, 0), joinSeat(game, config, at.host, 1)];
  const onlooker = joinSeat(game, config, at.host, NO_SEAT);
  await at.host.run();
  if (orders !== null) expect(await anna.link.answerInAdvance(orders)).toEqual([]);
  /** Plays by hand until `stop`. @param again Anna gives her order again when it has ended */
  async function playByHand(stop: () => boolean, { again = false } = {}): Promise<void> {
    for (let i = 0; i < 400 && !stop() && game.turn(onlooker.seat.state) !== NO_SEAT; i++) {
      const asked = [anna, ben].find(({ seat }) => seat.situation.asked);
      if (asked === undefined) throw new Error('no player is asked');
      if (again && anna.seat.situation.answers['follow'] === 'ask') await anna.link.answerInAdvance(orders);
      const choices = asked.seat.choices();
      expect(await asked.act(pick(asked.seat.pending(), choices), `${asked.seat.viewer} ${asked.seat.entries.length}`)).toBeNull();
      await settled();
    }
  }
  return { ...at, anna, ben, onlooker, playByHand };
}

const carriedOutIn = ({
  seat,
}: {
  readonly seat: { readonly situation: { readonly agreed: { readonly carriedOut: readonly number[] } | null } };
}) => seat.situation.agreed!.carriedOut;

describe('the standing order “follow from a number of spaces on”', () => {
  test('counts as the player’s own answer, and only that player sees it', async () => {
    const table = await openTable({ follow: { always: 2 } });
    await table.playByHand(() => carriedOutIn(table.anna).length > 0, { again: true });
    const [n] = carriedOutIn(table.anna);
    expect(table.anna.seat.entries[n! - 1]!.events.map((event) => (event as { type: string }).type)).toContain('followed');
    expect(table.onlooker.newsTexts.join()).not.toMatch(/"carriedOut":\[\d/);
    expect(table.ben.newsTexts.join()).not.toMatch(/"carriedOut":\[\d/);
    expect(carriedOutIn(table.ben)).toEqual([]);
  });

  test('does not show in the record or in the news for others', async () => {
    const entryTexts: string[] = [];
    const records: string[] = [];
    const messages: string[] = [];
    for (const orders of [{ follow: { always: 2 } }, null]) {
      const table = await openTable(orders);
      const entries = () => table.onlooker.seat.entries.length;
      await table.playByHand(() => entries() > 120, { again: orders !== null });
      const publicEntries = table.onlooker.seat.entries.slice(0, 120);
      entryTexts.push(JSON.stringify(publicEntries));
      records.push(formatRecord(table.host.race('sealed')).split('\n').slice(0, 100).join('\n'));
      // Compares message by message, because others must not see whether an open question waits for the player or for the order.
      messages.push(table.ben.newsTexts.slice(0, 60).join('\n'));
    }
    // Compares booleans, because a difference would print thousands of characters.
    expect([entryTexts, records, messages].map(([ordered, byHand]) => ordered === byHand)).toEqual([true, true, true]);
  });

  test('starts no clock and shows no player on turn', async () => {
    for (const [orders, expected] of [
      [{ follow: { always: 2 } }, null],
      [null, 0],
    ] as const) {
      const table = await openTable(orders);
      const waited = new Set<number | null>();
      const stop = table.onlooker.link.watch(() => {
        const { state } = table.onlooker.seat;
        // between an answer and the next question it is the table's to go on
        const isAsked = game.turn(state) === 0 && game.pending(state).kind === 'follow' && game.choices(state).length > 1;
        if (isAsked) waited.add(table.host.awaitedSeat()?.seat ?? null);
      });
      await table.playByHand(() => table.onlooker.seat.entries.length > 80, { again: orders !== null });
      stop();
      expect([...waited]).toEqual(expected === null ? [null] : expect.arrayContaining([expected]));
    }
  });

  test('stops on surprise, and stays stopped after a restart', async () => {
    const table = await openTable({ follow: { always: 2 } });
    const answer = () => table.anna.seat.situation.answers['follow'];
    expect(answer()).toEqual({ always: 2 });
    await table.playByHand(() => answer() === 'ask');
    expect(answer()).toBe('ask');
    // the event that stopped it is a surprise by the game's own word, and met a position of Anna's riders
    const entry = table.anna.seat.entries.at(-1)!;
    expect(entry.seat).not.toBe(undefined);
    const again = await openTable(null, testJournal(table.journal.rows));
    expect(again.anna.seat.situation.answers).toEqual(table.anna.seat.situation.answers);
    expect(carriedOutIn(again.anna)).toEqual(carriedOutIn(table.anna));
  });
});

test('surprises are a fall, a lost card, a new race and a lead changed with another manager', () => {
  const advance = game.advance!;
  const state = game.start(config);
  const [own, other] = [0, 4];
  expect(advance.isSurprising!(state, { type: 'race-began', stage: 0 }, 0)).toBe(true);
  for (const event of [
    { type: 'fell', by: 0 },
    { type: 'card-lost', card: 0 },
  ]) {
    const seats = [own, other].map((rider) => [0, 1].map((seat) => advance.isSurprising!(state, { ...event, rider }, seat)));
    expect(seats.flat().filter(Boolean)).toHaveLength(2);
  }
  const lead = (rider: number, leader: number): boolean =>
    advance.isSurprising!(state, { type: 'lead-changed', rider, leader }, game.turn(state) === 1 ? 1 : 0);
  // a manager who switches the lead between his own riders is not surprised
  expect([lead(own, own + 1), lead(own, other), lead(other, other + 1)].filter(Boolean)).toHaveLength(1);
  expect(advance.isSurprising!(state, { type: 'stayed', rider: own, leader: other }, 0)).toBe(false);
  expect(advance.isSurprising!(state, { type: 'rolled', rider: own, dice: [1], total: 1 }, CHANCE)).toBe(false);
});

test('a standing order is allowed only for questions whose addressee all may see', () => {
  const kinds = game.advance!.questions(config);
  expect(parseAdvance(kinds, { follow: { always: 5 } })).toEqual({ ok: true, value: { follow: { always: 5 } } });
  expect(parseAdvance(kinds, { follow: { always: 99 } })).toMatchObject({
    ok: false,
    error: [{ code: 'advance-from', at: 'follow.always' }],
  });
  const hidden = [{ ...kinds[0]!, asks: 'every-seat', allowsStandingOrder: undefined }] as never;
  expect(parseAdvance(hidden, { follow: { always: 5 } })).toMatchObject({ ok: false, error: [{ code: 'advance-not-one-of' }] });
});
