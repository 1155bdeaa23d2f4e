/** Part of the page's build: writes `sw.js`, the worker that keeps all files of the page for use without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../src/web');
const PUBLIC = join(WEB, 'public');
/**
 * Left out: fonts in the older format, because browsers with workers read the newer one; the page for unknown addresses; and `online.json`, which tells
 * whether there is a server for online races.
 */
const LEFT_OUT = /\.(woff|map)$|^\.vite\/|^404\.html$|^online\.json$/;

/** @returns {import('vite').Plugin} */
export function offline() {
  return {
    name: 'windschatten-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = readFileSync(join(WEB, 'lib/offline-worker.js'), 'utf8');
        const hash = createHash('sha256').update(worker);
        const files = [
          ...Object.entries(bundle).map(([name, part]) => ({ name, content: part.type === 'asset' ? part.source : part.code })),
          ...readdirSync(PUBLIC).map((name) => ({ name, content: readFileSync(join(PUBLIC, name)) })),
        ]
          .filter(({ name }) => !LEFT_OUT.test(name))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name, content } of files) hash.update(name).update(content);
        // the page by the address that visitors use, because some servers redirect from index.html
        const addresses = files.map(({ name }) => (name === 'index.html' ? './' : `./${name}`));
        const source = worker
          .replace("['%FILES%']", JSON.stringify(addresses))
          .replace('%VERSION%', hash.digest('hex').slice(0, 16))
          .replace('%ENTRY%', entryOf(bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/**
 * The script that `index.html` begins with.
 * @param {Readonly<Record<string, { type: 'asset' | 'chunk', fileName: string, isEntry?: boolean, facadeModuleId?: string | null }>>} bundle
 * @returns {string}
 */
function entryOf(bundle) {
  const entry = Object.values(bundle).find(({ isEntry, facadeModuleId }) => isEntry === true && facadeModuleId?.endsWith('index.html'));
  if (entry === undefined) throw new Error('The page has no script to begin with.');
  return entry.fileName;
}
