import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { startBrowser } from './chromium.ts';

/**
 * Saves a page as `path`.mhtml, for inspection, and as `path`.png. The tests' browser paints nothing (chromium.ts), so a
 * second browser renders the .mhtml.
 */
export async function keepPicture(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureSnapshot', { format: 'mhtml' });
  await writeFile(`${path}.mhtml`, data);
  const painter = await startBrowser('painted');
  try {
    const copy = await painter.newPage({ viewport: page.viewportSize() });
    await copy.goto(pathToFileURL(`${path}.mhtml`).href);
    await copy.screenshot({ path: `${path}.png`, timeout: 20_000 });
  } finally {
    await painter.close();
  }
}
