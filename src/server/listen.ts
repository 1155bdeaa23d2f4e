import type { FastifyInstance } from 'fastify';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const LAST_PORT = 65_535;
/**
 * How many connections may wait to be accepted. All clients come back at once after a restart, and the system makes those beyond it wait 1 second, then 3. The system has a limit
 * of its own (`net.core.somaxconn`).
 */
const MAX_WAITING_CONNECTIONS = 4_096;

/**
 * Starts to listen.
 * @param port 0: any free one
 * @param how `or next`: at the next free port if the wanted one is taken
 * @returns the port; rejects with the system's error
 */
export async function listenFrom(
  app: FastifyInstance,
  host: string,
  port: number,
  how: 'exactly' | 'or next' = 'or next',
): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      await app.listen({ host, port: tried, backlog: MAX_WAITING_CONNECTIONS });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : tried;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || how === 'exactly' || tried >= LAST_PORT) throw error;
    }
  }
}

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The address to print. If the server listens on all interfaces, it is one that other machines can use. */
export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? (outwardAddress() ?? 'localhost') : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

function outwardAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
