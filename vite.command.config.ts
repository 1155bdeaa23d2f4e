import { defineConfig } from 'vite';

/**
 * The command line as few files instead of many: in one module an engine keeps small functions inside large ones, which makes races about a fifth faster than across
 * modules. Types are the compiler's business (`tsc -b` goes first).
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/command',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/cli/main.ts',
        worker: 'src/cli/simulate/worker.ts',
        heap: 'src/cli/bench/heap.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: [{ name: 'house', test: /src\/(kit|course|games|bots|table)\// }] },
      },
    },
  },
});
