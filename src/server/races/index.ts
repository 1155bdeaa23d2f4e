export { startBotThreads, type BotRunner } from './bot-runner.ts';
export { createContent } from './content.ts';
export type { OpenRace } from './open-race.ts';
export { createRaces, OPENER } from './races.ts';
export type { Races, RacesOptions } from './contract.ts';
export { readName } from './room.ts';
export { hashOf, newSecret, readCredential } from './secrets.ts';
export { visibleText } from './visible-text.ts';
export type { SeatTextDto } from './seat-feed.ts';
