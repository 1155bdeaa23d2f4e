import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { connectNats } from './bus/index.ts';
import { startBotPool, startBotService } from './races/index.ts';
import { readBus } from './settings.ts';
import { createWords } from './words.ts';

/** The program `windschatten-bots`: decides for the bots of all servers on the same bus. It needs no database, and may run any number of times on any machine. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const EXIT_USAGE = 2;
/** How long decisions in progress may take during a shutdown. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

const say = createWords(join(root, 'content/house/words'), process.env);
const urls = readBus(process.env);
if (urls === null || urls.length === 0) {
  process.stderr.write(`${say('bots-no-bus')}\n`);
  process.exitCode = EXIT_USAGE;
} else await run(urls);

async function run(bus: readonly string[]): Promise<void> {
  const report = (error: unknown, doing: string): void =>
    void process.stderr.write(
      `${JSON.stringify({ level: 'error', doing, error: error instanceof Error ? error.message : String(error) })}\n`,
    );
  const connection = await connectNats({ urls: bus, report });
  const threads = availableParallelism();
  const pool = startBotPool({ content: join(root, 'content'), threads });
  const stop = startBotService({ bus: connection, threads, think: (question) => pool.decide(question), report });
  process.stdout.write(`${say('bots-ready', { threads })}\n`);
  const end = async (): Promise<void> => {
    setTimeout(() => process.exit(), SHUTDOWN_TIMEOUT_MS).unref();
    await stop();
    await connection.close();
    await pool.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
}
