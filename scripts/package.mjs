/**
 * `npm run package [FOLDER]`: the rule floors as a package for programs of others, packed into FOLDER (dist/). What is in it and by which names it is
 * imported stands in `exports` of package.json; nothing else of the house is public.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { runOrThrow } from './run.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

/** The packages that the rule floors use: the dealer's hash, and the shapes of what comes over a wire. */
const USED = ['@noble/hashes', 'valibot'];

checkNode();
const target = resolve(process.argv[2] ?? join(root, 'dist'));
const folder = mkdtempSync(join(tmpdir(), 'windschatten-package-'));
try {
  await ensureInstalled();
  await runOrThrow(root, process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', join(root, 'tsconfig.json')]);
  const { name, version, description, license, engines, exports, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const used = Object.fromEntries(USED.map((one) => [one, dependencies[one]]));
  const own = { name, version, description, license, type: 'module', sideEffects: false, engines, exports, dependencies: used };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  const isPublic = (/** @type {string} */ path) => !/\.(map|tsbuildinfo)$/.test(path);
  for (const room of roomsOf(exports)) cpSync(join(root, 'dist', room), join(folder, 'dist', room), { recursive: true, filter: isPublic });
  for (const part of ['content', 'docs', 'examples', 'LICENSE', 'README.md'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(target, { recursive: true });
  await runOrThrow(folder, 'npm', ['pack', '--silent', '--pack-destination', target]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The rooms that `exports` leads into.
 * @param {Record<string, string | { default: string }>} exports
 */
function roomsOf(exports) {
  const files = Object.values(exports).flatMap((to) => (typeof to === 'string' ? [] : [to.default]));
  return new Set(files.map((file) => file.split('/')[2] ?? ''));
}
