import type { Server } from 'node:http';
import { addressKey } from './wire/address-key.ts';

/** Of one address at once, before a word is said on them: three times as many as it may have WebSockets, since a page opens half a dozen while it is loaded. */
export const MAX_CONNECTIONS_PER_ADDRESS = 600;

/** Who opens connections without end and says nothing on them is not answered any more; nobody else notices. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    const now = (open.get(key) ?? 0) + 1;
    if (now > most) {
      socket.destroy();
      return;
    }
    open.set(key, now);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
