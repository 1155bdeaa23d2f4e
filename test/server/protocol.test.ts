import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { MIN_PROTOCOL_VERSION, PROTOCOL_VERSION } from '../../src/protocol/index.ts';
import { WebSocket } from 'ws';
import { describe, expect, test } from 'vitest';
import { fc } from '../fast-check.ts';
import { AUSREISSER, RemotePlayer, openRace, post, REIFENBREITE, textOf } from './remote-player.ts';
import { serve, serveForAll, type Served } from './serve.ts';

/** Repeated, reordered, late and lost messages: each action counts once, and every client ends with the same race. */

const served = serveForAll('protocol');

type Trouble = 'none' | 'twice' | 'late' | 'early' | 'cut-before' | 'cut-after' | 'again-later' | 'other-action';
const TROUBLES: readonly Trouble[] = ['none', 'twice', 'late', 'early', 'cut-before', 'cut-after', 'again-later', 'other-action'];

test('every action counts once, whatever happens to its messages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...TROUBLES), { minLength: 12, maxLength: 24 }), async (troubles) => {
      const { base, store } = served;
      const { id, tokens } = await openRace(base, REIFENBREITE, ['human', 'easy']);
      const far = new RemotePlayer(id, tokens[0]!);
      await far.connect(base);
      const kept: string[] = [];
      const refused: string[] = [];
      for (const [n, trouble] of troubles.entries()) {
        await far.until(() => far.over || far.choices() !== null);
        if (far.over) break;
        const { actions, after } = far.choices()!;
        const act = { type: 'act', id: `a${n}`, after, action: actions[0]! };
        if (trouble === 'late') {
          const late = { ...act, id: `late${n}`, after: Math.max(0, after - 1) };
          refused.push(late.id);
          expect((await far.ask(late)).refusal).not.toBeNull();
        }
        if (trouble === 'early') {
          const early = { ...act, id: `early${n}`, after: after + 1 };
          refused.push(early.id);
          expect((await far.ask(early)).refusal).toMatchObject({ code: 'table-stale' });
        }
        if (trouble === 'cut-before') far.cut();
        if (trouble === 'cut-after') {
          far.send(act);
          far.cut();
        }
        if (!far.open) await far.connect(base);
        if (trouble === 'twice') far.send(act);
        expect((await far.ask(act)).refusal).toBeNull();
        kept.push(act.id);
        await far.until(() => far.over || far.seat!.entries.length > after);
        if (trouble === 'again-later') expect((await far.ask(act)).refusal).toBeNull();
        if (trouble === 'other-action' && actions.length > 1)
          expect((await far.ask({ ...act, action: actions[1]! } as never)).refusal).toMatchObject({ code: 'table-id-taken' });
      }
      const ids = (await store.readRows(id, 1)).flatMap(({ id: name }) => (name === undefined ? [] : [name]));
      expect(ids).toEqual(kept.map((name) => `0 ${name}`));
      // a new client gets the same state
      await far.until(() => far.over || far.choices() !== null);
      const fresh = new RemotePlayer(id, tokens[0]!);
      await fresh.connect(base);
      await fresh.until(() => fresh.seat !== null && fresh.seat.entries.length === far.seat!.entries.length);
      expect(fresh.game!.formatState(fresh.seat!.state)).toBe(far.game!.formatState(far.seat!.state));
      expect(fresh.seat!.situation).toEqual(far.seat!.situation);
      for (const each of [far, fresh]) each.cut();
    }),
    { numRuns: 6, seed: 20261122 },
  );
  expect(served.reports).toEqual([]);
});

describe('invalid messages, and messages for another race', () => {
  async function said(first: unknown, headers: Record<string, string> = {}): Promise<string | number> {
    const socket = new WebSocket(`${served.base.replace(/^http/, 'ws')}/api/ride`, { headers });
    return new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('open', () => socket.send(typeof first === 'string' ? first : JSON.stringify(first)));
      socket.on('message', (data) => {
        const { type, code } = JSON.parse(textOf(data)) as { type: string; code?: string };
        resolve(code ?? type);
        socket.terminate();
      });
      socket.on('close', (code) => resolve(code));
      socket.on('error', () => undefined);
    });
  }
  const nowhere = 'x'.repeat(22);

  test.each([
    ['no JSON', '{not json', 'wire-unreadable'],
    ['no type', { type: 'what' }, 'wire-unreadable'],
    ['no id', { type: 'watch', form: PROTOCOL_VERSION, race: '../etc' }, 'wire-unreadable'],
    ['a field too many', { type: 'watch', form: PROTOCOL_VERSION, race: nowhere, more: 1 }, 'wire-unreadable'],
    ['a form of older pages', { type: 'watch', form: MIN_PROTOCOL_VERSION - 1, race: nowhere }, 'wire-form'],
    ['a form of newer pages', { type: 'watch', form: PROTOCOL_VERSION + 1, race: nowhere }, 'wire-older'],
    ['no such race', { type: 'watch', form: PROTOCOL_VERSION, race: nowhere }, 'wire-race'],
    ['no such token', { type: 'watch', form: PROTOCOL_VERSION, race: nowhere, token: nowhere }, 'wire-token'],
    ['a line too long', { type: 'act', id: 'a', after: 0, action: 'x'.repeat(20_000) }, 'wire-unreadable'],
    ['a message too big', 'x'.repeat(100_000), 1009],
  ])('%s', async (_what, message, code) => {
    expect(await said(message)).toBe(code);
  });

  test('a page of another origin cannot act', async () => {
    const watch = { type: 'watch', form: PROTOCOL_VERSION, race: nowhere };
    const { host } = new URL(served.base);
    expect(await said(watch, { origin: 'https://evil.example' })).toBe(403);
    expect(await said(watch, { origin: 'null' })).toBe(403);
    expect(await said(watch, { origin: `http://${host}` })).toBe('wire-race');
    const posted = await fetch(`${served.base}/api/races`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(posted.status).toBe(403);
  });

  // `fetch` of Node would overwrite the header
  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 201],
    ['none', 201],
  ])('a request from a page of another site that hides its origin is refused: %s', async (site, status) => {
    const opened = await post(served.base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'easy'], window: 0, step: 0 });
    const { id } = (await opened.json()) as { id: string };
    const asked = request(`${served.base}/api/races/${id}/seats/0`, {
      method: 'POST',
      headers: { 'sec-fetch-site': site, 'content-type': 'application/json' },
    });
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
    asked.end(JSON.stringify({ name: 'Ada' }));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(await said({ type: 'watch', form: PROTOCOL_VERSION, race: nowhere }, { 'sec-fetch-site': site })).toBe(403);
  });

  test('a spectator and another seat cannot act', async () => {
    const { id } = await openRace(served.base, AUSREISSER, ['human', 'human', 'easy']);
    const onlooker = new RemotePlayer(id, null);
    await onlooker.connect(served.base);
    await onlooker.until(() => onlooker.seat !== null);
    for (const type of ['act', 'reply'])
      expect((await onlooker.ask({ type, id: 'a', after: 0, action: 'pass' } as never)).refusal).toMatchObject({ code: 'table-not-asked' });
    expect((await onlooker.ask({ type: 'answers', id: 'b', answers: {} } as never)).refusal).toMatchObject({ code: 'table-not-asked' });
    onlooker.cut();
  });
});

test('the id of an action is its seat’s, and counts once after a restart, too', async () => {
  const where = join(served.folder, 'ids.sqlite');
  const first = await serve(where, served.web);
  const { id, tokens } = await openRace(first.base, REIFENBREITE, ['human', 'human']);
  const players = tokens.map((token) => new RemotePlayer(id, token));
  for (const each of players) await each.connect(first.base);
  await Promise.race(players.map((each) => each.until(() => each.choices() !== null)));
  const asked = players.find((each) => each.choices() !== null)!;
  const other = players.find((each) => each !== asked)!;
  const { actions, after } = asked.choices()!;
  const act = { type: 'act', id: 'same', after, action: actions[0]! };
  const changed = { ...act, action: actions[1]! };
  expect((await asked.ask(act)).refusal).toBeNull();
  const count = async (store: Served['store']): Promise<number> =>
    (await store.readRows(id, 1)).filter(({ id: name }) => name?.endsWith(' same')).length;
  expect((await other.ask(act)).refusal).not.toBeNull();
  expect((await asked.ask(changed)).refusal).toMatchObject({ code: 'table-id-taken' });
  for (const each of players) each.cut();
  await first.close();

  const next = await serve(where, served.web);
  for (const each of players) await each.connect(next.base);
  expect((await asked.ask(act)).refusal).toBeNull();
  expect((await asked.ask(changed)).refusal).toMatchObject({ code: 'table-id-taken' });
  expect((await other.ask(act)).refusal).not.toBeNull();
  expect(await count(next.store)).toBe(1);
  for (const each of players) each.cut();
  await next.close();
});

test('a client that sends faster than people can is disconnected', async () => {
  const other = await serve(join(served.folder, 'limited.sqlite'), served.web, { limits: { burst: 20, perSecond: 1 } });
  const { id } = await openRace(other.base, AUSREISSER, ['human', 'human', 'easy']);
  const far = new RemotePlayer(id, null);
  await far.connect(other.base);
  for (let n = 0; n < 40; n++) far.send({ type: 'ping' });
  await far.until(() => !far.open);
  expect(far.errors).toEqual(['wire-too-much']);
  await other.close();
});
