import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { hasHash, hashOf } from '../races/index.ts';
import { tokenOf } from './http-replies.ts';

/**
 * Who may read `/metrics`. If only one race is running, its counts would show a rider that another has just answered a question to several, which is secret
 * (docs/decisions/0005-answers-in-advance.md).
 */
export interface MetricsReaders {
  /** With a token, only requests that carry it. */
  readonly token: string | null;
  /** Without a token, requests from this machine. Only where no proxy runs beside the server, because its requests come from this machine too. */
  readonly local: boolean;
}

/** Headers that proxies add. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export function canReadMetrics(request: FastifyRequest, { token, local }: MetricsReaders): boolean {
  if (token !== null) return hasHash(tokenOf(request), hashOf(token));
  const { headers, socket } = request;
  // the socket itself, because `request.ip` is what a trusted proxy says
  return (
    local &&
    isLoopback(socket.remoteAddress ?? '') &&
    isLocalName(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

const isLoopback = (ip: string): boolean => ip === '::1' || (isIP(ip) !== 0 && /^(::ffff:)?127\./i.test(ip));
/** A local request names this machine, not its public name. */
const isLocalName = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d*)?$/i.test(host);
