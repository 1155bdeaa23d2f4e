/** Part of the page's build: writes `sw.js`, the worker that keeps all files of the page for riding without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const WORKER = join(root, 'src/web/lib/offline-worker.js');
const PUBLIC = join(root, 'src/web/public');
/**
 * Fonts come in two formats; every browser that has such workers reads the newer. Who lost his way is not without a network. Whether there is a server for races online
 * is asked of the server.
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
        const hash = createHash('sha256');
        const files = [];
        for (const name of Object.keys(bundle).sort()) {
          if (LEFT_OUT.test(name)) continue;
          const part = bundle[name];
          hash.update(name).update(part?.type === 'asset' ? part.source : (part?.code ?? ''));
          // the page itself under the address by which it is asked for: some servers redirect from its file's name
          files.push(name === 'index.html' ? './' : `./${name}`);
        }
        for (const name of readdirSync(PUBLIC).sort()) {
          if (LEFT_OUT.test(name)) continue;
          hash.update(name).update(readFileSync(join(PUBLIC, name)));
          files.push(`./${name}`);
        }
        const worker = readFileSync(WORKER, 'utf8');
        const source = worker
          .replace("['%FILES%']", JSON.stringify(files))
          .replace('%VERSION%', hash.update(worker).digest('hex').slice(0, 16))
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
