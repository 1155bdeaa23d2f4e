import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join, sep } from 'node:path';

/** Files there are named by what they hold: a name never gets another content. */
const NAMED_BY_CONTENT = 'assets';
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, and asked for at every use whether it is still the same. */
const ASK = 'no-cache';

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
    setHeaders: (reply, path) => void reply.header('cache-control', path.startsWith(named) ? FOREVER : ASK),
  });
}
