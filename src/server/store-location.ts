import { codeOf } from './listen.ts';
import { isPostgres } from './store/index.ts';

/** A store's place, and why it cannot be reached, as they may be printed: an address bears a password. */

const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Of an address host, port and database alone, of whatever else it may hold nothing; the path of a file as it is.
 * @param where `postgres://...`, or the path of a file
 */
export function printableLocation(where: string): string {
  const scheme = ADDRESS.exec(where)?.[0];
  return scheme === undefined ? where : `${scheme}${readLocation(where) ?? '...'}`;
}

/** Null: it cannot be told which part of it is a password. One that was not encoded may hold `/`, `?`, `#` and `@`, and what is behind them is then taken for something else. */
function readLocation(where: string): string | null {
  if (!URL.canParse(where)) return null;
  const { host, pathname, search, hash } = new URL(where);
  if (`${pathname}${search}${hash}`.includes('@') || !/^\/?[^/]*$/.test(pathname)) return null;
  return `${host}${pathname}`;
}

/**
 * What went wrong with it. What was looked for may be a part of a password where an address is not understood, or stand whole in the text where it is not one of a database:
 * then the system's code is told alone.
 */
export function printableReason(error: unknown, where: string): string {
  const code = codeOf(error);
  const isPlain = !ADDRESS.test(where) || (isPostgres(where) && readLocation(where) !== null);
  if (isPlain) return code || (error instanceof Error ? error.message : String(error));
  return code || codeOf(error instanceof Error ? error.cause : null) || 'URL';
}
