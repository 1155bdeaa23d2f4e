import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linted } from './run-linter.ts';

/** The walls of the house stand: what they forbid is written into a copy of the tree, and must be refused there. */

const root = resolve(import.meta.dirname, '../..');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'windschatten-walls-'));
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
  for (const room of [
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
    write(`src/${room}/index.ts`, `export const ${room.replace('-', '')} = 1;\n`);
    cpSync(join(root, `src/${room}/tsconfig.json`), join(copy, `src/${room}/tsconfig.json`));
  }
  write('src/course/graph.ts', 'export interface CourseGraph { readonly name: string }\n');
  write('src/games/reifenbreite/index.ts', 'export const reifenbreite = 1;\n');
  write('src/games/reifenbreite/state.ts', 'export const state = 1;\n');
  write('src/games/ausreisser/index.ts', 'export const ausreisser = 1;\n');
  for (const room of ['bots', 'analysis', 'puzzles', 'web', 'cli'])
    for (const game of ['reifenbreite', 'ausreisser']) write(`src/${room}/${game}/index.ts`, 'export const own = 1;\n');
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

describe('imports go downstairs only', () => {
  const FORBIDDEN: readonly [rule: string, file: string, imported: string][] = [
    ['stairs-kit', 'src/kit/up.ts', '../course/index.ts'],
    ['stairs-course', 'src/course/up.ts', '../games/index.ts'],
    ['stairs-scenario', 'src/scenario/up.ts', '../games/index.ts'],
    ['stairs-games', 'src/games/reifenbreite/up.ts', '../../table/index.ts'],
    ['stairs-protocol', 'src/protocol/up.ts', '../table/index.ts'],
    ['stairs-table', 'src/table/up.ts', '../games/index.ts'],
    ['stairs-table', 'src/table/over.ts', '../course/index.ts'],
    ['stairs-bots', 'src/bots/up.ts', '../table/index.ts'],
    ['stairs-words', 'src/words/up.ts', '../kit/index.ts'],
    ['stairs-analysis', 'src/analysis/up.ts', '../table/index.ts'],
    ['stairs-puzzles', 'src/puzzles/up.ts', '../cli/index.ts'],
    ['stairs-web', 'src/web/up.ts', '../cli/index.ts'],
    ['stairs-cli', 'src/cli/up.ts', '../web/index.ts'],
    ['stairs-server', 'src/server/over.ts', '../cli/index.ts'],
    ['stairs-server', 'src/server/up.ts', '../web/index.ts'],
    ['stairs-web', 'src/web/over.ts', '../server/index.ts'],
    ['nobody-knows-the-game', 'src/server/match.ts', '../games/ausreisser/index.ts'],
    ['enter-by-index', 'src/web/window.ts', '../games/reifenbreite/state.ts'],
    ['enter-game-by-index', 'src/games/index.ts', './reifenbreite/state.ts'],
    ['stairs-course', 'src/course/drawing.ts', '../board-art/index.ts'],
    ['stairs-scenario', 'src/scenario/drawing.ts', '../board-art/index.ts'],
    ['stairs-games', 'src/games/reifenbreite/drawing.ts', '../../board-art/index.ts'],
    ['stairs-board-art', 'src/board-art/up.ts', '../games/index.ts'],
    ['games-do-not-meet', 'src/games/reifenbreite/other.ts', '../ausreisser/index.ts'],
    ['nobody-knows-the-game', 'src/web/session.ts', '../games/reifenbreite/index.ts'],
    ['nobody-knows-the-game', 'src/web/shell.ts', './reifenbreite/index.ts'],
    ['nobody-knows-the-game', 'src/cli/simulate.ts', '../games/ausreisser/index.ts'],
    ['nobody-knows-the-game', 'src/cli/position.ts', './reifenbreite/index.ts'],
    ['rooms-of-games-do-not-meet', 'src/cli/ausreisser/other.ts', '../reifenbreite/index.ts'],
    ['rooms-of-games-do-not-meet', 'src/web/reifenbreite/other.ts', '../ausreisser/index.ts'],
    ['rooms-of-games-do-not-meet', 'src/bots/ausreisser/other.ts', '../reifenbreite/index.ts'],
    ['rooms-of-games-do-not-meet', 'src/puzzles/ausreisser/other.ts', '../reifenbreite/index.ts'],
    ['nobody-knows-the-game', 'src/puzzles/mine.ts', './ausreisser/index.ts'],
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

describe('the compiler keeps the walls too', () => {
  test.each([
    ['a DOM name on a rule floor', 'kit', 'export const here: number = document.title.length;\n', 'TS2584'],
    ['a Node name on a rule floor', 'kit', 'export const here: number = process.pid;\n', 'TS2591'],
    ['a room upstairs', 'table', "import { games } from '../games/index.ts';\nexport const here: number = games;\n", 'TS6307'],
  ])('%s is refused', (_what, room, text, code) => {
    write(`src/${room}/compiled.ts`, text);
    const tsc = join(root, 'node_modules/@typescript/native-preview/bin/tsc');
    const config = join(copy, `src/${room}/only.json`);
    const { references } = JSON.parse(readFileSync(join(root, `src/${room}/tsconfig.json`), 'utf8')) as { references: unknown };
    writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: ['compiled.ts'], references }));
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', config, '--noEmit'], { cwd: copy, encoding: 'utf8' });
    rmSync(join(copy, `src/${room}/compiled.ts`));
    rmSync(config);
    expect(stdout).toContain(code);
  });
});

describe('rule floors are pure', () => {
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
    ['export *', "export * from './result.ts';", 'house(syntax)'],
    ['a default export', 'export default 1;', 'house(syntax)'],
    ['a positional boolean', 'export function here(a: number, b: boolean): number { return b ? a : 0; }', 'house(syntax)'],
  ] as const;
  const AT_DOORS = [
    ['src/table/index.ts', "import '@noble/hashes/sha2.js';", 0],
    ['src/table/index.ts', "import 'valibot';", 0],
    ['src/table/index.ts', "import '@noble/curves';", 1],
    ['src/bots/index.ts', "import 'valibot';", 1],
  ] as const;
  let found: readonly string[] = [];
  beforeAll(() => {
    const impure = IMPURE.map(([, text], n) => [`src/kit/impure-${n}.ts`, `${text}\n`]);
    const atDoors = AT_DOORS.map(([file, text], n) => [file.replace('index', `door-${n}`), `${text}\n`]);
    found = linted(Object.fromEntries([...impure, ...atDoors]));
  });

  test.each(IMPURE)('%s is refused', (what, _text, rule) => {
    const file = `src/kit/impure-${IMPURE.findIndex(([name]) => name === what)}.ts`;
    expect(found.map((line) => line.split(':')[0])).toContain(`${rule} ${file}`);
  });

  test.each(AT_DOORS)('%s: %s: %i refused', (file, text, count) => {
    const n = AT_DOORS.findIndex(([path, code]) => path === file && code === text);
    const door = `eslint(no-restricted-imports) ${file.replace('index', `door-${n}`)}:`;
    expect(found.some((line) => line.startsWith(door))).toBe(count > 0);
  });
});

describe('what asks for types is refused', () => {
  test.each([
    [
      'a switch that leaves something out',
      "export function here(a: 'x' | 'y'): void { switch (a) { case 'x': return; } }",
      'switch-exhaustiveness-check',
    ],
    ['a promise that nobody waits for', 'export function here(a: () => Promise<void>): void { a(); }', 'no-floating-promises'],
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
