import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { CODE, environmentProblem, PAGE, stampOf } from '../../scripts/setup.mjs';

const root = resolve(import.meta.dirname, '../..');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-setup-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('the environment', () => {
  test.each([
    ['20.19.0', true],
    ['22.13.1', true],
    ['24.0.0', true],
    ['26.1.0', true],
    ['18.20.0', false],
    ['20.18.3', false],
    ['22.12.0', false],
  ])('Node %s: %s', (version, isAllowed) => {
    expect(environmentProblem(version, '/home/anna/windschatten') === null).toBe(isAllowed);
  });

  test.each(['scripts/start.mjs', 'scripts/build.mjs', 'scripts/install.mjs', 'bin/windschatten.mjs'])(
    '%s below a folder with # or ? ends with a sentence',
    (program) => {
      const clone = join(folder, 'C# and more?');
      for (const path of ['package.json', 'package-lock.json', 'scripts', 'bin'])
        cpSync(join(root, path), join(clone, path), { recursive: true });
      const { stderr, status } = spawnSync(process.execPath, [join(clone, program)], { encoding: 'utf8' });
      expect(stderr).toBe(
        `Windschatten cannot be built in ${clone}/, because this path contains # or ?. Rename that folder or move the clone, then try again.\n`,
      );
      expect(status).toBe(1);
    },
  );
});

describe('a build is out of date', () => {
  const SOURCES = ['src', 'lock.json', 'missing'];
  const stamp = (): string => stampOf(folder, SOURCES);
  beforeEach(() => {
    mkdirSync(join(folder, 'src/deep'), { recursive: true });
    for (const path of ['src/a.ts', 'src/deep/b.ts', 'lock.json']) writeFileSync(join(folder, path), path);
  });

  test.each<[string, () => void]>([
    ['changed', () => writeFileSync(join(folder, 'src/a.ts'), 'longer than before')],
    ['replaced by an older one of the same length', () => utimesSync(join(folder, 'src/a.ts'), 1, 1)],
    ['added', () => writeFileSync(join(folder, 'src/c.ts'), '')],
    ['renamed', () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/z.ts'))],
    ['deleted', () => rmSync(join(folder, 'src/deep/b.ts'))],
  ])('when a source was %s', (_, change) => {
    const before = stamp();
    expect(stamp()).toBe(before);
    change();
    expect(stamp()).not.toBe(before);
  });

  test('when any file changes that its configuration imports', () => {
    for (const [{ sources }, config] of [
      [PAGE, 'vite.config.ts'],
      [CODE, 'vite.command.config.ts'],
    ] as const) {
      const imports = [...readFileSync(join(root, config), 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(([, path]) => path!);
      expect([config, ...imports].filter((path) => !sources.some((source) => path === source || path.startsWith(`${source}/`)))).toEqual(
        [],
      );
    }
  });

  test('the command line, when any layer below the page changes', () => {
    expect(CODE.sources).toEqual(expect.arrayContaining(['src/kit', 'src/games', 'src/cli', 'src/server']));
    expect(CODE.sources).not.toContain('src/web');
  });
});
