/** Part of the page's build: writes a Brotli and a gzip twin of each text file, `x.js.br` and `x.js.gz`, which the server sends in its place. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT_FILES = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** @returns {import('vite').Plugin} */
export function compress() {
  return {
    name: 'windschatten-compress',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => compressFolder(dir) },
  };
}

/** @param {string} folder */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)) && !entry.parentPath.endsWith('.vite'));
  const work = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  });
  await Promise.all(work);
}
