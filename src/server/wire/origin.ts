import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of this host, or from no page. Browsers set these headers, and pages cannot change them. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  // a browser may leave the origin out, but not the site
  if (site === 'cross-site' || site === 'same-site') return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === (host ?? '').toLowerCase();
  } catch {
    return false;
  }
}
