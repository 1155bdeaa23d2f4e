import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small page with the files that a build makes. */

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>page</title>',
  'index.html.br': 'brotli of the page',
  'index.html.gz': 'gzip of the page',
  '404.html': '<!doctype html><base href="./" /><title>lost</title>',
  'sw.js': 'worker();',
  'manifest.webmanifest': '{}',
  'licences.txt': 'licences',
  'icon.svg': '<svg/>',
  'assets/index-abcd1234.js': 'script();',
  'assets/line.svelte-abcd1234.js': 'line();',
  'assets/index-abcd1234.js.br': 'brotli of the script',
  '.vite/manifest.json': '{}',
  '.secret': 'secret',
};

/** @returns the folder; `remove` deletes it */
export function makePage(): { readonly web: string; remove(): void } {
  const above = mkdtempSync(join(tmpdir(), 'windschatten-web-'));
  const web = join(above, 'web');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(web, name)), { recursive: true });
    writeFileSync(join(web, name), text);
  }
  writeFileSync(join(above, 'outside.txt'), 'outside');
  return { web, remove: () => rmSync(above, { recursive: true, force: true }) };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request to a server at 127.0.0.1. Unlike `fetch` it does not normalise path and headers. */
export function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((answered, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', failed);
      response.on('end', () => {
        answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString('utf8') });
      });
    });
    asked.on('error', failed);
    asked.end();
  });
}
