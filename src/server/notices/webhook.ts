import type { Turn } from './turn.ts';
import { ONLINE_MARK } from '../../protocol/index.ts';
import { post as postOutward, readOutboundUrl, type OutboundUrl, type Post } from './outbound.ts';

const WEBHOOK_TIMEOUT_MS = 5_000;

/**
 * Calls a webhook with what everyone with the link may know.
 * @param to the operator's own, or one at a host that the operator allows
 */
export async function callWebhook(
  to: OutboundUrl,
  event: string,
  { race, game, seat, name, entries }: Turn,
  post: Post = postOutward,
): Promise<void> {
  const body = JSON.stringify({ event, race, game, seat, name, entries, path: `/#/race/${ONLINE_MARK}${race}` });
  const status = await post({ ...to, headers: { 'content-type': 'application/json' }, body, timeoutMs: WEBHOOK_TIMEOUT_MS });
  if (status < 200 || status > 299) throw new Error(`${to.url.host} answered ${status}`);
}

/** A race's webhook: https, at a host that the operator allows, without port or credentials. Null: not allowed. */
export const readWebhook = (url: string, hosts: readonly string[]): OutboundUrl | null => readOutboundUrl(url, { ownHosts: hosts });
