import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until an expression is true in the page: asked from outside, since the page itself evaluates no texts (Content-Security-Policy). */
export const whenTrue = (page: Page, expression: string): Promise<void> =>
  expect.poll(() => page.evaluate(`Boolean(${expression})`), { timeout: 120_000 }).toBe(true);
