import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps, type Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Requests to hosts that visitors name. One parser (`URL`) decides and sends, and the address is checked after the name is resolved, for the same connection. */

export interface OutboundUrl {
  /** Normalised; store and send this text, not the visitor's. */
  readonly url: URL;
  /** The operator has named this very host, so it may be one of the operator's own network. */
  readonly isPrivateAllowed: boolean;
}

const PLAIN_ADDRESS = /^https:\/\/[a-z0-9.-]+(\/|$)/i;
const HOST = /^[a-z0-9.-]+$/;

/**
 * Reads an https address without port and credentials at one of the hosts. Null: not allowed.
 * @param publicHosts names, or `.example` for all names below; they must have public addresses
 * @param ownHosts the operator's; an exact name may have any address
 */
export function readOutboundUrl(
  text: string,
  { publicHosts = [], ownHosts = [] }: { readonly publicHosts?: readonly string[]; readonly ownHosts?: readonly string[] },
): OutboundUrl | null {
  if (!PLAIN_ADDRESS.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || !HOST.test(hostname)) return null;
  const isNamed = [...publicHosts, ...ownHosts].some((known) => hostname === known || (known.startsWith('.') && hostname.endsWith(known)));
  if (!isNamed) return null;
  url.hash = '';
  return { url, isPrivateAllowed: ownHosts.includes(hostname) };
}

export interface OutboundRequest extends OutboundUrl {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  readonly timeoutMs: number;
  /** Another way to connect, for tests. */
  readonly agent?: Agent;
}

/** Sends a POST and returns the status of the answer. Redirects are not followed. */
export type Post = (request: OutboundRequest) => Promise<number>;

export const post: Post = ({ url, isPrivateAllowed, headers, body, timeoutMs, agent }) =>
  new Promise((answered, failed) => {
    // an address in the place of a name is connected to without a look-up
    const address = url.hostname.replace(/^\[|\]$/g, '');
    if (!isPrivateAllowed && isIP(address) !== 0 && !isPublicAddress(address)) throw privateAddress();
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
      agent: agent ?? false,
      ...(isPrivateAllowed ? {} : { lookup: lookupPublic }),
    };
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      // the body may be endless
      response.destroy();
      answered(response.statusCode ?? 0);
    });
    sent.on('error', failed);
    sent.end(body);
  });

const privateAddress = (): Error => Object.assign(new Error('the host has a private address'), { code: 'EPRIVATE' });

/** Resolves a name; fails if any of its addresses is not public. */
export const lookupPublic: LookupFunction = (host, options, done) => lookupWith(resolve, host, options, done);

/** @param resolveName as `dns.lookup` */
export function lookupWith(
  resolveName: (host: string, options: LookupOptions & { all: true }, done: (error: Error | null, found: LookupAddress[]) => void) => void,
  host: string,
  options: LookupOptions,
  done: Parameters<LookupFunction>[2],
): void {
  resolveName(host, { ...options, all: true }, (error, found) => {
    const failure = error ?? (found.length > 0 && found.every(({ address }) => isPublicAddress(address)) ? null : privateAddress());
    if (failure !== null) done(failure, []);
    else if (options.all === true) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  });
}
