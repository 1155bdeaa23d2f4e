import pg from 'pg';
import { isStoreAway } from './store-away.ts';

/** A database whose primary may move from one host to another, as Patroni moves it. */
export interface PostgresHosts {
  /** The connection pool of the present primary. Waits up to `waitMs` until a host is the primary. */
  pool(): Promise<pg.Pool>;
  /** A connection of its own to the present primary. */
  client(): Promise<pg.Client>;
  /** Reports a failure of a statement. If the primary may be another host now, the next call looks for it. */
  suspect(error: unknown): void;
  close(): Promise<void>;
}

export interface PostgresHostsOptions {
  /** The options of each connection. */
  readonly options: pg.PoolConfig;
  readonly waitMs: number;
  /** Another host is the primary now. */
  readonly onMoved: () => void;
}

const PROBE_TIMEOUT_MS = 2_000;
const PROBE_INTERVAL_MS = 250;
const SEVERAL_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?]*,[^@/?]*)((?:[/?].*)?)$/;

/** `postgres://user@one:5432,two:5432/races` as an address for each host. */
export function addressesOf(url: string): readonly string[] {
  const [, start, hosts, rest] = SEVERAL_HOSTS.exec(url) ?? [];
  return hosts === undefined ? [url] : hosts.split(',').map((host) => `${start}${host}${rest}`);
}

export function createPostgresHosts(addresses: readonly string[], { options, waitMs, onMoved }: PostgresHostsOptions): PostgresHosts {
  function openPool(address: string): pg.Pool {
    const pool = new pg.Pool({ ...options, connectionString: address });
    // an idle connection was lost; the pool opens another
    pool.on('error', () => undefined);
    // the pool does not listen to a connection in use, whose error would end the process; the call that uses it fails anyway
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }
  let isClosed = false;
  let primary = addresses[0]!;
  let current = openPool(primary);
  /** Null: the primary is known. One host is always the primary. */
  let searching: Promise<void> | null = addresses.length > 1 ? search() : null;

  async function search(): Promise<void> {
    for (const until = performance.now() + waitMs; !isClosed && performance.now() < until;) {
      const found = await Promise.any(addresses.map(probePrimary)).catch(() => null);
      if (found === null) {
        await new Promise((later) => setTimeout(later, PROBE_INTERVAL_MS));
        continue;
      }
      // also where it is the same host, because connections from before a restart are dead
      const old = current;
      primary = found;
      current = openPool(found);
      void old.end().catch(() => undefined);
      onMoved();
      searching = null;
      return;
    }
    searching = null;
    throw new Error('timeout: no host is the primary');
  }

  async function whenKnown(): Promise<void> {
    await searching;
  }

  return {
    async pool() {
      await whenKnown();
      return current;
    },
    async client() {
      await whenKnown();
      return new pg.Client({ ...options, connectionString: primary });
    },
    suspect(error) {
      if (addresses.length === 1 || isClosed || searching !== null || !isStoreAway(error)) return;
      searching = search();
      searching.catch(() => undefined);
    },
    async close() {
      isClosed = true;
      await searching?.catch(() => undefined);
      await current.end();
    },
  };
}

/** Rejects where the host does not answer, or is a standby. */
async function probePrimary(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby !== false) throw new Error('a standby');
    return address;
  } finally {
    void client.end().catch(() => undefined);
  }
}
