import { Buffer } from 'node:buffer';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';

/** A push service and a browser by RFCs 8030, 8188, 8291 and 8292, independent of the code that the server uses. */

const CURVE = 'prime256v1';
const pem = readFileSync(join(import.meta.dirname, 'push-service.pem'), 'utf8');
/** The host name of the certificate. */
export const PUSH_HOST = 'push.test';

/** A request to the push service. */
export interface Pushed {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly pushed: readonly Pushed[];
  /** The status of its answers: 201, or 410 for an expired subscription. */
  status: number;
  /** Resolves the service's name to this machine. */
  readonly agent: Agent;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const server = createServer({ cert: pem, key: pem }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      pushed.push({ method, path, headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ ca: pem });
  agent.createConnection = () => connect({ host: '127.0.0.1', port, servername: PUSH_HOST, ca: pem });
  const service: PushService = {
    pushed,
    status: 201,
    agent,
    close: () =>
      new Promise((closed) => {
        agent.destroy();
        server.close(() => closed());
      }),
  };
  return service;
}

/** The keys of a browser's subscription, with which only it can decrypt its messages. */
export interface Subscribed {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Throws if the message is for another browser or was changed. */
  decrypt(body: Buffer): string;
}

export function subscribeBrowser(key: ECDH = newKey(), auth: Buffer = randomBytes(16)): Subscribed {
  return {
    keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt: (body) => decrypt(body, key, auth),
  };
}

function newKey(): ECDH {
  const key = createECDH(CURVE);
  key.generateKeys();
  return key;
}

/** Decrypts the single record of a push message (RFC 8188 `aes128gcm`, key by RFC 8291). */
function decrypt(body: Buffer, key: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > recordSize) throw new Error('more than one record');
  const shared = key.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derived = (what: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // padding follows the text; 2 marks the last record
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('no last record');
  return plain.subarray(0, end).toString('utf8');
}

export interface Vapid {
  /** The server's key from the message. */
  readonly key: string;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** The sender by RFC 8292. Throws if the signature does not match the key of the message. */
export function vapidOf({ headers }: Pick<Pushed, 'headers'>): Vapid {
  const [, token, key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || key === undefined) throw new Error(`authorization: ${headers.authorization}`);
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  if ((read(head) as { alg?: unknown }).alg !== 'ES256') throw new Error('not ES256');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [string, string];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('not signed by this key');
  return { key, claims: read(claims) as Vapid['claims'] };
}
