import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linted } from './run-linter.ts';

/** Each boundary check reports a violation that is written into a copy of the tree. */

const root = resolve(import.meta.dirname, '../..');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'windschatten-boundaries-'));
  for (const path of [
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tools/lint-rules.mjs',
    '.oxlintrc.json',
    '.dependency-cruiser.cjs',
  ])
    cpSync(join(root, path), join(copy, path));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const layer of [
    'kit',
    'words',
    'protocol',
    'course',
    'board-art',
    'scenario',
    'games',
    'bots',
    'analysis',
    'puzzles',
    'table',
    'cli',
    'server',
    'web',
  ]) {
    write(`src/${layer}/index.ts`, `export const ${layer.replace('-', '')} = 1;\n`);
    cpSync(join(root, `src/${layer}/tsconfig.json`), join(copy, `src/${layer}/tsconfig.json`));
  }
  write('src/course/graph.ts', 'export interface CourseGraph { readonly name: string }\n');
  write('src/games/reifenbreite/index.ts', 'export const reifenbreite = 1;\n');
  write('src/games/reifenbreite/state.ts', 'export const state = 1;\n');
  write('src/games/ausreisser/index.ts', 'export const ausreisser = 1;\n');
  for (const layer of ['bots', 'analysis', 'puzzles', 'web', 'cli'])
    for (const game of ['reifenbreite', 'ausreisser']) write(`src/${layer}/${game}/index.ts`, 'export const own = 1;\n');
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** The rules that a run over the copy finds broken, as `rule file`. */
function brokenImports(): string[] {
  const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [cruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (!stdout) throw new Error(stderr);
  const report = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return report.summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);
}

describe('imports go to lower layers only', () => {
  const FORBIDDEN: readonly [rule: string, file: string, imported: string][] = [
    ['layers-kit', 'src/kit/up.ts', '../course/index.ts'],
    ['layers-course', 'src/course/up.ts', '../games/index.ts'],
    ['layers-scenario', 'src/scenario/up.ts', '../games/index.ts'],
    ['layers-games', 'src/games/reifenbreite/up.ts', '../../table/index.ts'],
    ['layers-protocol', 'src/protocol/up.ts', '../table/index.ts'],
    ['layers-table', 'src/table/up.ts', '../games/index.ts'],
    ['layers-table', 'src/table/over.ts', '../course/index.ts'],
    ['layers-bots', 'src/bots/up.ts', '../table/index.ts'],
    ['layers-words', 'src/words/up.ts', '../kit/index.ts'],
    ['layers-analysis', 'src/analysis/up.ts', '../table/index.ts'],
    ['layers-puzzles', 'src/puzzles/up.ts', '../cli/index.ts'],
    ['layers-web', 'src/web/up.ts', '../cli/index.ts'],
    ['layers-cli', 'src/cli/up.ts', '../web/index.ts'],
    ['layers-server', 'src/server/over.ts', '../cli/index.ts'],
    ['layers-server', 'src/server/up.ts', '../web/index.ts'],
    ['layers-web', 'src/web/over.ts', '../server/index.ts'],
    ['shared-code-knows-no-game', 'src/server/match.ts', '../games/ausreisser/index.ts'],
    ['import-by-index', 'src/web/window.ts', '../games/reifenbreite/state.ts'],
    ['import-game-by-index', 'src/games/index.ts', './reifenbreite/state.ts'],
    ['layers-course', 'src/course/drawing.ts', '../board-art/index.ts'],
    ['layers-scenario', 'src/scenario/drawing.ts', '../board-art/index.ts'],
    ['layers-games', 'src/games/reifenbreite/drawing.ts', '../../board-art/index.ts'],
    ['layers-board-art', 'src/board-art/up.ts', '../games/index.ts'],
    ['games-are-independent', 'src/games/reifenbreite/other.ts', '../ausreisser/index.ts'],
    ['shared-code-knows-no-game', 'src/web/session.ts', '../games/reifenbreite/index.ts'],
    ['shared-code-knows-no-game', 'src/web/shell.ts', './reifenbreite/index.ts'],
    ['shared-code-knows-no-game', 'src/cli/simulate.ts', '../games/ausreisser/index.ts'],
    ['shared-code-knows-no-game', 'src/cli/position.ts', './reifenbreite/index.ts'],
    ['modules-of-games-are-independent', 'src/cli/ausreisser/other.ts', '../reifenbreite/index.ts'],
    ['modules-of-games-are-independent', 'src/web/reifenbreite/other.ts', '../ausreisser/index.ts'],
    ['modules-of-games-are-independent', 'src/bots/ausreisser/other.ts', '../reifenbreite/index.ts'],
    ['modules-of-games-are-independent', 'src/puzzles/ausreisser/other.ts', '../reifenbreite/index.ts'],
    ['shared-code-knows-no-game', 'src/puzzles/mine-race.ts', './ausreisser/index.ts'],
    ['no-cycle', 'src/kit/a.ts', './b.ts'],
    ['resolvable', 'src/kit/nowhere.ts', './not-there.ts'],
  ];
  const ALLOWED: readonly [file: string, imported: string][] = [
    ['src/course/down.ts', '../kit/index.ts'],
    ['src/board-art/down.ts', '../course/index.ts'],
    ['src/games/reifenbreite/scenario.ts', '../../scenario/index.ts'],
    ['src/games/reifenbreite/down.ts', '../../course/graph.ts'],
    ['src/bots/down.ts', '../games/index.ts'],
    ['src/cli/down.ts', '../table/index.ts'],
    ['src/server/down.ts', '../table/index.ts'],
    ['src/web/down.ts', '../board-art/index.ts'],
    ['src/web/reifenbreite/game.ts', '../../games/reifenbreite/index.ts'],
    ['src/bots/reifenbreite/down.ts', '../../games/reifenbreite/index.ts'],
    ['src/web/games.ts', './reifenbreite/index.ts'],
    ['src/cli/reifenbreite/down.ts', '../../games/reifenbreite/index.ts'],
    ['src/cli/sides.ts', './reifenbreite/index.ts'],
  ];

  test('every forbidden import is found, no allowed one is', () => {
    write('src/kit/b.ts', `import './a.ts';\nexport const b = 1;\n`);
    for (const [, file, imported] of FORBIDDEN) write(file, `import '${imported}';\nexport const here = 1;\n`);
    for (const [file, imported] of ALLOWED) write(file, `import '${imported}';\nexport const here = 1;\n`);
    const broken = brokenImports();
    expect(broken).toEqual(expect.arrayContaining(FORBIDDEN.map(([rule, file]) => `${rule} ${file}`)));
    for (const [file] of ALLOWED) expect(broken.filter((line) => line.endsWith(` ${file}`))).toEqual([]);
  });
});

describe('the compiler checks the boundaries too', () => {
  test.each([
    ['a DOM name in a rules layer', 'kit', 'export const here: number = document.title.length;\n', 'TS2584'],
    ['a Node name in a rules layer', 'kit', 'export const here: number = process.pid;\n', 'TS2591'],
    ['a higher layer', 'table', "import { games } from '../games/index.ts';\nexport const here: number = games;\n", 'TS6307'],
  ])('%s is refused', (_what, layer, text, code) => {
    write(`src/${layer}/compiled.ts`, text);
    const tsc = join(root, 'node_modules/@typescript/native-preview/bin/tsc');
    const config = join(copy, `src/${layer}/only.json`);
    const { references } = JSON.parse(readFileSync(join(root, `src/${layer}/tsconfig.json`), 'utf8')) as { references: unknown };
    writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: ['compiled.ts'], references }));
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', config, '--noEmit'], { cwd: copy, encoding: 'utf8' });
    rmSync(join(copy, `src/${layer}/compiled.ts`));
    rmSync(config);
    expect(stdout).toContain(code);
  });
});

describe('the rules layers are pure', () => {
  const IMPURE = [
    ['Math.random', 'export const here = Math.random();', 'eslint(no-restricted-properties)'],
    ['Date', 'export const here = new Date();', 'eslint(no-restricted-globals)'],
    ['performance', 'export const here = performance.now();', 'eslint(no-restricted-globals)'],
    ['crypto', 'export const here = crypto.randomUUID();', 'eslint(no-restricted-globals)'],
    ['setTimeout', 'setTimeout(() => undefined, 1);', 'eslint(no-restricted-globals)'],
    ['console', "console.log('');", 'eslint(no-restricted-globals)'],
    ['a Node module', "import 'node:fs';", 'eslint(no-restricted-imports)'],
    ['a Node module by its bare name', "import 'fs';", 'eslint(no-restricted-imports)'],
    ['a package', "import 'picocolors';", 'eslint(no-restricted-imports)'],
    ['any', 'export const here = (x: any): unknown => x;', 'typescript(no-explicit-any)'],
    ['export *', "export * from './result.ts';", 'windschatten(syntax)'],
    ['a default export', 'export default 1;', 'windschatten(syntax)'],
    ['a positional boolean', 'export function here(a: number, b: boolean): number { return b ? a : 0; }', 'windschatten(syntax)'],
  ] as const;
  const BY_FILE = [
    ['src/table/index.ts', "import '@noble/hashes/sha2.js';", 0],
    ['src/table/index.ts', "import 'valibot';", 0],
    ['src/table/index.ts', "import '@noble/curves';", 1],
    ['src/bots/index.ts', "import 'valibot';", 1],
  ] as const;
  let found: readonly string[] = [];
  beforeAll(() => {
    const impure = IMPURE.map(([, text], n) => [`src/kit/impure-${n}.ts`, `${text}\n`]);
    const byFile = BY_FILE.map(([file, text], n) => [file.replace('index', `import-${n}`), `${text}\n`]);
    found = linted(Object.fromEntries([...impure, ...byFile]));
  });

  test.each(IMPURE)('%s is refused', (what, _text, rule) => {
    const file = `src/kit/impure-${IMPURE.findIndex(([name]) => name === what)}.ts`;
    expect(found.map((line) => line.split(':')[0])).toContain(`${rule} ${file}`);
  });

  test.each(BY_FILE)('%s: %s: %i refused', (file, text, count) => {
    const n = BY_FILE.findIndex(([path, code]) => path === file && code === text);
    const line = `eslint(no-restricted-imports) ${file.replace('index', `import-${n}`)}:`;
    expect(found.some((text) => text.startsWith(line))).toBe(count > 0);
  });
});

describe('rules that need types', () => {
  test.each([
    [
      'a switch that leaves something out',
      "export function here(a: 'x' | 'y'): void { switch (a) { case 'x': return; } }",
      'switch-exhaustiveness-check',
    ],
    ['a promise that is not awaited', 'export function here(a: () => Promise<void>): void { a(); }', 'no-floating-promises'],
  ])('%s', (_what, text, rule) => {
    write('src/kit/linted.ts', `${text}\n`);
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--type-aware', '--format', 'unix', 'src/kit'], {
      cwd: copy,
      encoding: 'utf8',
    });
    rmSync(join(copy, 'src/kit/linted.ts'));
    expect(stdout).toContain(`typescript(${rule})`);
  });
});
