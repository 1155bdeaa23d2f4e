import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { CHAT_PHRASES, clientMessageSchema, type ChatLineRequest } from '../../src/protocol/index.ts';
import { readChatLine } from '../../src/server/chat/index.ts';
import { createDelayedLink } from '../../src/server/races/delayed-link.ts';
import type { News } from '../../src/table/index.ts';
import { bareKeys, catalogue } from '../games/words.ts';
import { AUSREISSER, RemotePlayer, openRace } from './remote-player.ts';
import { serveForAll } from './serve.ts';

/** Chat: what a table allows, who may speak, and spectators with a delay. */

const served = serveForAll('chat');

const drivers = ['human', 'human', 'easy'];
let sent = 0;
const say = async (far: RemotePlayer, kind: string, said: string): Promise<string | null> => {
  const { refusal } = await far.ask({ type: 'chat', id: `line-${++sent}`, line: { kind, said } } as never);
  return refusal?.code ?? null;
};
async function come(id: string, token: string | null): Promise<RemotePlayer> {
  const far = new RemotePlayer(id, token);
  await far.connect(served.base);
  await far.until(() => far.room !== null);
  return far;
}

test('allowed lines reach everyone once and in order; others are refused', async () => {
  const { id, tokens } = await openRace(served.base, AUSREISSER, drivers);
  const [anna, ben, onlooker] = [await come(id, tokens[0]!), await come(id, tokens[1]!), await come(id, null)];
  expect(await say(anna, 'phrase', 'good-luck')).toBeNull();
  expect(await say(ben, 'text', '  <b>to\u202E you\n</b> ')).toBeNull();
  expect(await say(onlooker, 'phrase', 'hello')).toBe('chat-off');
  const late = await come(id, tokens[1]!);
  for (const far of [anna, ben, onlooker, late]) {
    await far.until(() => far.chat.length === 2);
    expect(far.chat).toMatchObject([
      { n: 1, seat: 0, kind: 'phrase', said: 'good-luck' },
      { n: 2, seat: 1, kind: 'text', said: '<b>to you </b>' },
    ]);
  }
  for (let i = 0; i < 4; i++) await say(anna, 'phrase', 'ouch');
  expect(await say(anna, 'phrase', 'ouch')).toBe('chat-too-much');
  for (const far of [anna, ben, onlooker, late]) far.cut();

  const quiet = await openRace(served.base, AUSREISSER, drivers, { chat: 'phrases', onlookers: true });
  const [rider, other] = [await come(quiet.id, quiet.tokens[0]!), await come(quiet.id, null)];
  expect([await say(rider, 'text', 'psst'), await say(other, 'phrase', 'hello')]).toEqual(['chat-phrases', null]);
  const silent = await openRace(served.base, AUSREISSER, drivers, { chat: 'off' });
  const silenced = await come(silent.id, silent.tokens[0]!);
  expect(await say(silenced, 'phrase', 'hello')).toBe('chat-off');
  for (const far of [rider, other, silenced]) far.cut();
  expect(served.reports).toEqual([]);
});

/** Reads a line of chat as the server does. */
function readLine(line: unknown): ChatLineRequest | null {
  const read = v.safeParse(clientMessageSchema, { type: 'chat', id: 'a', line });
  return read.success && read.output.type === 'chat' ? readChatLine(read.output.line) : null;
}

test('the words have every phrase and no other', () => {
  const keys = bareKeys(catalogue('house', 'en', 'chat')).filter((key) => key.startsWith('phrase.'));
  expect([...keys].sort()).toEqual(CHAT_PHRASES.map((code) => `phrase.${code}`).sort());
});

test.each([
  ['too long', { kind: 'text', said: 'x'.repeat(201) }],
  ['no phrase', { kind: 'phrase', said: 'x' }],
])('%s cannot be said', (_, line) => {
  expect(readLine(line)).toBeNull();
});

test.each([
  ['a mark of direction', ' \u200e '],
  ['a space without width', '\u200b'],
  ['a joiner of words', '\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['an Arabic mark', '\u061c'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['a filler', '\u3164'],
  ['Braille without a dot', '\u2800 \u2800'],
  ['joiners of letters alone', '\u200d\u200c'],
  ['marks on nothing', '\u0351\u0351'],
  ['a byte order mark', '\ufeff'],
])('%s: nothing visible remains', (_, said) => {
  expect(readLine({ kind: 'text', said })).toEqual({ kind: 'text', said: '' });
});

test.each([
  ['Wind\u00adschat\u200bten\u2060!', 'Windschatten!'],
  ['one\ntwo\u2028three\u0000four', 'one two three four'],
  ['x\u061cy\u{e0041}z\u3164', 'xyz'],
  [`Z${'\u0351'.repeat(60)}algo${'\u0351\u200d'.repeat(9)}!`, 'Z\u0351\u0351\u0351algo\u0351\u200d\u0351\u200d\u0351\u200d!'],
  ['می‌خواهم 👩‍🚀 ❤️ cafe\u0301 شُكْرًا', 'می‌خواهم 👩‍🚀 ❤️ café شُكْرًا'],
])('%j keeps exactly its visible characters', (said, seen) => {
  expect(readLine({ kind: 'text', said })).toEqual({ kind: 'text', said: seen });
});

test('an invisible line is refused, and the connection stays open', async () => {
  const { id, tokens } = await openRace(served.base, AUSREISSER, drivers);
  const anna = await come(id, tokens[0]!);
  expect([await say(anna, 'text', '\u200b\u2060'), await say(anna, 'text', ' '), await say(anna, 'text', 'ah')]).toEqual([
    ...['chat-nothing', 'chat-nothing'],
    null,
  ]);
  await anna.until(() => anna.chat.length === 1);
  expect(anna.open).toBe(true);
  anna.cut();
});

test('with a delay, spectators get nothing of the last minutes in any way; riders get it at once', async () => {
  const { id, tokens } = await openRace(served.base, AUSREISSER, drivers, { delay: 600 });
  const [anna, ben, onlooker] = [await come(id, tokens[0]!), await come(id, tokens[1]!), await come(id, null)];
  await Promise.all([anna, ben].map((far, i) => far.play(i + 1, () => far.seat!.entries.length > 20)));
  await say(anna, 'phrase', 'ouch');
  await onlooker.until(() => onlooker.seat !== null);
  expect([onlooker.seat!.entries.length, onlooker.chat.length, onlooker.texts.length]).toEqual([0, 0, 1]);
  expect(onlooker.room!.summary).toBeNull();
  expect(((await (await fetch(`${served.base}/api/races/${id}`)).json()) as { summary: unknown }).summary).toBeNull();
  for (const far of [anna, ben, onlooker]) far.cut();
});

test('a delayed link passes on everything in order with the delay, and older entries at once', async () => {
  vi.useFakeTimers();
  type RaceNews = News<unknown, unknown>;
  const situation = (entries: number, takenBack = 0) => ({ entries, takenBack }) as RaceNews['situation'];
  const entry = (n: number) => ({ n }) as RaceNews['entries'][number];
  let tell: (news: RaceNews) => void = () => undefined;
  const source = {
    viewer: -2,
    news: () => ({ keep: 0, entries: [entry(1)], situation: situation(1) }),
    watch: (listener: (news: RaceNews) => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  expect(createDelayedLink(source, 1_000, 1_000, []).news(0).entries).toHaveLength(1);
  const late = createDelayedLink(source, 1_000, 400, []);
  const lengths: number[] = [];
  late.watch(({ situation: now }) => lengths.push(now.entries));
  expect(late.news(0).entries).toEqual([]);
  tell({ keep: 1, entries: [entry(2), entry(3)], situation: situation(3) });
  await vi.advanceTimersByTimeAsync(600);
  expect(late.news(0).entries).toHaveLength(1);
  tell({ keep: 2, entries: [], situation: situation(2, 1) });
  await vi.advanceTimersByTimeAsync(400);
  expect(late.news(0).entries).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(600);
  expect(late.news(3, 0)).toMatchObject({ keep: 2, entries: [], situation: { entries: 2 } });
  expect(lengths).toEqual([1, 3, 2]);
  late.end();
  vi.useRealTimers();
});
