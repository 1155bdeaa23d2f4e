export { startThinkers, type Thinkers } from './bots.ts';
export { createContent } from './content.ts';
export type { OpenRace } from './open-race.ts';
export { createRaces, OPENER } from './races.ts';
export type { Races, RacesOptions } from './contract.ts';
export { bringWish, MOST_RECORD, openWish, readName } from './room.ts';
export type { RoomTold } from './room.ts';
export { CREDENTIAL, hashOf, newSecret, readCredential, SECRET } from './secrets.ts';
export type { ToldText } from './teller.ts';
