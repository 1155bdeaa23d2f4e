import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { hashOf } from '../races/index.ts';
import { tokenOf } from './http-replies.ts';

/**
 * Who may read `/metrics`. Its counts are of this moment: where one race is on, a rider who reads them sees that another has just answered a question that is put to several,
 * which nobody may know (docs/decisions/0005-answers-in-advance.md).
 */
export interface MetricsReaders {
  /** Whoever has it, from anywhere; then nobody else. */
  readonly token: string | null;
  /** Without a token: whoever is at this machine. No proxy is in front, for what comes through one beside the server is from this machine as well. */
  readonly local: boolean;
}

/** What proxies add. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export function canReadMetrics(request: FastifyRequest, { token, local }: MetricsReaders): boolean {
  if (token !== null) return hashOf(tokenOf(request)) === hashOf(token);
  const { headers, socket } = request;
  // the other end of the line itself: `request.ip` is what a trusted proxy says
  return (
    local &&
    isLoopback(socket.remoteAddress ?? '') &&
    isLocalName(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

const isLoopback = (ip: string): boolean => ip === '::1' || (isIP(ip) !== 0 && /^(::ffff:)?127\./i.test(ip));
/** Whoever is here asks for this machine, not for the name by which others know it. */
const isLocalName = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d*)?$/i.test(host);
