/** Parts of the page's build that fill in its HTML files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = join(import.meta.dirname, '../content/house/words');

/**
 * Writes the content security policy into the page, for hosts that do not send our headers.
 * @param {string} policy in the form of the header
 * @returns {import('vite').Plugin}
 */
export function contentPolicy(policy) {
  return {
    name: 'windschatten-content-policy',
    // the development server needs what the policy forbids
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}

/**
 * Replaces `%LANGUAGE.KEY%` by a text of the catalogue `server.json`, for pages that work without a script.
 * @returns {import('vite').Plugin}
 */
export function htmlWords() {
  return {
    name: 'windschatten-html-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%([a-z]{2})\.([\w-]+)%/g, (_, language, key) => wordOf(language, key)),
    },
  };
}

/** @param {string} language @param {string} key @returns {string} */
function wordOf(language, key) {
  const file = join(WORDS, language, 'server.json');
  const word = JSON.parse(readFileSync(file, 'utf8'))[key];
  if (typeof word !== 'string') throw new Error(`${file} has no ${key}.`);
  return word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
