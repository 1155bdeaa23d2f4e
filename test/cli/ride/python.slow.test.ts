import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compiled, environment, program, root } from '../call.ts';

/**
 * The wrappers for Gymnasium and PettingZoo in examples/, checked by those packages themselves. WINDSCHATTEN_PYTHON names a Python that has them.
 */

const PYTHON = process.env['WINDSCHATTEN_PYTHON'] ?? 'python3';
const run = (...args: readonly string[]) =>
  spawnSync(PYTHON, args, {
    cwd: join(root, 'examples'),
    encoding: 'utf8',
    env: { ...environment, WINDSCHATTEN: `'${process.execPath}' '${program}'` },
  });
const has = (module: string): boolean => run('-c', `import ${module}`).status === 0;

const MODULES = [
  ['gymnasium', 'gym_env.py', 'check_env passed'],
  ['pettingzoo', 'pettingzoo_env.py', 'Passed API test'],
] as const;

beforeAll(compiled);

describe.each(MODULES)('%s', (module, file, passed) => {
  const isThere = has(module);
  if (!isThere) console.error(`Not run: examples/${file}, because ${PYTHON} has no ${module}.`);
  test.runIf(isThere)('its own checks pass for every game', () => {
    for (const game of ['ausreisser', 'reifenbreite']) {
      const { stdout, stderr } = run(file, game);
      expect(stdout, stderr).toContain(passed);
    }
  });
});
