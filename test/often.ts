import process from 'node:process';

/** How often chance makes something up for a test, by default as often as it still finds something. By hand more: `OFTEN=10 npx vitest run test/reifenbreite/referee.slow.test.ts` tries ten times as much. */
export const often = (times: number): number => Math.ceil(times * Number(process.env['OFTEN'] ?? 1));

/**
 * Whether the nth of many is looked at, where what is asked of them says nearly the same of each: by default one in `of`, each in its turn; with `OFTEN=10` all.
 * Where n counts on from one group to the next by one, another of each group is looked at.
 */
export const oneIn = (of: number, n: number): boolean => n % Math.max(1, Math.floor(of / often(1))) === 0;
