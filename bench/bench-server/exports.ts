/** What the measuring, and the killing, take from the src, built into one module. */
export { createRandom } from '../../src/kit/index.ts';
export { PROTOCOL_VERSION } from '../../src/protocol/index.ts';
export { createContent } from '../../src/server/races/content.ts';
export { openStore } from '../../src/server/store/index.ts';
export { openForSeeding } from './seeding.ts';
export { startPostgres } from '../../test/server/postgres.ts';
export { planBots, planRace, seedRace } from './plan.ts';
export { fillMillion, openMillion, OPEN_RACES, OWNED_RACES } from './million.ts';
