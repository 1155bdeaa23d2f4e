import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditRecord, parseRecord, verifyRecord } from '../../src/table/index.ts';
import type { RoomDto } from '../../src/protocol/index.ts';
import { REQUESTS_PER_MINUTE } from '../../src/server/wire/request-limits.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, RemotePlayer, post, REIFENBREITE } from './remote-player.ts';
import { AS_OFTEN_AS_THEY_LIKE, serve, serveForAll } from './serve.ts';

/** People without accounts: the secret, the pass phrase, their races, and deletion. */

const served = serveForAll('people', { requests: { ...AS_OFTEN_AS_THEY_LIKE, phrases: REQUESTS_PER_MINUTE.phrases } });

const said = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const add = async (name: string): Promise<string> =>
  (await said<{ credential: string }>(post(served.base, '/api/people', { name }))).credential;
interface Me {
  readonly name: string;
  readonly races: readonly { readonly race: RoomDto; readonly seat: number; readonly turn: { readonly left: number | null } | null }[];
}
const me = (credential: string): Promise<Me> => said(post(served.base, '/api/people/me', undefined, credential, 'GET'));

/** Opens a race for these people and returns the tokens of their seats. */
async function raceOf(people: readonly string[], more: object = {}): Promise<{ readonly id: string; readonly tokens: readonly string[] }> {
  const drivers = ['human', 'human', 'easy'];
  const { id } = await said<{ id: string }>(post(served.base, '/api/races', { ...AUSREISSER, drivers, window: 50, step: 0, ...more }));
  const tokens: string[] = [];
  for (const [seat, credential] of people.entries()) {
    const { name } = await me(credential);
    const { token } = await said<{ token: string }>(post(served.base, `/api/races/${id}/seats/${seat}`, { name }, credential));
    tokens.push(token);
  }
  for (const token of tokens) await post(served.base, `/api/races/${id}/ready`, { ready: true }, token);
  return { id, tokens };
}

test('a pass phrase brings name, races and seats to another device', async () => {
  const [eva, jan] = [await add('Eva'), await add('Jan')];
  const { id } = await raceOf([eva, jan]);
  const { phrase } = await said<{ phrase: string }>(post(served.base, '/api/people/me/phrase', undefined, eva));
  expect(phrase.split(' ')).toHaveLength(7);
  const written = `  ${phrase.toUpperCase().replaceAll(' ', ' - ')}. `;
  const { credential } = await said<{ credential: string }>(post(served.base, '/api/people/enter', { phrase: written }));
  expect(credential).not.toBe(eva);
  const there = await me(credential);
  expect(there).toMatchObject({ name: 'Eva', races: [{ race: { id, phase: 'riding' }, seat: 0 }] });
  const far = new RemotePlayer(id, credential);
  await far.connect(served.base);
  await far.until(() => far.seat !== null);
  expect(far.you).toBe(0);
  // at most one of the two has to decide, and the list of that person marks it
  const turns = await Promise.all([eva, jan].map(async (who) => (await me(who)).races[0]!.turn));
  await far.until(() => !far.seat!.situation.going);
  expect(turns.filter(Boolean).length).toBeLessThanOrEqual(1);
  far.cut();
  const onlooker = new RemotePlayer(id, await add('Ota'));
  await onlooker.connect(served.base);
  await onlooker.until(() => onlooker.room !== null);
  expect(onlooker.you).toBeNull();
  onlooker.cut();
});

test('a person has one seat a race; wrong phrases and credentials are refused; guessing is limited', async () => {
  const eva = await add('Eva');
  const { id } = await raceOf([eva]);
  expect(await said(post(served.base, `/api/races/${id}/seats/1`, { name: 'Eva' }, eva))).toEqual({ problems: [{ code: 'room-seated' }] });
  const forged = `${eva.slice(0, 23)}${'A'.repeat(22)}`;
  expect((await post(served.base, `/api/races/${id}/seats/1`, { name: 'Eva' }, forged)).status).toBe(403);
  expect((await post(served.base, '/api/people/me', undefined, forged, 'GET')).status).toBe(403);
  const tries = [];
  for (let i = 0; i < 10; i++) tries.push((await post(served.base, '/api/people/enter', { phrase: 'acorn '.repeat(7) })).status);
  expect(tries[0]).toBe(422);
  expect(tries.at(-1)).toBe(429);
});

test('a seat that is handed on moves from the old owner’s list to the new one’s', async () => {
  const [eva, jan, ota] = [await add('Eva'), await add('Jan'), await add('Ota')];
  const { id } = await raceOf([eva, jan]);
  const link = async (token: string): Promise<string> =>
    (await said<{ link: string }>(post(served.base, `/api/races/${id}/link`, undefined, token))).link;
  const take = (secret: string, credential: string) => post(served.base, `/api/races/${id}/owner`, { credential }, secret);
  const seatsOf = async (who: string): Promise<number[]> => (await me(who)).races.map(({ seat }) => seat);
  const secret = await link(eva);
  const forged = `${eva.slice(0, 23)}${'A'.repeat(22)}`;
  expect((await take(secret, forged)).status).toBe(403);
  expect((await take(secret, ota)).status).toBe(201);
  expect([await seatsOf(ota), await seatsOf(eva)]).toEqual([[0], []]);
  // the credential gives access to the seat, as after taking one in the room
  const far = new RemotePlayer(id, ota);
  await far.connect(served.base);
  await far.until(() => far.seat !== null);
  expect(far.you).toBe(0);
  far.cut();
  // a person with a seat already gets the other one by its token only
  expect((await take(await link(ota), jan)).status).toBe(201);
  expect([await seatsOf(jan), await seatsOf(ota)]).toEqual([[1], []]);
});

test('a person who is not connected gets one notice a turn; a connected one gets none', async () => {
  const sentNotices: { readonly name: string; readonly person: string | null; readonly entries: number }[] = [];
  const notices = {
    send: (_about: unknown, { name, entries }: { name: string; entries: number }, { person }: { person: string | null }) =>
      Promise.resolve(void sentNotices.push({ name, entries, person })),
  };
  const other = await serve(join(served.folder, 'turns.sqlite'), served.web, { races: { notices, turnNoticeAfterMs: 0 } });
  const people = await Promise.all(
    ['Eva', 'Jan'].map(async (name) => (await said<{ credential: string }>(post(other.base, '/api/people', { name }))).credential),
  );
  const hour = { clock: { per: 'decision', limit: 3_600_000 }, absence: { does: 'wait' } };
  const { id } = await said<{ id: string }>(post(other.base, '/api/races', { ...REIFENBREITE, ...hour, drivers: ['human', 'human'] }));
  for (const [seat, who] of people.entries()) await post(other.base, `/api/races/${id}/seats/${seat}`, { name: `N${seat}` }, who);
  const jan = new RemotePlayer(id, people[1]!);
  await jan.connect(other.base);
  for (const who of people) await post(other.base, `/api/races/${id}/ready`, { ready: true }, who);
  await jan.until(() => jan.seat !== null);
  void jan.play(3);
  await expect.poll(() => sentNotices.length, { timeout: 20_000 }).toBe(1);
  expect(sentNotices[0]).toMatchObject({ name: 'N0', person: people[0]!.slice(0, 22) });
  const { races } = await said<Me>(post(other.base, '/api/people/me', undefined, people[0], 'GET'));
  expect(races[0]).toMatchObject({ seat: 0, turn: {} });
  const { left } = races[0]!.turn!;
  expect(left).toBeGreaterThan(3_000_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
  jan.cut();
  await other.close();
  expect(sentNotices).toHaveLength(1);
});

test('a rematch is one race with everyone moved on by one seat, no matter who asks for it', async () => {
  const [eva, jan] = [await add('Eva'), await add('Jan')];
  const { id, tokens } = await raceOf([eva, jan]);
  const again = (token: string) => post(served.base, `/api/races/${id}/rematch`, undefined, token);
  expect(await said(again(eva))).toEqual({ problems: [{ code: 'room-not-over' }] });
  const riders = [new RemotePlayer(id, tokens[0]!), new RemotePlayer(id, jan)];
  for (const rider of riders) await rider.connect(served.base);
  await Promise.all(riders.map((rider, i) => rider.play(i + 20)));
  for (const rider of riders) rider.cut();
  expect((await again(await add('Ota'))).status).toBe(403);
  const found = await Promise.all([again(eva), again(jan), again(tokens[1]!)].map((answer) => said<{ id: string }>(answer)));
  expect(new Set(found.map((each) => each.id)).size).toBe(1);
  const next = await said<RoomDto>(fetch(`${served.base}/api/races/${found[0]!.id}`));
  expect(next).toMatchObject({ phase: 'gathering', seats: [{ name: 'Jan', taken: true, ready: false }, { name: 'Eva' }, { open: false }] });
  const before = await said<RoomDto>(fetch(`${served.base}/api/races/${id}`));
  expect(before.next).toBe(next.id);
  const seen = (token?: string) => said<{ you: number | null }>(post(served.base, `/api/races/${id}`, undefined, token, 'GET'));
  // the result marks the seat of a player, by seat token or credential, and of no one else
  const asked = await Promise.all([tokens[1]!, jan, eva, await add('Ida'), 'not-a-token', undefined].map(seen));
  expect(asked.map(({ you }) => you)).toEqual([1, 1, 0, null, null, null]);
  expect(before.standings).toHaveLength(3);
  for (const who of [eva, jan]) await post(served.base, `/api/races/${next.id}/ready`, { ready: true }, who);
  expect((await me(eva)).races.find(({ race }) => race.id === next.id)).toMatchObject({ seat: 1, race: { phase: 'riding' } });
});

test('a deleted person’s races stay without the name, a bot continues, and the tokens stop working', async () => {
  const [otto, jan] = [await add('Otto Ottersberg'), await add('Jan')];
  const gathering = await raceOf([otto], { listed: true });
  const riding = await raceOf([otto, jan], { listed: true });
  const watching = new RemotePlayer(riding.id, riding.tokens[1]!);
  await watching.connect(served.base);
  await watching.until(() => watching.seat !== null);
  expect(watching.texts[0]).toContain('Otto');
  expect((await post(served.base, '/api/people/me', undefined, otto, 'DELETE')).status).toBe(200);
  await watching.until(() => !watching.open);
  expect(watching.errors).toEqual(['wire-closing']);

  expect((await post(served.base, '/api/people/me', undefined, otto, 'GET')).status).toBe(403);
  expect((await fetch(`${served.base}/api/people/${otto.slice(0, 22)}`)).status).toBe(404);
  const late = new RemotePlayer(riding.id, riding.tokens[0]!);
  await late.connect(served.base);
  await late.until(() => late.errors.length > 0);
  expect(late.errors).toEqual(['wire-token']);

  const again = new RemotePlayer(riding.id, jan);
  await again.connect(served.base);
  await again.play(7);
  const record = await (await fetch(`${served.base}/api/races/${riding.id}/record`)).text();
  const shown = [again.texts.join(''), await (await fetch(`${served.base}/api/races`)).text(), record];
  for (const id of [gathering.id, riding.id]) shown.push(await (await fetch(`${served.base}/api/races/${id}`)).text());
  expect(shown.join('')).not.toContain('Otto');
  const { race, problems } = parseRecord(record, { game: gameById, content });
  expect(problems).toEqual([]);
  // the dice depend on the set-up with the name that is gone
  expect(verifyRecord(race!).problem).toEqual({ code: 'verify-renamed' });
  expect(auditRecord(race!).problem).toBeNull();
  // the page of another person shows finished public races
  const other = await said<{ name: string; races: RoomDto[] }>(fetch(`${served.base}/api/people/${jan.slice(0, 22)}`));
  expect(other).toMatchObject({ name: 'Jan', races: [{ id: riding.id, phase: 'over' }] });
  again.cut();
  expect(served.reports).toEqual([]);
});

test('a race brought back to a device stays away when its player is deleted, and loses the name', async () => {
  const otto = await add('Otto Ottersberg');
  const { id } = await raceOf([otto], { drivers: ['human', 'easy', 'easy'] });
  expect((await post(served.base, `/api/races/${id}/home`, undefined, otto)).status).toBe(200);
  const rows = async (): Promise<number> => (await served.store.readRows(id, 1)).length;
  const before = await rows();
  expect((await post(served.base, '/api/people/me', undefined, otto, 'DELETE')).status).toBe(200);
  const text = await (await fetch(`${served.base}/api/races/${id}`)).text();
  expect(JSON.parse(text)).toMatchObject({ phase: 'away', known: 'home' });
  expect(text).not.toContain('Otto');
  const race = (await served.store.findRace(id))!;
  expect(`${race.head} ${race.room}`).not.toContain('Otto');
  // no bot continues it on the server
  expect(await rows()).toBe(before);
});
