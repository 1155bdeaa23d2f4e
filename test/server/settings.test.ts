import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/server/settings.ts';
import { addressOf } from '../../src/server/listen.ts';
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
      webhook: null,
      webhookHosts: [],
      pushHosts: [],
      pushContact: 'https://windschatten.example/',
    });
  });

  test('hooks and push services are addresses and names of hosts', () => {
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

  test('PORT=0 is any free one', () => {
    expect(settings([], { PORT: '0' }).port).toBe(0);
    expect(settings(['--port', '0']).port).toBe(0);
  });

  test('an option goes before its variable, an empty variable is none', () => {
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

test('the words are those of whoever runs it', () => {
  const folder = join(import.meta.dirname, '../../content/house/words');
  expect(createWords(folder, { LANG: 'de_AT.UTF-8' })('port-taken', { port: 80 })).toBe('Port 80 ist belegt.');
  expect(createWords(folder, { LANG: 'de', LC_ALL: 'cs_CZ' })('port-taken', { port: 80 })).toBe('Port 80 je obsazený.');
  expect(createWords(folder, { LANG: 'C', LC_ALL: '' })('port-taken', { port: 80 })).toBe('Port 80 is taken.');
});
