/**
 * `npm run package [FOLDER]`: the rule floors as a package for programs of others, packed into FOLDER (dist/). What is in it and by which names it is
 * imported stands in `exports` of package.json; nothing else of the house is public (docs/package.md).
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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
  await runOrThrow(root, process.execPath, [
    join(root, 'node_modules/@typescript/native-preview/bin/tsc'),
    '-b',
    join(root, 'tsconfig.json'),
  ]);
  const { name, version, description, license, engines, exports, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const used = Object.fromEntries(USED.map((one) => [one, dependencies[one]]));
  const own = { name, version, description, license, type: 'module', sideEffects: false, engines, exports, dependencies: used };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  writeContent(join(root, 'dist'));
  for (const part of partsOf(exports)) cpSync(join(root, 'dist', part), join(folder, 'dist', part), { recursive: true, filter: isPublic });
  for (const part of ['content', 'docs', 'examples', 'LICENSE', 'README.md'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(target, { recursive: true });
  await runOrThrow(folder, 'npm', ['pack', '--silent', '--pack-destination', target]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The folders and files of dist/ that `exports` leads into.
 * @param {Record<string, string | { default: string }>} exports
 */
function partsOf(exports) {
  const files = Object.values(exports).flatMap((to) => (typeof to === 'string' ? [] : [to.default]));
  const parts = new Set(files.map((file) => file.split('/')[2] ?? ''));
  return [...parts].flatMap((part) => (part.endsWith('.js') ? [part, part.replace(/js$/, 'd.ts')] : [part]));
}

/**
 * Whether a path of dist/ goes along: no maps, and nothing that an older build left there of a source that is gone.
 * @param {string} path
 */
function isPublic(path) {
  if (!/\.[\w]+$/.test(path)) return true;
  const source = path.replace(join(root, 'dist'), join(root, 'src')).replace(/(\.d)?\.[jt]s$/, '.ts');
  return /\.js$|\.d\.ts$/.test(path) && (existsSync(source) || dirname(path) === join(root, 'dist'));
}

/**
 * `content.js`: the boards and scenarios of all games in one module, so that whoever configures a race needs no files, in a browser either.
 * @param {string} dist
 */
function writeContent(dist) {
  const isText = (/** @type {string} */ path) => /^[\w-]+\/(boards|scenarios)\/[\w.-]+\.(board|scenario)$/.test(path);
  const paths = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const texts = Object.fromEntries(
    paths
      .filter(isText)
      .sort()
      .map((path) => [path, readFileSync(join(root, 'content', path), 'utf8')]),
  );
  writeFileSync(
    join(dist, 'content.js'),
    `const texts = new Map(Object.entries(${JSON.stringify(texts, null, 1)}));
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
