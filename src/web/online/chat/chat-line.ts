import { NO_SEAT, type Seat } from '../../../kit/index.ts';
import { showName } from '../../lib/words.svelte.ts';
import type { ChatLineDto, RoomDto } from '../../../protocol/index.ts';
import { mutedAt } from './muted.svelte.ts';
import { tChat } from '../../lib/t.ts';
import { phraseText } from './texts.ts';

export const nameOf = (room: RoomDto, seat: Seat): string =>
  seat === NO_SEAT ? tChat('onlooker') : showName(room.seats[seat]?.name ?? '');
/** The author of a chat line, by the name at that time. */
export const authorOf = (room: RoomDto, { name, seat }: ChatLineDto): string => (name === undefined ? nameOf(room, seat) : showName(name));
/** The lines of authors that the player has not muted. */
export function unmuted(room: RoomDto, lines: readonly ChatLineDto[]): readonly ChatLineDto[] {
  const muted = mutedAt(room.id);
  return lines.filter(({ seat }) => !muted.includes(seat));
}
export const textOf = ({ kind, said }: ChatLineDto): string => (kind === 'phrase' ? (phraseText(said) ?? '…') : said);

/** Maximum letters of a chat line that are read aloud. The chat has the rest. */
const MAX_ALOUD_CHARS = 100;

/** The announcement of lines that came while the chat was closed: one line as it is, several as their number, none of muted authors. */
export function announcementOf(room: RoomDto, lines: readonly ChatLineDto[]): string {
  const unread = unmuted(room, lines);
  const [line, another] = unread;
  if (line === undefined) return '';
  if (another !== undefined) return tChat('aloud-many', { count: unread.length });
  const letters = [...textOf(line)];
  const said = letters.length > MAX_ALOUD_CHARS ? `${letters.slice(0, MAX_ALOUD_CHARS).join('').trimEnd()}…` : letters.join('');
  return tChat('aloud', { name: authorOf(room, line), said });
}
