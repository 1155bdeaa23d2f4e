import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { CONTENT_POLICY, PERMISSIONS } from './policy.ts';

/** Every answer, errors too, says what a browser may do with it. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { ...CONTENT_POLICY, 'frame-ancestors': ["'none'"] } },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // whether the host is to be asked by https alone is decided where the certificate lies: in front of this server
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    // files of the page say otherwise
    reply.header('cache-control', 'no-store');
    done();
  });
}
