/**
 * Installs packages and builds what is missing or out of date, for `npm start`, `npm test`, `npm run build` and the command line.
 * Uses no package, because it runs before the first install.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { publishCode, publishPage } from './publish.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (/** @type {string} */ path) => join(root, path);

/** Ends the process with a sentence where Node is too old or the folder has a name that the bundler cannot read. */
export function checkEnvironment() {
  const problem = environmentProblem(process.versions.node, root);
  if (problem === null) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/**
 * @param {string} version of Node
 * @param {string} folder of the repository
 * @returns {string | null} a sentence for the user
 */
export function environmentProblem(version, folder) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  // as in `engines` of package.json
  if (!(major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)))
    return `Windschatten needs Node 20.19, 22.13, 24 or newer (24 LTS is recommended). This is Node ${version}.`;
  if (/[#?]/.test(folder))
    return `Windschatten cannot be built in ${folder}, because this path contains # or ?. Rename that folder or move the clone, then try again.`;
  return null;
}

/**
 * A build: what it is made of, what it makes, and how.
 * @typedef {object} Build
 * @property {string} stamp the file that remembers which sources the last build had
 * @property {readonly string[]} sources files and folders
 * @property {readonly string[]} products
 * @property {string} message shown while it runs
 * @property {(folder: string) => Promise<void>} make builds into a folder of its own and publishes the result
 */

const layersBelowPage = existsSync(inRoot('src')) ? readdirSync(inRoot('src')).filter((name) => name !== 'web') : [];

/** @type {Build} The command line and the server. */
export const CODE = {
  stamp: 'dist/.code-stamp',
  sources: [
    ...layersBelowPage.map((layer) => `src/${layer}`),
    'package-lock.json',
    'tsconfig.base.json',
    'vite.command.config.ts',
    'scripts/publish.mjs',
  ],
  products: ['dist/command/main.js', 'dist/command/server.js', 'dist/command/bots.js'],
  message: 'Compiling ...',
  async make(folder) {
    await vite('build', '--config', 'vite.command.config.ts', '--outDir', folder);
    publishCode(folder, inRoot('dist'), { 'command/main.js': 'main.js', 'command/server.js': 'server.js', 'command/bots.js': 'bots.js' });
  },
};

/** @type {Build} The page. */
export const PAGE = {
  stamp: 'dist/.page-stamp',
  sources: [
    'src',
    'content',
    'build',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'vite.config.ts',
    'LICENSE',
    'scripts/publish.mjs',
  ],
  products: ['dist/web/index.html'],
  message: 'Building the page ...',
  async make(folder) {
    await vite('build', '--outDir', folder);
    publishPage(folder, inRoot('dist/web'), inRoot('dist/web-manifest.json'));
  },
};

/** Runs `npm ci` where a package of the lock file is missing. */
export async function ensureInstalled() {
  if (!isInstalled('all')) await exclusively(() => install('all'));
}

/** Builds the command line and the server where a source has changed since the last build. */
export const ensureCode = () => ensure(CODE);

/** Builds the page where a source has changed since the last build. */
export const ensurePage = () => ensure(PAGE);

export const buildCode = () => exclusively(() => build(CODE));
export const buildPage = () => exclusively(() => build(PAGE));

/** @param {Build} wanted */
async function ensure(wanted) {
  if (isFresh(wanted) && isInstalled('production')) return;
  await exclusively(async () => {
    // checked again under the lock: the process before may have built it
    const isBuilt = isFresh(wanted);
    await install(isBuilt ? 'production' : 'all');
    if (!isBuilt) await build(wanted);
  });
}

/** @param {Build} wanted */
function isFresh({ stamp, sources, products }) {
  if (!products.every((product) => existsSync(inRoot(product)))) return false;
  // a build that was delivered without its sources
  if (!existsSync(inRoot('src'))) return true;
  return existsSync(inRoot(stamp)) && readFileSync(inRoot(stamp), 'utf8') === stampOf(root, sources);
}

/**
 * Names, sizes and times of all sources, as one hash.
 * @param {string} folder
 * @param {readonly string[]} sources files and folders in it
 */
export function stampOf(folder, sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(folder, source);
    const stat = statSync(path, { throwIfNoEntry: false });
    const files = stat?.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const file of files) {
      const found = statSync(join(path, file), { throwIfNoEntry: false });
      if (found?.isFile()) hash.update(`${source} ${file} ${String(found.size)} ${String(found.mtimeMs)}\n`);
    }
  }
  return hash.digest('hex');
}

/** @param {Build} wanted */
async function build({ stamp, sources, message, make }) {
  process.stderr.write(`${message}\n`);
  // taken first, so that a change during the build makes the next one necessary
  const taken = stampOf(root, sources);
  mkdirSync(inRoot('dist'), { recursive: true });
  // left by a build that was killed; under the lock no other build runs
  for (const name of readdirSync(inRoot('dist')))
    if (name.startsWith('.building-')) rmSync(inRoot(`dist/${name}`), { recursive: true, force: true });
  const folder = inRoot(`dist/.building-${String(process.pid)}`);
  try {
    await make(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeFileSync(inRoot(stamp), taken);
}

/** NODE_ENV is set because another value, such as `development`, would build a slow page without its offline worker. @param {readonly string[]} args */
const vite = (...args) =>
  run(root, process.execPath, [inRoot('node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'], { NODE_ENV: 'production' });

/** @param {'production' | 'all'} which */
async function install(which) {
  if (isInstalled(which)) return;
  process.stderr.write('Installing the packages of package-lock.json (npm ci) ...\n');
  // explicit, because NODE_ENV=production alone would leave the compiler and the bundler out
  await run(root, 'npm', ['ci', '--no-audit', '--no-fund', which === 'all' ? '--include=dev' : '--omit=dev']);
}

/**
 * Compares the lock file with the copy of it that npm leaves in node_modules as its last step.
 * @param {'production' | 'all'} which
 */
function isInstalled(which) {
  const copy = inRoot('node_modules/.package-lock.json');
  if (!existsSync(copy)) return false;
  const installed = packagesOf(copy);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '' || (which === 'production' && (dev || devOptional))) return true;
    // an optional package may be for another platform
    return installed[path]?.version === version || (optional && !installed[path]);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

const EXIT_CODES = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/**
 * Works under the lock of the repository. A signal ends the process through its `exit` handlers, so that no lock is left and no program goes on.
 * @template Result
 * @param {() => Promise<Result>} work
 */
async function exclusively(work) {
  const onWait = () =>
    process.stderr.write(
      'Another command of Windschatten is installing or building; waiting for it ... (If none is running, delete the file dist/.lock.)\n',
    );
  const end = (/** @type {keyof typeof EXIT_CODES} */ signal) => process.exit(EXIT_CODES[signal]);
  for (const signal of Object.keys(EXIT_CODES)) process.on(signal, end);
  try {
    return await withLock(inRoot('dist/.lock'), onWait, work);
  } finally {
    for (const signal of Object.keys(EXIT_CODES)) process.off(signal, end);
  }
}

/**
 * Runs a program. Its output goes to standard error, because standard output belongs to the command that the user asked for.
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] added to the environment
 * @returns {Promise<void>} rejected where it cannot run or fails
 */
export function run(folder, program, args, env = {}) {
  const shell = process.platform === 'win32' && program === 'npm';
  return new Promise((done, failed) => {
    const fail = (/** @type {string} */ reason) => failed(new Error(`\`${[program, ...args].join(' ')}\` failed: ${reason}`));
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 2, 2], shell });
    const kill = () => child.kill();
    process.once('exit', kill);
    child.on('error', (error) => fail(error.message));
    child.on('close', (code, signal) => {
      process.off('exit', kill);
      if (code === 0) done();
      else fail(code === null ? String(signal) : `exit code ${String(code)}`);
    });
  });
}
