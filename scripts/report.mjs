import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What the tests say at the end: how much of the rule floors they have been through, and how many they were. */

/** The rooms whose coverage is told. */
export const COVERED = ['kit', 'games', 'table'];

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The closing line: the sums of vitest's own reports.
 * @param {string} folder where the reports lie
 * @param {number} unrun tests that were not even begun
 * @returns {string | null} null where no tests ran
 */
export function countTests(folder, unrun) {
  let [passed, failed, skipped] = [0, 0, unrun];
  for (const project of ['rules', 'unit', 'browser']) {
    const file = join(folder, `${project}.json`);
    if (!existsSync(file)) continue;
    const json = readJson(file);
    passed += json.numPassedTests;
    failed += json.numFailedTests;
    skipped += json.numPendingTests + json.numTodoTests;
    // a file that cannot even be loaded has no tests to count
    failed += json.testResults.filter(
      (/** @type {any} */ suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    ).length;
  }
  return passed + failed + skipped > 0 ? `windschatten: ${passed} passed, ${failed} failed, ${skipped} skipped` : null;
}

/**
 * What vitest left out, by its name, which says what it lacked: another browser that is not installed, a python3. Other tests are for systems that are not this one, and nobody misses them.
 * @param {string} folder where the reports lie
 * @returns {readonly string[]}
 */
export function leftOut(folder) {
  const missed = { rules: /python/i, unit: /python/i, browser: /(?:)/ };
  return Object.entries(missed).flatMap(([project, named]) => {
    const file = join(folder, `${project}.json`);
    if (!existsSync(file)) return [];
    return readJson(file).testResults.flatMap((/** @type {any} */ suite) =>
      suite.assertionResults
        .filter((/** @type {any} */ { status }) => status === 'skipped' || status === 'pending')
        .map((/** @type {any} */ { fullName }) => fullName)
        .filter((/** @type {string} */ name) => named.test(name)),
    );
  });
}

/**
 * A line for each room: the share of statements and of branches that the tests of the rules have been through.
 * @param {string} file vitest's summary of its coverage
 * @param {string} src the folder that the rooms lie in
 * @returns {readonly string[]}
 */
export function coverageLines(file, src) {
  if (!existsSync(file)) return [];
  const files = Object.entries(readJson(file)).filter(([path]) => path !== 'total');
  return COVERED.map((room) => {
    const sums = { statements: { total: 0, covered: 0 }, branches: { total: 0, covered: 0 } };
    for (const [path, counts] of files) {
      if (relative(src, path).split(sep)[0] !== room) continue;
      for (const what of /** @type {const} */ (['statements', 'branches'])) {
        sums[what].total += counts[what].total;
        sums[what].covered += counts[what].covered;
      }
    }
    const share = (/** @type {{ total: number, covered: number }} */ { total, covered }) => `${((100 * covered) / total).toFixed(1)} %`;
    return `coverage of ${room}: ${share(sums.statements)} of statements, ${share(sums.branches)} of branches`;
  });
}
