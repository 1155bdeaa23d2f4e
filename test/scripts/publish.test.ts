import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressPage } from '../../scripts/compress.mjs';
import { filesBelow } from '../../scripts/files.mjs';
import { publishCode, publishPage } from '../../scripts/publish.mjs';
import { isFresh, stampOf } from '../../scripts/stamp.mjs';

/** How a finished build comes to where it is used. */

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

  test('takes the place of the old one, whose parts stay for whoever has it open', () => {
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
    publish({ 'index.html': 'one', 'assets/a-1.js': '', 'assets/old/b-1.js': '' }, start);
    publish({ 'index.html': 'two', 'assets/a-2.js': '' }, start + 30 * DAY);
    publish({ 'index.html': 'three', 'assets/a-3.js': '' }, start + 36 * DAY);
    expect(filesBelow(inFolder('web'))).toContain('assets/a-1.js');
    publish({ 'index.html': 'four', 'assets/a-4.js': '' }, start + 38 * DAY);
    expect(filesBelow(inFolder('web'))).toEqual(['assets/a-2.js', 'assets/a-3.js', 'assets/a-4.js', 'index.html']);
    expect(readdirSync(inFolder('web/assets'))).not.toContain('old');
  });

  test('a compressed twin goes with the file it was made of', () => {
    publish({
      'index.html': 'one',
      'index.html.br': 'one',
      'index.html.gz': 'one',
      'sw.js': 'one',
      'sw.js.br': 'one',
      'assets/a-1.js.br': '',
    });
    publish({ 'index.html': 'two', 'index.html.br': 'two', 'sw.js': 'two' });
    expect(filesBelow(inFolder('web'))).toEqual(['assets/a-1.js.br', 'index.html', 'index.html.br', 'sw.js']);
    expect(read('web/index.html.br')).toBe('two');
  });

  test('a manifest that an earlier way of building left in the folder goes', () => {
    write('web', { '.vite/manifest.json': '{}', 'index.html': 'old' });
    publish({ 'index.html': 'one' });
    expect(readdirSync(inFolder('web'))).toEqual(['index.html']);
  });

  test('is compressed once: what is named by its content is taken from the page before', async () => {
    const text = 'the peloton '.repeat(500);
    const first = write('first', { 'index.html': text, 'assets/a-1.js': text, 'assets/short.js': 'x', 'icon.png': text });
    await compressPage(first, inFolder('web'));
    expect(brotliDecompressSync(readFileSync(inFolder('first/index.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(inFolder('first/assets/a-1.js.gz'))).toString()).toBe(text);
    for (const name of ['assets/short.js', 'icon.png']) expect(existsSync(inFolder(`first/${name}.br`))).toBe(false);
    write('web', { 'assets/a-1.js.br': 'from before', 'assets/a-1.js.gz': 'from before', 'index.html.br': 'of another page' });
    const second = write('second', { 'index.html': `${text}!`, 'assets/a-1.js': text });
    await compressPage(second, inFolder('web'));
    expect(read('second/assets/a-1.js.br')).toBe('from before');
    expect(brotliDecompressSync(readFileSync(inFolder('second/index.html.br'))).toString()).toBe(`${text}!`);
  });
});

describe('programs', () => {
  const PROGRAMS = { 'command/main.js': 'main.js', 'command/server.js': 'server.js' };
  const publish = (main: string): void => {
    publishCode(write('built', { 'main.js': main, 'server.js': '', 'worker.js': '' }), inFolder('dist'), PROGRAMS);
  };
  const homes = (): string[] => readdirSync(inFolder('dist')).filter((name) => name.startsWith('code-'));

  test('every build has a folder of its own, where its parts find each other; fixed names lead to the newest', () => {
    publish('one');
    const [first = ''] = homes();
    expect(read('dist/command/main.js')).toBe(`import '../${first}/main.js';\n`);
    publish('two');
    expect(homes()).toHaveLength(2);
    const second = homes().find((name) => name !== first)!;
    expect(read('dist/command/main.js')).toBe(`import '../${second}/main.js';\n`);
    expect(read('dist/command/server.js')).toBe(`import '../${second}/server.js';\n`);
    // whoever runs the first still finds the rest of it
    expect(filesBelow(inFolder(`dist/${first}`))).toEqual(['main.js', 'server.js', 'worker.js']);
  });

  test('the same again is the same', () => {
    publish('one');
    publish('one');
    expect(homes()).toHaveLength(1);
  });
});

describe('a stamp', () => {
  const SOURCES = ['src', 'lock.json', 'not-there'];
  const fresh = (): boolean => isFresh(inFolder('stamp'), folder, SOURCES);
  beforeEach(() => {
    write('.', { 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'lock.json': '{}' });
    writeFileSync(inFolder('stamp'), JSON.stringify(stampOf(folder, SOURCES)));
  });

  test('tells what was changed, added or taken away', () => {
    expect(fresh()).toBe(true);
    write('.', { 'src/a.ts': 'A' });
    expect(fresh()).toBe(false);
    write('.', { 'src/a.ts': 'a', 'src/c.ts': '' });
    expect(fresh()).toBe(false);
    rmSync(inFolder('src/c.ts'));
    expect(fresh()).toBe(true);
    rmSync(inFolder('src/deep'), { recursive: true });
    expect(fresh()).toBe(false);
  });

  test('other times of the same files change nothing, and are learnt', () => {
    write('.', { 'src/a.ts': 'a' });
    const before = read('stamp');
    expect(fresh()).toBe(true);
    if (statSync(inFolder('src/a.ts')).mtimeMs > 0) expect(read('stamp')).not.toBe(before);
    expect(fresh()).toBe(true);
  });

  test('no stamp, and one of an earlier kind, are none', () => {
    writeFileSync(inFolder('stamp'), 'f00');
    expect(fresh()).toBe(false);
    rmSync(inFolder('stamp'));
    expect(fresh()).toBe(false);
  });
});
