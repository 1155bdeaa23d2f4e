import { isIP, isIPv6 } from 'node:net';

/**
 * Whether the server answers to this host name. A foreign page could point its own name at this machine (DNS rebinding) and would then have the same origin as the server. Addresses
 * and `localhost` are always safe.
 * @param header the request's `Host`: `example.org:4173`, `[::1]:4173`
 * @param allowed as `Settings.allowedHosts`
 */
export function isAllowedHost(header: string, allowed: readonly string[]): boolean {
  const name = nameOf(header);
  if (name === '') return false;
  if (isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return allowed.some((known) => known === '*' || known === name || (known.startsWith('.') && `.${name}`.endsWith(known)));
}

/** Without port and brackets; a name may end with the dot of the root. */
function nameOf(header: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(header.trim().toLowerCase()) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed) ? bracketed : '';
  return plain?.replace(/\.$/, '') ?? '';
}
