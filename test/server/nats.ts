import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';

/** Three servers of NATS that form a cluster, from the Debian package. */
export interface Nats {
  readonly urls: readonly string[];
  /** Kills one of them. */
  kill(node: number): Promise<void>;
  remove(): Promise<void>;
}

const NODES = 3;

/** Null, with a message, if NATS is not installed; tests that need it are skipped. */
export async function startNats(): Promise<Nats | null> {
  if (spawnSync('nats-server', ['--version']).status !== 0) {
    process.stderr.write('No NATS here (Debian: apt-get install nats-server): everything that needs it is skipped.\n');
    return null;
  }
  const ports = await freePorts(NODES * 2);
  const routes = ports.slice(NODES).map((port) => `nats://127.0.0.1:${port}`);
  const nodes: ChildProcess[] = [];
  for (let i = 0; i < NODES; i++) {
    const cluster = ['--cluster_name', 'test', '--cluster', routes[i]!, '--routes', routes.filter((_, other) => other !== i).join(',')];
    nodes.push(spawn('nats-server', ['-a', '127.0.0.1', '-p', String(ports[i]), ...cluster], { stdio: ['ignore', 'ignore', 'pipe'] }));
  }
  await Promise.all(
    nodes.map(
      (node) =>
        new Promise<void>((ready, failed) => {
          let said = '';
          node.stderr!.setEncoding('utf8').on('data', (piece: string) => {
            said += piece;
            if (said.includes('Server is ready')) ready();
          });
          node.once('exit', (code) => failed(new Error(`nats-server ended with ${code}: ${said}`)));
        }),
    ),
  );
  const kill = async (node: ChildProcess): Promise<void> => {
    if (node.exitCode !== null || node.signalCode !== null) return;
    const ended = new Promise((done) => node.once('exit', done));
    node.kill('SIGKILL');
    await ended;
  };
  return {
    urls: ports.slice(0, NODES).map((port) => `nats://127.0.0.1:${port}`),
    kill: (node) => kill(nodes[node]!),
    async remove() {
      for (const node of nodes) await kill(node);
    },
  };
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) await new Promise((closed) => server.close(closed));
  return ports;
}
