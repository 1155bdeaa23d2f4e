import { expect, test } from 'vitest';
import { AUSREISSER, post } from './remote-player.ts';
import { AS_OFTEN_AS_THEY_LIKE, serveForAll } from './serve.ts';

/** A class behind one address: the server takes no more people for now, and adds their seats to their races later. */

const served = serveForAll('known-later', { requests: { ...AS_OFTEN_AS_THEY_LIKE, people: 2 } });

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { problems: { code: string }[] }).problems[0]!.code;
async function addPerson(name: string): Promise<string | null> {
  const answer = await post(served.base, '/api/people', { name });
  return answer.ok ? ((await answer.json()) as { credential: string }).credential : null;
}
const racesOf = async (credential: string): Promise<readonly string[]> => {
  const me = await fetch(`${served.base}/api/people/me`, { headers: { authorization: `Bearer ${credential}` } });
  return ((await me.json()) as { races: { race: { id: string } }[] }).races.map(({ race }) => race.id);
};

test('a seat that was taken before the server knew the player is added to the player’s races, before and during the race', async () => {
  const { base } = served;
  const [anna, ben] = [(await addPerson('Anna'))!, (await addPerson('Ben'))!];
  expect(await addPerson('Cleo')).toBeNull();
  const { id } = (await (await post(base, '/api/races', { ...AUSREISSER, drivers: ['human', 'human', 'easy'] })).json()) as { id: string };
  const tokens: string[] = [];
  for (const seat of [0, 1])
    tokens.push(((await (await post(base, `/api/races/${id}/seats/${seat}`, { name: `P${seat}` })).json()) as { token: string }).token);
  const add = (token: string, credential: string) => post(base, `/api/races/${id}/person`, { credential }, token);
  expect((await add(tokens[0]!, anna)).status).toBe(200);
  expect(await racesOf(anna)).toEqual([id]);
  for (const token of tokens) await post(base, `/api/races/${id}/ready`, { ready: true }, token);
  expect((await add(tokens[1]!, ben)).status).toBe(200);
  expect(await racesOf(ben)).toEqual([id]);
  // again, for another person, for a second seat, and without a right to the seat
  expect((await add(tokens[1]!, ben)).status).toBe(200);
  expect(await codeOf(await add(tokens[1]!, anna))).toBe('room-seated');
  expect(await codeOf(await add('x'.repeat(22), anna))).toBe('room-token');
  expect(await codeOf(await add(tokens[0]!, `${'x'.repeat(22)}.${'y'.repeat(22)}`))).toBe('person-unknown');
  // the person’s credential now has the seat, in any browser
  const room = await fetch(`${base}/api/races/${id}`, { headers: { authorization: `Bearer ${ben}` } });
  expect(((await room.json()) as { you: number }).you).toBe(1);
});

test('a link whose `#` a program has escaped leads to the page', async () => {
  const answer = await fetch(`${served.base}/%23/online/aB3_xYz-0123456789aBcD`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#/online/aB3_xYz-0123456789aBcD']);
  expect((await fetch(`${served.base}/%23nothing`, { redirect: 'manual' })).status).toBe(404);
});
