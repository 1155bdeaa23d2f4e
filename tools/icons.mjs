/** Draws the icons of the installed page from `src/web/public/icon.svg`, in a Chromium. Run by hand when the drawing changes: `node tools/icons.mjs`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/setup.mjs';

const folder = join(root, 'src/web/public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(folder, `icon-${String(size)}.png`) });
  await page.close();
}
await browser.close();
