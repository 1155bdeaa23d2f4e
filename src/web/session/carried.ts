import { loadGame } from '../../games/index.ts';
import { fail, NOBODY, type AnyGame, type Problem, type Result } from '../../kit/index.ts';
import { formatShort, gameOfRecord, HUMAN, parseShort, type Race } from '../../table/index.ts';
import { content } from '../lib/content.ts';
import { CARRIED, isCarried } from './carried-id.ts';
import { foundRecord } from './found-record.ts';
import type { Found } from './found.ts';

/** A race that is over, carried whole in a link: its short record, packed. Nobody keeps it. */

/** Longer links are cut off by too many programs on their way. */
const LONGEST = 8_000;
/** What may come out of one, in bytes; the shipped courses ridden over three weeks take a tenth. */
const MOST = 500_000;

/** What stands for the race in an address; null where it is not over, cannot be ridden once more from its short record, or would be too long. */
export async function carry(race: Race): Promise<string | null> {
  const text = race.standings.length > 0 ? formatShort(race, content) : null;
  if (text === null) return null;
  const packed = await throughAll(new Blob([text]), new CompressionStream('deflate-raw'), Infinity);
  let binary = '';
  for (const byte of packed!) binary += String.fromCharCode(byte);
  const id = CARRIED + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return id.length > LONGEST ? null : id;
}

/** The short record in an address; null where there is none. */
async function textOf(id: string): Promise<string | null> {
  if (!isCarried(id) || id.length > LONGEST) return null;
  try {
    const binary = atob(id.slice(CARRIED.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const text = await throughAll(new Blob([bytes]), new DecompressionStream('deflate-raw'), MOST);
    return text === null ? null : new TextDecoder().decode(text);
  } catch {
    // cut off on its way, or somebody's own text
    return null;
  }
}

/** What comes out of a stream; null where it is more than `most` bytes, of which no more is read. */
async function throughAll(blob: Blob, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array | null> {
  const reader = (blob.stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    pieces.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export async function gameOfCarried(id: string): Promise<string | undefined> {
  const game = gameOfRecord((await textOf(id)) ?? '');
  return game === null || (await loadGame(game)) === undefined ? undefined : game;
}

/** As `findRace`. */
export async function findCarried(id: string, game: AnyGame): Promise<Result<Found, readonly Problem[]> | null> {
  const text = await textOf(id);
  if (text === null) return null;
  const read = parseShort(text, { game: (wanted) => (wanted === game.id ? game : undefined), content });
  if (!read.ok) return fail(read.error);
  const race = read.value;
  if (race.standings.length === 0) return null;
  // nobody knows who decided: whoever rides it again has the first seat
  const drivers = race.game.seats(race.config).map((_, seat) => (seat === 0 ? HUMAN : 'easy'));
  return foundRecord(race, { drivers, you: NOBODY });
}
