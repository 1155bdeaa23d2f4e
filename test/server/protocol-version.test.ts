import { expect, test } from 'vitest';
import * as v from 'valibot';
import { clientMessageSchema } from '../../src/protocol/index.ts';
import { AUSREISSER } from './remote-player.ts';
import { serveForAll } from './serve.ts';

/** The protocol version over HTTP: unsupported clients are refused, and nothing happens. */

const served = serveForAll('form');

const open = (form?: string): Promise<Response> =>
  fetch(`${served.base}/api/races`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(form === undefined ? {} : { 'windschatten-form': form }) },
    body: JSON.stringify({ ...AUSREISSER, drivers: ['human', 'easy', 'easy'], listed: true }),
  });
const listed = async (): Promise<number> => (await served.store.listRaces('gathering', 99)).length;

test('every answer names the server’s version, refusals too', async () => {
  for (const path of [
    '/online.json',
    '/api/races',
    `/api/races/${'x'.repeat(22)}`,
    `/api/races/${'x'.repeat(22)}/record`,
    '/api/people/me',
  ])
    expect([path, (await fetch(`${served.base}${path}`)).headers.get('windschatten-form')]).toEqual([path, '3']);
});

test.each([
  ['1', 400, { code: 'wire-form', facts: { found: 1, oldest: 2 } }],
  ['4', 503, { code: 'wire-older', facts: { found: 4, known: 3 } }],
  ['two', 400, { code: 'wire-field', at: 'windschatten-form', facts: {} }],
])('version %s is refused with %i, and nothing happens', async (form, status, problem) => {
  const before = await listed();
  const answer = await open(form);
  expect([answer.status, await answer.json()]).toEqual([status, { problems: [problem] }]);
  expect(await listed()).toBe(before);
});

test.each(['2', '3', undefined])('version %s is accepted', async (form) => {
  expect((await open(form)).status).toBe(201);
});

test('days off of both versions are accepted', () => {
  const read = (more: object): boolean =>
    v.safeParse(clientMessageSchema, { type: 'wish', id: 'a', wish: { do: 'days-off', weekdays: [1], offset: 60, ...more } }).success;
  expect(
    [{}, { zone: 'Europe/Prague' }, { zone: '../etc' }, { zone: 'x'.repeat(65) }, { zone: undefined }, { zones: 'UTC' }].map(read),
  ).toEqual([true, true, ...[false, false, false, false]]);
});
