import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { intersects, satisfies, subset } from 'semver';
import { expect, test } from 'vitest';

/** `npm ci` warns of a package that does not allow the running Node, and with `engine-strict` it fails. */

interface Package {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
}

const root = resolve(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as { packages: Readonly<Record<string, Package>> };
const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { engines: { node: string } };
const ours = manifest.engines.node;

test.each(['20.19.0', '22.13.0', '24.0.0'])('`engines` allows Node %s', (version) => {
  expect(satisfies(version, ours)).toBe(true);
});

test('every package of the lock file allows each Node that `engines` allows', () => {
  const refusing = Object.entries(lock.packages).flatMap(([path, { version, engines }]) =>
    engines?.node === undefined || subset(ours, engines.node) ? [] : [`${path} ${String(version)} wants Node ${engines.node}`],
  );
  expect(refusing).toEqual([]);
});

test('.nvmrc and the container use such a Node', () => {
  const [, container = ''] = /^FROM node:([\d.]+)/m.exec(readFileSync(`${root}/Dockerfile`, 'utf8')) ?? [];
  for (const version of [readFileSync(`${root}/.nvmrc`, 'utf8').trim(), container]) expect(intersects(version, ours), version).toBe(true);
});
