import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatRecord, playSealed } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { folderForAll, pageForAll } from './for-all.ts';
import { AUSREISSER, come, linesOf, openRace, post, REIFENBREITE, type RemotePlayer } from './remote-player.ts';
import { serve } from './serve.ts';

/** A person who has a seat and never comes: missing from the start, whichever way the seat was given and the race was begun. */

const folder = folderForAll('never-there');
const web = pageForAll();
const SOON = { missingAfterMs: 100 };

const agreedOf = (far: RemotePlayer) => far.seat!.situation.agreed!;
const linkOf = async (base: string, id: string, token: string): Promise<string> =>
  ((await (await post(base, `/api/races/${id}/link`, undefined, token)).json()) as { link: string }).link;

test('a person who never connects is missing, the other may give the seat to a bot, and the race goes on', async () => {
  const served = await serve(join(folder, 'start.sqlite'), web, SOON);
  const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'human']);
  const anna = await come(served.base, id, tokens[0]!);
  await anna.until(() => linesOf(anna).includes('lost 1'));
  expect(agreedOf(anna).terms.absence.does).toBe('wait');
  const asked = await anna.ask({ type: 'wish', id: 'b', wish: { do: 'ask', what: 'bot', about: 1 } } as never);
  expect(asked.refusal).toBeNull();
  await anna.until(() => anna.seat!.situation.drivers[1] !== 'human');
  // Ben comes after all, and takes his seat back
  const ben = await come(served.base, id, tokens[1]!);
  expect((await ben.ask({ type: 'wish', id: 'back', wish: { do: 'come-back' } } as never)).refusal).toBeNull();
  await anna.until(() => anna.seat!.situation.drivers[1] === 'human');
  for (const far of [anna, ben]) far.cut();
  expect(served.reports).toEqual([]);
  await served.close();
});

test('who has never come is missing after a restart of the server, too', async () => {
  const where = join(folder, 'restart.sqlite');
  const first = await serve(where, web);
  const { id, tokens } = await openRace(first.base, AUSREISSER, ['human', 'human', 'easy']);
  await first.close();
  const next = await serve(where, web, SOON);
  const anna = await come(next.base, id, tokens[0]!);
  await anna.until(() => linesOf(anna).includes('lost 1'));
  anna.cut();
  await next.close();
});

test('in a rematch, whose seats are taken in advance, who does not come is missing', async () => {
  const served = await serve(join(folder, 'rematch.sqlite'), web, SOON);
  const { base } = served;
  const people = await Promise.all(
    ['Anna', 'Ben'].map(async (name) => ((await (await post(base, '/api/people', { name })).json()) as { credential: string }).credential),
  );
  const { id } = (await (await post(base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'easy'], step: 0 })).json()) as {
    id: string;
  };
  for (const [seat, credential] of people.entries()) await post(base, `/api/races/${id}/seats/${seat}`, { name: `P${seat}` }, credential);
  for (const credential of people) await post(base, `/api/races/${id}/ready`, { ready: true }, credential);
  const both = await Promise.all(people.map((credential) => come(base, id, credential)));
  await both[0]!.ask({ type: 'wish', id: 'e', wish: { do: 'ask', what: 'end' } } as never);
  await both[1]!.until(() => agreedOf(both[1]!).proposal !== null);
  await both[1]!.ask({ type: 'wish', id: 'v', wish: { do: 'vote', number: agreedOf(both[1]!).proposal!.number, yes: true } } as never);
  await both[0]!.until(() => agreedOf(both[0]!).ended);
  for (const far of both) far.cut();
  const { id: next } = (await (await post(base, `/api/races/${id}/rematch`, undefined, people[0])).json()) as { id: string };
  expect((await post(base, `/api/races/${next}/begin`, undefined, people[0])).status).toBe(200);
  const anna = await come(base, next, people[0]!);
  await anna.until(() => agreedOf(anna).absent.some(({ seat }) => seat !== anna.you));
  anna.cut();
  await served.close();
});

test('in a race that was brought to the server, who does not come is missing; before, its opener may free the seat', async () => {
  const served = await serve(join(folder, 'brought.sqlite'), web, SOON);
  const { base } = served;
  const game = gameById('ausreisser')!;
  const config = game.configure(AUSREISSER.setup, content);
  if (!config.ok) throw new Error('set-up');
  const whole = playSealed(game, config.value, 'brought', (_seat, _seen, choices) => choices[0]!);
  const record = formatRecord({ ...whole, entries: whole.entries.slice(0, 25), standings: [] });
  const { id, token } = (await (
    await post(base, '/api/races/bring', { record, drivers: ['human', 'human', 'easy'], window: 50, step: 0 })
  ).json()) as { id: string; token: string };
  const takeSeat = async (seat: number, name: string): Promise<string> =>
    ((await (await post(base, `/api/races/${id}/seats/${seat}`, { name })).json()) as { token: string }).token;
  const anna = await takeSeat(0, 'Anna');
  await takeSeat(1, 'Ben');
  expect((await post(base, `/api/races/${id}/seats/1`, undefined, token, 'DELETE')).status).toBe(200);
  const cleo = await takeSeat(1, 'Cleo');
  expect((await post(base, `/api/races/${id}/begin`, undefined, token)).status).toBe(200);
  const there = await come(base, id, anna);
  await there.until(() => linesOf(there).includes('lost 1'));
  await there.ask({ type: 'wish', id: 'b', wish: { do: 'ask', what: 'bot', about: 1 } } as never);
  await there.until(() => there.seat!.situation.drivers[1] !== 'human');
  // her link brings her back in another browser
  const back = await come(base, id, cleo);
  expect((await back.ask({ type: 'wish', id: 'back', wish: { do: 'come-back' } } as never)).refusal).toBeNull();
  await there.until(() => there.seat!.situation.drivers[1] === 'human');
  for (const far of [there, back]) far.cut();
  await served.close();
});

test('a new owner who never comes counts as absent, also if the seat was empty when it was handed on', async () => {
  const served = await serve(join(folder, 'handed.sqlite'), web, SOON);
  const { base } = served;
  const { id, tokens } = await openRace(base, AUSREISSER, ['human', 'human', 'easy']);
  const anna = await come(base, id, tokens[0]!);
  await anna.until(() => linesOf(anna).includes('lost 1'));
  const link = await linkOf(base, id, tokens[1]!);
  expect((await post(base, `/api/races/${id}/owner`, undefined, link)).status).toBe(201);
  await anna.until(
    () =>
      linesOf(anna)
        .filter((line) => line.endsWith(' 1'))
        .join() === 'lost 1,handed 1,lost 1',
  );
  anna.cut();
  await served.close();
});

test('a person whose absence could not be stored is missed as soon as the store takes it', async () => {
  const served = await serve(join(folder, 'full.sqlite'), web, SOON);
  const { store } = served;
  const append = store.append.bind(store);
  let refused = 0;
  Object.assign(store, {
    append: (...given: Parameters<typeof append>) =>
      given[1].some(({ text }) => text.includes('"away"')) && refused++ === 0 ? Promise.resolve('full' as const) : append(...given),
  });
  const { id, tokens } = await openRace(served.base, AUSREISSER, ['human', 'human', 'easy']);
  const anna = await come(served.base, id, tokens[0]!);
  await anna.until(() => linesOf(anna).includes('lost 1'));
  expect(refused).toBeGreaterThan(1);
  anna.cut();
  await served.close();
});

test('before the start the opener frees any seat, and a player of a rematch those who are not ready; their old tokens end', async () => {
  const served = await serve(join(folder, 'free.sqlite'), web);
  const { base } = served;
  const open = async (starter: string) => {
    const made = await post(base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'human'], step: 0, starter });
    const { id, token } = (await made.json()) as { id: string; token: string };
    const tokens: string[] = [];
    for (const seat of [0, 1, 2])
      tokens.push(((await (await post(base, `/api/races/${id}/seats/${seat}`, { name: `P${seat}` })).json()) as { token: string }).token);
    return { id, opener: token, tokens };
  };
  const free = async (id: string, seat: number, token: string) => {
    const answer = await post(base, `/api/races/${id}/seats/${seat}`, undefined, token, 'DELETE');
    return answer.ok ? 'freed' : ((await answer.json()) as { problems: { code: string }[] }).problems[0]!.code;
  };
  const one = await open('opener');
  await post(base, `/api/races/${one.id}/ready`, { ready: true }, one.tokens[1]);
  expect(await free(one.id, 1, one.tokens[0]!)).toBe('room-token');
  expect(await free(one.id, 1, 'x'.repeat(22))).toBe('room-token');
  expect(await free(one.id, 1, one.opener)).toBe('freed');
  expect(await free(one.id, 1, one.opener)).toBe('room-cannot-free');
  expect(await free(one.id, 31, one.opener)).toBe('room-cannot-free');
  // the person who was there may take the seat again, with a new token
  expect((await post(base, `/api/races/${one.id}/ready`, { ready: true }, one.tokens[1])).status).toBe(403);
  expect((await post(base, `/api/races/${one.id}/seats/1`, { name: 'Eva' })).status).toBe(201);

  const two = await open('riders');
  await post(base, `/api/races/${two.id}/ready`, { ready: true }, two.tokens[1]);
  expect(await free(two.id, 1, two.tokens[0]!)).toBe('room-cannot-free');
  expect(await free(two.id, 2, two.tokens[0]!)).toBe('freed');
  expect((await post(base, `/api/races/${two.id}/begin`, undefined, two.tokens[0])).status).toBe(200);
  expect(await free(two.id, 1, two.opener)).toBe('room-begun');
  await served.close();
});
