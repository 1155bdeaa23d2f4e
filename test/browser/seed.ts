/**
 * Seed of the randomness in the tests; `WINDSCHATTEN_SEED=2` tries another. ../../tools/seeded-randomness.mjs
 * applies it to a page.
 */
export const SEED = process.env['WINDSCHATTEN_SEED'] ?? '1';
