import { Console } from 'node:console';
import process from 'node:process';
import { EXIT } from './failure.ts';
import { createIo, streamsOfProcess } from './io.ts';
import { main } from './main.ts';

/** The command line as a process, started by `bin/windschatten.mjs`. The exit code is 0 only if the command has ended and returned it. */

process.exitCode = EXIT.bug;

// Whatever speaks through the console (warnings of packages) speaks to people.
globalThis.console = new Console({ stdout: process.stderr, stderr: process.stderr });

// A closed pipe (`| head`) is not a failure, but a full disk is.
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
