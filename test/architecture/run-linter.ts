import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly message: string; readonly help?: string; readonly filename: string }[];
}

/** What the linter of the sources finds in such files, in a tree where nothing else is: a line for each, `rule file: message`. */
export function linted(files: Readonly<Record<string, string>>): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'windschatten-linted-'));
  try {
    for (const path of ['package.json', '.oxlintrc.json', 'tools/lint-rules.mjs']) cpSync(join(root, path), join(copy, path));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'src'], { cwd: copy, encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    return (JSON.parse(stdout) as Report).diagnostics.map(
      ({ code = 'syntax', filename, message, help = '' }) => `${code} ${filename}: ${message} ${help}`,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
