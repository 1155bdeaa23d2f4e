import {
  credentialSchema,
  emptySchema,
  ownPersonSchema,
  passphraseSchema,
  personSchema,
  type OwnPersonDto,
  type SubscribeRequest,
} from '../../../protocol/index.ts';
import { request } from '../calls.ts';

/** Requests to the server about people. Problems as in `../calls.ts`, and `person-unknown`, `person-phrase`. */

/**
 * The milliseconds that the person had left in each race at the time of the request; null: it is not the person's
 * turn, or there is no clock.
 */
export const leftIn =
  (races: OwnPersonDto['races']) =>
  ({ id: wanted }: { readonly id: string }): number | null =>
    races.find(({ race }) => race.id === wanted)?.turn?.left ?? null;

export const addPerson = (called: string) => request({ path: 'people', method: 'POST', body: { name: called }, schema: credentialSchema });
/** Adds a seat, which was taken before the server knew the player, to the player's races. */
export const addSeatToPerson = (race: string, token: string, as: string) =>
  request({ path: `races/${race}/person`, method: 'POST', token, body: { credential: as }, schema: emptySchema });
export const enter = (phrase: string) => request({ path: 'people/enter', method: 'POST', body: { phrase }, schema: credentialSchema });
export const seeMe = (token: string) => request({ path: 'people/me', token, schema: ownPersonSchema });
export const rename = (token: string, called: string) =>
  request({ path: 'people/me', method: 'POST', token, body: { name: called }, schema: emptySchema });
export const makePhrase = (token: string) => request({ path: 'people/me/phrase', method: 'POST', token, schema: passphraseSchema });
export const removeMe = (token: string) => request({ path: 'people/me', method: 'DELETE', token, schema: emptySchema });
export const seePerson = (person: string) => request({ path: `people/${person}`, schema: personSchema });
export const subscribe = (token: string, body: SubscribeRequest) =>
  request({ path: 'people/me/push', method: 'POST', token, body, schema: emptySchema });
export const unsubscribe = (token: string, endpoint: string) =>
  request({ path: 'people/me/push', method: 'DELETE', token, body: { endpoint }, schema: emptySchema });
