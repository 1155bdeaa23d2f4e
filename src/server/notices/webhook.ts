import type { Turn } from './turn.ts';
import { ONLINE_MARK } from '../../protocol/index.ts';

const WEBHOOK_TIMEOUT_MS = 5_000;

/**
 * Calls a webhook with what everyone with the link may know.
 * @param url the operator's own, or one at a host that the operator allows
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
    // an allowed host could otherwise redirect to any other
    redirect: 'error',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
}

/** Whether a race may have this webhook: https, at a host that the operator allows, without port or credentials. */
export function isAllowedWebhook(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  const named = hosts.some((host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)));
  return protocol === 'https:' && port === '' && username === '' && password === '' && named;
}
