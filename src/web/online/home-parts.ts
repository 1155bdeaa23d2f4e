import type { OwnPersonDto, RoomDto } from '../../protocol/index.ts';
import { needWords } from '../lib/words.svelte.ts';
import { credential } from './people/credential.svelte.ts';
import { findServer } from './server.svelte.ts';

/** What the home page shows if there is a server. All of its parts are loaded first, so that nothing moves later. */
export interface HomeParts {
  /** Races of other players that are listed; null: there are none. */
  readonly live: {
    readonly RaceList: typeof import('./people/RaceList.svelte').default;
    readonly rooms: readonly RoomDto[];
    readonly titles: Readonly<Record<string, string>>;
  } | null;
  /** The races in which it is the player's turn; null: this browser has no account. */
  readonly turns: { readonly YourTurns: typeof import('./people/YourTurns.svelte').default; readonly first: OwnPersonDto['races'] } | null;
}

/** 'none': there is no server. */
export async function loadHomeParts(): Promise<HomeParts | 'none'> {
  if (!(await findServer())) return 'none';
  const [turns, live] = await Promise.all([findTurns(), findLive(), needWords('online')]);
  return { turns, live };
}

/** How many races the home page shows. */
const MAX_LIVE = 3;
async function findLive(): Promise<HomeParts['live']> {
  const { fetchLobby } = await import('./calls.ts');
  const lobby = await fetchLobby();
  const rooms = lobby.ok ? lobby.value.filter(({ phase }) => phase === 'riding' || phase === 'gathering').slice(0, MAX_LIVE) : [];
  if (rooms.length === 0) return null;
  const [{ default: RaceList }, { loadTitles }] = await Promise.all([
    import('./people/RaceList.svelte'),
    import('./titles.ts'),
    needWords('people'),
  ]);
  const titles = await Promise.all(rooms.map(async (room) => [room.id, await loadTitles(room)] as const));
  return { RaceList, rooms, titles: Object.fromEntries(titles) };
}

async function findTurns(): Promise<HomeParts['turns']> {
  const token = credential();
  if (token === null) return null;
  const [{ lookForTurns }, { default: YourTurns }] = await Promise.all([
    import('./people/turns.ts'),
    import('./people/YourTurns.svelte'),
    needWords('people', 'problems'),
  ]);
  return { YourTurns, first: (await lookForTurns(token)) ?? [] };
}

/** The button that takes a race of this browser online. */
export interface RaceListParts {
  readonly TakeOnline: typeof import('./people/TakeOnline.svelte').default;
}

/** What the list of all races shows if there is a server; null: there is none. */
export async function loadRaceListParts(): Promise<RaceListParts | null> {
  if (!(await findServer())) return null;
  const [{ default: TakeOnline }] = await Promise.all([import('./people/TakeOnline.svelte'), needWords('online', 'people', 'problems')]);
  return { TakeOnline };
}
