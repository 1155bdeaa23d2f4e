import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Polls an expression until it is true. The polling runs outside the page, whose Content-Security-Policy forbids evaluating strings. */
export const whenTrue = (page: Page, expression: string): Promise<void> =>
  expect.poll(() => page.evaluate(`Boolean(${expression})`), { timeout: 120_000 }).toBe(true);
