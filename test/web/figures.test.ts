import { expect, test, vi } from 'vitest';

/** The reader's language, as the page has it. */
let language = 'en';
vi.mock('../../src/web/lib/words.svelte.ts', () => ({ currentLanguage: () => language }));
const { formatNumber, formatPercent, formatTenth } = await import('../../src/web/lib/figures.ts');
const { plusMinus, signed } = await import('../../src/web/frame/analysis/numbers.ts');

test('figures are written as the reader’s language writes them, with a true minus', () => {
  const all = (): readonly string[] => [
    formatNumber(3.74),
    formatNumber(-12),
    formatTenth(4),
    signed(0.04),
    signed(-0.05),
    plusMinus(2.25, 0.01),
  ];
  language = 'en';
  expect(all()).toEqual(['3.7', '−12', '4.0', '0.0', '0.0', '+2.3 ± 0.1']);
  for (language of ['de', 'cs']) expect(all()).toEqual(['3,7', '−12', '4,0', '0,0', '0,0', '+2,3 ± 0,1']);
  language = 'de';
  expect(formatPercent(54)).toMatch(/^54\s%$/);
  language = 'en';
  expect(formatPercent(54)).toBe('54%');
});
