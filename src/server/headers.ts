import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { CONTENT_POLICY, PERMISSIONS } from './policy.ts';

/** Adds the security headers to every answer, errors included, but not to those on the way to a WebSocket, which no browser shows. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: { ...CONTENT_POLICY, 'frame-ancestors': ["'none'"] } },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // set by the proxy that holds the certificate
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.upgrade === undefined) {
      reply.helmet();
      reply.header('permissions-policy', PERMISSIONS);
      // the files of the page override it
      reply.header('cache-control', 'no-store');
    }
    done();
  });
}
