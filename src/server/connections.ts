import type { Server } from 'node:http';
import { addressKey } from './wire/address-key.ts';

/** Three times the limit of WebSockets, because a page opens six connections while it loads. */
export const MAX_CONNECTIONS_PER_ADDRESS = 600;

/** Closes connections of an address that has too many, before they send anything. */
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
