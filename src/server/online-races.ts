import { connectNats, type Bus } from './bus/index.ts';
import { createNotices, createNoticeWords, createPush, readWebhook } from './notices/index.ts';
import { createContent, createRaces, createRemoteBots, startBotThreads, startCheckThread, type BotRunner } from './races/index.ts';
import type { Settings } from './settings.ts';
import { checkDaysHere, startDayThread } from './shared/index.ts';
import { openStore } from './store/index.ts';
import { countAppends, createMetrics, type Metrics, type WireOptions } from './wire/index.ts';

export interface OnlineRaces {
  readonly wire: WireOptions;
  /** Hands the races over to other processes and stops the bots. */
  handOver(): Promise<void>;
  /** Hands the races over to other processes and closes everything. */
  close(): Promise<void>;
}

export interface OnlineRacesOptions {
  readonly settings: Settings;
  /** `postgres://...`, or the path of an SQLite file. */
  readonly where: string;
  /** The folder `content/`. */
  readonly folder: string;
  /** Called with later failures. */
  readonly report: (error: unknown, doing: string) => void;
}

/** Opens the store and what works on it. When one part fails, those before it are closed, so that the call can be repeated. */
export async function openOnlineRaces({ settings, where, folder, report }: OnlineRacesOptions): Promise<OnlineRaces> {
  const { webhook: hook, webhookHosts, pushHosts: hosts, pushContact: contact } = settings;
  const closings: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const each of closings.splice(0).reverse()) await each();
  };
  try {
    const figures = createMetrics();
    const bus = settings.bus === null ? null : await connectNats({ urls: settings.bus, report });
    if (bus !== null) closings.push(() => bus.close());
    const store = countAppends(await openStore(where, bus), figures);
    closings.push(() => store.close());
    const content = createContent(folder);
    const bots = startBots(folder, bus, figures, report);
    let stopping: Promise<void> | null = null;
    const stopBots = (): Promise<void> => (stopping ??= bots.close());
    closings.push(stopBots);
    const push = await createPush({ store, contact, hosts, report });
    const notices = createNotices({ store, push, hook, hookHosts: webhookHosts, report, say: createNoticeWords(content) });
    const races = await createRaces({
      store,
      content,
      report,
      bots,
      notices,
      checkRunner: startCheckThread(folder),
      isAllowedHook: (url) => readWebhook(url, webhookHosts) !== null,
    });
    closings.push(() => races.close());
    const metrics = { token: settings.metricsToken, local: settings.metricsHere };
    const dayChecker = startDayThread(folder) ?? checkDaysHere(content);
    return {
      wire: { store, races, push, figures, metrics, dayChecker, hooks: webhookHosts.length > 0 },
      handOver: () => races.handOver().finally(() => void stopBots().catch((error: unknown) => report(error, 'stopping bots'))),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function startBots(content: string, bus: Bus | null, figures: Metrics, report: OnlineRacesOptions['report']): BotRunner {
  const own = startBotThreads({ content, report });
  if (bus === null) return own;
  const bots = createRemoteBots({ bus, own, report });
  figures.read(() => ({ bus_connected: bus.isConnected ? 1 : 0, ...bots.counts() }));
  return bots;
}
