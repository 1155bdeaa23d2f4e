/**
 * Mutation testing of a seeded sample of src/games, by hand: docs/figures.md, "The tests". Stryker is no dependency of the project:
 *
 *     npm install --no-save @stryker-mutator/core@9.6.1 @stryker-mutator/vitest-runner@9.6.1
 *     node tools/mutate.mjs [SEED] [STRETCHES]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const [seed = '7', stretches = '60'] = process.argv.slice(2);
/** Number of lines in a stretch. */
const STRETCH_LINES = 8;
const GAMES = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .join(',');
/** The quick tests of the rules. Slow tests would take a minute for each mutant. */
const TESTS = {
  include: [
    `test/{${GAMES}}/*.test.ts`,
    `test/{${GAMES}}/records/records.test.ts`,
    'test/scenario/*.test.ts',
    'test/bad-input/limits.test.ts',
  ],
  exclude: ['test/**/*.slow.test.ts', 'test/*/words.test.ts'],
  testTimeout: 60_000,
};

/** Draws stretches of lines without repetition. Every line of src/games is equally likely. */
function sample() {
  const files = execFileSync('git', ['ls-files', 'src/games/*.ts'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length }));
  const all = files.reduce((sum, { lines }) => sum + lines, 0);
  const found = new Set();
  let state = Number(seed);
  while (found.size < Number(stretches)) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let at = Math.floor((state / 2 ** 32) * all);
    const hit = files.find((each) => at < each.lines || ((at -= each.lines), false));
    if (hit === undefined) continue;
    const { file, lines } = hit;
    const from = at - (at % STRETCH_LINES) + 1;
    found.add(`${file}:${from}-${Math.min(lines, from + STRETCH_LINES - 1)}`);
  }
  return [...found];
}

const folder = join(ROOT, 'test-results/mutation');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(TESTS)} };\n`);
writeFileSync(
  join(folder, 'stryker.config.json'),
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test-results/mutation/vitest.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 20_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 15,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    jsonReporter: { fileName: 'test-results/mutation/mutation.json' },
    // texts and tables, not rules
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'Regex'] },
    mutate: sample(),
    ignorePatterns: ['dist', 'docs'],
    disableTypeChecks: 'src/games/**/*.ts',
  }),
);
execFileSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'test-results/mutation/stryker.config.json'], {
  cwd: ROOT,
  stdio: 'inherit',
});
