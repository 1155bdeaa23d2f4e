import type { FastifyInstance } from 'fastify';
import { existsSync, mkdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../kit/index.ts';
import { createApp } from './app.ts';
import { addressOf, codeOf, listenFrom } from './listen.ts';
import { isCommand, operate, parseCommand } from './operate/index.ts';
import { createContent } from './races/index.ts';
import { openOnlineRaces, type OnlineRaces } from './online-races.ts';
import { printableLocation, printableReason } from './store-location.ts';
import { readSettings, type Settings } from './settings.ts';
import { checkSqliteFile, copySqlite, isPostgres, openStore, openWhenThere } from './store/index.ts';
import { createWords, type Say } from './words.ts';

/** The server program: reads settings, prints the address, and shuts down in order. */

/** The root of the package, seen from `src/server` and from the build alike. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;
/** A shutdown ends within this time, whatever hangs. On a busy machine the timer is late, the system needs most of a second to free the memory, and 2 seconds are promised. */
const SHUTDOWN_TIMEOUT_MS = 1_500;
/** When it ends once the races are handed over, although clients still hang. */
const HANDED_OVER_TIMEOUT_MS = 800;
/** How long requests in progress may take of it. Then their connections are cut, so that the races can be handed over. */
const REQUEST_GRACE_MS = 300;

/** Printed after the address. */
const notes: string[] = [];
const say = createWords(join(root, 'content/house/words'), process.env);
const args = process.argv.slice(2);
const settings = readSettings(isCommand(args[0]) ? [] : args, process.env);
if (settings.ok && isCommand(args[0])) await runCommand(args, settings.value.store);
else if (settings.ok && settings.value.backup !== null) await backUp(settings.value.store, settings.value.backup);
else if (settings.ok) await serve(settings.value, say);
else refuse(...settings.error);

async function serve(settings: Settings, say: Say): Promise<void> {
  const { port, host, allowedHosts, logLevel, web: chosen, trustProxy } = settings;
  const web = chosen === null ? join(root, 'dist/web') : resolve(chosen);
  if (!existsSync(join(web, 'index.html'))) {
    refuse({ code: 'no-page', facts: { folder: web } });
    return;
  }
  let log: FastifyInstance['log'] | null = null;
  const online = await openOrRefuse(settings, (error, doing) => log?.error({ err: error }, doing));
  if (online === 'refused') return;
  const wire = online === null ? {} : { wire: online.wire };
  const app = await createApp({ web, allowedHosts, logLevel, say, trustProxy, ...wire });
  ({ log } = app);
  app.addHook('onClose', () => online?.close());
  try {
    // a proxy in front would not find another port
    const came = await listenFrom(app, host, port, trustProxy ? 'exactly' : 'or next');
    if (port !== 0 && came !== port) process.stdout.write(`${say('port-taken', { port })}\n`);
    process.stdout.write(`${say('address', { address: addressOf(host, came) })}\n`);
    for (const note of notes) process.stdout.write(`${note}\n`);
  } catch (error) {
    refuse({ code: 'cannot-listen', facts: { host, port, reason: codeOf(error) || String(error) } });
    await app.close();
    return;
  }
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const end = (): void => {
    // first, because other processes can go on at once, and a busy machine may not come to the rest
    const handedOver = online?.handOver() ?? Promise.resolve();
    setTimeout(() => void handedOver.finally(() => process.exit()), HANDED_OVER_TIMEOUT_MS).unref();
    setTimeout(() => process.exit(), SHUTDOWN_TIMEOUT_MS).unref();
    // a client that has sent half of its request, or does not answer, would keep the server from closing
    setTimeout(() => sockets.forEach((socket) => socket.destroy()), REQUEST_GRACE_MS).unref();
    // threads that still stop, and connections that still close, do not matter any more
    void app.close().finally(() => process.exit());
  };
  // a second signal ends the process at once
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}

/**
 * Opens online races, and waits for a PostgreSQL that is away. Null: not wanted, or the default file cannot be written; then the server serves the page only, and says so. A
 * configured store must work.
 * @param report called with later failures
 */
async function openOrRefuse(settings: Settings, report: (error: unknown, doing: string) => void): Promise<OnlineRaces | 'refused' | null> {
  if (settings.store === 'none') return null;
  const where = settings.store ?? defaultStore();
  const factsOf = (error: unknown): { readonly where: string; readonly reason: string } => ({
    where: printableLocation(where),
    reason: printableReason(error, where),
  });
  const open = (): Promise<OnlineRaces> => openOnlineRaces({ settings, where, folder: join(root, 'content'), report });
  try {
    if (settings.store === null) mkdirSync(join(root, 'data'), { recursive: true });
    if (!isPostgres(where)) {
      const file = await checkSqliteFile(where);
      const opened = await open();
      if (file.kind === 'new') notes.push(say('database-new', { where: printableLocation(where) }));
      if (file.kind === 'damaged')
        process.stderr.write(`${say('database-damaged', { where: printableLocation(where), reason: file.reason })}\n`);
      return opened;
    }
    return await openWhenThere(open, { onWait: (error) => void process.stderr.write(`${say('store-away', factsOf(error))}\n`) });
  } catch (error) {
    if (settings.store !== null) {
      refuse({ code: 'no-store', facts: factsOf(error) });
      return 'refused';
    }
    process.stderr.write(`${say('page-alone', factsOf(error))}\n`);
    return null;
  }
}

function defaultStore(): string {
  return join(root, 'data', 'races.sqlite');
}

/** Runs a command of an operator, also while servers use the store. Exit code 1: it was refused. */
async function runCommand(args: readonly string[], store: string | null): Promise<void> {
  const where = store ?? defaultStore();
  const command = parseCommand(args);
  if (!command.ok) return refuse(command.error);
  // a file is not made for a command
  if (where === 'none' || (!isPostgres(where) && !existsSync(where)))
    return refuse({ code: 'no-store', facts: { where: printableLocation(where), reason: 'ENOENT' } });
  try {
    const opened = await openStore(where);
    try {
      const print = (line: string): void => void process.stdout.write(`${line}\n`);
      const outcome = await operate(command.value, { store: opened, content: createContent(join(root, 'content')), print, say });
      if (outcome === 'refused') process.exitCode = EXIT_REFUSED;
    } finally {
      await opened.close();
    }
  } catch (error) {
    refuse({ code: 'no-store', facts: { where: printableLocation(where), reason: printableReason(error, where) } });
  }
}

/** Copies the SQLite file, also while a server uses it. */
async function backUp(where: string | null, to: string): Promise<void> {
  const from = where ?? defaultStore();
  if (from === 'none' || isPostgres(from)) return refuse({ code: 'backup-not-a-file' });
  try {
    await copySqlite(from, resolve(to));
    process.stdout.write(`${say('backup-done', { from: printableLocation(from), to })}\n`);
  } catch (error) {
    refuse({ code: 'backup-failed', facts: { from: printableLocation(from), to, reason: printableReason(error, from) } });
  }
}

function refuse(...problems: readonly Problem[]): void {
  for (const { code, facts } of problems) process.stderr.write(`${say(code, facts)}\n`);
  process.exitCode = EXIT_USAGE;
}
