import { codeOf } from './listen.ts';
import { isPostgres } from './store/index.ts';

/** The location of a store, and the reason why it fails, without the password that an address may contain. */

const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Host, port and database of an address, or the path of a file.
 * @param where `postgres://...`, or the path of a file
 */
export function printableLocation(where: string): string {
  const scheme = ADDRESS.exec(where)?.[0];
  return scheme === undefined ? where : `${scheme}${readLocation(where) ?? '...'}`;
}

/** Null: unknown which part is the password. An unencoded one may contain `/`, `?`, `#` and `@`, and would be parsed as something else. */
function readLocation(where: string): string | null {
  if (!URL.canParse(where)) return null;
  const { host, pathname, search, hash } = new URL(where);
  if (`${pathname}${search}${hash}`.includes('@') || !/^\/?[^/]*$/.test(pathname)) return null;
  return `${host}${pathname}`;
}

/** Why the store failed. If the address is not understood, the message may contain the password, so only the error code is returned. */
export function printableReason(error: unknown, where: string): string {
  const code = codeOf(error);
  const isPlain = !ADDRESS.test(where) || (isPostgres(where) && readLocation(where) !== null);
  // a code without a name says less than the message
  if (isPlain) return (code.startsWith('UNKNOWN') ? '' : code) || (error instanceof Error ? error.message : String(error));
  return code || codeOf(error instanceof Error ? error.cause : null) || 'URL';
}
