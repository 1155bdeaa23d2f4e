import * as v from 'valibot';
import { request } from '../calls.ts';
import { CREDENTIAL, SECRET } from '../address.ts';
import { roomSchema } from '../messages.ts';

/** What is asked of the server about people. Problems as in `../calls.ts`, and `person-unknown`, `person-phrase`. */

const name = v.pipe(v.string(), v.maxLength(100));
const id = v.pipe(v.string(), v.regex(SECRET));
const given = v.object({ credential: v.pipe(v.string(), v.regex(CREDENTIAL)) });
const done = v.object({});

/** It waits for him; `left`: for so many milliseconds, where a clock runs. */
const turnSchema = v.object({ left: v.nullable(v.number()) });
const meSchema = v.object({
  id,
  name,
  races: v.array(v.object({ race: roomSchema, seat: v.pipe(v.number(), v.integer()), turn: v.nullable(turnSchema) })),
});
export type Me = v.InferOutput<typeof meSchema>;

/** How long he has in each of his races, in milliseconds, as of when they were asked for; null: it does not wait for him, or no clock runs. */
export const leftIn =
  (races: Me['races']) =>
  ({ id: wanted }: { readonly id: string }): number | null =>
    races.find(({ race }) => race.id === wanted)?.turn?.left ?? null;

export const addPerson = (called: string) => request({ path: 'people', method: 'POST', body: { name: called }, schema: given });
export const enter = (phrase: string) => request({ path: 'people/enter', method: 'POST', body: { phrase }, schema: given });
export const seeMe = (token: string) => request({ path: 'people/me', token, schema: meSchema });
export const rename = (token: string, called: string) =>
  request({ path: 'people/me', method: 'POST', token, body: { name: called }, schema: done });
export const makePhrase = (token: string) =>
  request({ path: 'people/me/phrase', method: 'POST', token, schema: v.object({ phrase: v.pipe(v.string(), v.maxLength(200)) }) });
export const removeMe = (token: string) => request({ path: 'people/me', method: 'DELETE', token, schema: done });
export const seePerson = (person: string) =>
  request({ path: `people/${person}`, schema: v.object({ id, name, races: v.array(roomSchema) }) });
export const subscribe = (token: string, body: unknown) => request({ path: 'people/me/push', method: 'POST', token, body, schema: done });
export const unsubscribe = (token: string, endpoint: string) =>
  request({ path: 'people/me/push', method: 'DELETE', token, body: { endpoint }, schema: done });
