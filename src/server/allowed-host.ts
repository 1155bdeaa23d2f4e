import { isIP, isIPv6 } from 'node:net';

/**
 * Whether a request may name this host. A page of somebody else can have its own name lead to this machine (DNS rebinding) and would then speak with
 * this server as if it were its own; so names are answered only that were chosen here. An address names nobody else, and neither does `localhost`.
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
