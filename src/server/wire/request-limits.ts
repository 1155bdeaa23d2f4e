import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';

/**
 * Calls a minute for one address at this process. Every call counts as a read or a change, and some count in a group of their own as well (`config: { limit: 'opens' }`).
 */
export interface RequestLimits {
  /** A table of eight waiting for a rematch makes 120 calls, and several tables may share an address. */
  readonly reads: number;
  /** Records, which are large, and lists of a person's races, which read every set-up. */
  readonly expensive: number;
  readonly changes: number;
  /** Each new race stores a set-up of up to 64 kB. */
  readonly opens: number;
  /** Every action of a brought race is decided again. */
  readonly brings: number;
  /** A class or a club may come from one address. Pages try again later. */
  readonly people: number;
  /** Checking a pass phrase takes 16 MB and about 40 ms; it has 63 random bits. */
  readonly phrases: number;
}

export const REQUESTS_PER_MINUTE: RequestLimits = {
  reads: 1_200,
  expensive: 240,
  changes: 120,
  opens: 20,
  brings: 10,
  people: 60,
  phrases: 6,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The group a call counts in besides reads or changes. */
    readonly limit?: keyof RequestLimits;
  }
}

/** A hook that refuses with 429 and `Retry-After`. */
export type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** @param onRefused called for each refused call */
export async function createLimitHook(app: FastifyInstance, limits: RequestLimits, onRefused: () => void): Promise<LimitHook> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', keyGenerator: ({ ip }) => addressKey(ip) });
  const group = (name: keyof RequestLimits) => app.createRateLimit({ max: limits[name] });
  const groups = {
    ...{ reads: group('reads'), expensive: group('expensive'), changes: group('changes'), opens: group('opens') },
    ...{ brings: group('brings'), people: group('people'), phrases: group('phrases') },
  };
  return async (request, reply) => {
    const { limit } = request.routeOptions.config;
    const general: keyof RequestLimits = request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'changes';
    for (const name of limit === undefined ? [general] : [general, limit]) {
      const found = await groups[name](request);
      if (found.isAllowed || !found.isExceeded) continue;
      onRefused();
      return reply
        .code(429)
        .header('retry-after', found.ttlInSeconds)
        .send({ problems: [{ code: 'wire-often' }] });
    }
    return undefined;
  };
}
