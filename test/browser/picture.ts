import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { startBrowser } from './chromium.ts';

/**
 * Keeps what a page looks like as `path`.mhtml, to be opened and taken apart, and as `path`.png: the tests' browser draws nothing (chromium.ts), so another one
 * draws it from the first.
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
