import { beforeEach, expect, test, vi } from 'vitest';
import { NO_SEAT, type Seat } from '../../src/kit/index.ts';
import type { LineRequest } from '../../src/protocol/index.ts';
import { createRemoteHost, type RemoteHost } from '../../src/web/online/remote-host.ts';
import { createSharedHost } from '../../src/web/online/shared-host.ts';
import { shareDevice } from '../../src/web/online/table/shared-table.ts';
import { RemoteQuestions } from '../../src/web/session/remote-questions.ts';
import type { ToyAction, ToyEvent } from '../kit/toy-game.ts';
import { toyGame } from '../kit/toy-game.ts';
import { joinToySeat, settled, toyHost } from '../table/host-kit.ts';
import { TOY } from '../table/toy-match.ts';

/** Two seats of an online race on one device, each with a connection of its own. */

const texts = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
});
beforeEach(() => texts.clear());

type Far = RemoteHost<ToyAction, ToyEvent>;

function onOneDevice() {
  const at = toyHost({ drivers: ['human', 'human', 'bot'] });
  const sitters = [0, 1].map((seat) => joinToySeat(at, seat));
  const sent: { readonly seat: Seat; readonly request: LineRequest }[] = [];
  const textOf = (seat: Seat) =>
    ({ game: toyGame, config: TOY, viewer: seat, news: at.host.link(seat).news(0) }) as unknown as Parameters<Far['receiveSeat']>[0];
  const hosts = new Map(
    [0, 1].map((seat) => {
      const ask = (request: LineRequest) => {
        sent.push({ seat, request });
        return Promise.resolve({ refusal: null, problems: [] });
      };
      const far = createRemoteHost({
        ...{ game: toyGame, config: TOY, first: textOf(seat), connection: { ask, end: () => undefined } },
        rest: { start: null, save: () => undefined },
      });
      return [seat, far];
    }),
  );
  return {
    ...{ sent, hosts },
    shared: createSharedHost<ToyAction, ToyEvent>(toyGame, hosts),
    /** What the server sends to a spectator. */
    spectator: () => at.host.link(NO_SEAT).news(0),
    situation: (seat: Seat) => at.host.link(seat).news(0).situation,
    receive: (seat: Seat): void => hosts.get(seat)!.receiveSeat(textOf(seat)),
    /** The race goes on by one decision. */
    async on(): Promise<void> {
      await at.host.run();
      if (at.host.link(0).news(0).situation.together !== null) at.host.closeRound(new Map());
      for (const sitter of sitters) if (sitter.seat.situation.asked) await sitter.act(sitter.seat.choices()[0]!);
      await settled();
      await at.host.run();
      await settled();
    },
  };
}

test('both see together what a spectator sees, and nothing of a hand', async () => {
  const device = onOneDevice();
  const published: number[] = [];
  device.shared.link(NO_SEAT).watch(({ keep, entries }) => published.push(keep + entries.length));
  for (let n = 0; n < 8; n++) {
    await device.on();
    const { length } = published;
    device.receive(0);
    // the screen waits for the other seat, so that it never shows two positions
    if (device.situation(0).entries > (published.at(-1) ?? 0)) expect(published).toHaveLength(length);
    device.receive(1);
    expect(published.at(-1)).toBe(device.situation(0).entries);
    const { entries, situation } = device.shared.link(NO_SEAT).news(0);
    expect(entries).toEqual(device.spectator().entries);
    expect([situation.asked, situation.answers, situation.together?.concerned ?? false]).toEqual([false, {}, false]);
  }
  expect(published.length).toBeGreaterThan(5);
});

test('a question to all is put without hands first, then to those who want to answer, one by one', async () => {
  // the states of the game are the seats that are asked, in turn
  const game = {
    turn: (seat: number) => seat,
    pending: (seat: number) => ({ seat, kind: seat >= 0 ? 'hill' : 'over', facts: {} }),
    hide: (state: number) => state,
    copy: (state: number) => state,
  };
  const sent: string[] = [];
  const note = (what: string) => (sent.push(what), Promise.resolve(null));
  const questions = new RemoteQuestions<unknown, number, string, unknown, unknown>(game as never, [0, 2, 3], {
    reply: (seat, action) => note(`${seat} ${action}`),
    decline: (seat) => note(`${seat} declines`),
  });
  const update = (entries: number): void =>
    questions.update((seat) => ({
      situation: { entries, together: { kind: 'hill', seats: [1, 2, 3], concerned: seat === 2 } } as never,
      state: seat,
    }));
  update(4);
  expect([questions.together, questions.asking]).toEqual([{ kind: 'hill', seats: [2, 3], concerned: false }, undefined]);
  // 3 wants to be asked as well, but has no choice
  questions.choose([2, 3]);
  update(4);
  expect([questions.together, questions.asking?.seat, sent]).toEqual([null, 2, ['3 declines']]);
  await questions.asking!.reply('play', 4);
  update(4);
  expect([questions.asking, sent.at(-1)]).toEqual([undefined, '2 play']);
  // the next question is put to all again
  update(6);
  expect(questions.together?.seats).toEqual([2, 3]);
  questions.choose([]);
  expect(sent.slice(2)).toEqual(['2 declines', '3 declines']);
});

test('a player who rests is not asked, and declines at once whatever the hand is, so that the others do not wait', async () => {
  const device = onOneDevice();
  while (device.situation(0).together === null) await device.on();
  for (const seat of [0, 1]) device.receive(seat);
  await device.shared.rest([0, 1]);
  await settled();
  expect([0, 1].map((seat) => device.shared.link(seat).news(0).situation.together)).toEqual([null, null]);
  const asked = device.situation(0).together!.seats.filter((seat) => seat < 2);
  expect(device.sent.map(({ seat, request }) => [seat, request.type])).toEqual(asked.map((seat) => [seat, 'reply']));
});

test('the players of one device vote together, and ask what one of them can ask', async () => {
  const wishes: string[] = [];
  const listeners: ((news: never) => void)[] = [];
  let proposal: object | null = null;
  const news = (seat: Seat) => () => ({ situation: { agreed: { takeBack: seat === 2 ? 7 : null, proposal } } });
  const seatAt = (seat: Seat) => ({
    text: { viewer: seat },
    host: {
      link: () => ({
        viewer: seat,
        news: news(seat),
        watch: (listener: (news: never) => void) => (listeners.push(listener), () => undefined),
        wish(wish: { readonly do: string }) {
          wishes.push(`${seat} ${wish.do}`);
          return Promise.resolve(seat === 2 && wish.do === 'withdraw' ? { code: 'table-not-asked', section: '', facts: {} } : null);
        },
      }),
    },
  });
  const { seats, link } = shareDevice([seatAt(3), seatAt(2)] as never);
  expect(seats).toEqual([2, 3]);
  let shownTakeBack: unknown = null;
  link.watch(({ situation }) => (shownTakeBack = situation.agreed?.takeBack));
  expect(await link.wish({ do: 'ask', what: 'take-back' } as never)).toBeNull();
  proposal = { number: 4, by: 2, yes: [], no: [] };
  for (const listener of listeners) listener(news(3)() as never);
  expect([shownTakeBack, wishes]).toEqual([7, ['2 ask', '3 vote']]);
  expect(await link.wish({ do: 'withdraw' } as never)).toBeNull();
  expect(wishes.slice(2)).toEqual(['3 withdraw', '2 withdraw']);
});
