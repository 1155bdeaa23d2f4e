/**
 * `npm test`: its own set-up, then every check in order; the first that fails ends it. `npm test -- unit browser` runs the named steps alone.
 * The closing line counts the tests that vitest really ran.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
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

/** @param {string} project */
function vitest(project) {
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
  );
}

/** @type {[name: string, run: () => void | Promise<void>][]} */
const STEPS = [
  ['compile', buildCode],
  ['types', tool('typescript/bin/tsc', '-b', '.', 'test')],
  ['lint', tool('eslint/bin/eslint.js', '.', '--max-warnings=0')],
  ['walls', tool('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', 'src')],
  ['format', tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')],
  ['svelte', tool('svelte-check/bin/svelte-check', '--tsconfig', 'src/web/tsconfig.json', '--fail-on-warnings')],
  ['unused', tool('knip/bin/knip.js')],
  ['unit', vitest('unit')],
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
mkdirSync(RESULTS, { recursive: true });
const times = [];
let failed = '';
for (const [name, run] of [/** @type {[string, () => Promise<void>]} */ (['set-up', setUp]), ...steps]) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  try {
    await run();
  } catch (error) {
    failed = name;
    console.error(`== ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  times.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (failed) break;
}
console.log(`\n== times: ${times.join(', ')}`);
report();
if (failed) {
  console.error(`npm test stopped at: ${failed}`);
  process.exitCode = 1;
}

async function setUp() {
  await ensureInstalled();
  if (steps.some(([name]) => name === 'browser')) process.env['WINDSCHATTEN_BROWSER'] = ensureBrowser();
}

/** Sums of vitest's own reports; says nothing where no tests ran. */
function report() {
  let passed = 0;
  let broken = 0;
  for (const project of ['unit', 'browser']) {
    const file = join(RESULTS, `${project}.json`);
    if (!existsSync(file)) continue;
    const json = JSON.parse(readFileSync(file, 'utf8'));
    passed += json.numPassedTests;
    broken += json.numFailedTests;
    // a file that cannot even be loaded has no tests to count
    broken += json.testResults.filter(
      (/** @type {any} */ suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    ).length;
  }
  if (passed + broken > 0) console.log(`windschatten: ${String(passed)} passed, ${String(broken)} failed`);
}
