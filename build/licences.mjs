/** Part of the page's build: writes `licences.txt`, our own licence and the licences of all packages whose code or fonts are in the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SEPARATOR = '-'.repeat(80);
const HEAD = `Windschatten is made of its own code, under the licence that follows here, and of the works named below it, each under its own licence.\n`;
/** Modules that the bundler adds to every page, by the beginning of their ids. */
const BUNDLER_MODULES = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' };
/** The build makes the style sheet of the fonts, so that no module of their packages is imported. */
const FONTS = ['@fontsource/barlow', '@fontsource/barlow-condensed'];

/**
 * Two plugins that share their list, because workers are bundled apart from the page.
 * @returns {{ page: import('vite').Plugin, worker: import('vite').Plugin }}
 */
export function licences() {
  const folders = new Set(FONTS.map((name) => join(ROOT, 'node_modules', name)));
  const addPackage = (/** @type {{ id: string }} */ { id }) => {
    const folder = packageFolder(id);
    if (folder !== undefined) folders.add(folder);
  };
  return {
    worker: { name: 'windschatten-licences-of-workers', apply: 'build', moduleParsed: addPackage },
    page: {
      name: 'windschatten-licences',
      apply: 'build',
      moduleParsed: addPackage,
      generateBundle() {
        const parts = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
        const texts = [HEAD + readFileSync(join(ROOT, 'LICENSE'), 'utf8'), ...parts.map(({ text }) => text)];
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${SEPARATOR}\n\n`) });
      },
    },
  };
}

/**
 * @param {string} id of a module
 * @returns {string | undefined} the folder of its package; undefined for our own modules
 */
function packageFolder(id) {
  for (const [start, name] of Object.entries(BUNDLER_MODULES)) if (id.startsWith(start)) return join(ROOT, 'node_modules', name);
  return /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0];
}

/** @param {string} folder */
function readPackage(folder) {
  const { name, version, license, homepage, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying|ofl)(\.|$)/i.test(entry));
  const text = file === undefined ? mitText(license, author) : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  if (text === undefined) throw new Error(`The package ${name} is part of the page, but has no text of its licence.`);
  // bundlers list the packages they contain themselves; none of these is in the page
  const [own = text] = text.split(/^#+ licenses of bundled dependencies/im);
  return { name, text: `${name} ${version} (${license})\n${homepage ? `${homepage}\n` : ''}\n${own.trim()}\n` };
}

/**
 * The standard text of the MIT licence, for packages that name it and their author, but bring no text.
 * @param {unknown} license
 * @param {unknown} author
 * @returns {string | undefined}
 */
function mitText(license, author) {
  if (license !== 'MIT' || typeof author !== 'string') return undefined;
  return readFileSync(join(ROOT, 'LICENSE'), 'utf8').replace(/^Copyright.*$/m, `Copyright (c) ${author}`);
}
