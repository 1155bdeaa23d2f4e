import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** Where, inside a folder of playwright's cache, the program lies. */
const IN_CACHE = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

/**
 * The path of a Chromium on this machine, or undefined: the one named by WINDSCHATTEN_BROWSER or CHROME_PATH, one on the PATH, an installed
 * application, one in playwright's cache, in this order.
 * @returns {string | undefined}
 */
export function findBrowser() {
  for (const named of [process.env['WINDSCHATTEN_BROWSER'], process.env['CHROME_PATH']]) if (named && existsSync(named)) return named;
  for (const name of NAMES)
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  return APPLICATIONS.find((path) => existsSync(path)) ?? inPlaywrightCache();
}

/** @returns {string | undefined} */
function inPlaywrightCache() {
  const home = homedir();
  const caches = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(home, '.cache/ms-playwright'),
    join(home, 'Library/Caches/ms-playwright'),
    join(home, 'AppData/Local/ms-playwright'),
  ];
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    const folders = readdirSync(cache).filter((name) => name.startsWith('chromium'));
    for (const folder of folders.sort().reverse()) {
      const found = IN_CACHE.map((path) => join(cache, folder, path)).find((path) => existsSync(path));
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * A Chromium, installed if there is none: by apt as root on Debian and Ubuntu, by playwright elsewhere. Throws with what to do where neither works.
 * @returns {string}
 */
export function ensureBrowser() {
  const before = findBrowser();
  if (before) return before;
  console.log('No Chromium found; installing one for the browser tests.');
  if (isDebianRoot()) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findBrowser()) {
    const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const after = findBrowser();
  if (after) return after;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install Chromium or Google Chrome, or set WINDSCHATTEN_BROWSER to the path of one.',
  );
}

/** Debian's and Ubuntu's package manager works for root alone. Ubuntu's `chromium` is a snap in disguise; then playwright's is tried next. */
function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  if (!/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))) return false;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
