import { NOBODY, type Seat } from '../../../kit/index.ts';
import { showName } from '../../lib/words.svelte.ts';
import type { ChatLineDto, RoomDto } from '../../../protocol/index.ts';
import { mutedAt } from './muted.svelte.ts';
import { tChat } from '../../lib/t.ts';
import { phraseText } from './texts.ts';

export const nameOf = (room: RoomDto, seat: Seat): string => (seat === NOBODY ? tChat('onlooker') : showName(room.seats[seat]?.name ?? ''));
/** Who has said it, by the name it was said under. */
export const whoSaid = (room: RoomDto, { name, seat }: ChatLineDto): string => (name === undefined ? nameOf(room, seat) : showName(name));
/** What its reader wants to read and hear of it. */
export function unmuted(room: RoomDto, lines: readonly ChatLineDto[]): readonly ChatLineDto[] {
  const muted = mutedAt(room.id);
  return lines.filter(({ seat }) => !muted.includes(seat));
}
export const whatSaid = ({ kind, said }: ChatLineDto): string => (kind === 'phrase' ? (phraseText(said) ?? '…') : said);

/** So many letters of a line are said aloud: who wants the rest opens the chat. */
const ALOUD = 100;

/** What has come while the chat was closed, for the ears: one line as it is, several as their number; nothing of those who are muted. */
export function sayAloud(room: RoomDto, lines: readonly ChatLineDto[]): string {
  const unread = unmuted(room, lines);
  const [line, another] = unread;
  if (line === undefined) return '';
  if (another !== undefined) return tChat('aloud-many', { count: unread.length });
  const letters = [...whatSaid(line)];
  const said = letters.length > ALOUD ? `${letters.slice(0, ALOUD).join('').trimEnd()}…` : letters.join('');
  return tChat('aloud', { name: whoSaid(room, line), said });
}
