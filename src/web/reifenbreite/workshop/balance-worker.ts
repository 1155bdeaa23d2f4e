import { content } from '../../lib/content.ts';
import { simulate, type Balance, type BalanceRequest } from './balance.ts';

export type BalanceReply = { readonly balance: Balance } | { readonly error: string };

/** Milliseconds between two messages about the progress. */
const TELL_EVERY_MS = 150;
const tell = (reply: BalanceReply): void => {
  postMessage(reply);
};

addEventListener('message', ({ data }: MessageEvent<BalanceRequest>) => {
  const run = async (): Promise<void> => {
    let last: Balance | null = null;
    let sent = performance.now();
    for await (const balance of simulate(data, content)) {
      last = balance;
      if (performance.now() - sent < TELL_EVERY_MS) continue;
      sent = performance.now();
      tell({ balance });
    }
    if (last !== null) tell({ balance: last });
  };
  run().catch((error: unknown) => {
    tell({ error: String(error) });
  });
});
