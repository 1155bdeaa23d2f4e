import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leftOut } from '../../scripts/report.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-report-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('what was left out for want of a python3 or a browser is told, and nothing else', () => {
  const suite = (...names: readonly string[]): string =>
    JSON.stringify({
      testResults: [
        {
          assertionResults: [
            ...names.map((fullName) => ({ fullName, status: 'skipped' })),
            { fullName: 'python ridden', status: 'passed' },
          ],
        },
      ],
    });
  writeFileSync(join(folder, 'unit.json'), suite('where there is a python3 examples/bot.py', 'on another system'));
  writeFileSync(join(folder, 'browser.json'), suite('in WebKit'));
  expect(leftOut(folder)).toEqual(['where there is a python3 examples/bot.py', 'in WebKit']);
});
