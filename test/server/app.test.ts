import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { isAllowedHost } from '../../src/server/allowed-host.ts';
import { pageForAll } from './for-all.ts';

/** The server’s answers, requested without a network. */

const web = pageForAll();
let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({ web, allowedHosts: ['race.example'], say: (key) => key });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('files', () => {
  test.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>page</title>'],
    ['/index.html', 200, 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>page</title>'],
    ['/?from=mail', 200, 'text/html; charset=utf-8', 'no-cache', '<!doctype html><title>page</title>'],
    ['/sw.js', 200, 'application/javascript; charset=utf-8', 'no-cache', 'worker();'],
    ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache', '{}'],
    ['/licences.txt', 200, 'text/plain; charset=utf-8', 'no-cache', 'licences'],
    ['/icon.svg', 200, 'image/svg+xml', 'no-cache', '<svg/>'],
    ['/assets/index-abcd1234.js', 200, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'script();'],
    ['/assets/line.svelte-abcd1234.js', 200, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'line();'],
  ])('%s', async (url, status, type, cache, body) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
    expect(answer.body).toBe(body);
  });

  test('are sent compressed to clients that accept it', async () => {
    const script = '/assets/index-abcd1234.js';
    const br = await get(script, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.body).toBe('brotli of the script');
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    // there is no gzip of the script, and no compressed file of the worker
    for (const url of [script, '/sw.js']) {
      const plain = await get(url, { 'accept-encoding': 'gzip' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['vary']).toBe('accept-encoding');
    }
  });

  test.each([
    ['/licences.txt', 8],
    ['/assets/index-abcd1234.js', 9],
  ])('HEAD of %s has the headers of GET, without the file', async (url, length) => {
    const answer = await app.inject({ method: 'HEAD', url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(length));
    expect(answer.body).toBe('');
  });

  test('304 for a client that has the same file', async () => {
    const { etag } = (await get('/sw.js')).headers;
    expect(etag).toBeDefined();
    expect((await get('/sw.js', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get('/sw.js', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  test('206 and 416 for ranges', async () => {
    const part = await get('/licences.txt', { range: 'bytes=2-4' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 2-4/8', 'cen']);
    expect((await get('/licences.txt', { range: 'bytes=99-' })).statusCode).toBe(416);
  });
});

describe('unknown paths', () => {
  test.each([
    ['/nothing', './'],
    ['/a/b/c?x=/y/z', '../../'],
    ['/assets/', '../'],
    ['/assets', './'],
    ['/assets/index-gone0000.js', '../'],
    ['/.vite/manifest.json', '../'],
    ['/.secret', './'],
    ['/index.html.br', './'],
    ['/assets/index-abcd1234.js.br', '../'],
    ['/assets/.secret', '../'],
    ['/%2e%2e/outside.txt', undefined],
    ['/..%2foutside.txt', './'],
    ['/assets/..%2f..%2foutside.txt', '../'],
    ['/assets//index-abcd1234.js', '../../'],
    ['/sw.js%00.html', './'],
  ])('%s: 404, with a page whose base leads to the root', async (url, home) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.body).toContain('<title>lost</title>');
    if (home !== undefined) expect(answer.body).toContain(`<base href="${home}" />`);
  });

  test('an address that cannot be parsed: 400', async () => {
    const answer = await get('/%zz');
    expect([answer.statusCode, answer.body]).toEqual([400, 'Bad Request\n']);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s: 405, before its body is read', async (method) => {
    for (const url of ['/', '/nothing', '/healthz']) {
      const answer = await app.inject({ method, url, headers: { 'content-type': 'application/json' }, payload: '{not json' });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('headers for the browser', () => {
  test.each(['/', '/sw.js', '/nothing', '/healthz'])('%s: only own files, no framing, no type sniffing, no referrer', async (url) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "form-action 'none'",
      ]),
    );
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
  });

  test('a script has its policy and type, without the headers for documents', async () => {
    const { headers } = await get('/assets/index-abcd1234.js');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    for (const name of ['permissions-policy', 'x-frame-options', 'cross-origin-opener-policy']) expect(headers[name]).toBeUndefined();
  });

  test('/healthz says that it answers', async () => {
    const answer = await get('/healthz');
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('accepted host names', () => {
  const ALLOWED = ['race.example', '.club.example'];
  test.each([
    ['localhost', true],
    ['localhost:4173', true],
    ['LOCALHOST.:4173', true],
    ['tours.localhost', true],
    ['127.0.0.1:4173', true],
    ['192.168.1.5', true],
    ['[::1]:4173', true],
    ['race.example', true],
    ['Race.Example:80', true],
    ['club.example', true],
    ['spring.club.example', true],
    ['', false],
    ['evil.example', false],
    ['xrace.example', false],
    ['race.example.evil.example', false],
    ['evilclub.example', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['[evil.example]', false],
    ['race.example:80:80', false],
  ])('%s: %s', (host, allowed) => {
    expect(isAllowedHost(host, ALLOWED)).toBe(allowed);
    expect(isAllowedHost(host, ['*'])).toBe(allowed || /^[a-z0-9.]+$/.test(host));
  });

  test('421 for any request with another host name', async () => {
    for (const url of ['/', '/nothing', '/healthz', '/assets/index-abcd1234.js']) {
      const answer = await get(url, { host: 'evil.example' });
      expect([answer.statusCode, answer.body]).toEqual([421, 'host-refused\n']);
    }
    expect((await get('/', { host: 'race.example' })).statusCode).toBe(200);
  });
});

test('without a 404 page the answer is plain text', async () => {
  const bare = await createApp({ web: `${web}/assets`, say: (key) => key });
  const answer = await bare.inject('/nothing');
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found\n']);
  await bare.close();
});
