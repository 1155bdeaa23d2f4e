import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

/** The Chromium that the browser tests, the pictures and the measurements ride in: found, or fetched. */

/** The same Chromium without all that makes it somebody's browser (windows, profiles, extensions): the same pages in it take a sixth less of the processor. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const SHELL_PACKAGE = { manager: 'apt-get', name: 'chromium-headless-shell' };

/** As it is called on a PATH. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
/** Where it stands on systems that put programs beside the PATH. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** Package managers, each with what brings a Chromium. */
const PACKAGES = [
  ['apt-get', [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]],
  ['apk', [['add', '--no-cache', 'chromium']]],
  ['dnf', [['install', '-y', 'chromium-headless']]],
];

/**
 * What costs and helps no test. Chromium's own address bar, a page with a process of its own: loaded for each visitor it costs as much as the page under test
 * (1.3 of 2.8 s CPU). A process kept ready for the next page: each visitor begins one of his own and paid for this one too (a sixth of a visit's CPU).
 */
export const NEEDLESS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/**
 * Nothing is painted: to paint the board and the road was a third of a ride's work, and nobody reads pixels. The page itself does all it always does: layout,
 * events, hit tests and frames.
 */
export const UNPAINTED = '--force-gpu-mem-available-mb=0';

/** What the Chromium of the tests and the one that is killed are started with: as root in containers too, and asking nobody on the network for anything of their own. */
export const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${NEEDLESS.join(',')}`,
];

/** Not at the head: this file is read before the packages are installed. */
const playwright = () => createRequire(import.meta.url)('playwright-core');
/** Where playwright keeps the Chromium that it was made for, whether or not it is there. */
const ownDownload = () => playwright().chromium.executablePath();

/** @param {string} command */
const onPath = (command) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

/**
 * Whether there is a program that starts. On Linux one may lack its libraries, or be a stand-in that only says how to get it (Ubuntu); elsewhere the
 * question would open a window.
 * @param {string | undefined} path
 */
const starts = (path) =>
  path !== undefined &&
  existsSync(path) &&
  (process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);

/**
 * The path of a Chromium on this machine, or undefined: the one named by WINDSCHATTEN_BROWSER or CHROME_PATH, one that is installed, playwright's own
 * download, in this order. Throws where the named one is not there.
 * @returns {string | undefined}
 */
export function findBrowser() {
  for (const variable of ['WINDSCHATTEN_BROWSER', 'CHROME_PATH']) {
    const named = process.env[variable];
    if (!named) continue;
    if (!existsSync(named)) throw new Error(`${variable} names ${named}, and there is no such program.`);
    return named;
  }
  return [...NAMES.map(onPath), ...APPLICATIONS, ownDownload()].find(starts);
}

/**
 * A Chromium, fetched where there is none, and said before it is done: playwright's own; as root in a container, the system's package. Throws with what to do
 * where neither can be had.
 * @returns {string}
 */
export function ensureBrowser() {
  const found = findBrowser() ?? fetchOwn() ?? installPackage();
  if (found !== undefined) return found;
  throw new Error(
    'There is no Chromium here and none could be fetched. Install Chromium or Google Chrome, or set WINDSCHATTEN_BROWSER to the path of one.',
  );
}

/**
 * A Chromium without a browser around it, for whatever needs no more: the one named by WINDSCHATTEN_SHELL, or one that is installed. Undefined where there is none, and where
 * somebody has named the browser that he wants.
 * @returns {string | undefined}
 */
export function findShell() {
  const { WINDSCHATTEN_SHELL: named, WINDSCHATTEN_BROWSER, CHROME_PATH } = process.env;
  if (named && !existsSync(named)) throw new Error(`WINDSCHATTEN_SHELL names ${named}, and there is no such program.`);
  if (named !== undefined) return named === '' ? undefined : named;
  if (WINDSCHATTEN_BROWSER || CHROME_PATH) return undefined;
  return SHELLS.map(onPath).find(starts);
}

/**
 * As findShell; as root in a container Debian's package where there is none. Whoever gets none takes the browser itself. Needs no package of ours: it may be fetched while they are.
 * @returns {Promise<string | undefined>}
 */
export async function ensureShell() {
  const found = findShell();
  if (found !== undefined || process.env['WINDSCHATTEN_SHELL'] !== undefined || process.env['WINDSCHATTEN_BROWSER']) return found;
  const { manager, name } = SHELL_PACKAGE;
  if (!isRootInContainer() || onPath(manager) === undefined) return undefined;
  console.log(`Installing the system's ${name} as root, as this is a container: most browser tests take less time in it ...`);
  const run = (/** @type {string[]} */ ...args) =>
    promisify(execFile)(manager, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const install = () => run('install', '-qq', '-y', '--no-install-recommends', name);
  // the list of packages may be as old as the machine
  await install()
    .catch(() => run('update', '-qq').then(install))
    .catch(() => undefined);
  return findShell();
}

/** @param {string[]} args */
function cli(...args) {
  const program = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
}

function fetchOwn() {
  console.log(`No Chromium found. Downloading the one that playwright brings (about 170 MB) to ${ownDownload()} ...`);
  cli('install', 'chromium', '--no-shell');
  if (existsSync(ownDownload()) && !starts(ownDownload()) && isRootInContainer()) {
    console.log(
      'It lacks libraries of the system. Installing them as root, as this is a container (playwright-core install-deps chromium) ...',
    );
    cli('install-deps', 'chromium');
  }
  return findBrowser();
}

function installPackage() {
  if (!isRootInContainer()) return undefined;
  for (const [manager, commands] of /** @type {[string, string[][]][]} */ (PACKAGES)) {
    if (onPath(manager) === undefined) continue;
    console.log(
      `Installing the system's Chromium as root, as this is a container: ${commands.map((args) => [manager, ...args].join(' ')).join(' && ')}`,
    );
    for (const args of commands) spawnSync(manager, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return findBrowser();
  }
  return undefined;
}

/** Elsewhere nobody wants packages installed behind his back. */
function isRootInContainer() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (existsSync('/.dockerenv') || existsSync('/run/.containerenv') || process.env['container']) return true;
  return /docker|kubepods|containerd|lxc/.test(readFileSync('/proc/1/cgroup', 'utf8'));
}
