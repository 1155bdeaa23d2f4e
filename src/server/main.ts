import type { FastifyInstance } from 'fastify';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../kit/index.ts';
import { createApp } from './app.ts';
import { addressOf, codeOf, listenFrom } from './listen.ts';
import { createNotices, createPush, createNoticeWords, isAllowedWebhook } from './notices/index.ts';
import { createContent, createRaces, startBotThreads, type BotRunner } from './races/index.ts';
import { printableLocation, printableReason } from './store-location.ts';
import { readSettings, type Settings } from './settings.ts';
import { copySqlite, isPostgres, openStore } from './store/index.ts';
import { countAppends, createMetrics, type WireOptions } from './wire/index.ts';
import { createWords, type Say } from './words.ts';

/** The server program: reads settings, prints the address, and shuts down in order. */

/** The root of the package, seen from `src/server` and from the build alike. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const EXIT_USAGE = 2;
/** How long requests in progress may take during a shutdown. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

const say = createWords(join(root, 'content/house/words'), process.env);
const settings = readSettings(process.argv.slice(2), process.env);
if (settings.ok && settings.value.backup !== null) await backUp(settings.value.store, settings.value.backup);
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
  const online = await openOnlineRaces(settings, (error, doing) => log?.error({ err: error }, doing));
  if (online === 'refused') return;
  const wire = online === null ? {} : { wire: online.wire };
  const app = await createApp({ web, allowedHosts, logLevel, say, trustProxy, ...wire });
  ({ log } = app);
  app.addHook('onClose', async () => {
    await online?.wire.races.close();
    await online?.bots.close();
    await online?.wire.store.close();
  });
  try {
    const came = await listenFrom(app, host, port);
    if (port !== 0 && came !== port) process.stdout.write(`${say('port-taken', { port })}\n`);
    process.stdout.write(`${say('address', { address: addressOf(host, came) })}\n`);
  } catch (error) {
    refuse({ code: 'cannot-listen', facts: { host, port, reason: codeOf(error) || String(error) } });
    await app.close();
    return;
  }
  const end = (): void => {
    setTimeout(() => process.exit(), SHUTDOWN_TIMEOUT_MS).unref();
    void app.close();
  };
  // a second signal ends the process at once
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}

interface OnlineRaces {
  readonly wire: WireOptions;
  readonly bots: BotRunner;
}

/**
 * Opens online races. Null: not wanted, or the default file cannot be written; then the server serves the page only, and says so. A configured store must work.
 * @param report called with later failures
 */
async function openOnlineRaces(
  settings: Settings,
  report: (error: unknown, doing: string) => void,
): Promise<OnlineRaces | 'refused' | null> {
  const { store: where, webhook: hook, webhookHosts, pushHosts: hosts, pushContact: contact } = settings;
  if (where === 'none') return null;
  const file = defaultStore();
  try {
    if (where === null) mkdirSync(join(root, 'data'), { recursive: true });
    const figures = createMetrics();
    const store = countAppends(await openStore(where ?? file), figures);
    const folder = join(root, 'content');
    const content = createContent(folder);
    const bots = startBotThreads({ content: folder, report });
    const push = await createPush({ store, contact, hosts, report });
    const notices = createNotices({ store, push, hook, report, say: createNoticeWords(content) });
    const races = await createRaces({ store, content, report, bots, notices, isAllowedHook: (url) => isAllowedWebhook(url, webhookHosts) });
    const metrics = { token: settings.metricsToken, local: settings.metricsHere };
    return { wire: { store, races, push, figures, metrics, hooks: webhookHosts.length > 0 }, bots };
  } catch (error) {
    const facts = { where: printableLocation(where ?? file), reason: printableReason(error, where ?? file) };
    if (where !== null) {
      refuse({ code: 'no-store', facts });
      return 'refused';
    }
    process.stderr.write(`${say('page-alone', facts)}\n`);
    return null;
  }
}

function defaultStore(): string {
  return join(root, 'data', 'races.sqlite');
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
