import { readdirSync, readFileSync } from 'node:fs';
import type { Content } from '../../src/kit/index.ts';

const ROOT = new URL('../../content/', import.meta.url);

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(new URL(path, ROOT), 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * The texts below content/, as the command line reads them. A single object, because boards are compiled once for
 * each source.
 */
export const content: Content = {
  read: (path) => (/^[\w./-]+$/.test(path) ? readText(path) : undefined),
  list: (folder) =>
    readdirSync(new URL(`${folder}/`, ROOT))
      .sort()
      .map((name) => `${folder}/${name}`),
};
