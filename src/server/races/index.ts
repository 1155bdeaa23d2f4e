export { startThinkers, type Thinkers } from './bots.ts';
export { createContent } from './content.ts';
export type { OpenRace } from './open-race.ts';
export { createRaces, OPENER } from './races.ts';
export type { Races, RacesOptions } from './contract.ts';
export { readName } from './room.ts';
export { hashOf, newSecret, readCredential } from './secrets.ts';
export { seenOf } from './signs.ts';
export type { SeatTextDto } from './teller.ts';
