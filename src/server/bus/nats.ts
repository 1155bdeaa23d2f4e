import type { NatsConnection, NodeConnectionOptions } from '@nats-io/transport-node';
import { BusFailure, type Bus } from './bus.ts';

/** How soon a lost server of NATS is noticed that does not close its connections. */
const PING_INTERVAL_MS = 2_000;
const RECONNECT_AFTER_MS = 250;
const GAP_INTERVAL_MS = 1_000;
const FLUSH_TIMEOUT_MS = 1_000;

export interface NatsOptions {
  /** `nats://host:port` or `tls://host:port`, one for each server of the cluster; the first may hold `user:password@` or `token@`. */
  readonly urls: readonly string[];
  readonly report: (error: unknown, doing: string) => void;
}

/** Connects to NATS, and goes on trying while no server answers. Resolves at once, so that nothing waits for the bus. */
export async function connectNats({ urls, report }: NatsOptions): Promise<Bus> {
  // loaded here, because most installations have no bus
  const { connect } = await import('@nats-io/transport-node');
  /** What to subscribe to, also before the first connection. */
  const subscriptions = new Set<(connection: NatsConnection) => () => void>();
  const unsubscribes = new Map<(connection: NatsConnection) => () => void, () => void>();
  const gapListeners = new Set<() => void>();
  const notifyGap = (): void => gapListeners.forEach((listener) => listener());
  let connection: NatsConnection | null = null;
  let isConnected = false;
  let isClosed = false;

  async function watchStatus(of: NatsConnection): Promise<void> {
    for await (const { type } of of.status()) {
      if (type === 'disconnect') isConnected = false;
      if (type !== 'reconnect') continue;
      isConnected = true;
      notifyGap();
    }
  }

  function useConnection(made: NatsConnection): void {
    connection = made;
    isConnected = true;
    for (const subscribe of subscriptions) unsubscribes.set(subscribe, subscribe(made));
    notifyGap();
    void watchStatus(made).catch((error: unknown) => report(error, 'watching the bus'));
    void made.closed().then((error) => {
      isConnected = false;
      if (error && !isClosed) report(error, 'using the bus');
    });
  }

  /** The client reconnects by itself, but not before the first connection. */
  async function connectFirst(): Promise<void> {
    for (let tried = 0; !isClosed; tried++) {
      try {
        const made = await connect(readOptions(urls));
        if (isClosed) await made.close();
        else useConnection(made);
        return;
      } catch (error) {
        if (tried === 0) report(error, 'connecting to the bus');
        await new Promise((later) => setTimeout(later, RECONNECT_AFTER_MS));
      }
    }
  }
  const connecting = connectFirst();

  const gaps = setInterval(() => {
    if (!isConnected) notifyGap();
  }, GAP_INTERVAL_MS);
  gaps.unref();

  function subscribe(make: (connection: NatsConnection) => () => void): () => void {
    subscriptions.add(make);
    if (connection !== null) unsubscribes.set(make, make(connection));
    return () => {
      subscriptions.delete(make);
      unsubscribes.get(make)?.();
      unsubscribes.delete(make);
    };
  }

  return {
    get isConnected() {
      return isConnected;
    },
    publish(subject, text) {
      // otherwise the client would keep all messages until it is connected again
      if (isConnected) connection?.publish(subject, text);
    },
    listen: (subject, listener) =>
      subscribe((to) => {
        const subscription = to.subscribe(subject, {
          callback(error, message) {
            if (error === null) listener(message.string());
          },
        });
        return () => subscription.unsubscribe();
      }),
    async request(subject, text, timeoutMs) {
      if (connection === null || !isConnected) throw new BusFailure('away');
      const { NoRespondersError, RequestError, TimeoutError } = (await import('@nats-io/transport-node')).errors;
      try {
        return (await connection.request(subject, text, { timeout: timeoutMs })).string();
      } catch (error) {
        const cause = error instanceof RequestError ? error.cause : error;
        throw new BusFailure(cause instanceof TimeoutError ? 'late' : cause instanceof NoRespondersError ? 'away' : 'late', error);
      }
    },
    answer: (subject, group, answer) =>
      subscribe((to) => {
        const subscription = to.subscribe(subject, {
          queue: group,
          callback(error, message) {
            if (error !== null) return;
            void answer(message.string()).then(
              (text) => void message.respond(text),
              (why: unknown) => report(why, 'answering a request of the bus'),
            );
          },
        });
        return () => subscription.unsubscribe();
      }),
    onGap(listener) {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    async close() {
      isClosed = true;
      clearInterval(gaps);
      gapListeners.clear();
      await connecting;
      if (connection === null) return;
      // the last notices; a server that is away would be waited for
      const timeout = new Promise((done) => setTimeout(done, FLUSH_TIMEOUT_MS).unref());
      if (isConnected) await Promise.race([connection.flush().catch(() => undefined), timeout]);
      await connection.close();
    },
  };
}

/** The client takes no credentials from addresses. */
function readOptions(urls: readonly string[]): NodeConnectionOptions {
  const parsed = urls.map((url) => new URL(url));
  const { username, password } = parsed[0]!;
  const login =
    password === '' ? { token: decodeURIComponent(username) } : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    servers: parsed.map(({ host }) => host),
    name: 'windschatten',
    noEcho: true,
    ...(username === '' ? {} : login),
    ...(parsed.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_AFTER_MS,
    pingInterval: PING_INTERVAL_MS,
    ignoreAuthErrorAbort: true,
  };
}
