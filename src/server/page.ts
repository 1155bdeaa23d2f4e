import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join, sep } from 'node:path';

/** Files there are named by what they hold: a name never gets another content. */
const NAMED_BY_CONTENT = 'assets';
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, and asked for at every use whether it is still the same. */
const ASK = 'no-cache';
/** Said to documents alone: a script, a style or a font has no use for them, and of many small files they would be half. */
const OF_DOCUMENTS = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'x-dns-prefetch-control', 'x-download-options'],
  ...['x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];

/**
 * Serves the built page, compressed where the build has compressed it. Files are looked up at each request: a new build may be put into the folder
 * while it is served.
 */
export async function addPage(app: FastifyInstance, web: string): Promise<void> {
  const named = join(web, NAMED_BY_CONTENT) + sep;
  await app.register(files, {
    root: web,
    decorateReply: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // the twins are for those who ask for the file
    allowedPath: (path) => !/\.(br|gz)$/.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.startsWith(named);
      void reply.header('cache-control', forever ? FOREVER : ASK);
      if (forever) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
}
