/** Parts of the page's build that fill in its HTML files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * Writes the policy into the page, for hosts that send no headers of ours.
 * @param {string} policy as the header would say it
 * @returns {import('vite').Plugin}
 */
export function contentPolicy(policy) {
  return {
    name: 'windschatten-content-policy',
    // the development server works by what the policy forbids
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}

/**
 * Fills in `%LANGUAGE.KEY%`, a text of `content/house/words/LANGUAGE/server.json`: that page works without a script.
 * @returns {import('vite').Plugin}
 */
export function words() {
  return {
    name: 'windschatten-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%([a-z]{2})\.([\w-]+)%/g, (_, language, key) => wordOf(language, key)),
    },
  };
}

/**
 * @param {string} language
 * @param {string} key
 * @returns {string}
 */
function wordOf(language, key) {
  const word = JSON.parse(readFileSync(join(root, `content/house/words/${language}/server.json`), 'utf8'))[key];
  if (typeof word !== 'string') throw new Error(`content/house/words/${language}/server.json has no ${key}.`);
  return word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
