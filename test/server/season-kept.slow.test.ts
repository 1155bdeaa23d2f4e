import { afterAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { curveOf, memberStandings, teamStandings, wearersOf, type ResultRow, type SeasonChange } from '../../src/table/index.ts';
import { newDocument, Organiser, readDocument, readSeason, type Link } from './document-client.ts';
import { codeForAll, databasesForAll, pageForAll } from './for-all.ts';
import { killProgramsAfterAll, startProgram, type Program } from './program.ts';
import { AUSREISSER, RemotePlayer } from './remote-player.ts';

/**
 * A season of six evenings with eight members, substitutes and one evening on paper is kept online by two organisers at once, while the server
 * is killed (SIGKILL) at moments drawn from a seed. Its table is right against a count of its own in this file.
 */

const databases = await databasesForAll('season-kept');
const web = pageForAll();
codeForAll();
killProgramsAfterAll();

const MEMBERS = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hans'];
const TEAMS = ['Rot', 'Blau', 'Gelb', 'Grün'];
/** Who rides when, and for whom. The fourth evening is on paper, with a shared second place. */
const EVENINGS: readonly { readonly riders: readonly string[]; readonly replaces?: readonly [string, string] }[] = [
  { riders: ['Anna', 'Ben', 'Cleo'] },
  { riders: ['Dora', 'Emil', 'Fritz'] },
  { riders: ['Hans', 'Anna', 'Gerda'], replaces: ['Hans', 'Cleo'] },
  { riders: ['Gerda', 'Ben', 'Emil', 'Hans'], replaces: ['Gerda', 'Fritz'] },
  { riders: ['Cleo', 'Dora', 'Hans'] },
  { riders: ['Ben', 'Fritz', 'Anna'], replaces: ['Ben', 'Dora'] },
];
const PAPER = 3;
const PAPER_PLACES = [1, 2, 2, 4];
const BEST = 2;
const ids = (name: string): string => name.toLowerCase();

class Server {
  base = '';
  kills = 0;
  readonly #where: string;
  #port = '0';
  #program: Program | null = null;
  constructor(where: string) {
    this.#where = where;
  }
  async start(): Promise<void> {
    const env = { PORT: this.#port, HOST: '127.0.0.1', DATABASE_URL: this.#where, WINDSCHATTEN_WEB: web };
    this.#program = startProgram({ env });
    const { port } = await this.#program.address;
    this.#port = port;
    this.base = `http://127.0.0.1:${port}`;
  }
  async kill(): Promise<void> {
    const { child, ended } = this.#program!;
    child.kill('SIGKILL');
    await ended;
    this.kills++;
  }
}

/** Repeats a request until the server answers. */
async function ask<T>(server: Server, path: string, body: object, token?: string): Promise<T> {
  for (;;) {
    try {
      const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      const answer = await fetch(`${server.base}/api/races${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (answer.status < 500 && answer.status !== 429) return (await answer.json()) as T;
    } catch {
      // it is being started again
    }
    await new Promise((later) => setTimeout(later, 30));
  }
}

/** A race of an evening online, from its opening to its end, whatever happens to the server. @returns places by member */
async function ride(
  server: Server,
  organiser: Organiser,
  race: string,
  riders: readonly string[],
  seed: number,
): Promise<ReadonlyMap<string, number>> {
  const setup = { riders: riders.map((_, i) => `rider-${'abc'[i]!}`), stages: 1 };
  const { id } = await ask<{ id: string }>(server, '', { ...AUSREISSER, setup, drivers: riders.map(() => 'human'), window: 50, step: 0 });
  await organiser.change({ op: 'open', race, online: id });
  const tokens: string[] = [];
  for (const [seat, name] of riders.entries()) {
    const { token } = await ask<{ token?: string }>(server, `/${id}/seats/${seat}`, { name });
    if (token === undefined) return ride(server, organiser, race, riders, seed);
    tokens.push(token);
  }
  for (const token of tokens) await ask(server, `/${id}/ready`, { ready: true }, token);
  const players = tokens.map((token) => new RemotePlayer(id, token));
  await Promise.all(
    players.map(async (player, i) => {
      for (let tried = 0; !player.over; tried++) {
        try {
          if (!player.open) await player.connect(server.base);
          await player.play(seed * 1_000 + tried * 10 + i);
        } catch {
          await new Promise((later) => setTimeout(later, 50));
        }
      }
    }),
  );
  const [{ seat, game }] = players as [RemotePlayer, ...RemotePlayer[]];
  const ranks = game!.standings(seat!.state);
  players.forEach((player) => player.cut());
  return new Map(riders.map((name, at) => [name, ranks.find((rank) => rank.seat === at)!.rank]));
}

describe.each(databases)('$name', ({ fresh }) => {
  let server: Server | null = null;
  afterAll(() => server?.kill());

  test('six evenings, two organisers at once, and a server that is killed: the table is right', { timeout: 300_000 }, async () => {
    server = new Server(await fresh());
    const here = server;
    await here.start();
    const random = createRandom(38);
    const link: Link = await newDocument(here.base);
    const organisers = [new Organiser(here.base, link, 'eva'), new Organiser(here.base, link, 'jan')] as const;
    const [eva, jan] = organisers;

    let isOver = false;
    /** Kills the server once during the work, up to `mostMs` after its beginning. A race that it had goes on 5 seconds after it is back. */
    async function killedDuring(mostMs: number, work: Promise<unknown>): Promise<void> {
      const killing = (async () => {
        await new Promise((later) => setTimeout(later, random.below(mostMs)));
        await here.kill();
        await here.start();
      })();
      await Promise.all([work, killing]);
    }
    /** Noise that an organiser makes beside the evenings, and takes back. */
    let noise = 0;
    const busy = (async () => {
      while (!isOver) {
        const guest = `guest-${noise++}`;
        await jan.change({ op: 'member', member: guest, name: `Guest ${noise}`, team: 'Gäste' });
        await jan.change({ op: 'remove', what: 'member', of: guest });
        await new Promise((later) => setTimeout(later, 1_500));
      }
    })();

    // the two enter the members and the dates together, half each
    const both = (changes: readonly SeasonChange[]): Promise<unknown> =>
      Promise.all(
        organisers.map(async (organiser, which) => {
          for (const [i, change] of changes.entries()) if (i % 2 === which) await organiser.change(change);
        }),
      );
    const members = MEMBERS.map((name, i): SeasonChange => ({ op: 'member', member: ids(name), name, team: TEAMS[i % TEAMS.length]! }));
    const races = EVENINGS.map((_, i): SeasonChange => ({
      op: 'race',
      race: `e${i}`,
      date: `2026-11-0${i + 1}`,
      title: `Evening ${i + 1}`,
      game: 'ausreisser',
    }));
    await killedDuring(100, both(members));
    await killedDuring(100, both(races));
    await Promise.all([
      eva.change({ op: 'settings', settings: { name: 'Club', best: BEST } }),
      jan.change({ op: 'settings', settings: { bonus: true } }),
    ]);
    await both(
      EVENINGS.flatMap(({ replaces }, i): SeasonChange[] =>
        replaces ? [{ op: 'absent', race: `e${i}`, member: ids(replaces[1]), substitute: ids(replaces[0]), rides: false }] : [],
      ),
    );

    const places: ReadonlyMap<string, number>[] = [];
    for (const [i, { riders, replaces }] of EVENINGS.entries()) {
      if (i === PAPER) {
        // each organiser types two lines of the same sheet
        const rows = riders.map((name, at): ResultRow => ({
          ...{ member: ids(name), place: PAPER_PLACES[at]!, points: 0, for: replaces?.[0] === name ? ids(replaces[1]) : '' },
          ...{ sprints: at, climbs: 0, breakaways: 0 },
        }));
        const typing = [eva.change({ op: 'rows', race: `e${i}`, rows: rows.slice(0, 2), without: [] })];
        typing.push(jan.change({ op: 'rows', race: `e${i}`, rows: rows.slice(2), without: [] }));
        await killedDuring(10, Promise.all(typing));
        places.push(new Map(riders.map((name, at) => [name, PAPER_PLACES[at]!])));
      } else {
        const riding = ride(here, organisers[i % 2]!, `e${i}`, riders, i + 1);
        await killedDuring(3_000, riding);
        places.push(await riding);
      }
    }
    isOver = true;
    await busy;

    // every acknowledged change is there, once each
    const { operations } = await readDocument(here.base, link.id);
    const stored = (operations as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(new Set(stored).size).toBe(stored.length);
    for (const { acknowledged } of organisers) expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
    expect(here.kills).toBe(8);

    const season = await readSeason(here.base, link.id);
    expect(season.settings).toMatchObject({ name: 'Club', best: BEST, bonus: true });
    expect(season.members.map(({ name }) => name).sort()).toEqual(MEMBERS);
    // counted here: a rider gets one point for each that is behind, and one for riding; for a member replaced, the member gets them
    const points = (name: string): number[] =>
      places.map((of, i) => {
        const scored = (rider: string): number => 1 + [...of.values()].filter((place) => place > of.get(rider)!).length;
        const [substitute, replaced] = EVENINGS[i]!.replaces ?? [];
        if (replaced === name) return scored(substitute!);
        return of.has(name) && substitute !== name ? scored(name) : 0;
      });
    const total = (name: string): number =>
      points(name)
        .sort((a, b) => b - a)
        .slice(0, BEST)
        .reduce((sum, each) => sum + each, 0);
    const lines = memberStandings(season);
    expect(Object.fromEntries(lines.map((line) => [line.member.name, line.total]))).toEqual(
      Object.fromEntries(MEMBERS.map((name) => [name, total(name)])),
    );
    expect(lines.map((line) => line.total)).toEqual([...lines.map((line) => line.total)].sort((a, b) => b - a));
    for (const name of MEMBERS) expect(curveOf(season, ids(name)).at(-1), name).toBe(points(name).reduce((sum, each) => sum + each, 0));
    // UR 17: six races times the best member, and the sum
    const teamOf = (team: string): readonly number[] => MEMBERS.filter((_, i) => TEAMS[i % TEAMS.length] === team).map(total);
    expect(Object.fromEntries(teamStandings(season).map(({ team, score }) => [team, score]))).toEqual(
      Object.fromEntries(TEAMS.map((team) => [team, 6 * Math.max(...teamOf(team)) + teamOf(team).reduce((sum, each) => sum + each, 0)])),
    );
    // the typed line counts as typed; the other evenings as their races were ridden (test/table/deeds.test.ts)
    const rows = season.races.flatMap(({ result }) => result?.rows ?? []);
    const sprints = (name: string): number => rows.reduce((sum, row) => sum + (row.member === ids(name) ? row.sprints : 0), 0);
    const most = Math.max(...MEMBERS.map(sprints));
    expect(season.races[PAPER]!.result!.rows.map((row) => row.sprints).sort()).toEqual([0, 1, 2, 3]);
    expect(
      wearersOf('points', lines)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(MEMBERS.filter((name) => sprints(name) === most));
  });
});
