/** The Chromium of the browser tests and measurements: finds one, or installs one where none is found. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
/** Chromium without windows, profiles and extensions. The same pages take a sixth less processor time in it. */
const SHELL_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Where programs stand on systems that do not put them on the PATH. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** What installs Chromium as root in a container, by package manager. */
const INSTALL_COMMANDS = {
  'apt-get':
    'apt-get update && apt-get install -y --no-install-recommends chromium && (apt-get install -y chromium-headless-shell || true)',
  apk: 'apk add --no-cache chromium',
  dnf: 'dnf install -y chromium-headless',
};

const require = createRequire(import.meta.url);
/** Where playwright-core keeps the Chromium that it downloads, whether or not it is there. Loaded late, because the package may not be installed yet. */
const playwrightDownload = () => require('playwright-core').chromium.executablePath();

/** @param {string} command */
const onPath = (command) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

/**
 * Whether a program is there and starts. On Linux it may lack libraries or be a stand-in that only tells how to install it. Elsewhere `--version` would
 * open a window.
 * @param {string | undefined} path
 */
const starts = (path) =>
  path !== undefined &&
  existsSync(path) &&
  (process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);

/** @param {string} variable @returns {string | undefined} the program that an environment variable names; throws where there is no such program */
function namedBy(variable) {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} names ${path}, and there is no such program.`);
  return path || undefined;
}

/**
 * @returns {string | undefined} the Chromium that WINDSCHATTEN_BROWSER or CHROME_PATH names, an installed one, or playwright's download, in this order
 */
export const findBrowser = () =>
  namedBy('WINDSCHATTEN_BROWSER') ??
  namedBy('CHROME_PATH') ??
  [...COMMANDS.map(onPath), ...APPLICATIONS, playwrightDownload()].find(starts);

/** @returns {string | undefined} a headless shell: the one that WINDSCHATTEN_SHELL names, or an installed one unless another browser is named */
export function findShell() {
  const { WINDSCHATTEN_SHELL, WINDSCHATTEN_BROWSER, CHROME_PATH } = process.env;
  if (WINDSCHATTEN_SHELL !== undefined) return namedBy('WINDSCHATTEN_SHELL');
  return WINDSCHATTEN_BROWSER || CHROME_PATH ? undefined : SHELL_COMMANDS.map(onPath).find(starts);
}

/**
 * Finds a Chromium, or downloads playwright's, or installs the system's package as root in a container. Throws with advice where none of this helps.
 * @returns {string}
 */
export function ensureBrowser() {
  const found = findBrowser() ?? downloadBrowser() ?? installPackage();
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set WINDSCHATTEN_BROWSER to the path of one.',
  );
}

function downloadBrowser() {
  console.log(`No Chromium found. Downloading the one of playwright (about 170 MB) to ${playwrightDownload()} ...`);
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  const withDependencies = isRootInContainer() ? ['--with-deps'] : [];
  spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell', ...withDependencies], { stdio: 'inherit' });
  return findBrowser();
}

function installPackage() {
  const [, command] = isRootInContainer()
    ? (Object.entries(INSTALL_COMMANDS).find(([manager]) => onPath(manager) !== undefined) ?? [])
    : [];
  if (command === undefined) return undefined;
  console.log(`Installing the Chromium of the system, because this is a container: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return findBrowser();
}

/** Elsewhere nothing is installed on the system without being asked. */
function isRootInContainer() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (existsSync('/.dockerenv') || existsSync('/run/.containerenv') || process.env['container']) return true;
  return /docker|kubepods|containerd|lxc/.test(readFileSync('/proc/1/cgroup', 'utf8'));
}
