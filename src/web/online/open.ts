import { fail, NO_SEAT, ok, type AnyGame, type Game, type GameNames, type Problem, type Result, type Seat } from '../../kit/index.ts';
import { sharedToken } from '../../protocol/index.ts';
import { HUMAN, parseRecord, parseSeatText, type SeatText } from '../../table/index.ts';
import { content } from '../lib/content.ts';
import { goTo } from '../lib/route.svelte.ts';
import { showName } from '../lib/words.svelte.ts';
import { foundRecord } from '../session/found-record.ts';
import { Session, type OpenRace } from '../session/session.svelte.ts';
import type { OpeningOptions } from '../session/session-options.ts';
import { fetchRecord, fetchRoom, reclaimSeat } from './calls.ts';
import { RaceConnection } from './connection.svelte.ts';
import { createRemoteHost, type RemoteHost } from './remote-host.ts';
import { serverId } from './address.ts';
import { credential } from './people/credential.svelte.ts';
import { loadRest, saveRest } from './resting.ts';
import { createSharedHost } from './shared-host.ts';
import { AtTable } from './table/at-table.svelte.ts';
import { shareDevice } from './table/shared-table.ts';
import { tokensOf } from './tokens.ts';

/** The game of a race online; undefined if the server knows no such race. Problems: the server does not answer, or refuses. */
export async function gameOfOnline(id: string): Promise<Result<string | undefined, readonly Problem[]>> {
  const room = await fetchRoom(serverId(id));
  if (room.ok) return ok(room.value.game);
  return room.error.some(({ code }) => code === 'race-unknown') ? ok(undefined) : room;
}

/**
 * Opens a race on the server with this browser's seat, or as an onlooker.
 * @returns null if there is no such race, or it has not begun (then the page goes to its room). Problems: those of `fetchRoom`, and the
 *   code with which the server refused the connection (`wire-token`: the seat belongs to someone else now)
 */
export async function openOnline<C, S, A, E, V, N extends GameNames>(
  id: string,
  game: Game<C, S, A, E, V, N>,
  { look, signal }: OpeningOptions<S, E> = {},
): Promise<Result<OpenRace<C, S, A, E, V, N>, readonly Problem[]> | null> {
  const race = serverId(id);
  const token = tokensOf(race).seat ?? credential();
  const room = await fetchRoom(race, token);
  if (!room.ok) return room.error.some(({ code }) => code === 'race-unknown') ? null : room;
  if (signal?.aborted) return null;
  if (room.value.phase === 'gathering' || room.value.phase === 'away') {
    goTo('online', race);
    return null;
  }
  const { you } = room.value;
  const shared = you === null ? [] : room.value.seats.flatMap(({ deviceOf }, seat) => (deviceOf === you ? [seat] : []));
  let session: Session<C, S, A, E, V, N> | null = null;
  const onProblem = (problem: Problem): void => {
    // the server is another version than this page, mostly an older one
    if (session) session.saving.error = problem;
  };
  const opening = await Promise.all([
    openSeat(race, token, null, game, { signal, onProblem }),
    ...shared.map((seat) => openSeat(race, sharedToken(token ?? '', seat), seat, game, { signal, onProblem })),
  ]);
  const opened = opening.flatMap((each) => (each.ok ? [each.value] : []));
  const failed = opening.find((each) => !each.ok);
  if (failed !== undefined) {
    for (const { host } of opened) host.end();
    return failed;
  }
  const [own, ...others] = opened as [OpenedSeat<C, A, E>, ...OpenedSeat<C, A, E>[]];
  own.connection.shared = others.map(({ connection }) => connection);
  const { host, connection, text } = own;
  const { viewer: eyes, news, chance } = text;
  const { config } = own;
  const device = shareDevice(opened);
  const table = new AtTable({
    race,
    link: device.link,
    own: device.seats,
    names: () => game.seats(config).map(({ name }) => showName(name)),
    now: () => connection.now(),
    windowMs: room.value.window,
    decline: () => host.decline(),
    isSubstitute: () => connection.isSubstitute,
    async reclaim() {
      const reclaimed = await reclaimSeat(race, tokensOf(race).seat ?? credential() ?? '');
      return reclaimed.ok ? [] : reclaimed.error;
    },
  });
  const sharedHost =
    others.length === 0 ? null : createSharedHost<A, E>(game, new Map(opened.map((each) => [each.text.viewer, each.host])));
  session = new Session<C, S, A, E, V, N>({
    ...{ id, game, config, host: sharedHost ?? host, showName },
    drivers: news.situation.drivers,
    people: eyes >= 0 ? device.seats : [],
    remote: sharedHost ?? { reply: (_, action) => host.reply(action), decline: () => host.decline() },
    seal: chance.kind === 'sealed' ? chance.seal : '',
    pace: 'normal',
    onEnd: () => table.end(),
    ...(look === undefined ? {} : { look }),
  });
  return ok({ session, problems: [] });
}

interface OpenedSeat<C, A, E> {
  readonly connection: RaceConnection;
  readonly host: RemoteHost<A, E>;
  readonly config: C;
  readonly text: SeatText<A, E>;
}

/**
 * Connects to a seat and waits for its text. Problems: the code with which the server refused the connection; none if the player leaves the page meanwhile.
 * @param shared the number of another player's seat on this device; null: the device's own
 */
async function openSeat<C, S, A, E, V, N extends GameNames>(
  race: string,
  token: string | null,
  shared: Seat | null,
  game: Game<C, S, A, E, V, N>,
  { signal, onProblem }: { readonly signal: AbortSignal | undefined; readonly onProblem: (problem: Problem) => void },
): Promise<Result<OpenedSeat<C, A, E>, readonly Problem[]>> {
  let host: RemoteHost<A, E> | null = null;
  let resolveFirst: (seat: Result<SeatText<A, E>, readonly Problem[]>) => void = () => undefined;
  const first = new Promise<Result<SeatText<A, E>, readonly Problem[]>>((resolve) => (resolveFirst = resolve));
  const connection = new RaceConnection({
    race,
    token,
    ...(shared === null ? {} : { shared }),
    known: () => host?.known ?? null,
    onMessage(message) {
      if (message.type === 'room') return;
      const [problem] = receive(message.type, message.text);
      if (problem !== undefined) onProblem(problem);
    },
    onRefused(code) {
      resolveFirst(fail([{ code }]));
      // the other player has moved to another device, so the page opens again without that seat
      if (shared !== null && host !== null && code === 'wire-token') location.reload();
    },
  });
  function receive(type: 'seat' | 'news', text: string): readonly Problem[] {
    if (type === 'news') return host?.receiveNews(text) ?? [];
    const reader = { game: (name: string) => (name === game.id ? game : undefined), content };
    const seat = parseSeatText(text, reader) as Result<SeatText<A, E>, readonly Problem[]>;
    if (host === null) resolveFirst(seat);
    else if (seat.ok) host.receiveSeat(seat.value);
    return seat.ok ? [] : seat.error;
  }
  // the player leaves the page before the server has answered
  const leave = (): void => resolveFirst(fail([]));
  signal?.addEventListener('abort', leave);
  const seatText = await first;
  signal?.removeEventListener('abort', leave);
  if (!seatText.ok) {
    connection.end();
    return seatText;
  }
  const { viewer } = seatText.value;
  const config = seatText.value.config as C;
  const made = createRemoteHost({
    ...{ game, config, first: seatText.value, connection },
    rest: { start: loadRest(race, viewer), save: (start) => saveRest(race, viewer, start) },
  });
  host = made;
  return ok({ connection, host: made, config, text: seatText.value });
}

/**
 * Reads a race on the server that is over from its record. Null: it is not over, or not there.
 * @param maxCharacters of its record; left out: `MAX_RECORD_LENGTH`
 */
export async function findOnline(id: string, game: AnyGame, maxCharacters?: number) {
  const race = serverId(id);
  const [text, room] = await Promise.all([fetchRecord(race, maxCharacters), fetchRoom(race, tokensOf(race).seat ?? credential())]);
  if (text === null || !room.ok) return null;
  const read = parseRecord(text, { game: (name) => (name === game.id ? game : undefined), content });
  if (read.race === null) return fail(read.problems);
  const drivers = room.value.seats.map(({ taken, bot }) => (taken ? HUMAN : bot));
  const { you, seats } = room.value;
  // as at one screen: the result is not about one of several
  const isShared = you !== null && seats.some(({ deviceOf }) => deviceOf === you);
  return foundRecord(read.race, { drivers, you: isShared ? NO_SEAT : (you ?? NO_SEAT), problems: read.problems });
}
