import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

/** `npm run docs:api` writes the API pages from the doc comments without a warning (typedoc.json treats warnings as errors). */

const ROOT = join(import.meta.dirname, '../..');

test('typedoc reads every doc comment of the package', () => {
  const typedoc = join(ROOT, 'node_modules/typedoc/bin/typedoc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [typedoc, '--emit', 'none', '--logLevel', 'Warn'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, output: `${stdout}${stderr}`.trim() }).toEqual({ status: 0, output: '' });
});
