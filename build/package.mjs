/**
 * `npm run package [FOLDER]`: packs rules, courses, bots, records and the command line as an npm package for other programs into FOLDER (dist/). Its
 * contents and import names are the `exports` of package.json (docs/package.md).
 */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { checkEnvironment, ensureCode, ensureInstalled, root, run } from '../scripts/setup.mjs';

/** The packages that the exported modules and the command line import. */
const DEPENDENCIES = ['@noble/hashes', 'cli-progress', 'commander', 'i18next', 'picocolors', 'string-width', 'tinypool', 'valibot'];
/** Folders that exported folders import and that no other program may import. */
const IMPORTED = ['protocol', 'table', 'words'];
/** The texts of `content/` that the command line reads. */
const TEXTS = /^[\w-]+(\/(words|boards|scenarios)(\/.*)?)?$/;
const LANGUAGES = ['en', 'de', 'cs'];
const dist = join(root, 'dist');

checkEnvironment();
const target = resolve(process.argv[2] ?? dist);
const folder = mkdtempSync(join(tmpdir(), 'windschatten-package-'));
try {
  await ensureInstalled();
  await run(root, process.execPath, [join(root, 'node_modules/@typescript/native-preview/bin/tsc'), '-b', join(root, 'tsconfig.json')]);
  await ensureCode();
  const from = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version, description, license, engines, main, types, exports, bin } = from;
  const dependencies = Object.fromEntries(DEPENDENCIES.map((dependency) => [dependency, from.dependencies[dependency]]));
  const head = { name, version, description, license, type: 'module', sideEffects: false };
  const manifest = { ...head, engines, bin: { windschatten: bin.windschatten }, main, types, exports, dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const part of exportedParts(exports)) cpSync(join(dist, part), join(folder, 'dist', part), { recursive: true, filter: isPublic });
  writeContentModule();
  writeWordsModule();
  writeCommand();
  for (const part of ['content', 'docs', 'examples', 'LICENSE'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isPacked });
  writeFileSync(join(folder, 'README.md'), linksFromRoot(readFileSync(join(root, 'docs/package.md'), 'utf8')));
  for (const file of filesOf(join(folder, 'dist')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/g, ''));
  mkdirSync(target, { recursive: true });
  await run(folder, 'npm', ['pack', '--silent', '--pack-destination', target]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The folders of dist/ that `exports` names, and those that they import. @param {Record<string, string | { default: string }>} exports */
function exportedParts(exports) {
  const files = Object.values(exports).flatMap((to) => (typeof to === 'string' ? [] : [to.default]));
  return [...new Set([...files.map((file) => file.split('/')[2] ?? ''), ...IMPORTED])];
}

/** Leaves out source maps and what an older build made of a source that is gone. @param {string} path in dist/ */
function isPublic(path) {
  if (!/\.[\w]+$/.test(path)) return true;
  const source = path.replace(dist, join(root, 'src')).replace(/(\.d)?\.[jt]s$/, '.ts');
  return /\.js$|\.d\.ts$/.test(path) && existsSync(source);
}

/** Of `content/` only what a program or the command line reads. @param {string} path */
function isPacked(path) {
  const inside = relative(join(root, 'content'), path).replaceAll('\\', '/');
  return inside.startsWith('..') || inside === '' || TEXTS.test(inside);
}

/** @param {string} inside a folder @returns {string[]} the scripts and types in it */
function filesOf(inside) {
  const paths = readdirSync(inside, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => /\.[jt]s$/.test(path)).map((path) => join(inside, path));
}

/** The links of a page in docs/, from the root of the package. @param {string} text */
function linksFromRoot(text) {
  return text.replaceAll(/\]\((?!https?:|#)(\.\.\/)?/g, (_, up) => (up === undefined ? '](docs/' : ']('));
}

/** Copies the compiled command line, without the server, and a `bin` that needs no sources. */
function writeCommand() {
  const [, code] = /'\.\.\/(code-[0-9a-f]+)\/main\.js'/.exec(readFileSync(join(dist, 'command/main.js'), 'utf8')) ?? [];
  if (code === undefined) throw new Error('dist/command/main.js does not say where the compiled command line is');
  cpSync(join(dist, code), join(folder, 'dist/command'), {
    recursive: true,
    filter: (path) => !/[/\\](server|bot-worker|check-worker|day-worker)[\w-]*\.js$/.test(path),
  });
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/windschatten.mjs'), `#!/usr/bin/env node\nimport '../dist/command/main.js';\n`);
  chmodSync(join(folder, 'bin/windschatten.mjs'), 0o755);
}

/** @param {string} module @param {string} code */
function writeModule(module, code) {
  writeFileSync(join(folder, `dist/package/${module}.js`), code);
  cpSync(join(root, `src/package/${module}.d.ts`), join(folder, `dist/package/${module}.d.ts`));
}

/** Writes the boards and scenarios of all games as one module, so that a race can be configured without files, in a browser too. */
function writeContentModule() {
  const paths = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const texts = paths
    .filter((path) => /^[\w-]+\/(boards|scenarios)\/[\w.-]+\.(board|scenario)$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(root, 'content', path), 'utf8')]);
  writeModule(
    'content',
    `const texts = new Map(${JSON.stringify(texts, null, 1)});
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));
export const content = {
  read: (path) => texts.get(path),
  list: (folder) => [...texts.keys()].filter((path) => folder === undefined || folderOf(path) === folder),
};
`,
  );
}

/** Writes the texts that sentences are made of as one module. */
function writeWordsModule() {
  const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, 'content', path), 'utf8'));
  const ids = readdirSync(join(root, 'src/games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const shared = ['nouns', 'refusals', 'problems'];
  const catalogues = LANGUAGES.map((language) => [
    language,
    Object.fromEntries([
      ...shared.map((name) => [name, read(`house/words/${language}/${name}.json`)]),
      ...ids.map((id) => [`${id}/race`, read(`${id}/words/${language}/race.json`)]),
    ]),
  ]);
  const forms = ids.map((id) => [id, read(`${id}/words/forms.json`)]);
  writeModule(
    'words',
    `export const catalogues = ${JSON.stringify(Object.fromEntries(catalogues))};
export const forms = ${JSON.stringify(Object.fromEntries(forms))};
`,
  );
}
