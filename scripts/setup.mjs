/**
 * What start, test, build and the command line share: the right Node, the packages of the lock file, a build that is not older than
 * its sources. Plain Node without any package, since it runs before the first install.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { compressPage } from './compress.mjs';
import { writeWhole } from './files.mjs';
import { withLock } from './lock.mjs';
import { publishCode, publishPage } from './publish.mjs';
import { endingCleanly, runOrThrow } from './run.mjs';
import { isFresh, stampOf } from './stamp.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (/** @type {string} */ path) => join(root, path);

/** Ends the process with a clear message on a Node that is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (fits) return;
  process.stderr.write(
    `Windschatten needs Node 20.19 or newer (22.12 or newer of the 22s; 24 LTS is recommended). This is Node ${process.versions.node}.\n`,
  );
  process.exit(1);
}

/**
 * What a build is made of and what it makes.
 * @typedef {object} Build
 * @property {string} stamp
 * @property {readonly string[]} sources
 * @property {readonly string[]} products
 * @property {string} says
 * @property {() => Promise<void>} make
 */

/** All of them, one that was added too: a list would forget it, and what is old would go on being used. */
function floorsBelowThePage() {
  if (!existsSync(inRoot('src'))) return [];
  const floors = readdirSync(inRoot('src')).filter((name) => name !== 'web');
  return floors.sort().map((floor) => `src/${floor}`);
}

/** @type {Build} The command line and the server. */
const CODE = {
  stamp: 'dist/.code-stamp',
  sources: [...floorsBelowThePage(), ...['package-lock.json', 'tsconfig.base.json', 'vite.command.config.ts', 'scripts/publish.mjs']],
  products: ['dist/command/main.js', 'dist/command/server.js'],
  says: 'Compiling ...',
  make: makeCode,
};

/** @type {Build} The page. */
const WEB = {
  stamp: 'dist/.web-stamp',
  sources: [
    ...['src', 'content', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts', 'LICENSE'],
    ...['chunks', 'compress', 'letters', 'licences', 'no-transitions', 'offline', 'page-plugins', 'publish'].map(
      (name) => `scripts/${name}.mjs`,
    ),
    'scripts/rulebook',
  ],
  products: ['dist/web/index.html'],
  says: 'Building the page ...',
  make: makeWeb,
};

/** What each is made of: files and folders of the repository. */
export const SOURCES = { code: CODE.sources, page: WEB.sources };

/** Runs `npm ci` where a package of the lock file is missing. */
export async function ensureInstalled() {
  if (!isInstalled('all')) await alone(install);
}

/** Makes the command line and the server to dist/, if a source has changed since the last time; sees to what that needs. */
export const ensureCode = () => ensure(CODE);

/** Builds the page to dist/web, if a source has changed since the last time; sees to what that needs. */
export const ensureWeb = () => ensure(WEB);

export const buildCode = () => alone(() => build(CODE));
export const buildWeb = () => alone(() => build(WEB));

/**
 * A build that is fresh runs on the packages it needs itself; to make one takes the compiler and the bundler too.
 * @param {Build} wanted
 */
async function ensure(wanted) {
  if (isMade(wanted) && isInstalled('production')) return;
  await alone(async () => {
    // whoever had the lock before may have done it all
    await install(isMade(wanted) ? 'production' : 'all');
    if (isMade(wanted)) return;
    process.stderr.write(`${wanted.says}\n`);
    await build(wanted);
  });
}

/** @param {Build} wanted */
function isMade({ stamp, sources, products }) {
  if (!products.every((product) => existsSync(inRoot(product)))) return false;
  // a build that was sent without its sources
  if (!existsSync(inRoot('src'))) return true;
  return isFresh(inRoot(stamp), root, sources);
}

/** @param {Build} wanted */
async function build({ stamp, sources, make }) {
  const taken = stampOf(root, sources);
  await make();
  writeWhole(inRoot(stamp), JSON.stringify(taken));
}

async function makeCode() {
  await aside('code', async (built) => {
    await vite('build', '--config', 'vite.command.config.ts', '--outDir', built);
    publishCode(built, inRoot('dist'), { 'command/main.js': 'main.js', 'command/server.js': 'server.js' });
  });
}

async function makeWeb() {
  const web = inRoot('dist/web');
  await aside('web', async (built) => {
    await vite('build', '--outDir', built);
    await compressPage(built, web);
    publishPage(built, web, inRoot('dist/web-manifest.json'));
  });
}

/** Who has set NODE_ENV to something else would get a page for developers: slow, and without its offline worker. */
const FOR_USE = { NODE_ENV: 'production' };

/** @param {readonly string[]} args */
const vite = (...args) =>
  runOrThrow(root, process.execPath, [inRoot('node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'], FOR_USE);

/**
 * Work on a folder of its own beside the results, which is gone afterwards.
 * @param {string} name
 * @param {(folder: string) => Promise<void>} work
 */
async function aside(name, work) {
  mkdirSync(inRoot('dist'), { recursive: true });
  for (const other of readdirSync(inRoot('dist')).filter((entry) => entry.startsWith('.building-')))
    if (statSync(inRoot(`dist/${other}`)).mtimeMs < Date.now() - 3_600_000)
      rmSync(inRoot(`dist/${other}`), { recursive: true, force: true });
  const folder = inRoot(`dist/.building-${name}-${String(process.pid)}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await work(folder);
  } finally {
    process.removeListener('exit', remove);
    remove();
  }
}

/**
 * One command at a time.
 * @template Result
 * @param {() => Promise<Result>} work
 */
const alone = (work) => endingCleanly(() => withLock(inRoot('dist/.lock'), tellWaiting, work));
const tellWaiting = () => process.stderr.write('Another command of Windschatten installs or builds; waiting for it ...\n');

/** @param {'production' | 'all'} which */
async function install(which = 'all') {
  if (isInstalled(which)) return;
  process.stderr.write('Installing the packages of package-lock.json (npm ci) ...\n');
  // said either way: NODE_ENV=production would leave the compiler and the bundler out
  const packages = which === 'all' ? '--include=dev' : '--omit=dev';
  await runOrThrow(root, 'npm', ['ci', '--no-audit', '--no-fund', packages]);
}

/**
 * npm leaves a lock file of what it installed in node_modules, as its last step: compare it with ours.
 * @param {'production' | 'all'} which
 */
function isInstalled(which) {
  const installedFile = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(inRoot('package-lock.json'));
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '' || (which === 'production' && (dev || devOptional))) return true;
    // an optional package is missing where it is for another platform
    return installed[path]?.version === version || (optional && !installed[path]);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
