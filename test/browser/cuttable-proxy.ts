import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a browser and a server that can cut connections, or go silent as on a phone that sleeps. */
export interface Cable {
  /** The address of the server through this proxy. */
  readonly address: string;
  /** Cuts all connections and refuses new ones. */
  pull(): void;
  plug(): void;
  /** Drops all data on the open connections without closing them. New connections work. */
  deaden(): void;
  /** Requests sent to the server and bytes sent to the browser so far. */
  passed(): { readonly requests: number; readonly bytes: number };
  close(): void;
}

export async function openCable(server: string): Promise<Cable> {
  const { hostname, port } = new URL(server);
  const lines = new Set<readonly [Socket, Socket]>();
  let isPulled = false;
  let [requests, bytes] = [0, 0];
  const proxy = createServer((near) => {
    if (isPulled) return void near.destroy();
    const far = connect(Number(port), hostname);
    const line = [near, far] as const;
    lines.add(line);
    near.pipe(far).pipe(near);
    near.on('data', (sent: Buffer) => (requests += sent.toString('latin1').split(/^GET /m).length - 1));
    far.on('data', (sent: Buffer) => (bytes += sent.length));
    for (const end of line) {
      end.on('error', () => cut(line));
      end.on('close', () => cut(line));
    }
  });
  function cut(line: readonly [Socket, Socket]): void {
    lines.delete(line);
    for (const end of line) end.destroy();
  }
  const pull = (): void => {
    isPulled = true;
    for (const line of [...lines]) cut(line);
  };
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`,
    pull,
    plug: () => void (isPulled = false),
    deaden() {
      for (const [near, far] of lines) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    passed: () => ({ requests, bytes }),
    close() {
      pull();
      proxy.close();
    },
  };
}
