import { createHash } from 'node:crypto';
import webPush, { WebPushError } from 'web-push';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import type { SubscribeRequest } from '../../protocol/index.ts';
import type { Store } from '../store/index.ts';

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
  readonly post?: typeof webPush.sendNotification;
}

export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return [...PUSH_SERVICES, ...more].some((known) => hostname === known || (known.startsWith('.') && hostname.endsWith(known)));
}

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

export async function createPush({ store, contact, hosts = [], report, post = webPush.sendNotification }: PushOptions): Promise<Push> {
  const { publicKey, privateKey } = JSON.parse(
    await store.people.once('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as webPush.VapidKeys;

  return {
    key: publicKey,
    async subscribe(person, { endpoint, keys, language }) {
      if (!isPushService(endpoint, hosts)) return fail([{ code: 'push-service' }]);
      const subscription = { endpoint, ...keys, language };
      return (await store.notices.subscribe(person, hashOf(endpoint), subscription, MAX_BROWSERS))
        ? ok(null)
        : fail([{ code: 'push-many' }]);
    },
    unsubscribe: (person, endpoint) => store.notices.unsubscribe(person, hashOf(endpoint)),
    async send(person, say) {
      for (const { endpoint, p256dh, auth, language } of await store.notices.subscriptions(person)) {
        try {
          await post({ endpoint, keys: { p256dh, auth } }, JSON.stringify(say(language)), {
            vapidDetails: { subject: contact, publicKey, privateKey },
            TTL: NOTICE_TTL_S,
            timeout: PUSH_TIMEOUT_MS,
          });
        } catch (error) {
          if (error instanceof WebPushError && GONE_STATUSES.includes(error.statusCode))
            await store.notices.unsubscribe(person, hashOf(endpoint));
          // the original error contains the endpoint, which is a secret
          else
            report(
              new Error(error instanceof WebPushError ? `push service: ${error.statusCode}` : 'push service: no answer'),
              'pushing a notice',
            );
        }
      }
    },
  };
}
