import { loadGame } from '../../games/index.ts';
import { fail, NO_SEAT, type AnyGame, type Problem, type Result } from '../../kit/index.ts';
import { formatShort, gameOfRecord, HUMAN, parseShort, type Race } from '../../table/index.ts';
import { content } from '../lib/content.ts';
import { CARRIED, isCarried } from './carried-id.ts';
import { foundRecord } from './found-record.ts';
import type { FoundRace } from './found.ts';
import { MAX_LINK_CHARS, pack, unpack } from './packed.ts';

/** A race that is over, whose packed short record is part of the link. It is stored nowhere else. */

/** Maximum bytes after unpacking. The shipped courses over three weeks need a tenth of it. */
const MAX_UNPACKED_BYTES = 500_000;

/** The text for the address; null if the race is not over, cannot be replayed from its short record, or would be too long. */
export async function carry(race: Race): Promise<string | null> {
  const text = race.standings.length > 0 ? formatShort(race, content) : null;
  if (text === null) return null;
  const id = CARRIED + (await pack(text));
  return id.length > MAX_LINK_CHARS ? null : id;
}

/** The short record in an address; null if there is none. */
async function textOf(id: string): Promise<string | null> {
  return isCarried(id) && id.length <= MAX_LINK_CHARS ? unpack(id.slice(CARRIED.length), MAX_UNPACKED_BYTES) : null;
}

export async function gameOfCarried(id: string): Promise<string | undefined> {
  const game = gameOfRecord((await textOf(id)) ?? '');
  return game === null || (await loadGame(game)) === undefined ? undefined : game;
}

/** As `findRace`. */
export async function findCarried(id: string, game: AnyGame): Promise<Result<FoundRace, readonly Problem[]> | null> {
  const text = await textOf(id);
  if (text === null) return null;
  const read = parseShort(text, { game: (name) => (name === game.id ? game : undefined), content });
  if (!read.ok) return fail(read.error);
  const race = read.value;
  if (race.standings.length === 0) return null;
  // the text does not say who decided, so a player who plays it again gets the first seat
  const drivers = race.game.seats(race.config).map((_, seat) => (seat === 0 ? HUMAN : 'easy'));
  return foundRecord(race, { drivers, you: NO_SEAT });
}
