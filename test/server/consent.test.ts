import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseRecord } from '../../src/table/index.ts';
import { hashOf } from '../../src/server/races/secrets.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, come, linesOf, openRace, post, REIFENBREITE, type RemotePlayer } from './remote-player.ts';
import { folderForAll, pageForAll } from './for-all.ts';
import { serve } from './serve.ts';

/** Clocks, presence, votes and hand-overs online (docs/decisions/0014-clocks-and-consent.md). */

const folder = folderForAll('agreement');
const web = pageForAll();

const QUICK = { clock: { per: 'decision', limit: 300 }, absence: { does: 'bot', bot: 'easy' } };

const agreedOf = (far: RemotePlayer) => far.seat!.situation.agreed!;
const linkOf = async (base: string, id: string, token: string): Promise<string> =>
  ((await (await post(base, `/api/races/${id}/link`, undefined, token)).json()) as { link: string }).link;

test('deadlines survive their process: the next one warns, then bots continue an abandoned race', async () => {
  const where = join(folder, 'overdue.sqlite');
  // its clock stands still, so nothing is overdue before it has ended
  const began = Date.now();
  const first = await serve(where, web, { now: () => began });
  const { id, tokens } = await openRace(first.base, REIFENBREITE, ['human', 'human'], QUICK);
  const far = await come(first.base, id, tokens[0]!);
  expect(agreedOf(far).clock).not.toBeNull();
  expect(agreedOf(far).terms).toEqual(QUICK);
  // one player leaves
  expect((await far.ask({ type: 'wish', id: 'leave', wish: { do: 'leave' } } as never)).refusal).toBeNull();
  await first.close();
  // two processes find the overdue race at once
  const [one, two] = [await serve(where, web, { leaseMs: 500 }), await serve(where, web, { leaseMs: 500 })];
  const watching = await come(one.base, id, null);
  await watching.until(() => watching.seat!.situation.drivers.every((driver) => driver === 'easy'));
  const { length } = watching.seat!.entries;
  await watching.until(() => watching.seat!.entries.length > length + 10);
  // the absent player is reported and replaced once, although two processes have looked
  const rows = (await one.store.readRows(id, 1)).filter(({ kind, text }) => kind === 'table' && text.includes('"seat":1'));
  expect(rows.map(({ text }) => (JSON.parse(text) as { fact: string }).fact)).toEqual(['away', 'driver']);
  expect([...one.reports, ...two.reports]).toEqual([]);
  watching.cut();
  await one.close();
  await two.close();
});

test('a disconnected person counts as missing after a while, until the reconnect', async () => {
  const served = await serve(join(folder, 'lost.sqlite'), web, { missingAfterMs: 50 });
  const { id, tokens } = await openRace(served.base, AUSREISSER, ['human', 'human', 'easy']);
  const [anna, ben] = [await come(served.base, id, tokens[0]!), await come(served.base, id, tokens[1]!)];
  // on a busy machine they may have come so late that both were missed
  await ben.until(() => agreedOf(ben).absent.length === 0);
  const before = linesOf(ben).length;
  anna.cut();
  await ben.until(() => agreedOf(ben).absent.length > 0);
  expect(agreedOf(ben).absent).toMatchObject([{ seat: 0, why: 'lost' }]);
  await anna.connect(served.base);
  await ben.until(() => agreedOf(ben).absent.length === 0);
  expect(linesOf(ben).slice(before)).toEqual(['lost 0', 'back 0']);
  for (const far of [anna, ben]) far.cut();
  await served.close();
});

test('a race ended by vote leaves the lists, opens its record and takes no more actions', async () => {
  const served = await serve(join(folder, 'end.sqlite'), web);
  const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human'], { listed: true });
  const [anna, ben] = [await come(served.base, id, tokens[0]!), await come(served.base, id, tokens[1]!)];
  const onlooker = await come(served.base, id, null);
  expect((await onlooker.ask({ type: 'wish', id: 'o', wish: { do: 'ask', what: 'end' } } as never)).refusal?.code).toBe('table-not-asked');
  expect((await anna.ask({ type: 'wish', id: 'a', wish: { do: 'ask', what: 'end' } } as never)).refusal).toBeNull();
  await ben.until(() => agreedOf(ben).proposal !== null);
  const { number } = agreedOf(ben).proposal!;
  expect((await ben.ask({ type: 'wish', id: 'b', wish: { do: 'vote', number, yes: true } } as never)).refusal).toBeNull();
  await onlooker.until(() => agreedOf(onlooker).ended);
  const { races } = (await (await fetch(`${served.base}/api/races`)).json()) as { races: readonly unknown[] };
  expect(races).toEqual([]);
  const record = await (await fetch(`${served.base}/api/races/${id}/record`)).text();
  expect(parseRecord(record, { game: gameById, content }).problems).toEqual([]);
  expect(record).toMatch(/\nseed "[^\n]+\nend \d+ open\n$/);
  for (const far of [anna, ben, onlooker]) far.cut();
  expect(served.reports).toEqual([]);
  await served.close();
});

test('the new owner gets the token even if the store fails then, and the old connection is closed later', async () => {
  const served = await serve(join(folder, 'hand-lost.sqlite'), web);
  const { base, store } = served;
  const { id, tokens } = await openRace(base, REIFENBREITE, ['human', 'human']);
  const anna = await come(base, id, tokens[0]!);
  const link = await linkOf(base, id, tokens[0]!);
  const append = vi.spyOn(store, 'append').mockResolvedValueOnce('lost');
  const { token } = (await (await post(base, `/api/races/${id}/owner`, undefined, link)).json()) as { token: string };
  expect(append).toHaveBeenCalled();
  await anna.until(() => !anna.open);
  const eva = await come(base, id, token);
  await eva.until(() => linesOf(eva).includes('handed 0'));
  expect(served.reports).toHaveLength(1);
  eva.cut();
  await served.close();
});

test('a link hands a seat on once, and the old token stops working at once', async () => {
  const served = await serve(join(folder, 'hand.sqlite'), web);
  const { base } = served;
  const { id, tokens, opener } = await openRace(base, AUSREISSER, ['human', 'human', 'easy']);
  const anna = await come(base, id, tokens[0]!);
  expect((await post(base, `/api/races/${id}/link`, undefined, opener)).status).toBe(403);
  const [older, newer] = [await linkOf(base, id, tokens[0]!), await linkOf(base, id, tokens[0]!)];
  expect((await post(base, `/api/races/${id}/owner`, undefined, older)).status).toBe(422);
  const { token } = (await (await post(base, `/api/races/${id}/owner`, undefined, newer)).json()) as { token: string };
  await anna.until(() => !anna.open);
  expect(anna.errors).toEqual(['wire-token']);
  expect(await (await post(base, `/api/races/${id}/owner`, undefined, newer)).json()).toEqual({ problems: [{ code: 'room-link' }] });
  const eva = await come(base, id, token);
  expect([eva.you, linesOf(eva)]).toEqual([0, ['handed 0']]);
  // links are stored as hashes only
  const last = await linkOf(base, id, token);
  expect([await served.store.seatOfHandOver(id, last), await served.store.seatOfHandOver(id, hashOf(last))]).toEqual([null, 0]);
  eva.cut();
  await served.close();
});

test('until the store names the owner, the old connection gets no updates of the seat', async () => {
  const served = await serve(join(folder, 'hand-slow.sqlite'), web);
  const { base, store } = served;
  const { id, tokens } = await openRace(base, AUSREISSER, ['human', 'human', 'easy']);
  const anna = await come(base, id, tokens[0]!);
  const link = await linkOf(base, id, tokens[0]!);
  const seatOf = store.seatOf.bind(store);
  let answer = (): void => undefined;
  const slow = new Promise<void>((answered) => (answer = answered));
  const old = hashOf(tokens[0]!);
  vi.spyOn(store, 'seatOf').mockImplementation(async (race, hash) => {
    if (hash === old) await slow;
    return seatOf(race, hash);
  });
  const { token } = (await (await post(base, `/api/races/${id}/owner`, undefined, link)).json()) as { token: string };
  const eva = await come(base, id, token);
  await eva.ask({ type: 'answers', id: 'hill', answers: { hill: 'never' } } as never);
  await eva.until(() => eva.messages.some((message) => message.includes('never')));
  answer();
  await anna.until(() => !anna.open);
  expect(anna.errors).toEqual(['wire-token']);
  expect(anna.messages.filter((message) => message.includes('never'))).toEqual([]);
  eva.cut();
  await served.close();
});

test('invalid terms are refused when the race is opened', async () => {
  const served = await serve(join(folder, 'wish.sqlite'), web);
  for (const [more, code] of [
    [{ clock: { per: 'decision', limit: 1 } }, 'wire-field'],
    [{ clock: { per: 'year', limit: 60_000 } }, 'wire-field'],
    [{ absence: { does: 'bot', bot: 'nobody' } }, 'room-bot'],
    [{ absence: { does: 'leave' } }, 'wire-field'],
  ] as const) {
    const made = await post(served.base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'easy'], ...more });
    expect([made.status, ((await made.json()) as { problems: { code: string }[] }).problems[0]!.code]).toEqual([422, code]);
  }
  await served.close();
});
