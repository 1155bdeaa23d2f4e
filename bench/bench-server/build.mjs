/** Builds what measures, together with the server it measures, as the command line is built. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { root } from '../../scripts/setup.mjs';

const ENTRIES = ['exports', 'serve', 'bare', 'client'];

/** @returns {Promise<{ file: (name: string) => string, remove: () => void }>} */
export async function buildBench() {
  const outDir = join(root, `dist/.building-bench-${String(process.pid)}`);
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  process.once('exit', remove);
  await build({
    configFile: join(root, 'vite.command.config.ts'),
    root,
    logLevel: 'error',
    build: {
      outDir,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(ENTRIES.map((name) => [name, join(root, `bench/bench-server/${name}.ts`)])),
          'bot-worker': join(root, 'src/server/races/bot-worker.ts'),
          'check-worker': join(root, 'src/server/races/check-worker.ts'),
        },
      },
    },
  });
  return { file: (name) => join(outDir, `${name}.js`), remove };
}
