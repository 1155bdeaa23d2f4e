/**
 * `npm test`: its own set-up, then every check; the first that fails ends it. What can be done side by side is two lines of work (STAGES).
 * `npm test -- unit browser` runs the named steps alone.
 * Where no browser can be had the rest runs, and the end says what did not. The closing line counts the tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser, ensureShell } from './browser.mjs';
import { countTests, COVERED, coverageLines, leftOut } from './report.mjs';
import { buildCode, buildWeb, checkNode, ensureInstalled, root } from './setup.mjs';

const RESULTS = join(root, 'test-results');
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);

/**
 * @param {string} program path of a program for Node
 * @param {string[]} args
 */
function tool(program, ...args) {
  return () => success(spawn(process.execPath, [bin(program), ...args], { cwd: root, stdio: 'inherit' }));
}

/** @param {import('node:child_process').ChildProcess} child */
async function success(child) {
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`exit code ${String(status)}`);
}

/**
 * A run of Vitest, for tool or beside.
 * @param {string} project
 * @param {string[]} more
 * @returns {[program: string, ...args: string[]]}
 */
const vitest = (project, ...more) => [
  'vitest/vitest.mjs',
  'run',
  ...['--project', project, '--passWithNoTests', '--reporter=default'],
  ...['--reporter=json', `--outputFile.json=${join(RESULTS, `${project}.json`)}`],
  ...more,
];

/** How much of the rule floors their own tests go through: a summary for the end. */
const COVERAGE = [
  '--coverage',
  '--coverage.reporter=json-summary',
  `--coverage.reportsDirectory=${join(RESULTS, 'coverage')}`,
  ...COVERED.map((room) => `--coverage.include=src/${room}/**`),
];

/** @typedef {[name: string, run: () => void | Promise<void>]} Step */

/**
 * As tool, beside others: what it says is told as a whole when it is over.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Step}
 */
function beside(name, program, ...args) {
  const run = async () => {
    const child = spawn(process.execPath, [bin(program), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ piece) => (said += piece));
    try {
      await success(child);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    } finally {
      console.log(`\n-- ${name}\n${said}`.trimEnd());
    }
  };
  return [name, run];
}

/** What only reads the sources, and says within half a minute what is wrong with them. */
const READING = [
  [
    // the native compiler, under the name that svelte-check knows it by too; `typescript` is the one that eslint is written for
    beside('types', '@typescript/native-preview/bin/tsc', '-b', '.', 'test'),
    beside('svelte', 'svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.page.json', '--fail-on-warnings', '--tsgo'),
    beside('unused', 'knip/bin/knip.js'),
  ],
  [
    // all but components and modules with runes, with and without types
    beside('typed lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'),
    beside('format', 'oxfmt/bin/oxfmt', '--list-different', '.'),
    beside('walls', 'dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', 'src'),
  ],
];

/**
 * The tests of rules are a run of their own, since coverage is measured of a whole run: it costs a quarter of the time, and they tell what the rules are tested by. They only
 * calculate, as what comes after them does; beside them of the other tests much waits: for databases, programs, and clocks that run out.
 * @type {Step[][]}
 */
const WORKING = [
  [['unit', tool(...vitest('unit', '--project', 'alone', '--project', 'replacing'))]],
  [
    beside('rules', ...vitest('rules', ...COVERAGE)),
    // components and modules with runes: one thread for as long as all that only reads takes
    beside('lint', 'eslint/bin/eslint.js', '.', '--max-warnings=0'),
    ['build', buildWeb],
    beside('size', 'size-limit/bin.js'),
  ],
];

/** @type {Step[][][]} One stage after the other; in each, lines of work side by side, each in its order. */
const STAGES = [[[['compile', buildCode]]], READING, WORKING, [[['browser', tool(...vitest('browser'))]]]];
const STEPS = STAGES.flat(2);

checkNode();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. The steps: ${STEPS.map(([name]) => name).join(' ')}`);
  process.exit(2);
}
const steps = STEPS.filter(([name]) => wanted.length === 0 || wanted.includes(name));

rmSync(RESULTS, { recursive: true, force: true });
// what svelte-check wrote of a component that is gone would be checked for ever
rmSync(join(root, '.svelte-check'), { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
/** @type {string[]} */
const times = [];
let failed = '';
/** Why the browser tests cannot run; empty where they can. */
let noBrowser = '';
let unrun = 0;
await sideBySide([[['set-up', setUp]]]);
for (const lines of STAGES) {
  const wantedLines = lines.map((line) => line.filter((step) => steps.includes(step))).filter((line) => line.length > 0);
  if (!failed && wantedLines.length > 0) await sideBySide(wantedLines);
}
console.log(`\n== times: ${times.join(', ')}`);
for (const line of coverageLines(join(RESULTS, 'coverage/coverage-summary.json'), join(root, 'src'))) console.log(line);
if (noBrowser !== '') console.error(`Not run: the browser tests. ${noBrowser}`);
for (const name of leftOut(RESULTS)) console.log(`Not run: ${name}`);
const counted = countTests(RESULTS, unrun);
if (counted !== null) console.log(counted);
// who asks for them by name is not content without them
if (noBrowser !== '' && wanted.includes('browser')) process.exitCode = 1;
if (failed) {
  console.error(`npm test stopped at: ${failed}`);
  process.exitCode = 1;
}

/** @param {Step[][]} lines */
async function sideBySide(lines) {
  console.log(`\n== ${lines.map((line) => line.map(([name]) => name).join(', ')).join('; beside it: ')}`);
  await Promise.all(lines.map(inTurn));
}

/**
 * Step by step, until one has failed, in this line or beside it.
 * @param {Step[]} line
 */
async function inTurn(line) {
  for (const [name, run] of line) {
    if (failed) return;
    const began = performance.now();
    try {
      if (name === 'browser' && noBrowser !== '') unrun = await countBrowserTests();
      else await run();
    } catch (error) {
      failed ||= name;
      console.error(`== ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    times.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

async function setUp() {
  if (!steps.some(([name]) => name === 'browser')) return ensureInstalled();
  // side by side: each of the two waits for the network and for the disk
  const shell = ensureShell();
  // told below: a package that is missing comes first
  shell.catch(() => undefined);
  await ensureInstalled();
  try {
    process.env['WINDSCHATTEN_SHELL'] = (await shell) ?? '';
    process.env['WINDSCHATTEN_BROWSER'] = ensureBrowser();
  } catch (error) {
    noBrowser = error instanceof Error ? error.message : String(error);
    console.error(noBrowser);
  }
}

/** So many tests are not run where there is no browser: to list them needs none. */
async function countBrowserTests() {
  const file = join(RESULTS, 'not-run.json');
  await tool('vitest/vitest.mjs', 'list', '--project', 'browser', `--json=${file}`)();
  return JSON.parse(readFileSync(file, 'utf8')).length;
}
