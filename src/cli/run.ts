import { Console } from 'node:console';
import process from 'node:process';
import { EXIT } from './failure.ts';
import { createIo, streamsOfProcess } from './io.ts';
import { main } from './main.ts';

/** The command line as a process: what `bin/windschatten.mjs` starts. The exit code is 0 only where the command itself has come to its end and said so. */

process.exitCode = EXIT.bug;

// Whatever speaks through the console (warnings of packages) speaks to people.
globalThis.console = new Console({ stdout: process.stderr, stderr: process.stderr });

// A reader that has seen enough (`| head`) is no failure; a disk that is full is.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    if (stream === process.stdout) process.stderr.write(`windschatten: ${error.message}\n`);
    process.exit(EXIT.usage);
  });

try {
  process.exitCode = await main(process.argv.slice(2), { io: createIo(streamsOfProcess()), env: process.env });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
