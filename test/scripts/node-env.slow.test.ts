import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Builds a page that tells how it was built, with the scripts of this repository. */
test('NODE_ENV=development builds the same page', () => {
  const home = mkdtempSync(join(tmpdir(), 'windschatten-for-use-'));
  onTestFinished(() => {
    rmSync(home, { recursive: true, force: true });
  });
  for (const path of ['package.json', 'scripts']) cpSync(join(root, path), join(home, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction');
  mkdirSync(join(home, 'src/web'), { recursive: true });
  writeFileSync(
    join(home, 'vite.config.ts'),
    "export default { root: 'src/web', build: { emptyOutDir: true, manifest: true, modulePreload: false } };\n",
  );
  writeFileSync(join(home, 'src/web/index.html'), '<script type="module" src="./main.ts"></script>\n');
  writeFileSync(join(home, 'src/web/main.ts'), "document.title = import.meta.env.PROD ? 'production' : 'development';\n");
  const build = `import { buildPage } from ${JSON.stringify(pathToFileURL(join(home, 'scripts/setup.mjs')).href)}; await buildPage();`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', build], {
    env: { ...process.env, NODE_ENV: 'development' },
    cwd: home,
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: 'Building the page ...\n', status: 0 });
  const assets = join(home, 'dist/web/assets');
  const [script = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(readFileSync(join(assets, script), 'utf8')).toMatch(/document\.title\s*=\s*[`'"]production[`'"]/);
});
