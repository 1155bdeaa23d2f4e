import process from 'node:process';

/** How often chance makes something up for a test, by default as often as it still finds something. By hand more: `OFTEN=10 npx vitest run test/reifenbreite/referee.test.ts` tries ten times as much. */
export const often = (times: number): number => Math.ceil(times * Number(process.env['OFTEN'] ?? 1));
