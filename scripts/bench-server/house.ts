/** What the measuring takes from the house, built into one module. */
export { createContent } from '../../src/server/races/content.ts';
export { openForSeeding } from './seeding.ts';
export { startPostgres } from '../../test/server/postgres.ts';
export { planRace, seedRace, type Plan, type SeededRace } from './plan.ts';
