import type { Turn } from './turn.ts';
import { ONLINE_MARK } from '../../protocol/index.ts';

/** A hook that does not answer by then is given up, in milliseconds. */
const WEBHOOK_TIMEOUT_MS = 5_000;

/**
 * What a hook is told: nothing that not everybody with the link may know.
 * @param url set by whoever runs the server, or of a host that he allows
 */
export async function callWebhook(
  url: string,
  event: string,
  { race, game, seat, name, entries }: Turn,
  ask: typeof fetch = fetch,
): Promise<void> {
  const answer = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, race, game, seat, name, entries, path: `/#/race/${ONLINE_MARK}${race}` }),
    // or an allowed host could send it to one that is not
    redirect: 'error',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
}

/** Whether a race may have this hook: https, at a host that whoever runs the server has allowed, and nothing hidden in the address. */
export function isAllowedWebhook(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  const named = hosts.some((host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)));
  return protocol === 'https:' && port === '' && username === '' && password === '' && named;
}
