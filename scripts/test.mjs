/**
 * `npm test`: its own set-up, then every check; the first that fails ends it. The checks that only read the sources run in two lines of work side by side.
 * `npm test -- unit browser` runs the named steps alone.
 * Where no browser can be had the rest runs, and the end says what did not. The closing line counts the tests.
 */
import { spawn, spawnSync } from 'node:child_process';
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
  return () => {
    const { status } = spawnSync(process.execPath, [bin(program), ...args], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`exit code ${String(status)}`);
  };
}

/**
 * @param {string} project
 * @param {string[]} more
 */
function vitest(project, ...more) {
  const file = join(RESULTS, `${project}.json`);
  return tool(
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
  );
}

/** How much of the rule floors their own tests go through: a summary for the end. */
const COVERAGE = [
  '--coverage',
  '--coverage.reporter=json-summary',
  `--coverage.reportsDirectory=${join(RESULTS, 'coverage')}`,
  ...COVERED.map((room) => `--coverage.include=src/${room}/**`),
];

/** Two runs, since coverage is measured of a whole run: it costs a quarter of the time, and the tests of rules tell what the rules are tested by. */
function unit() {
  vitest('rules', ...COVERAGE)();
  vitest('unit', '--project', 'alone', '--project', 'replacing')();
}

/** @typedef {[name: string, run: () => void | Promise<void>]} Step */

/**
 * As tool, beside others: what it says is told as a whole when it is over.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Step}
 */
function beside(name, program, ...args) {
  const run = () =>
    /** @type {Promise<void>} */ (
      new Promise((done, failed) => {
        const child = spawn(process.execPath, [bin(program), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
        let said = '';
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (/** @type {string} */ piece) => (said += piece));
        child.on('error', failed);
        child.on('close', (status) => {
          console.log(`\n-- ${name}\n${said}`.trimEnd());
          if (status === 0) done();
          else failed(new Error(`${name}: exit code ${String(status)}`));
        });
      })
    );
  return [name, run];
}

/** What only reads the sources: two lines of work, each in its order. */
const READING = [
  [
    // components and modules with runes: as long as all the rest
    beside('lint', 'eslint/bin/eslint.js', '.', '--max-warnings=0'),
  ],
  [
    // the native compiler, under the name that svelte-check knows it by too; `typescript` is the one that eslint is written for
    beside('types', '@typescript/native-preview/bin/tsc', '-b', '.', 'test'),
    // all other sources, with and without types
    beside('typed lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'),
    beside('format', 'oxfmt/bin/oxfmt', '--list-different', '.'),
    beside('svelte', 'svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.page.json', '--fail-on-warnings', '--tsgo'),
    beside('walls', 'dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', 'src'),
    beside('unused', 'knip/bin/knip.js'),
  ],
];

/** @type {Step[]} */
const STEPS = [
  ['compile', buildCode],
  ...READING.flat(),
  ['unit', unit],
  ['build', buildWeb],
  ['size', tool('size-limit/bin.js')],
  ['browser', vitest('browser')],
];

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
/** @type {Step[]} */
const before = [['set-up', setUp], ...steps.filter(([name]) => name === 'compile')];
const reading = READING.map((line) => line.filter((step) => steps.includes(step))).filter((line) => line.length > 0);
const after = steps.filter((step) => step[0] !== 'compile' && !READING.flat().includes(step));
await inTurn(before);
if (!failed && reading.length > 0) {
  console.log(`\n== ${reading.map((line) => line.map(([name]) => name).join(', ')).join('; beside it: ')}`);
  await Promise.all(reading.map((line) => inTurn(line, 'quietly')));
}
await inTurn(after);
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

/**
 * Step by step, until one has failed.
 * @param {Step[]} line
 * @param {'quietly'} [how] without a headline
 */
async function inTurn(line, how) {
  for (const [name, run] of line) {
    if (failed) return;
    if (how === undefined) console.log(`\n== ${name}`);
    const began = performance.now();
    try {
      if (name === 'browser' && noBrowser !== '') unrun = countBrowserTests();
      else await run();
    } catch (error) {
      failed ||= name;
      console.error(`== ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    times.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

async function setUp() {
  await ensureInstalled();
  if (!steps.some(([name]) => name === 'browser')) return;
  try {
    const shell = ensureShell() ?? '';
    process.env['WINDSCHATTEN_BROWSER'] = ensureBrowser();
    process.env['WINDSCHATTEN_SHELL'] = shell;
  } catch (error) {
    noBrowser = error instanceof Error ? error.message : String(error);
    console.error(noBrowser);
  }
}

/** So many tests are not run where there is no browser: to list them needs none. */
function countBrowserTests() {
  const file = join(RESULTS, 'not-run.json');
  tool('vitest/vitest.mjs', 'list', '--project', 'browser', `--json=${file}`)();
  return JSON.parse(readFileSync(file, 'utf8')).length;
}
