import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';

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

/** One of them as the page asks for it. */
const ONE_NAMED = /^[\w-][\w.-]*$/;
/** Compressed twins are for those who ask for the file. */
const TWIN = /\.(br|gz)$/;

/** Of every file, however it is asked for. */
const SENT = { dotfiles: 'ignore', preCompressed: true, cacheControl: false } as const;

/**
 * Serves the built page, compressed where the build has compressed it. Files are looked up at each request: a new build may be put into the folder
 * while it is served.
 */
export async function addPage(app: FastifyInstance, web: string): Promise<void> {
  const named = join(web, NAMED_BY_CONTENT);
  await app.register(async (scope) => {
    // asked for by its name alone, a file is sent without a look through the whole folder, which is thousands of names long and takes milliseconds
    await scope.register(files, { ...SENT, root: named, serve: false, setHeaders: forever });
    scope.get<{ Params: { name: string } }>(`/${NAMED_BY_CONTENT}/:name`, ({ params: { name } }, reply) =>
      ONE_NAMED.test(name) && !TWIN.test(name) ? reply.sendFile(name) : reply.callNotFound(),
    );
  });
  await app.register(files, {
    ...SENT,
    root: web,
    decorateReply: false,
    allowedPath: (path) => !TWIN.test(path) && !path.startsWith(`/${NAMED_BY_CONTENT}/`),
    setHeaders: (reply) => void reply.header('cache-control', ASK),
  });
}

function forever(reply: FastifyReply): void {
  void reply.header('cache-control', FOREVER);
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}
