import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardsOf } from '../../src/games/reifenbreite/index.ts';
import { auditRecord, parseRecord, verifyRecord } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';

/** The npm package for other programs, packed, installed by npm in an empty folder, and imported by its name. */

const ROOT = resolve(import.meta.dirname, '../..');
let elsewhere = '';
const node = (args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: elsewhere, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The packages that the packed manifest names, and those that they need. */
function dependenciesOf(archive: string): Record<string, string> {
  const text = execFileSync('tar', ['-xzOf', archive, 'package/package.json'], { encoding: 'utf8' });
  const all = { ...(JSON.parse(text) as { dependencies: Record<string, string> }).dependencies };
  for (let names = Object.keys(all); names.length > 0;) {
    const needed = names.flatMap((name) => {
      const manifest = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
      return Object.keys((JSON.parse(manifest) as { dependencies?: Record<string, string> }).dependencies ?? {});
    });
    names = needed.filter((name) => all[name] === undefined);
    for (const name of names) all[name] = '';
  }
  return all;
}

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'windschatten-elsewhere-'));
  execFileSync(process.execPath, [join(ROOT, 'build/package.mjs'), elsewhere], { stdio: 'pipe' });
  const packed = readdirSync(elsewhere).find((name) => name.endsWith('.tgz'))!;
  writeFileSync(join(elsewhere, 'package.json'), '{ "private": true }');
  // its dependencies come from node_modules, so that the test needs no network
  const needed = Object.keys(dependenciesOf(join(elsewhere, packed))).map((name) => join(ROOT, 'node_modules', name));
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...quiet, join(elsewhere, packed), ...needed], { cwd: elsewhere, stdio: 'pipe' });
  cpSync(join(ROOT, 'examples'), join(elsewhere, 'examples'), { recursive: true });
}, 240_000);
afterAll(() => {
  rmSync(elsewhere, { recursive: true, force: true });
});

test('the example plays a race with the package, and its record verifies', () => {
  const { race, problems } = parseRecord(node(['examples/own-bot.mjs', 'package test']), { game: gameById, content });
  expect(problems).toEqual([]);
  expect(auditRecord(race!).problem).toBeNull();
  expect(verifyRecord(race!).problem).toBeNull();
});

test('the test kit checks the board game on boards of the package', () => {
  expect(node(['examples/check-game.mjs', 'package test'])).toMatch(/all checks passed/);
});

test('a course as JSON fits the schema of the package', () => {
  const schema = readFileSync(join(elsewhere, 'node_modules/windschatten/docs/schema/course.schema.json'), 'utf8');
  const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(schema) as object);
  const data: unknown = JSON.parse(node(['examples/course-data.mjs', 'tour-de-france']));
  expect(validate(data), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
});

test('a program that reads the JSON alone can reach every finish', () => {
  const said = node(['examples/course-data.mjs']).trim().split('\n');
  const names = boardsOf(content).flatMap(({ courses }) => courses.map(({ name }) => name));
  expect(said.map((line) => line.replace(/: \d{2,3} steps to ride$/, ''))).toEqual(names);
});

test('both examples pass the type check', () => {
  const options = {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['node'],
    checkJs: true,
  };
  const typeRoots = [join(ROOT, 'node_modules/@types')];
  writeFileSync(join(elsewhere, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...options, typeRoots }, include: ['examples'] }));
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/@typescript/native-preview/bin/tsc'), '-p', '.'], {
    cwd: elsewhere,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

const PRIVATE = ['windschatten/web', 'windschatten/dist/table/match/match.js', 'windschatten/cli', 'windschatten/kit/testkit-walk'];
/** What asking for each brings, in one process for all. */
let asked: readonly string[] | undefined;
const answersOf = (paths: readonly string[]): readonly string[] => {
  const script = `for (const path of ${JSON.stringify(paths)}) console.log(await import(path).then(() => 'found', ({ code }) => code))`;
  return node(['--input-type=module', '-e', script]).trim().split('\n');
};

test.each(PRIVATE)('%s cannot be imported', (path) => {
  asked ??= answersOf(PRIVATE);
  expect(asked[PRIVATE.indexOf(path)]).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test('the package contains modules and their types, and none of a deleted source', () => {
  const home = join(elsewhere, 'node_modules/windschatten/dist');
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  expect(files.filter((path) => !/\.(js|d\.ts)$/.test(path))).toEqual([]);
  const compiled = files.filter((path) => !/^(command|package\/(content|words)\.)/.test(path));
  const sources = compiled.map((path) => path.replace(/(\.d)?\.[jt]s$/, '.ts'));
  expect(sources.filter((path) => !existsSync(join(ROOT, 'src', path)))).toEqual([]);
  const named = files.filter((path) => readFileSync(join(home, path), 'utf8').includes('sourceMappingURL'));
  expect(named, 'name a source map that is not packed').toEqual([]);
});

test('the example of the package’s README plays a race unchanged', () => {
  const readme = readFileSync(join(elsewhere, 'node_modules/windschatten/README.md'), 'utf8');
  const example = /```js\n([^]*?)```/.exec(readme)![1]!;
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
  const lines = node(['--input-type=module', '-e', example]).split('\n');
  expect(lines.length).toBeGreaterThan(50);
  expect(lines[0]).toMatch(/^(Anna|Ben) .+\.$/);
});

test('the links of the package’s README lead to files of the package', () => {
  const home = join(elsewhere, 'node_modules/windschatten');
  const links = [...readFileSync(join(home, 'README.md'), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((found) => found[1]!);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !existsSync(join(home, link)))).toEqual([]);
});

test('the command line of the package plays and verifies a race', () => {
  const command = join(elsewhere, 'node_modules/.bin/windschatten');
  const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { cwd: elsewhere, encoding: 'utf8' });
  const played = run('simulate', '--game', 'ausreisser', '--bots', 'easy,random', '--races', '2', '--workers', '2', '--records', 'races');
  expect(played.stderr + played.stdout).toMatch(/easy/);
  expect(played.status).toBe(0);
  expect(run('verify', 'races/race-000002.record').status).toBe(0);
});

/** Gzipped, as a bundler puts them into a page. */
test.each([
  ['ausreisser', 14_000],
  ['reifenbreite', 34_000],
])('the rules of %s fit into %i bytes', async (game, most) => {
  const entry = join(elsewhere, `${game}.mjs`);
  writeFileSync(entry, `export { ${game} } from 'windschatten/games/${game}';`);
  const made = await build({
    root: elsewhere,
    logLevel: 'silent',
    build: { write: false, minify: true, target: 'es2023', rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const [first] = [made].flat();
  const code = first !== undefined && 'output' in first ? first.output[0].code : '';
  expect(code).toContain(game);
  expect(gzipSync(code).length).toBeLessThanOrEqual(most);
});

test('each import path exports the listed names only', () => {
  const script = "console.log(Object.keys(await import('windschatten')).join(' '))";
  expect(node(['--input-type=module', '-e', script]).trim()).toBe('Race RaceError content sentence');
  const types = readFileSync(join(ROOT, 'src/package/table.ts'), 'utf8').match(/^ {2}(type )?\w+,$/gm)!;
  expect(types.length).toBeLessThanOrEqual(65);
});

test('every exported path leads to a file', () => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
  const names = Object.keys(exports).filter((path) => path !== './package.json');
  const script = `for (const path of ${JSON.stringify(names)}) await import('windschatten' + path.slice(1)); console.log('all')`;
  expect(node(['--input-type=module', '-e', script]).trim()).toBe('all');
});
