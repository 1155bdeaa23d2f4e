import { createHash } from 'node:crypto';
import webPush, { WebPushError } from 'web-push';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import type { SubscribeRequest } from '../../protocol/index.ts';
import type { Store } from '../store/index.ts';

/** Telling somebody's browser, over the push service of its maker. The service sees when, and from whom; what is said is encrypted for the browser alone. */
export interface Push {
  /** The key by which browsers know this server. */
  readonly key: string;
  subscribe(person: string, request: SubscribeRequest): Promise<Result<null, readonly Problem[]>>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  /** To all browsers of a person; those that are no more are forgotten. */
  send(person: string, say: (language: string) => PushText): Promise<void>;
}

export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly race: string;
}

/** Push services of browsers' makers: a server asks nobody else because a visitor tells it to. */
const PUSH_SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const MAX_BROWSERS = 10;
/** A notice of a turn is worth a day, in seconds. */
const NOTICE_TTL_S = 86_400;
const PUSH_TIMEOUT_MS = 10_000;
/** The subscription is no more. */
const GONE_STATUSES = [404, 410];

export interface PushOptions {
  readonly store: Pick<Store, 'people' | 'notices'>;
  /** Who runs the server, for the push services: `mailto:` or `https:`. */
  readonly contact: string;
  /** Other hosts that may be asked, beside the browsers' makers'. */
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
      const kept = { endpoint, ...keys, language };
      return (await store.notices.subscribe(person, hashOf(endpoint), kept, MAX_BROWSERS)) ? ok(null) : fail([{ code: 'push-many' }]);
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
          // the error bears the endpoint, by which anybody could write to that browser
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
