import process from 'node:process';

/** The number of random cases of a test. `OFTEN=10 npx vitest run test/reifenbreite/referee.slow.test.ts` tries ten times as many. */
export const often = (times: number): number => Math.ceil(times * Number(process.env['OFTEN'] ?? 1));

/**
 * Whether to check the nth of many similar cases: by default one in `of`, with `OFTEN=10` up to ten times as many.
 * If n continues from one group to the next, a different case of each group is checked.
 */
export const oneIn = (of: number, n: number): boolean => n % Math.max(1, Math.floor(of / often(1))) === 0;
