import type { Page } from 'playwright-core';

/** The first three columns of the standings on a season's page, a text for each row. */
export const standings = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-standings] tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('th, td')]
        .slice(0, 3)
        .map((cell) => (cell.textContent ?? '').trim())
        .join(' '),
    ),
  );
