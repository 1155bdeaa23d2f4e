import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import type { SubscribeRequest } from '../../protocol/index.ts';
import type { Store } from '../store/index.ts';
import { post as postOutward, readOutboundUrl, type OutboundUrl, type Post } from './outbound.ts';

/** Push notices to browsers, through the push services of their makers. A service sees time and sender; the text is encrypted for the browser. */
export interface Push {
  /** The server's public key. */
  readonly key: string;
  subscribe(person: string, request: SubscribeRequest): Promise<Result<null, readonly Problem[]>>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  /** Sends to all browsers of a person, and deletes expired subscriptions. */
  send(person: string, say: (language: string) => PushText): Promise<void>;
}

export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly race: string;
}

/** The push services of browser makers. A visitor cannot make the server call any other host. */
const PUSH_SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const MAX_BROWSERS = 10;
/** A push service drops a notice that it cannot deliver within a day. */
const NOTICE_TTL_S = 86_400;
const PUSH_TIMEOUT_MS = 10_000;
/** The subscription has expired. */
const GONE_STATUSES = [404, 410];

export interface PushOptions {
  readonly store: Pick<Store, 'people' | 'notices'>;
  /** The operator, for the push services: `mailto:` or `https:`. */
  readonly contact: string;
  /** Further allowed push services. */
  readonly hosts?: readonly string[];
  readonly report: (error: unknown, doing: string) => void;
  /** Sends the request; left out: over the network. */
  readonly post?: Post;
}

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

export async function createPush({ store, contact, hosts = [], report, post = postOutward }: PushOptions): Promise<Push> {
  const { publicKey, privateKey } = JSON.parse(
    await store.people.once('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as webPush.VapidKeys;
  const readEndpoint = (endpoint: string): OutboundUrl | null => readOutboundUrl(endpoint, { publicHosts: PUSH_SERVICES, ownHosts: hosts });

  /** Encrypts the text for one browser and sends it. Returns the status of the answer. */
  function sendTo(to: OutboundUrl, keys: { readonly p256dh: string; readonly auth: string }, text: string): Promise<number> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint: to.url.href, keys }, text, {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: NOTICE_TTL_S,
    });
    return post({ ...to, headers, body, timeoutMs: PUSH_TIMEOUT_MS });
  }

  return {
    key: publicKey,
    async subscribe(person, { endpoint, keys, language }) {
      const to = readEndpoint(endpoint);
      if (to === null) return fail([{ code: 'push-service' }]);
      const { href } = to.url;
      const subscription = { endpoint: href, ...keys, language };
      return (await store.notices.subscribe(person, hashOf(href), subscription, MAX_BROWSERS)) ? ok(null) : fail([{ code: 'push-many' }]);
    },
    async unsubscribe(person, endpoint) {
      const to = readEndpoint(endpoint);
      await store.notices.unsubscribe(person, hashOf(to?.url.href ?? endpoint));
    },
    async send(person, say) {
      for (const { endpoint, p256dh, auth, language } of await store.notices.subscriptions(person)) {
        const to = readEndpoint(endpoint);
        // the operator allows its host no more
        if (to === null) {
          await store.notices.unsubscribe(person, hashOf(endpoint));
          continue;
        }
        // the original error contains the endpoint, which is a secret
        const status = await sendTo(to, { p256dh, auth }, JSON.stringify(say(language))).catch(() => null);
        if (status !== null && GONE_STATUSES.includes(status)) await store.notices.unsubscribe(person, hashOf(endpoint));
        else if (status === null || status < 200 || status > 299)
          report(new Error(status === null ? 'push service: no answer' : `push service: ${status}`), 'pushing a notice');
      }
    },
  };
}
