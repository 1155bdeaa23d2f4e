/**
 * Writes the files of a new game: a small race that can be played at once, to replace rule by rule
 * (docs/add-a-game.md).
 *
 *     npm run new-game NAME [TITLE] [SECTIONS]
 *
 * NAME is its folder, id and export: small letters and digits. TITLE is what people read. SECTIONS are the two capital
 * letters that its rules begin with. Left out, both come from the name.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const FILES = fileURLToPath(new URL('new-game/files/', import.meta.url));

const [name = '', title = name.charAt(0).toUpperCase() + name.slice(1), sections = name.slice(0, 2).toUpperCase()] = process.argv.slice(2);
const root = process.cwd();

/** @param {string} folder @returns {string[]} its files with their paths from there */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));

/** @param {string} file */
const read = (file) => readFileSync(resolve(root, file), 'utf8');

/** @param {string} problem @returns {never} */
function refuse(problem) {
  process.stderr.write(`new-game: ${problem}\n`);
  process.exit(2);
}

/** @param {string} text */
const named = (text) =>
  text.replaceAll('GAME', name).replaceAll('TITLE', title).replaceAll('XX', sections).replaceAll('xx-', `${sections.toLowerCase()}-`);

const games = existsSync(join(root, 'src/games')) ? readdirSync(join(root, 'src/games'), { withFileTypes: true }) : [];
const others = games.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
if (others.length === 0) refuse('call it in the root of the repository.');
if (!/^[a-z][a-z0-9]{2,}$/.test(name)) refuse('give a name of small letters and digits, such as “npm run new-game kermesse”.');
if (!/^[A-Z]{2}$/.test(sections)) refuse('the sections begin with two capital letters, such as KE.');
if (others.includes(name)) refuse(`src/games/${name} exists already.`);
for (const other of others)
  if (read(`src/web/${other}/on-screen.ts`).includes(`sections: '${sections}'`))
    refuse(`${other} has the sections ${sections}. Give others, as the third argument.`);
const using = filesIn(join(root, 'src/web/')).filter(
  (file) => /\.(ts|svelte|css|html)$/.test(file) && !others.includes(file.split('/')[0] ?? '') && read(`src/web/${file}`).includes(name),
);
if (using.length > 0)
  refuse(`“${name}” occurs in src/web/${using[0]}, and no file outside a game's folders may name it. Choose another name.`);

const written = filesIn(FILES).map((file) => named(file).replace(/\.txt$/, ''));
for (const [i, file] of filesIn(FILES).entries()) {
  const target = join(root, written[i] ?? '');
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, named(readFileSync(join(FILES, file), 'utf8')));
}

/** The lines of docs/add-a-game.md that every game needs, each behind the line of the last game. */
const [, needed = ''] = /^## One line in each list$([^]*?)^## /m.exec(read('docs/add-a-game.md')) ?? [];
const shape = (/** @type {string} */ line) => line.trim().replace(/names: \[[^\]]*\](, adviser: '\w+')?/, '');
for (const [, list = '', line = ''] of needed.matchAll(/^\/\/ (src\/[^\s:]+).*\n(.+)$/gm)) {
  const lines = read(list).split('\n');
  const at = lines.findLastIndex((one) => others.some((other) => shape(one) === shape(line.replaceAll('GAME', other))));
  if (at < 0) refuse(`${list} lists no game. Add this line to it: ${named(line)}`);
  writeFileSync(join(root, list), lines.toSpliced(at + 1, 0, named(line)).join('\n'));
}

const manifest = JSON.parse(read('package.json'));
const entries = Object.entries(manifest.exports);
const place = entries.findLastIndex(([path]) => path.startsWith('./games/')) + 1;
const entry = [`./games/${name}`, { types: `./dist/games/${name}/index.d.ts`, default: `./dist/games/${name}/index.js` }];
manifest.exports = Object.fromEntries(entries.toSpliced(place, 0, /** @type {[string, any]} */ (entry)));
writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

// names of other lengths break lines elsewhere
const code = written.filter((file) => /\.(ts|svelte)$/.test(file));
spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), 'package.json', ...code], { cwd: root, stdio: 'ignore' });

process.stdout.write(`${title} is src/games/${name}, with its bot, words, rulebook and page, and stands in the lists.
Now replace its rules. docs/add-a-game.md says in which order, and what the tests demand.
`);
