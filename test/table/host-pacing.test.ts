import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../src/kit/index.ts';
import { createSeat } from '../../src/table/index.ts';
import { toyGame, type ToyAction, type ToyEvent } from '../kit/toy-game.ts';
import { testJournal, positionOf, settled, joinToySeat, toyHost, type HostAt, type ToyPlayer } from './host-kit.ts';
import { TOY } from './toy-match.ts';

const BOTS = ['human', 'bot', 'bot'];
const HELD = { step: 300, hold: Infinity };

async function hostWithHold(
  timing = HELD,
): Promise<{ readonly at: HostAt<ToyAction, ToyEvent>; readonly anna: ToyPlayer; readonly ben: ToyPlayer }> {
  const at = toyHost({ drivers: BOTS, timing });
  const [anna, ben] = [joinToySeat(at, 0), joinToySeat(at, 1)];
  await at.host.run();
  return { at, anna, ben };
}

describe('the hold after an action', () => {
  test('makes the others wait until the player releases it', async () => {
    const { at, anna, ben } = await hostWithHold();
    await anna.act(anna.seat.choices()[0]!);
    await settled();
    expect(anna.seat.situation).toMatchObject({ holding: true, going: false, takeBack: 11, entries: 11 });
    expect(ben.seat.situation).toMatchObject({ holding: true, takeBack: null });
    at.host.releaseHold();
    await settled();
    expect(anna.seat.situation).toMatchObject({ holding: false, takeBack: null });
    expect(anna.seat.entries.length).toBeGreaterThan(11);
  });

  test('ends after its time', async () => {
    const at = toyHost({ drivers: BOTS, timing: { step: 300, hold: 2000 } });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    at.clock.flying = false;
    await anna.act(anna.seat.choices()[0]!);
    await at.clock.advance(1999);
    expect(anna.seat.situation.holding).toBe(true);
    await at.clock.advance(1);
    expect([anna.seat.situation.holding, anna.seat.entries.length]).toEqual([false, 11]);
    await at.clock.advance(100);
    expect(anna.seat.entries).toHaveLength(12);
  });

  test('another pace does not end it, and another hold time starts it again', async () => {
    const { at, anna } = await hostWithHold();
    at.clock.flying = false;
    await anna.act(anna.seat.choices()[0]!);
    await settled();
    at.host.setTiming({ step: 10, hold: Infinity });
    await settled();
    expect(anna.seat.situation.holding).toBe(true);
    at.host.setTiming({ step: 10, hold: 500 });
    await settled();
    expect(anna.seat.situation.holding).toBe(true);
    await at.clock.advance(500);
    expect(anna.seat.situation.holding).toBe(false);
  });

  test('ends when the player skips', async () => {
    const { at, anna } = await hostWithHold();
    await anna.act(anna.seat.choices()[0]!);
    await settled();
    at.host.skip();
    await settled();
    expect(anna.seat.situation.holding).toBe(false);
    expect(anna.seat.entries.length).toBeGreaterThan(11);
  });

  test('does not follow an action after which a person is on turn or chance has acted', async () => {
    const at = toyHost({ timing: HELD });
    const players = [0, 1, 2].map((seat) => joinToySeat(at, seat));
    await at.host.run();
    for (let i = 0; i < 30; i++) {
      const { together } = players[0]!.seat.situation;
      if (together) at.host.closeRound(new Map(together.seats.map((seat) => [seat, 'ask'])));
      await settled();
      const asked = players.find(({ seat }) => seat.situation.asked);
      if (!asked) continue;
      await asked.act(asked.seat.choices().at(-1)!);
      const chance = asked.seat.entries.at(-1)!.seat === CHANCE;
      if (chance) expect(asked.seat.situation.holding).toBe(false);
    }
    expect(players[0]!.seat.entries.some(({ n, seat }) => n > 10 && seat === CHANCE)).toBe(true);
  });
});

describe('the linger time after an entry', () => {
  const STEP = { step: 300, hold: 0 };
  async function playingAt(): Promise<{ at: HostAt<ToyAction, ToyEvent>; anna: ToyPlayer; entryCount: number }> {
    const { at, anna } = await hostWithHold(STEP);
    at.clock.flying = false;
    await anna.act(anna.seat.choices()[0]!);
    await settled();
    return { at, anna, entryCount: anna.seat.entries.length };
  }

  test('is longer than a step', async () => {
    const { at, anna, entryCount } = await playingAt();
    at.host.setTiming({ ...STEP, linger: 2000 });
    await at.clock.advance(1999);
    expect(anna.seat.entries).toHaveLength(entryCount);
    await at.clock.advance(1);
    expect(anna.seat.entries.length).toBeGreaterThan(entryCount);
  });

  test('lasts until the player continues or skips', async () => {
    for (const end of ['timing', 'skip'] as const) {
      const { at, anna, entryCount } = await playingAt();
      at.host.setTiming({ ...STEP, linger: Infinity });
      await at.clock.advance(100_000);
      expect(anna.seat.entries).toHaveLength(entryCount);
      if (end === 'skip') at.host.skip();
      else at.host.setTiming(STEP);
      await settled();
      expect(anna.seat.entries.length).toBeGreaterThan(entryCount);
    }
  });
});

describe('taking back', () => {
  test('removes the action, adds a row, and the race continues differently', async () => {
    const { at, anna, ben } = await hostWithHold();
    const before = positionOf(at);
    const [action, other] = anna.seat.choices();
    await anna.act(action!);
    expect(await anna.link.takeBack()).toBeNull();
    expect(positionOf(at)).toBe(before);
    expect(at.journal.rows.map(({ kind }) => kind)).toEqual(['acts', 'acts', 'table']);
    // the list of races gets the valid position
    expect(at.journal.summaries.at(-1)).toMatchObject({ entries: 10, turn: 0 });
    expect([anna.seat.entries.length, ben.seat.entries.length, anna.seat.situation.asked, anna.seat.log.at(-1)!.n]).toEqual([
      10,
      10,
      true,
      10,
    ]);
    await anna.act(other!);
    expect(ben.seat.entries.at(-1)!.events[0]).toMatchObject({ type: 'laid', card: (other as { card: number }).card });
    const again = toyHost({ journal: testJournal(at.journal.rows), drivers: BOTS });
    expect(positionOf(again)).toBe(positionOf(at));
    expect(at.host.race('sealed').entries).toHaveLength(11);
  });

  test('takes nothing back if the row is not stored', async () => {
    const { at, anna } = await hostWithHold();
    await anna.act(anna.seat.choices()[0]!);
    at.journal.refuse = 'full';
    expect(await anna.link.takeBack()).toMatchObject({ code: 'table-not-kept-full' });
    expect(anna.seat.situation).toMatchObject({ entries: 11, takeBack: 11, notKept: 'full' });
    at.journal.refuse = null;
    expect(await anna.link.takeBack()).toBeNull();
    expect(anna.seat.situation).toMatchObject({ entries: 10, takenBack: 1, notKept: null });
  });

  test('tapped twice, takes back one action', async () => {
    const at = toyHost({ timing: HELD, drivers: BOTS });
    const anna = joinToySeat(at, 0);
    await at.host.run();
    await anna.act(anna.seat.choices()[0]!);
    at.journal.mode = 'by-hand';
    const taps = [anna.link.takeBack(), anna.link.takeBack()];
    await settled();
    expect(at.journal.waiting).toHaveLength(1);
    await at.journal.answer();
    expect(await Promise.all(taps)).toEqual([null, null]);
    expect([at.journal.rows.length, anna.seat.entries.length]).toEqual([3, 10]);
  });

  test('blocks decisions on void entries while its row is being written', async () => {
    const { at, anna } = await hostWithHold({ step: 300, hold: 0 });
    at.clock.flying = false;
    const [action, other] = anna.seat.choices();
    await anna.act(action!);
    await settled();
    at.journal.mode = 'by-hand';
    const taken = anna.link.takeBack();
    const pendingAction = anna.link.act(other!, {});
    await at.clock.advance(5000);
    expect(at.journal.waiting.map(({ row }) => row.kind)).toEqual(['table']);
    await at.journal.answer();
    expect(await taken).toBeNull();
    expect(at.journal.waiting.map(({ row }) => row.kind)).toEqual(['acts']);
    await at.journal.answer();
    expect(await pendingAction).toBeNull();
    expect(toyHost({ journal: testJournal(at.journal.rows) }).reader.damage).toBeNull();
    expect(anna.seat.entries.map(({ action: own }) => own).at(-1)).toEqual(other);
  });

  test('drops what bots had decided after it', async () => {
    const { at, anna } = await hostWithHold({ step: 300, hold: 0 });
    at.clock.flying = false;
    const [action, other] = anna.seat.choices();
    await anna.act(action!);
    await settled();
    await anna.link.takeBack();
    await anna.act(other!);
    await at.clock.advance(300);
    await at.clock.advance(300);
    expect(toyHost({ journal: testJournal(at.journal.rows) }).reader.damage).toBeNull();
    expect(anna.seat.entries.length).toBeGreaterThan(11);
  });

  test('keeps facts that are being written meanwhile, and confirms them', async () => {
    const { at, anna } = await hostWithHold();
    await anna.act(anna.seat.choices()[0]!);
    at.journal.mode = 'by-hand';
    const pendingAnswer = anna.link.answerInAdvance({ ask: 'never' });
    await settled();
    const taken = anna.link.takeBack();
    await settled();
    await at.journal.answerAll();
    expect([await pendingAnswer, await taken]).toEqual([[], null]);
    expect(anna.seat.situation).toMatchObject({ answers: { ask: 'never' }, entries: 10 });
  });

  test('is refused for a bot’s action and where there is no action', async () => {
    const { at, anna, ben } = await hostWithHold();
    expect(await anna.link.takeBack()).toMatchObject({ code: 'table-no-taking-back' });
    await anna.act(anna.seat.choices()[0]!);
    expect(await ben.link.takeBack()).toMatchObject({ code: 'table-no-taking-back' });
    at.host.releaseHold();
    await settled();
    expect(await anna.link.takeBack()).toMatchObject({ code: 'table-no-taking-back' });
    expect(at.journal.rows.every(({ kind }) => kind === 'acts')).toBe(true);
  });

  test('does not count what the table answered for a player, also after a restart', async () => {
    const at = toyHost({ drivers: ['bot', 'human', 'bot'], timing: HELD });
    const ben = joinToySeat(at, 1);
    await ben.link.answerInAdvance({ ask: 'never' });
    at.clock.flying = false;
    void at.host.run();
    await settled();
    for (let i = 0; i < 50 && ben.seat.entries.at(-1)?.seat !== 1; i++) await at.clock.advance(100);
    expect(ben.seat.entries.at(-1)?.seat).toBe(1);
    expect(ben.seat.situation.takeBack).toBeNull();
    const again = toyHost({ journal: testJournal(at.journal.rows), drivers: ['bot', 'human', 'bot'] });
    expect(again.host.link(1).news(0).situation.takeBack).toBeNull();
  });

  test('a viewer who polls for news never keeps what was taken back', async () => {
    const { at, anna } = await hostWithHold();
    const [action, other] = anna.seat.choices();
    await anna.act(action!);
    const link = at.host.link(2);
    const cleo = createSeat(toyGame, TOY, 2, link.news(0));
    expect(cleo.entries).toHaveLength(11);
    await anna.link.takeBack();
    await anna.act(other!);
    // as many entries as before
    expect(anna.seat.entries).toHaveLength(11);
    for (const host of [at.host, toyHost({ journal: testJournal(at.journal.rows), drivers: BOTS }).host]) {
      const late = createSeat(toyGame, TOY, 2, { ...link.news(0), entries: cleo.entries });
      late.receive(host.link(2).news(late.entries.length, cleo.situation.takenBack));
      expect(late.entries).toEqual(host.link(2).news(0).entries);
    }
    for (const wrong of [NaN, -5, 1e9, 10.7]) expect(link.news(wrong, wrong).keep).toBeLessThanOrEqual(11);
    expect(link.news(-5).entries).toHaveLength(11);
  });
});

describe('a player who acts inside a news callback', () => {
  test.each([
    ['human', 'step by step'],
    ['bot', 'step by step'],
    ['human', 'skipped'],
    ['bot', 'skipped'],
  ])('can play a whole race (the last of the three is a %s, %s)', async (last, how) => {
    const onActed = (): void => {
      if (how === 'skipped') at.host.skip();
    };
    const at = toyHost({ drivers: ['human', 'human', last] });
    const players = [0, 1, 2].map((seat) => joinToySeat(at, seat));
    players[0]!.link.watch(({ situation }) => {
      if (situation.together) at.host.closeRound(new Map());
    });
    for (const { link, seat } of players)
      link.watch(({ situation }) => {
        if (situation.asked) void link.act(seat.choices().at(-1)!, { after: seat.entries.length }).then(onActed);
      });
    at.host.setTiming({ step: 0, hold: 0 });
    await at.host.run();
    for (let i = 0; i < 100; i++) await settled();
    expect(at.host.race('opened').standings).toHaveLength(3);
  });
});

describe('skipping', () => {
  test('shows nothing until a person is asked', async () => {
    const { at, anna } = await hostWithHold({ step: 300, hold: 0 });
    at.clock.flying = false;
    await anna.link.answerInAdvance({ ask: 'never' });
    const before = anna.newsTexts.length;
    await anna.act(anna.seat.choices()[0]!);
    await settled();
    at.host.skip();
    await settled();
    expect(anna.seat.situation).toMatchObject({ asked: true, going: false });
    // her own action, the bot that thinks, and all the rest at once
    expect(anna.newsTexts.length - before).toBeLessThan(5);
    expect(anna.seat.entries.length).toBeGreaterThan(15);
  });
});
