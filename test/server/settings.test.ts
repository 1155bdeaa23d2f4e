import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/server/settings.ts';
import { addressOf } from '../../src/server/listen.ts';
import { printableLocation, printableReason } from '../../src/server/store-location.ts';
import { createWords } from '../../src/server/words.ts';

const settings = (args: readonly string[], env: Record<string, string> = {}) => {
  const read = readSettings(args, env);
  if (!read.ok) throw new Error(read.error.map(({ code }) => code).join(' '));
  return read.value;
};

describe('settings', () => {
  test('without any', () => {
    expect(settings([])).toEqual({
      port: 4173,
      host: 'localhost',
      allowedHosts: ['localhost'],
      logLevel: 'warn',
      web: null,
      store: null,
      trustProxy: false,
      backup: null,
      bus: null,
      webhook: null,
      webhookHosts: [],
      pushHosts: [],
      pushContact: 'https://windschatten.example/',
      metricsToken: null,
      metricsHere: true,
    });
  });

  test('webhooks and push services are addresses and host names', () => {
    const env = {
      WEBHOOK_URL: 'http://localhost:1/hook',
      WEBHOOK_HOSTS: 'hooks.example, .club.example',
      PUSH_CONTACT: 'mailto:club@race.example',
    };
    expect(settings([], env)).toMatchObject({
      webhook: env.WEBHOOK_URL,
      webhookHosts: ['hooks.example', '.club.example'],
      pushContact: env.PUSH_CONTACT,
    });
    const wrong = readSettings([], { WEBHOOK_URL: 'ftp://x', PUSH_CONTACT: 'me', PUSH_HOSTS: 'a/b' });
    expect(wrong.ok ? [] : wrong.error.map(({ code }) => code)).toEqual([
      'host-name-unreadable',
      'address-unreadable',
      'address-unreadable',
    ]);
  });

  test('the bus is one address or several; another scheme or none is refused', () => {
    expect(settings([], { BUS_URL: 'nats://a:4222, tls://user:word@b.example' }).bus).toEqual([
      'nats://a:4222',
      'tls://user:word@b.example',
    ]);
    for (const url of ['a:4222', 'http://a', 'nats://', ',', 'nats://a,']) {
      const wrong = readSettings([], { BUS_URL: url });
      expect(wrong.ok ? [] : wrong.error, url).toEqual([
        { code: 'address-unreadable', facts: { name: 'BUS_URL', schemes: 'nats:, tls:' } },
      ]);
    }
  });

  test('metrics need the token, or a local request without a proxy', () => {
    const token = 'a-token-of-sixteen';
    expect(settings([], { METRICS_TOKEN: token })).toMatchObject({ metricsToken: token, metricsHere: true });
    expect(settings([], { HOST: '0.0.0.0' }).metricsHere).toBe(true);
    expect(settings([], { TRUST_PROXY: '1' }).metricsHere).toBe(false);
    expect(settings([], { ALLOWED_HOSTS: 'race.example' }).metricsHere).toBe(false);
  });

  test('PORT=0 is any free one', () => {
    expect(settings([], { PORT: '0' }).port).toBe(0);
    expect(settings(['--port', '0']).port).toBe(0);
  });

  test('an option overrides its variable, and an empty variable is unset', () => {
    const env = { PORT: '8000', HOST: 'tours.example' };
    expect(settings(['--port=8001', '--host', '::1'], env)).toMatchObject({ port: 8001, host: '::1' });
    expect(settings([], env)).toMatchObject({ port: 8000, host: 'tours.example', allowedHosts: ['tours.example'] });
    expect(settings([], { PORT: '', HOST: '', LOG_LEVEL: '', WINDSCHATTEN_WEB: '' })).toEqual(settings([]));
  });

  test('ALLOWED_HOSTS', () => {
    expect(settings([], { ALLOWED_HOSTS: 'Race.example, .club.example *' }).allowedHosts).toEqual([
      'race.example',
      '.club.example',
      '*',
      'localhost',
    ]);
  });

  test.each<[readonly string[], Record<string, string>, string]>([
    [['--port', 'x'], {}, 'port-unreadable'],
    [['--port', '-1'], {}, 'port-unreadable'],
    [[], { PORT: '65536' }, 'port-unreadable'],
    [[], { PORT: '80.5' }, 'port-unreadable'],
    [[], { PORT: '1e3' }, 'port-unreadable'],
    [['--port='], {}, 'option-empty'],
    [['--prot', '80'], {}, 'option-unknown'],
    [['here'], {}, 'option-unknown'],
    [[], { ALLOWED_HOSTS: 'https://race.example' }, 'host-name-unreadable'],
    [[], { LOG_LEVEL: 'loud' }, 'log-level-unknown'],
    [[], { METRICS_TOKEN: 'short' }, 'metrics-token-unreadable'],
    [[], { METRICS_TOKEN: 'a token with spaces in it' }, 'metrics-token-unreadable'],
  ])('%j %j: %s', (args, env, code) => {
    const read = readSettings(args, env);
    expect(read.ok ? [] : read.error.map((problem) => problem.code)).toContain(code);
  });
});

test.each([
  ['localhost', 'http://localhost:80/'],
  ['::1', 'http://[::1]:80/'],
  ['race.example', 'http://race.example:80/'],
])('the address of %s', (host, address) => {
  expect(addressOf(host, 80)).toBe(address);
});

test('messages are in the operator’s language', () => {
  const folder = join(import.meta.dirname, '../../content/house/words');
  expect(createWords(folder, { LANG: 'de_AT.UTF-8' })('port-taken', { port: 80 })).toBe('Port 80 ist belegt.');
  expect(createWords(folder, { LANG: 'de', LC_ALL: 'cs_CZ' })('port-taken', { port: 80 })).toBe('Port 80 je obsazený.');
  expect(createWords(folder, { LANG: 'C', LC_ALL: '' })('port-taken', { port: 80 })).toBe('Port 80 is taken.');
});

describe('the printed location of the store', () => {
  test.each([
    ['postgres://race.example:5433/races', 'postgres://race.example:5433/races'],
    ['postgresql://me:geheim@race.example/races', 'postgresql://race.example/races'],
    ['postgres://me:geh@eim@[::1]:5432/races', 'postgres://[::1]:5432/races'],
    ['postgres://me:geh%40eim@race.example/races?password=geheim&sslmode=require#geheim', 'postgres://race.example/races'],
    ['postgres:///races?host=/var/run/postgresql&user=me', 'postgres:///races'],
    // an unencoded character is parsed as the end of the host or of the database
    ['postgres://me:ge/heim@race.example/races', 'postgres://...'],
    ['postgres://me:1234/heim@race.example/races', 'postgres://...'],
    ['postgres://me:geh@12/eim@race.example/races', 'postgres://...'],
    ['postgres://me:12?heim@race.example/races', 'postgres://...'],
    ['postgres://me:12#heim@race.example/races', 'postgres://...'],
    ['postgres://race.example/races/geheim', 'postgres://...'],
    ['postgress://me:geheim@race.example/races', 'postgress://race.example/races'],
    ['data/races.sqlite', 'data/races.sqlite'],
    ['/srv/a@b/races.sqlite', '/srv/a@b/races.sqlite'],
  ])('%s: %s', (where, place) => {
    expect(printableLocation(where)).toBe(place);
  });

  test('the reason contains no part of a password', () => {
    const lost = (message: string, code: string) => new Error(message, { cause: Object.assign(new Error(message), { code }) });
    const notFound = lost('store lost: getaddrinfo ENOTFOUND eim', 'ENOTFOUND');
    expect(printableReason(notFound, 'postgres://me:geh@eim/x@race.example/races')).toBe('ENOTFOUND');
    expect(printableReason(notFound, 'postgres://me:geheim@eim/races')).toBe('store lost: getaddrinfo ENOTFOUND eim');
    const missing = new Error('ENOENT: mysql://me:geheim@race.example/races');
    expect(printableReason(missing, 'mysql://me:geheim@race.example/races')).toBe('URL');
    expect(printableReason(new Error('ENOENT: races.sqlite'), 'races.sqlite')).toBe('ENOENT: races.sqlite');
    expect(printableReason(Object.assign(new Error('no'), { code: 'EACCES' }), 'races.sqlite')).toBe('EACCES');
  });
});
