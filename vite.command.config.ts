import { defineConfig } from 'vite';

/**
 * Bundles the command line and the server to a few files. An engine inlines small functions within one module, which makes races about a fifth faster than across
 * modules. `npm run check:types` checks the types. `npm run build` names the output folder (`scripts/setup.mjs`).
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
        bots: 'src/server/bots-main.ts',
        'bot-worker': 'src/server/races/bot-worker.ts',
        'check-worker': 'src/server/races/check-worker.ts',
        'day-worker': 'src/server/shared/day-worker.ts',
        worker: 'src/cli/simulate/worker.ts',
        heap: 'src/cli/bench/heap.ts',
        'ride-speed': 'src/cli/bench/ride-speed.ts',
      },
      // the games are in one chunk on purpose, and a user of `npm start` does not need the times of plugins
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // keeps 'const', so that an engine compiles constants into the code (docs/decisions/0002-state-and-speed.md)
        topLevelVar: false,
        codeSplitting: { groups: [{ name: 'core', test: /src\/(kit|course|scenario|games|bots|table)\// }] },
      },
    },
  },
});
