import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRateLimits } from '../../src/server/wire/rate-limits.ts';
import { AUSREISSER, come, openRace, post, type RemotePlayer } from './remote-player.ts';
import { serve, serveForAll } from './serve.ts';

/** Limits of what a seat may store besides its actions, because each request is a permanent row and every opening reads all rows. */

const LIMITS = { burst: 20, perSecond: 0.001 };
const served = serveForAll('without-end', { limits: LIMITS });
const free = serveForAll('full');

const leave = { do: 'leave' };
const back = { do: 'come-back' };
/** Sends requests one after the other. @returns the refusal codes, ’’ for none */
async function say(far: RemotePlayer, messages: readonly object[]): Promise<readonly string[]> {
  const codes: string[] = [];
  for (const message of messages) codes.push((await far.ask(message as never)).refusal?.code ?? '');
  return codes;
}

test('the rates of requests, answers and chat count for a seat over all its connections, and not for other seats', async () => {
  const { id, tokens } = await openRace(served.base, AUSREISSER, ['human', 'human', 'easy'], { step: 0 });
  const lines = [await come(served.base, id, tokens[0]!), await come(served.base, id, tokens[0]!)];
  const ben = await come(served.base, id, tokens[1]!);
  const wishes = (by: string) => Array.from({ length: 6 }, (_, i) => ({ type: 'wish', id: `${by}${i}`, wish: i % 2 === 0 ? leave : back }));
  const answers = (by: string) => Array.from({ length: 6 }, (_, i) => ({ type: 'answers', id: `${by}${i}`, answers: {} }));
  const chat = (by: string) =>
    Array.from({ length: 4 }, (_, i) => ({ type: 'chat', id: `${by}${i}`, line: { kind: 'phrase', said: 'ouch' } }));
  const said = [...(await say(lines[0]!, [...wishes('a'), ...answers('b')])), ...(await say(lines[1]!, [...wishes('c'), ...answers('d')]))];
  expect(said).toEqual([...Array.from({ length: 20 }, () => ''), ...Array.from({ length: 4 }, () => 'table-too-often')]);
  const talk = [...(await say(lines[0]!, chat('e'))), ...(await say(lines[1]!, chat('f')))];
  expect(talk).toEqual(['', '', '', '', '', 'chat-too-much', 'chat-too-much', 'chat-too-much']);
  expect(await say(ben, [{ type: 'wish', id: 'pause', wish: { do: 'ask', what: 'pause' } }, ...chat('g')])).toEqual(['', '', '', '', '']);
  for (const each of [...lines, ben]) each.cut();
});

test('a race full of requests takes no more of them, and continues', async () => {
  const { id, tokens } = await openRace(free.base, AUSREISSER, ['human', 'human', 'easy'], { step: 0 });
  const anna = await come(free.base, id, tokens[0]!);
  const link = ((await (await post(free.base, `/api/races/${id}/link`, undefined, tokens[0]!)).json()) as { link: string }).link;
  expect(
    await say(anna, [
      { type: 'wish', id: 'a', wish: leave },
      { type: 'wish', id: 'b', wish: back },
    ]),
  ).toEqual(['', '']);
  anna.cut();
  // as after an hour of such requests
  const kept = await free.store.readRows(id, 1);
  const pair = kept.filter(({ kind, text }) => kind === 'table' && text.includes('driver'));
  expect(pair).toHaveLength(2);
  const { summary } = (await free.store.findRace(id))!;
  const more = Array.from({ length: 10_000 }, (_, i) => ({ ...pair[i % 2]!, id: `0 more${i}`, n: kept.length + 1 + i }));
  expect(await free.store.append(id, more, summary!)).toBe(null);

  // at a process that has not loaded the race yet
  const other = await serve(join(free.folder, 'races.sqlite'), free.web);
  const [again, ben] = [await come(other.base, id, tokens[0]!), await come(other.base, id, tokens[1]!)];
  expect(await say(again, [{ type: 'wish', id: 'c', wish: leave }])).toEqual(['table-full']);
  expect((await again.ask({ type: 'answers', id: 'd', answers: {} } as never)).problems).toEqual([{ code: 'table-full' }]);
  const taken = await post(other.base, `/api/races/${id}/owner`, undefined, link);
  expect(await taken.json()).toEqual({ problems: [{ code: 'table-full' }] });
  // both players can still act
  const before = again.seat!.entries.length;
  const ridden = (): boolean => again.seat!.entries.length > before + 4 || again.over;
  await Promise.all([again.play(1, ridden), ben.play(2, ridden)]);
  expect(ridden()).toBe(true);
  for (const each of [again, ben]) each.cut();
  await other.close();
}, 60_000);

test('idle keys are forgotten', () => {
  let now = 0;
  const paces = createRateLimits({ burst: 2, perSecond: 1 }, () => now);
  expect([1, 2, 3].map(() => paces.take('anna'))).toEqual([true, true, false]);
  paces.sweep();
  expect(paces.size).toBe(1);
  now = 2_000;
  paces.sweep();
  expect(paces.size).toBe(0);
});
