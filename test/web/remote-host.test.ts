import { beforeEach, expect, test, vi } from 'vitest';
import type { Seat } from '../../src/kit/index.ts';
import { createRemoteHost, type RemoteHost } from '../../src/web/online/remote-host.ts';
import type { LineRequest } from '../../src/protocol/index.ts';
import type { Answer } from '../../src/web/online/messages.ts';
import { saveRest, loadRest } from '../../src/web/online/resting.ts';
import type { ToyAction, ToyEvent } from '../kit/toy-game.ts';
import { toyGame } from '../kit/toy-game.ts';
import { settled, joinToySeat, toyHost } from '../table/host-kit.ts';
import { TOY } from '../table/toy-match.ts';

/** A seat of an online race after a reload. A player who chose not to be asked out of turn is not asked, and the hand stays hidden. */

const texts = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
});
beforeEach(() => texts.clear());

type Far = RemoteHost<ToyAction, ToyEvent>;
type SeatMessage = Parameters<Far['receiveSeat']>[0];

/** The race as the server rides it, and the page of seat 0 there. */
function atServer(drivers: readonly string[]) {
  const at = toyHost({ drivers });
  const sitters = drivers.map((_, seat) => joinToySeat(at, seat));
  const link = at.host.link(0);
  const seatMessage = (): SeatMessage => ({ game: toyGame, config: TOY, viewer: 0, news: link.news(0) }) as unknown as SeatMessage;
  const wishes: LineRequest[] = [];
  const line = {
    async ask(wish: LineRequest): Promise<Answer> {
      wishes.push(wish);
      return { refusal: wish.type === 'act' ? await sitters[0]!.act(actionOf(wish.action)) : null, problems: [] };
    },
    end: () => undefined,
  };
  const actionOf = (text: string): ToyAction => {
    const read = toyGame.actions.parse(sitters[0]!.seat.state, text);
    if (!read.ok) throw new Error(text);
    return read.value;
  };
  return {
    ...{ seatMessage, wishes },
    /** As the server tells it. */
    situation: () => link.news(0).situation,
    leader: (): Seat => sitters[0]!.seat.state.leader,
    asksAround: (): boolean => sitters[0]!.seat.state.phase === 'ask',
    /** The page is loaded. */
    load: (): Far =>
      createRemoteHost({
        ...{ game: toyGame, config: TOY, first: seatMessage(), connection: line },
        rest: { start: loadRest('r', 0), save: (start) => saveRest('r', 0, start) },
      }),
    /** The other seats act, and answer common questions with “no”, up to the next position in which seat 0 is asked or might be. */
    async on(): Promise<void> {
      await at.host.run();
      if (link.news(0).situation.together !== null) at.host.closeRound(new Map());
      for (const sitter of sitters) if (sitter.seat.situation.asked) await sitter.act(sitter.seat.choices()[0]!);
      await settled();
      await at.host.run();
      await settled();
    },
  };
}

const shown = (far: Far) => far.link(0).news(0).situation;

test('a player asked together with others is not asked again before the next turn, even after a reload', async () => {
  const server = atServer(['human', 'human', 'bot']);
  while (!server.situation().together?.concerned || server.leader() !== 1) await server.on();
  const before = server.load();
  expect(shown(before).together?.concerned).toBe(true);
  await before.rest([0]);
  expect(shown(before).together?.concerned).toBe(false);
  // loaded anew, in the same question and in those of the next rider
  expect(server.situation().together?.concerned).toBe(true);
  let far = server.load();
  expect(shown(far).together?.concerned).toBe(false);
  expect(loadRest('other', 0)).toBeNull();
  expect(loadRest('r', 1)).toBeNull();
  for (let n = 0; !server.situation().asked; n++) {
    expect(n).toBeLessThan(20);
    await server.on();
    if (server.situation().together !== null) expect(shown(server.load()).together?.concerned).toBe(false);
  }
  // at the player's own turn the question comes, and later questions may come again
  far = server.load();
  expect([shown(far).asked, loadRest('r', 0)]).toEqual([true, null]);
});

test('a player whose turn passed while no page was open is asked again', async () => {
  const server = atServer(['human', 'human', 'bot']);
  while (!server.situation().together?.concerned || server.leader() !== 1) await server.on();
  await server.load().rest([0]);
  while (!server.situation().asked) await server.on();
  while (!server.situation().together?.concerned) await server.on();
  expect(shown(server.load()).together?.concerned).toBe(true);
  expect(texts.size).toBe(0);
});

test('a player is asked after a take-back, or if the stored note is invalid', async () => {
  const server = atServer(['human', 'human', 'bot']);
  while (!server.situation().together?.concerned) await server.on();
  const { entries } = server.situation();
  for (const [note, concerned] of [
    [{ entries, takenBack: 0 }, false],
    [{ entries, takenBack: 1 }, true],
    [{ entries: entries + 1, takenBack: 0 }, true],
    [{ entries: -1, takenBack: 0 }, true],
    [null, true],
  ] as const) {
    texts.set('windschatten.online.r.resting.0', JSON.stringify(note));
    expect(shown(server.load()).together?.concerned).toBe(concerned);
  }
});

test('for a player alone among bots the page answers “no” until the player’s turn', async () => {
  const server = atServer(['human', 'bot', 'bot']);
  const isOutOfTurn = (): boolean => server.situation().asked && server.asksAround();
  while (!isOutOfTurn() || server.leader() !== 1) await server.on();
  const far = server.load();
  expect(shown(far).asked).toBe(true);
  await far.rest([0]);
  expect(shown(far).asked).toBe(false);
  await settled();
  expect(server.wishes).toEqual([expect.objectContaining({ type: 'act', action: 'pass' })]);
  for (let n = 0; !server.situation().asked || isOutOfTurn(); n++) {
    expect(n).toBeLessThan(20);
    await settled();
    far.receiveSeat(server.seatMessage());
    expect(shown(far).asked).toBe(server.situation().asked && !isOutOfTurn());
  }
  far.receiveSeat(server.seatMessage());
  expect([shown(far).asked, loadRest('r', 0)]).toEqual([true, null]);
});
