/**
 * Part of the page's build: fonts that hold just the letters in which our own words, rules and names are written, a third of what the whole fonts weigh.
 * Any other letter, in somebody's name say, is fetched with the whole fonts when it is met.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';
import { root } from './setup.mjs';

/** What the page imports. */
const ASKED = 'virtual:letters.css';
const CACHE = join(root, 'dist');

/** The page's faces: whole as one file for the tool, in two halves for the browser. */
const FACES = [
  { family: 'Barlow', weight: 400, whole: '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf', halves: '@fontsource/barlow' },
  { family: 'Barlow', weight: 600, whole: '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf', halves: '@fontsource/barlow' },
  ...[
    { weight: 600, style: '600SemiBold' },
    { weight: 700, style: '700Bold' },
  ].map(({ weight, style }) => ({
    ...{ family: 'Barlow Condensed', weight, halves: '@fontsource/barlow-condensed' },
    whole: `@expo-google-fonts/barlow-condensed/${style}/BarlowCondensed_${style}.ttf`,
  })),
];
/**
 * Kerning, accents, and figures of one width for tables: what the page's styles ask for. Hints for coarse screens are left out, two fifths of a font: most
 * systems do not read them.
 */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const require = createRequire(import.meta.url);

/** @returns {import('vite').Plugin} */
export function letters() {
  return {
    name: 'windschatten-letters',
    resolveId: { filter: { id: new RegExp(`^${ASKED}$`) }, handler: () => writtenLetters() },
  };
}

/** The style sheet's path; it and its fonts are written where they are not there. */
async function writtenLetters() {
  const points = pointsOf(content());
  const recipe = JSON.stringify({
    points,
    FACES,
    FEATURES,
    fonts: FACES.map(({ whole }) => readFileSync(require.resolve(whole), 'base64')),
  });
  const folder = join(
    CACHE,
    `.letters-${createHash('sha256')
      .update(recipe)
      .update(readFileSync(import.meta.filename))
      .digest('hex')
      .slice(0, 16)}`,
  );
  const sheet = join(folder, 'letters.css');
  if (existsSync(sheet)) return sheet;
  const aside = `${folder}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const text = String.fromCodePoint(...points);
  const rules = await Promise.all(
    FACES.map(async ({ family, weight, whole }) => {
      const file = `${family.toLowerCase().replace(' ', '-')}-${weight}.woff2`;
      const options = { targetFormat: /** @type {const} */ ('woff2'), keepFeatures: FEATURES, noHinting: true };
      writeFileSync(join(aside, file), await subsetFont(readFileSync(require.resolve(whole)), text, options));
      return face(family, weight, `./${file}`, rangeOf(points));
    }),
  );
  // the whole fonts under names of their own, which the page's styles name second
  const others = FACES.flatMap(({ family, weight, halves }) => wholeFaces(`${family} whole`, weight, halves, folder));
  writeFileSync(join(aside, 'letters.css'), [...rules, ...others].join(''));
  for (const old of readdirSync(CACHE).filter((entry) => entry.startsWith('.letters-')))
    if (statSync(join(CACHE, old)).mtimeMs < Date.now() - 3_600_000) rmSync(join(CACHE, old), { recursive: true, force: true });
  try {
    renameSync(aside, folder);
  } catch (error) {
    // another build was quicker
    if (!existsSync(sheet)) throw error;
  }
  return sheet;
}

/** All that the page shows of our own. */
function content() {
  const entries = ['content', 'src/web'].flatMap((floor) => readdirSync(join(root, floor), { recursive: true, withFileTypes: true }));
  return entries
    .filter((entry) => entry.isFile() && !/\.png$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('');
}

/** @param {string} text */
function pointsOf(text) {
  const ascii = Array.from({ length: 95 }, (_, i) => 32 + i);
  // styles write some words in capitals
  const others = [...(text + text.toUpperCase())].map((letter) => letter.codePointAt(0) ?? 0).filter((point) => point > 160);
  return [...new Set([...ascii, 160, ...others])].sort((a, b) => a - b);
}

/** @param {readonly number[]} points in order */
function rangeOf(points) {
  /** @type {[from: number, to: number][]} */
  const runs = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`)).join(',');
}

/**
 * @param {string} family
 * @param {number} weight
 * @param {string} home the package
 * @param {string} folder the style sheet's
 */
function wholeFaces(family, weight, home, folder) {
  const at = dirname(require.resolve(`${home}/package.json`));
  return Object.entries(/** @type {Record<string, string>} */ (JSON.parse(readFileSync(join(at, 'unicode.json'), 'utf8'))))
    .filter(([subset]) => subset.startsWith('latin'))
    .map(([subset, range]) => {
      const file = join(at, 'files', `${home.replace('@fontsource/', '')}-${subset}-${weight}-normal.woff2`);
      return face(family, weight, relative(folder, file), range);
    });
}

/**
 * @param {string} family
 * @param {number} weight
 * @param {string} file
 * @param {string} range
 */
const face = (family, weight, file, range) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${file}) format('woff2');unicode-range:${range}}\n`;
