/** Compressed twins of a built page's texts, made once and as small as they get: `x.js.br`, `x.js.gz`. Servers that know them send them, others need not. */
import { copyFileSync, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** Below that a network sends one packet anyway. */
const LEAST = 1_000;

/** @type {readonly [ending: string, compress: (bytes: Buffer) => Promise<Buffer>][]} */
const WAYS = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/**
 * @param {string} built a built page
 * @param {string} published an earlier one: what is named by its content is compressed there already
 */
export async function compressPage(built, published) {
  const work = filesBelow(built)
    .filter((path) => TEXTS.has(extname(path)) && !path.startsWith('.'))
    .map(async (path) => {
      const bytes = await readFile(join(built, path));
      if (bytes.length < LEAST) return;
      for (const [ending, compress] of WAYS) {
        const twin = join(published, path + ending);
        if (path.startsWith('assets/') && existsSync(twin)) copyFileSync(twin, join(built, path + ending));
        else await writeFile(join(built, path + ending), await compress(bytes));
      }
    });
  await Promise.all(work);
}
