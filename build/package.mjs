/**
 * `npm run package [FOLDER]`: packs rules, courses, bots and records as an npm package for other programs into FOLDER (dist/). Its contents and
 * import names are the `exports` of package.json (docs/package.md).
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { checkEnvironment, ensureInstalled, root, run } from '../scripts/setup.mjs';

const DEPENDENCIES = ['@noble/hashes', 'valibot'];
/** Folders that exported folders import and that no other program may import. */
const IMPORTED = ['protocol'];
const dist = join(root, 'dist');

checkEnvironment();
const target = resolve(process.argv[2] ?? dist);
const folder = mkdtempSync(join(tmpdir(), 'windschatten-package-'));
try {
  await ensureInstalled();
  await run(root, process.execPath, [join(root, 'node_modules/@typescript/native-preview/bin/tsc'), '-b', join(root, 'tsconfig.json')]);
  writeContentModule();
  const { name, version, description, license, engines, exports, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const needed = Object.fromEntries(DEPENDENCIES.map((dependency) => [dependency, dependencies[dependency]]));
  const manifest = { name, version, description, license, type: 'module', sideEffects: false, engines, exports, dependencies: needed };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const part of exportedParts(exports)) cpSync(join(dist, part), join(folder, 'dist', part), { recursive: true, filter: isPublic });
  for (const part of ['content', 'docs', 'examples', 'LICENSE', 'README.md'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(target, { recursive: true });
  await run(folder, 'npm', ['pack', '--silent', '--pack-destination', target]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The folders and files of dist/ that `exports` names, and those that they import. @param {Record<string, string | { default: string }>} exports */
function exportedParts(exports) {
  const files = Object.values(exports).flatMap((to) => (typeof to === 'string' ? [] : [to.default]));
  const parts = new Set([...files.map((file) => file.split('/')[2] ?? ''), ...IMPORTED]);
  return [...parts].flatMap((part) => (part.endsWith('.js') ? [part, part.replace(/js$/, 'd.ts')] : [part]));
}

/** Leaves out source maps and what an older build made of a source that is gone. @param {string} path in dist/ */
function isPublic(path) {
  if (!/\.[\w]+$/.test(path)) return true;
  const source = path.replace(dist, join(root, 'src')).replace(/(\.d)?\.[jt]s$/, '.ts');
  return /\.js$|\.d\.ts$/.test(path) && (existsSync(source) || dirname(path) === dist);
}

/** Writes the boards and scenarios of all games as one module, so that a race can be configured without files, in a browser too. */
function writeContentModule() {
  const paths = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const texts = paths
    .filter((path) => /^[\w-]+\/(boards|scenarios)\/[\w.-]+\.(board|scenario)$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(root, 'content', path), 'utf8')]);
  writeFileSync(
    join(dist, 'content.js'),
    `const texts = new Map(${JSON.stringify(texts, null, 1)});
export const content = {
  read: (path) => texts.get(path),
  list: (folder) => [...texts.keys()].filter((path) => path.slice(0, path.lastIndexOf('/')) === folder),
};
`,
  );
  writeFileSync(
    join(dist, 'content.d.ts'),
    `import type { Content } from './kit/index.js';
/** The boards and scenarios of all games, by their paths below \`content/\`: \`reifenbreite/boards/rundfahrt.board\`. */
export declare const content: Content;
`,
  );
}
