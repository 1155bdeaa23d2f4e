import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of this host, or from no page. Browsers set the header, and pages cannot change it. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === (host ?? '').toLowerCase();
  } catch {
    return false;
  }
}
