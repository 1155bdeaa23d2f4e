import { defineConfig } from 'vite';

/**
 * The command line and the server as few files instead of many: in one module an engine keeps small functions inside large ones, which makes races about a fifth
 * faster than across modules. Types are the compiler's business (`npm test`). The build says where it goes (`scripts/setup.mjs`).
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/by-hand/code',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/cli/run.ts',
        server: 'src/server/main.ts',
        'bot-worker': 'src/server/races/bot-worker.ts',
        worker: 'src/cli/simulate/worker.ts',
        heap: 'src/cli/bench/heap.ts',
        'ride-speed': 'src/cli/bench/ride-speed.ts',
      },
      // the games are put together on purpose; how long plugins took is nobody's business who starts the server
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // 'const' stays 'const': what never changes an engine then folds into the code instead of asking for it each time (docs/decisions/0002-state-and-speed.md)
        topLevelVar: false,
        codeSplitting: { groups: [{ name: 'house', test: /src\/(kit|course|scenario|games|bots|table)\// }] },
      },
    },
  },
});
