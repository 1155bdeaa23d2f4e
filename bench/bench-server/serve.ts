/** The server to be measured, as a process of its own: the same code as `npm start`, but for limits on how fast a client may be, and with figures of itself. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import process from 'node:process';
import { createApp } from '../../src/server/app.ts';
import { createContent, createRaces, startBotThreads, startCheckThread } from '../../src/server/races/index.ts';
import { listenFrom } from '../../src/server/listen.ts';
import { openStore } from '../../src/server/store/index.ts';

/** Its first message: the store, `content/`, a folder with a page, and how long an idle race stays in memory. */
export interface ServeOrder {
  readonly where: string;
  readonly content: string;
  readonly web: string;
  readonly leaseMs?: number;
  /** `own`: bots think in the server's own thread. */
  readonly bots?: 'own';
  /** `first`: decisions of bots are made in the order of the questions, of all races alike. */
  readonly queue?: 'first';
  /** `own`: new races are checked in the server's own thread. */
  readonly checks?: 'own';
}

export interface OwnFigures {
  /** Bytes. */
  readonly rss: number;
  readonly heap: number;
  /** Seconds of all its threads since `reset`. */
  readonly cpu: number;
  /** How late the event loop was since `reset`, in milliseconds. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly seconds: number;
}

const UNLIMITED = { burst: 1e9, perSecond: 1e9 };
const { where, content, web, leaseMs, bots, queue, checks } = await new Promise<ServeOrder>((resolve) => process.once('message', resolve));
const store = await openStore(where);
const report = (error: unknown, doing: string): void => void process.stderr.write(`${doing}: ${String(error)}\n`);
const threads = bots === 'own' ? {} : { bots: startBotThreads({ content, report }) };
// the queue passes on as many as there are threads, and the pool takes them in their order
if (queue === 'first' && threads.bots) threads.bots = { ...threads.bots, threads: Infinity };
const races = await createRaces({
  store,
  content: createContent(content),
  report,
  ...threads,
  checkRunner: checks === 'own' ? null : startCheckThread(content),
  // what one address may use is not what is measured
  addressLimits: { milliseconds: UNLIMITED, bytes: UNLIMITED },
  ...(leaseMs === undefined ? {} : { leaseMs }),
});
// an address of its own for each client: the limit for one address is not what is measured
const app = await createApp({ web, say: (key) => key, trustProxy: true, wire: { races, store, limits: UNLIMITED } });
const port = await listenFrom(app, '127.0.0.1', 0);

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let cpu = process.cpuUsage();
let since = performance.now();

process.on('message', (asked: { readonly type: string; readonly ids?: readonly string[] }) => {
  void answer(asked).then((said) => process.send?.(said));
});
process.on('disconnect', () => process.exit());

async function answer({ type, ids = [] }: { readonly type: string; readonly ids?: readonly string[] }): Promise<OwnFigures | null> {
  if (type === 'reset') {
    delay.reset();
    cpu = process.cpuUsage();
    since = performance.now();
    return null;
  }
  // races that are looked at once and stay in memory
  for (const id of ids) await races.openRace(id);
  if (type === 'collect') for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { user, system } = process.cpuUsage(cpu);
  const { rss, heapUsed } = process.memoryUsage();
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - 1);
  return {
    rss,
    heap: heapUsed,
    cpu: (user + system) / 1e6,
    delay: { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) },
    seconds: (performance.now() - since) / 1000,
  };
}

process.send?.({ port });
