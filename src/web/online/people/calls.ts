import * as v from 'valibot';
import { call } from '../calls.ts';
import { CREDENTIAL, SECRET } from '../address.ts';
import { roomSchema } from '../messages.ts';

/** What is asked of the server about people. Problems as in `../calls.ts`, and `person-unknown`, `person-phrase`. */

const name = v.pipe(v.string(), v.maxLength(100));
const id = v.pipe(v.string(), v.regex(SECRET));
const given = v.object({ credential: v.pipe(v.string(), v.regex(CREDENTIAL)) });
const done = v.object({});

const meSchema = v.object({
  id,
  name,
  races: v.array(v.object({ race: roomSchema, seat: v.pipe(v.number(), v.integer()), yourTurn: v.boolean() })),
});
export type Me = v.InferOutput<typeof meSchema>;

export const addPerson = (called: string) => call({ path: 'people', method: 'POST', body: { name: called }, schema: given });
export const enter = (phrase: string) => call({ path: 'people/enter', method: 'POST', body: { phrase }, schema: given });
export const seeMe = (token: string) => call({ path: 'people/me', token, schema: meSchema });
export const rename = (token: string, called: string) =>
  call({ path: 'people/me', method: 'POST', token, body: { name: called }, schema: done });
export const makePhrase = (token: string) =>
  call({ path: 'people/me/phrase', method: 'POST', token, schema: v.object({ phrase: v.pipe(v.string(), v.maxLength(200)) }) });
export const removeMe = (token: string) => call({ path: 'people/me', method: 'DELETE', token, schema: done });
export const seePerson = (person: string) => call({ path: `people/${person}`, schema: v.object({ id, name, races: v.array(roomSchema) }) });
export const subscribe = (token: string, body: unknown) => call({ path: 'people/me/push', method: 'POST', token, body, schema: done });
export const unsubscribe = (token: string, endpoint: string) =>
  call({ path: 'people/me/push', method: 'DELETE', token, body: { endpoint }, schema: done });
