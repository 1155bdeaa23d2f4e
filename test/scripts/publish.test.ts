import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFolder } from '../../build/compress.mjs';
import { filesBelow, publishCode, publishPage } from '../../scripts/publish.mjs';

/** How a finished build takes the place of the old one. */

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'windschatten-publish-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (path: string): string => join(folder, path);
const read = (path: string): string => readFileSync(inFolder(path), 'utf8');
function write(at: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(inFolder(`${at}/${name}`)), { recursive: true });
    writeFileSync(inFolder(`${at}/${name}`), text);
  }
  return inFolder(at);
}

describe('the page', () => {
  const DAY = 24 * 3_600_000;
  const publish = (files: Readonly<Record<string, string>>, now?: number): void => {
    publishPage(write('built', files), inFolder('web'), inFolder('manifest.json'), now);
  };

  test('takes the place of the old one, whose parts stay for visitors who have it open', () => {
    publish({
      'index.html': 'one',
      'sw.js': 'one',
      'assets/a-1.js': 'a one',
      'assets/same.js': 'same',
      '.vite/manifest.json': '{"one":1}',
    });
    publish({
      'index.html': 'two',
      'sw.js': 'two',
      'assets/a-2.js': 'a two',
      'assets/same.js': 'same',
      '.vite/manifest.json': '{"two":2}',
    });
    expect(filesBelow(inFolder('web'))).toEqual(['assets/a-1.js', 'assets/a-2.js', 'assets/same.js', 'index.html', 'sw.js']);
    expect([read('web/index.html'), read('web/sw.js')]).toEqual(['two', 'two']);
    expect(read('manifest.json')).toBe('{"two":2}');
  });

  test('parts go a week after they were last in use, however long that was', () => {
    const start = Date.now();
    publish({ 'index.html': 'one', 'assets/a-1.js': '', 'old-icon.png': '' }, start);
    publish({ 'index.html': 'two', 'assets/a-2.js': '' }, start + 30 * DAY);
    publish({ 'index.html': 'three', 'assets/a-3.js': '' }, start + 36 * DAY);
    expect(filesBelow(inFolder('web'))).toContain('assets/a-1.js');
    publish({ 'index.html': 'four', 'assets/a-4.js': '' }, start + 38 * DAY);
    expect(filesBelow(inFolder('web'))).toEqual(['assets/a-2.js', 'assets/a-3.js', 'assets/a-4.js', 'index.html']);
  });

  test('a compressed twin goes with the file it was made of', () => {
    publish({ 'index.html': 'one', 'index.html.br': 'one', 'index.html.gz': 'one', 'assets/a-1.js': '', 'assets/a-1.js.br': '' });
    publish({ 'index.html': 'two', 'index.html.br': 'two' });
    expect(filesBelow(inFolder('web'))).toEqual(['assets/a-1.js', 'assets/a-1.js.br', 'index.html', 'index.html.br']);
    expect(read('web/index.html.br')).toBe('two');
  });

  test('text files are compressed, pictures are not', async () => {
    const text = 'the peloton '.repeat(500);
    const built = write('built', { 'index.html': text, 'assets/a-1.js': text, 'icon.png': text, '.vite/manifest.json': '{}' });
    await compressFolder(built);
    expect(filesBelow(built)).toEqual([
      '.vite/manifest.json',
      ...['assets/a-1.js', 'assets/a-1.js.br', 'assets/a-1.js.gz'],
      ...['icon.png', 'index.html', 'index.html.br', 'index.html.gz'],
    ]);
    expect(brotliDecompressSync(readFileSync(inFolder('built/index.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(inFolder('built/assets/a-1.js.gz'))).toString()).toBe(text);
  });
});

describe('programs', () => {
  const PROGRAMS = { 'command/main.js': 'main.js', 'command/server.js': 'server.js' };
  const publish = (main: string): void => {
    publishCode(write('built', { 'main.js': main, 'server.js': '', 'worker.js': '' }), inFolder('dist'), PROGRAMS);
  };
  const folders = (): string[] => readdirSync(inFolder('dist')).filter((name) => name.startsWith('code-'));

  test('every build has a folder of its own, where its parts import each other; the fixed names import the newest', () => {
    publish('one');
    const [first = ''] = folders();
    expect(read('dist/command/main.js')).toBe(`import '../${first}/main.js';\n`);
    publish('two');
    expect(folders()).toHaveLength(2);
    const second = folders().find((name) => name !== first)!;
    expect(read('dist/command/main.js')).toBe(`import '../${second}/main.js';\n`);
    expect(read('dist/command/server.js')).toBe(`import '../${second}/server.js';\n`);
    // a process that runs the first one still finds the rest of it
    expect(filesBelow(inFolder(`dist/${first}`))).toEqual(['main.js', 'server.js', 'worker.js']);
  });

  test('the same build twice is one folder', () => {
    publish('one');
    publish('one');
    expect(folders()).toHaveLength(1);
  });

  test('a folder goes an hour after its last use, however old it was', () => {
    publish('one');
    const [first = ''] = folders();
    utimesSync(inFolder(`dist/${first}`), 1, 1);
    publish('two');
    expect(folders()).toHaveLength(2);
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(inFolder(`dist/${first}`), twoHoursAgo, twoHoursAgo);
    publish('three');
    expect(folders()).toHaveLength(2);
    expect(folders()).not.toContain(first);
  });
});
