import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content } from '../kit/index.ts';
import { EXIT, Failure } from './failure.ts';

/** The package, from `src/cli` as from `dist/cli`. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The texts below `content/`. A name that is no file there (or leads out of it) is simply not there. */
export function createContent(): Content {
  const inside = (path: string): string | undefined => (/^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.includes('..') ? path : undefined);
  return {
    read(path) {
      const known = inside(path);
      if (known === undefined) return undefined;
      try {
        return readFileSync(`${root}content/${known}`, 'utf8');
      } catch {
        return undefined;
      }
    },
    list(folder) {
      if (inside(folder) === undefined) return [];
      try {
        const entries = readdirSync(`${root}content/${folder}`, { withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map(({ name }) => `${folder}/${name}`)
          .sort();
      } catch {
        return [];
      }
    },
  };
}

/** A file named on the command line. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Failure(EXIT.usage, file, { code: 'file-unreadable', facts: { reason } });
  }
}
