/**
 * What start, test, build and the command line share: the right Node, the packages of the lock file, a build that is not older than
 * its sources. Plain Node without any package, since it runs before the first install.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (/** @type {string} */ path) => join(root, path);

/** Output of tools goes to standard error: standard output belongs to what the program was asked for (JSON on the command line). */
/** @type {import('node:child_process').StdioOptions} */
const TO_STDERR = ['ignore', 2, 2];

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
 * @param {string} program
 * @param {string[]} args
 */
function runOrThrow(program, args) {
  const shell = process.platform === 'win32' && program === 'npm';
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: TO_STDERR, shell });
  if (status !== 0)
    throw new Error(`\`${[program, ...args].join(' ')}\` failed${error ? `: ${error.message}` : ` (exit code ${String(status)})`}.`);
}

/** Runs `npm ci` where node_modules is missing or differs from the lock file. */
export function ensureInstalled() {
  if (isInstalled()) return;
  process.stderr.write('Installing the packages of package-lock.json (npm ci) ...\n');
  // dev packages always: the compiler and the bundler are among them, and NODE_ENV=production would leave them out
  runOrThrow('npm', ['ci', '--no-audit', '--no-fund', '--include=dev']);
}

/** npm leaves a lock file of what it installed in node_modules, as its last step: compare it with ours. */
function isInstalled() {
  const installedFile = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(inRoot('package-lock.json'));
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(
    // an optional package is missing where it is for another platform
    ([path, entry]) => path === '' || installed[path]?.version === entry.version || (entry.optional && !installed[path]),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

const CODE = [
  ...['kit', 'course', 'games', 'bots', 'table', 'cli'].map((room) => `src/${room}`),
  'package-lock.json',
  'tsconfig.base.json',
  'vite.command.config.ts',
];
const WEB = ['src', 'content', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts', 'scripts/offline.mjs'];

/** Compiles all rooms but the page to dist/ and puts the command line together, if a source has changed since the last time. */
export function ensureCode() {
  ensure('dist/.code-stamp', CODE, 'dist/command/main.js', 'Compiling ...', buildCode);
}

/** Builds the page to dist/web, if a source has changed since the last time. */
export function ensureWeb() {
  ensure('dist/.web-stamp', WEB, 'dist/web/index.html', 'Building the page ...', buildWeb);
}

export function buildCode() {
  const stamp = stampOf(CODE);
  runOrThrow(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-b', 'src/cli', 'src/bots', 'src/table']);
  const bundle = ['build', '--config', 'vite.command.config.ts', '--logLevel', 'warn'];
  runOrThrow(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), ...bundle]);
  writeStamp('dist/.code-stamp', stamp);
}

export function buildWeb() {
  const stamp = stampOf(WEB);
  runOrThrow(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
  writeStamp('dist/.web-stamp', stamp);
}

/**
 * @param {string} stampFile
 * @param {string[]} sources
 * @param {string} product
 * @param {string} message
 * @param {() => void} build
 */
function ensure(stampFile, sources, product, message, build) {
  const fresh =
    existsSync(inRoot(product)) && existsSync(inRoot(stampFile)) && readFileSync(inRoot(stampFile), 'utf8') === stampOf(sources);
  if (fresh) return;
  process.stderr.write(`${message}\n`);
  build();
}

/**
 * @param {string} file
 * @param {string} stamp taken before the build, so that what changes during it counts as newer
 */
function writeStamp(file, stamp) {
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(inRoot(file), stamp);
}

/**
 * Names, sizes and times of all source files in one hash: also notices a file that was taken away.
 * @param {string[]} paths
 */
function stampOf(paths) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path) => {
    const stat = statSync(inRoot(path), { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(inRoot(path)).sort()) visit(`${path}/${name}`);
    else hash.update(`${path} ${String(stat.size)} ${String(stat.mtimeMs)}\n`);
  };
  paths.forEach(visit);
  return hash.digest('hex');
}
