import { WebSocket } from 'ws';
import { expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { come, openRace, post, REIFENBREITE } from './remote-player.ts';
import { pageForAll } from './for-all.ts';
import { serveForAll } from './serve.ts';

/** The log names routes, but nothing that gives access to a seat. */

const lines: string[] = [];
const served = serveForAll('logging', { app: { logLevel: 'debug', log: { write: (line) => void lines.push(line) } } });
const web = pageForAll();

test('no line has an id, a secret, a name or a line of chat, whatever people do', async () => {
  const { base } = served;
  const jsonOf = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
  const { credential } = await jsonOf<{ credential: string }>(post(base, '/api/people', { name: 'Evženie' }));
  const person = credential.split('.')[0]!;
  const { id, tokens, opener } = await openRace(base, REIFENBREITE, ['human', 'human'], { chat: 'all' });
  const far = await come(base, id, tokens[0]!);
  await far.ask({ type: 'chat', id: 'one', line: { kind: 'text', said: 'Schlaraffenland' } } as never);
  const act = far.choices();
  if (act !== null) await far.ask({ type: act.type, id: 'two', after: act.after, action: act.actions[0]! } as never);
  const { link } = await jsonOf<{ link: string }>(post(base, `/api/races/${id}/link`, undefined, tokens[1]!));
  const { token } = await jsonOf<{ token: string }>(post(base, `/api/races/${id}/owner`, { credential }, link));
  for (const path of [`races/${id}`, `races/${id}/record?token=${token}`, `races/${link}`, `people/${person}`, 'people/me', 'races'])
    await fetch(`${base}/api/${path}`);
  await fetch(`${base}/${id}/${token}`);
  await fetch(`${base}/%zz${id}`);
  await post(base, `/api/nothing/${id}`, { name: 'Evženie' });
  await post(base, `/api/races/${id}/seats/0`, `{"name": Evženie`);
  // a path without a WebSocket
  const lost = new WebSocket(`${base.replace(/^http/, 'ws')}/api/races/${id}?by=${token}`);
  lost.on('error', () => undefined);
  await new Promise((over) => lost.once('close', over));
  far.cut();

  const secrets = [id, opener, ...tokens, link, token, person, credential.split('.')[1], 'Evženie', 'Person 0', 'Schlaraffenland'];
  const log = lines.join('');
  for (const secret of secrets) expect(log).not.toContain(secret!);
  expect(log).not.toContain('%zz');
  // but the log names the routes
  for (const route of ['/api/races', '/api/races/:id', '/api/races/:id/seats/:seat', '/api/people/:id', '/api/ride'])
    expect(log).toContain(`"route":"${route}"`);
  expect(log).toMatch(/"res":\{"statusCode":404\}/);
});

test('errors are logged without their data', async () => {
  const logged: string[] = [];
  const app = await createApp({ web, say: (key) => key, logLevel: 'error', log: { write: (line) => void logged.push(line) } });
  const [race, token] = ['hH-_5t6nCIm0KeO65dHgLf', 'KaJKCXiaD_kyjLnQN4s4mQ'];
  app.get('/breaks/:id', () => {
    const cause = Object.assign(new Error(`no room for ${token}`), { code: 'E9', detail: `Key (id)=(${race})` });
    throw Object.assign(new Error(`race ${race}: broken`, { cause }), { input: token });
  });
  await app.inject(`/breaks/${race}?token=${token}`);
  app.log.error({ err: new Error(`race ${race}`) });
  app.log.error(new Error(`race ${race}`));
  app.log.error({ err: `race ${race}` }, `riding ${race}`);
  await app.close();
  expect(logged).toHaveLength(4);
  const log = logged.join('');
  for (const secret of [race, token]) expect(log).not.toContain(secret);
  const [first] = logged.map(
    (line) => JSON.parse(line) as { readonly msg: string; readonly err: { readonly message: string; readonly stack: string } },
  );
  expect(first).toMatchObject({ msg: 'answering', err: { type: 'Error', message: 'race ...: broken' } });
  expect(first!.err.stack).toMatch(/^ +at .*logging\.test\.ts[^]*caused by Error E9: no room for \.\.\.\n +at /);
});
