import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../kit/index.ts';

const INSIDE = /^[\w.-]+(\/[\w.-]+)*$/;

/** The text files below a folder, each read once. A path that leads out of the folder is treated as missing. */
export function createContent(folder: string): Content {
  const known = new Map<string, string | undefined>();
  const isInside = (path: string): boolean => INSIDE.test(path) && !path.includes('..');
  const read = (path: string): string | undefined => {
    try {
      return readFileSync(join(folder, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  return {
    read(path) {
      if (!isInside(path)) return undefined;
      const found = known.has(path) ? known.get(path) : read(path);
      // missing names are not cached, because they come from outside
      if (found !== undefined) known.set(path, found);
      return found;
    },
    list(path) {
      if (!isInside(path)) return [];
      try {
        const entries = readdirSync(join(folder, path), { withFileTypes: true });
        return entries.flatMap((entry) => (entry.isFile() ? [`${path}/${entry.name}`] : [])).sort();
      } catch {
        return [];
      }
    },
  };
}
