import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { CONTENT_POLICY, PERMISSIONS } from './policy.ts';

/** Adds the security headers to every answer, errors included. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { ...CONTENT_POLICY, 'frame-ancestors': ["'none'"] } },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // set by the proxy that holds the certificate
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    // the files of the page override it
    reply.header('cache-control', 'no-store');
    done();
  });
}
