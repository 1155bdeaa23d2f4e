/** Which chance the tests ride by; `WINDSCHATTEN_SEED=2 npm test -- browser` tries another. What a page draws from it: ../../tools/seeded-randomness.mjs. */
export const SEED = process.env['WINDSCHATTEN_SEED'] ?? '1';
