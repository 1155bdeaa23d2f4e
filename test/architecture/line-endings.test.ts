import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Records and boards are compared byte by byte, so a clone on Windows must not change their line endings. */
test.runIf(existsSync(join(root, '.git')))('every text file is checked out with LF, whatever core.autocrlf says', () => {
  const lines = execFileSync('git', ['-c', 'core.autocrlf=true', 'ls-files', '--eol'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .trim()
    .split('\n');
  const unsafe = lines.filter((line) => !/^i\/-text|attr\/(?:-text|text=auto eol=lf|text eol=lf)/.test(line));
  expect(unsafe.slice(0, 20)).toEqual([]);
});

test.runIf(existsSync(join(root, '.git')))('pictures are binary', () => {
  const attributes = execFileSync('git', ['check-attr', 'text', 'src/web/public/icon-192.png'], { cwd: root, encoding: 'utf8' });
  expect(attributes).toContain('text: unset');
});
