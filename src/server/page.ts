import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';

/** Files in this folder have a hash of their content in their name. */
const NAMED_BY_CONTENT = 'assets';
const FOREVER = 'public, max-age=31536000, immutable';
/** Cached, and revalidated at every use. */
const ASK = 'no-cache';
/** Headers for documents only, because they would double the size of many small files. */
const OF_DOCUMENTS = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'x-dns-prefetch-control', 'x-download-options'],
  ...['x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];

const ONE_NAMED = /^[\w-][\w.-]*$/;
/** The compressed variants, which are served under the name of the file itself. */
const TWIN = /\.(br|gz)$/;

const SENT = { dotfiles: 'ignore', preCompressed: true, cacheControl: false } as const;

/**
 * Serves the built page, compressed where the build has compressed it. Each request looks up its file, so that a new build may replace the folder at any time.
 */
export async function addPage(app: FastifyInstance, web: string): Promise<void> {
  const named = join(web, NAMED_BY_CONTENT);
  await app.register(async (scope) => {
    // a route of its own avoids listing the folder, which has thousands of files and takes milliseconds
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
