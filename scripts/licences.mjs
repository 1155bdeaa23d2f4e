/** Part of the page's build: writes `licences.txt`, our own licence and those of all packages whose code or fonts the page is made of, each with its text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const LINE = '-'.repeat(80);
const HEAD = `Windschatten is made of its own code, under the licence that follows here, and of the works named below it, each under its own licence.\n`;
/** What the bundler itself puts into every page, by the beginning of its modules' names. */
const HELPERS = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' };
/** Fonts: the style sheet that names them is made by the build. */
const FONTS = ['@fontsource/barlow', '@fontsource/barlow-condensed'];

/**
 * Two plugins that know of each other: workers are bundled apart from the page.
 * @returns {{ page: import('vite').Plugin, worker: import('vite').Plugin }}
 */
export function licences() {
  /** @type {Set<string>} */
  const homes = new Set(FONTS.map((name) => join(root, 'node_modules', name)));
  const note = (/** @type {{ id: string }} */ { id }) => {
    const home = homeOf(id);
    if (home !== undefined) homes.add(home);
  };
  return {
    worker: { name: 'windschatten-licences-of-workers', apply: 'build', moduleParsed: note },
    page: {
      name: 'windschatten-licences',
      apply: 'build',
      moduleParsed: note,
      generateBundle() {
        const parts = [...homes].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
        const source = [HEAD + readFileSync(join(root, 'LICENSE'), 'utf8'), ...parts.map(({ text }) => text)].join(`\n${LINE}\n\n`);
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
      },
    },
  };
}

/**
 * The folder of the package a module belongs to; undefined for our own.
 * @param {string} id
 * @returns {string | undefined}
 */
function homeOf(id) {
  for (const [start, name] of Object.entries(HELPERS)) if (id.startsWith(start)) return join(root, 'node_modules', name);
  return /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0];
}

/** @param {string} folder */
function readPackage(folder) {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying|ofl)(\.|$)/i.test(entry));
  if (file === undefined) throw new Error(`The package ${name} is part of the page, but has no text of its licence.`);
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  // bundlers list what they are made of themselves; of that nothing is in the page
  const [own = text] = text.split(/^#+ licenses of bundled dependencies/im);
  return { name, text: `${name} ${version} (${license})\n${homepage ? `${homepage}\n` : ''}\n${own.trim()}\n` };
}
