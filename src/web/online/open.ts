import { fail, NOBODY, ok, type AnyGame, type Game, type GameNames, type Problem, type Result } from '../../kit/index.ts';
import { HUMAN, parseRecord, parseSeatText, type Onlooker, type SeatText } from '../../table/index.ts';
import { content } from '../lib/content.ts';
import { goTo } from '../lib/route.svelte.ts';
import { showName } from '../lib/words.svelte.ts';
import { foundRecord } from '../session/found-record.ts';
import { Session, type OpenRace } from '../session/session.svelte.ts';
import { recordOf, seeRace } from './calls.ts';
import { createFarHost, type FarHost } from './far-host.ts';
import { Line } from './line.svelte.ts';
import { serverId } from './address.ts';
import { credential } from './people/credential.svelte.ts';
import { keepResting, restingOf, type Since } from './resting.ts';
import { AtTable } from './table/at-table.svelte.ts';
import { tokensOf } from './tokens.ts';

/** The game of a race online; undefined where the server knows no such race, or does not answer. */
export async function gameOfOnline(id: string): Promise<string | undefined> {
  const room = await seeRace(serverId(id));
  return room.ok ? room.value.game : undefined;
}

/** A race far away, as this browser's seat at it, or as an onlooker. Null: no such race, or not begun (then the room is shown). */
export async function openOnline<C, S, A, E, V, N extends GameNames>(
  id: string,
  game: Game<C, S, A, E, V, N>,
  look?: Onlooker<S, E>,
): Promise<Result<OpenRace<C, S, A, E, V, N>, readonly Problem[]> | null> {
  const race = serverId(id);
  const room = await seeRace(race);
  if (!room.ok) return room.error.some(({ code }) => code === 'race-unknown') ? null : room;
  if (room.value.phase === 'gathering' || room.value.phase === 'away') {
    goTo('online', race);
    return null;
  }
  const reader = { game: (wanted: string) => (wanted === game.id ? game : undefined), content };
  let host: FarHost<A, E> | null = null;
  let session: Session<C, S, A, E, V, N> | null = null;
  const read = (text: string): Result<SeatText<A, E>, readonly Problem[]> =>
    parseSeatText(text, reader) as Result<SeatText<A, E>, readonly Problem[]>;
  let answer: (first: Result<SeatText<A, E>, readonly Problem[]>) => void = () => undefined;
  const first = new Promise<Result<SeatText<A, E>, readonly Problem[]>>((told) => (answer = told));

  const line = new Line({
    race,
    token: tokensOf(race).seat ?? credential(),
    known: () => host?.known ?? null,
    hear(said) {
      if (said.type === 'room') return;
      const problems = hear(said.type, said.text);
      // another program than the server's, mostly an older one: it says so, and shows what it knows
      if (problems.length > 0 && session) session.broken = problems[0]!;
    },
  });
  function hear(kind: 'seat' | 'news', text: string): readonly Problem[] {
    if (kind === 'news') return host?.hearNews(text) ?? [];
    const seat = read(text);
    if (host === null) answer(seat);
    else if (seat.ok) host.hearSeat(seat.value);
    return seat.ok ? [] : seat.error;
  }

  const told = await first;
  if (!told.ok) {
    line.end();
    return told;
  }
  const { config, viewer: eyes, news, chance } = told.value;
  const resting = { since: restingOf(race, eyes), keep: (since: Since | null) => keepResting(race, eyes, since) };
  const far = createFarHost({ game, config: config as C, first: told.value, line, resting });
  host = far;
  const table = new AtTable({
    race,
    link: far.link(eyes),
    names: () => game.seats(config as C).map(({ name }) => showName(name)),
    now: () => line.now(),
  });
  session = new Session<C, S, A, E, V, N>({
    id,
    game,
    config: config as C,
    host: far,
    drivers: news.situation.drivers,
    people: eyes >= 0 ? [eyes] : [],
    far,
    showName,
    seal: chance.kind === 'sealed' ? chance.seal : '',
    pace: 'normal',
    ended: () => table.end(),
    ...(look === undefined ? {} : { look }),
  });
  return ok({ session, problems: [] });
}

/**
 * A race online that is over, from its record; null: not over, or not there.
 * @param most characters its record may have; left out: as many as any
 */
export async function findOnline(id: string, game: AnyGame, most?: number) {
  const race = serverId(id);
  const [text, room] = await Promise.all([recordOf(race, most), seeRace(race, tokensOf(race).seat ?? credential())]);
  if (text === null || !room.ok) return null;
  const read = parseRecord(text, { game: (wanted) => (wanted === game.id ? game : undefined), content });
  if (read.race === null) return fail(read.problems);
  const drivers = room.value.seats.map(({ taken, bot }) => (taken ? HUMAN : bot));
  return foundRecord(read.race, { drivers, you: room.value.you ?? NOBODY, problems: read.problems });
}
