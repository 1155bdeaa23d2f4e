import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { gather } from '../../src/web/online/chat/gather.ts';
import { bringNews, chatIsOpen, hearNews, openChat } from '../../src/web/online/chat/news.ts';
import { announcementOf } from '../../src/web/online/chat/chat-line.ts';
import type { ChatLineDto, RoomDto } from '../../src/protocol/index.ts';

const counted = vi.hoisted(() => ({ unread: 0 }));
/** Seats by race. */
const muted = vi.hoisted(() => new Map<string, readonly number[]>());
vi.mock('../../src/web/online/chat/muted.svelte.ts', () => ({ mutedAt: (race: string) => muted.get(race) ?? [] }));
vi.mock('../../src/web/online/chat/unread.svelte.ts', () => ({
  addUnread: (count: number) => void (counted.unread += count),
  readAll: () => void (counted.unread = 0),
}));

vi.mock('../../src/web/lib/words.svelte.ts', () => ({ showName: (name: string) => name }));
vi.mock('../../src/web/lib/t.ts', () => ({
  tChat: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join('|'),
}));
vi.mock('../../src/web/online/chat/texts.ts', () => ({
  phraseText: (phrase: string) => (phrase === 'thanks' ? 'Thank you!' : undefined),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  muted.clear();
});

test('messages in a burst are announced as one, after a pause in the announcements of the race', async () => {
  const batches: (readonly string[])[] = [];
  const gathering = gather<string>((items) => batches.push(items));
  gathering.take(['hello']);
  gathering.take(['good luck']);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(batches).toEqual([['hello', 'good luck']]);
  gathering.take(['ouch']);
  gathering.take(['sorry']);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(batches).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(batches[1]).toEqual(['ouch', 'sorry']);
  // after a silence the first is waited with no longer than at the beginning
  await vi.advanceTimersByTimeAsync(5_000);
  gathering.take(['thanks']);
  await vi.advanceTimersByTimeAsync(500);
  expect(batches[2]).toEqual(['thanks']);
  gathering.take(['too late']);
  gathering.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(batches).toHaveLength(3);
});

test('new messages are counted and announced only while the chat is closed', () => {
  const line: ChatLineDto = { n: 1, seat: 1, at: 0, kind: 'text', said: 'at your wheel' };
  const received: (readonly ChatLineDto[])[] = [];
  const stop = hearNews((lines) => received.push(lines));
  bringNews([line]);
  expect([received, counted.unread]).toEqual([[[line]], 1]);
  bringNews([]);
  const close = openChat();
  expect([chatIsOpen(), counted.unread]).toEqual([true, 0]);
  bringNews([line]);
  expect([received.length, counted.unread]).toEqual([1, 0]);
  close();
  stop();
  bringNews([line]);
  expect([received.length, counted.unread]).toEqual([1, 1]);
});

test('one line is announced as it is, a long one shortened, and several by their number; a sender without a current name has the former one', () => {
  const room = { seats: [{ name: 'Anna' }, { name: 'Ben' }] } as unknown as RoomDto;
  const line = (more: Partial<ChatLineDto>): ChatLineDto => ({ n: 1, seat: 1, at: 0, kind: 'text', said: 'at your wheel', ...more });
  expect(announcementOf(room, [])).toBe('');
  expect(announcementOf(room, [line({})])).toBe('aloud|Ben|at your wheel');
  expect(announcementOf(room, [line({ kind: 'phrase', said: 'thanks', name: 'Cleo' })])).toBe('aloud|Cleo|Thank you!');
  // a phrase of a newer page
  expect(announcementOf(room, [line({ kind: 'phrase', said: 'unheard-of' })])).toBe('aloud|Ben|…');
  expect(announcementOf(room, [line({ said: '🚴'.repeat(101) })])).toBe(`aloud|Ben|${'🚴'.repeat(100)}…`);
  expect(announcementOf(room, [line({ said: '🚴'.repeat(100) })])).toBe(`aloud|Ben|${'🚴'.repeat(100)}`);
  expect(announcementOf(room, [line({}), line({ n: 2 })])).toBe('aloud-many|2');
});

test('messages of muted players and of spectators are neither announced nor counted', () => {
  const room = { id: 'here', seats: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cleo' }] } as unknown as RoomDto;
  const line = (seat: number, said: string): ChatLineDto => ({ n: 1, seat, at: 0, kind: 'text', said });
  const [ben, cleo, onlooker] = [line(1, 'at your wheel'), line(2, 'me too'), line(NO_SEAT, 'allez')];
  muted.set('elsewhere', [2]);
  muted.set('here', [1]);
  expect(announcementOf(room, [ben])).toBe('');
  expect(announcementOf(room, [ben, cleo])).toBe('aloud|Cleo|me too');
  expect(announcementOf(room, [ben, cleo, onlooker])).toBe('aloud-many|2');
  muted.set('here', [1, NO_SEAT]);
  expect(announcementOf(room, [ben, onlooker])).toBe('');
  expect(announcementOf(room, [onlooker, cleo, ben])).toBe('aloud|Cleo|me too');
});
