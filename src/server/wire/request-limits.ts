import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';

/**
 * How often a minute one address may ask, at this process. Every call counts as a read or as a change, whatever it is about; some count in a group of their own as well
 * (`config: { limit: 'opens' }`).
 */
export interface RequestLimits {
  /** A table of eight that waits for a rematch asks 120 times; several people wake their phones behind one address. */
  readonly reads: number;
  /** Records, which are large, and lists of somebody's races, which read every set-up. A page with such a list asks twice. */
  readonly expensive: number;
  readonly changes: number;
  /** A set-up of its own is kept for each race that gathers riders: up to 64 kB. */
  readonly opens: number;
  /** Every action of a race that is brought is decided anew. */
  readonly brings: number;
  readonly people: number;
  /** A phrase has 63 bits, and costs 16 MB and some 40 ms. */
  readonly phrases: number;
}

export const REQUESTS_PER_MINUTE: RequestLimits = {
  reads: 1_200,
  expensive: 240,
  changes: 120,
  opens: 20,
  brings: 10,
  people: 20,
  phrases: 6,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The group a call counts in besides reads or changes. */
    readonly limit?: keyof RequestLimits;
  }
}

/** The hook that refuses: 429, and after how many seconds to come again. */
export type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** @param onRefused somebody was refused */
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
