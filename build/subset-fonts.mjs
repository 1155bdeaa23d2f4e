/**
 * Part of the page's build: `virtual:fonts.css`, fonts with only the characters of our own texts, a third of the size of the whole fonts. The browser loads
 * the whole fonts when another character appears, in a player's name for example.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, 'dist');
const CACHE_PREFIX = '.fonts-';
const KEEP_CACHE_MS = 3_600_000;

/** The fonts of the page. `whole` is one file for the subsetting tool, `split` a package whose files each hold a part of the characters. */
const FACES = [
  { family: 'Barlow', weight: 400, whole: '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf', split: '@fontsource/barlow' },
  { family: 'Barlow', weight: 600, whole: '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf', split: '@fontsource/barlow' },
  ...[
    { weight: 600, style: '600SemiBold' },
    { weight: 700, style: '700Bold' },
  ].map(({ weight, style }) => ({
    ...{ family: 'Barlow Condensed', weight, split: '@fontsource/barlow-condensed' },
    whole: `@expo-google-fonts/barlow-condensed/${style}/BarlowCondensed_${style}.ttf`,
  })),
];
/** OpenType features that the page uses: kerning, accents, and digits of equal width in tables. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const require = createRequire(import.meta.url);

/** @returns {import('vite').Plugin} */
export function subsetFonts() {
  return {
    name: 'windschatten-subset-fonts',
    resolveId: { filter: { id: /^virtual:fonts\.css$/ }, handler: () => makeStyleSheet() },
  };
}

/** @returns {Promise<string>} the path of the style sheet, made unless an earlier build has made the same one */
async function makeStyleSheet() {
  const codePoints = codePointsOf(ownTexts());
  const fonts = FACES.map(({ whole }) => readFileSync(require.resolve(whole)));
  const hash = createHash('sha256').update(JSON.stringify({ codePoints, FACES, FEATURES }));
  for (const input of [...fonts, readFileSync(import.meta.filename)]) hash.update(input);
  const folder = join(CACHE, CACHE_PREFIX + hash.digest('hex').slice(0, 16));
  const sheet = join(folder, 'fonts.css');
  if (existsSync(sheet)) return sheet;

  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const text = String.fromCodePoint(...codePoints);
  const subsets = FACES.map(async ({ family, weight }, i) => {
    const file = `${family.toLowerCase().replace(' ', '-')}-${weight}.woff2`;
    // hints serve coarse screens on few systems, and are two fifths of a font
    const options = { targetFormat: /** @type {const} */ ('woff2'), keepFeatures: FEATURES, noHinting: true };
    writeFileSync(join(unfinished, file), await subsetFont(/** @type {Buffer} */ (fonts[i]), text, options));
    return fontFace(family, weight, `./${file}`, unicodeRange(codePoints));
  });
  // the whole fonts have names of their own, which the page's styles name second
  const wholeFonts = FACES.flatMap(({ family, weight, split }) => splitFontFaces(`${family} whole`, weight, split, folder));
  writeFileSync(join(unfinished, 'fonts.css'), [...(await Promise.all(subsets)), ...wholeFonts].join(''));

  for (const name of readdirSync(CACHE).filter((entry) => entry.startsWith(CACHE_PREFIX)))
    if (statSync(join(CACHE, name)).mtimeMs < Date.now() - KEEP_CACHE_MS) rmSync(join(CACHE, name), { recursive: true, force: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // a build or a development server beside this one has made the same
    if (!existsSync(sheet)) throw error;
  }
  return sheet;
}

/** All texts of our own that the page may show. */
function ownTexts() {
  const entries = ['content', 'src/web'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }));
  return entries
    .filter((entry) => entry.isFile() && !/\.png$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('');
}

/** @param {string} text @returns {number[]} printable ASCII and the other characters of the text, in order */
function codePointsOf(text) {
  const ascii = Array.from({ length: 95 }, (_, i) => 32 + i);
  // styles write some words in capitals
  const others = [...(text + text.toUpperCase())].map((character) => character.codePointAt(0) ?? 0).filter((point) => point >= 160);
  return [...new Set([...ascii, 160, ...others])].sort((a, b) => a - b);
}

/** @param {readonly number[]} codePoints in order */
function unicodeRange(codePoints) {
  /** @type {[from: number, to: number][]} */
  const runs = [];
  for (const point of codePoints) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`)).join(',');
}

/**
 * @param {string} family
 * @param {number} weight
 * @param {string} name of the package
 * @param {string} folder of the style sheet
 */
function splitFontFaces(family, weight, name, folder) {
  const home = dirname(require.resolve(`${name}/package.json`));
  return Object.entries(/** @type {Record<string, string>} */ (JSON.parse(readFileSync(join(home, 'unicode.json'), 'utf8'))))
    .filter(([subset]) => subset.startsWith('latin'))
    .map(([subset, range]) => {
      const file = join(home, 'files', `${name.replace('@fontsource/', '')}-${subset}-${weight}-normal.woff2`);
      return fontFace(family, weight, relative(folder, file), range);
    });
}

/**
 * @param {string} family
 * @param {number} weight
 * @param {string} file
 * @param {string} range
 */
const fontFace = (family, weight, file, range) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${file}) format('woff2');unicode-range:${range}}\n`;
