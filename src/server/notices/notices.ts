import type { Store } from '../store/index.ts';
import { callWebhook, readWebhook } from './webhook.ts';
import type { Post } from './outbound.ts';
import type { Push, PushText } from './push.ts';
import type { Turn } from './turn.ts';

/** `turn`: it is the person's turn; `time`: the person's clock runs out. */
export type NoticeKind = 'turn' | 'time';

/** Sends notices to a person's browsers, and calls the webhooks of the race and the server. */
export interface Notices {
  /** Sends each notice once a turn, whichever processes ask for it. */
  send(about: NoticeKind, turn: Turn, to: { readonly person: string | null; readonly hook: string | null }): Promise<void>;
}

export interface NoticesOptions {
  readonly store: Pick<Store, 'notices'>;
  readonly push: Push;
  /** The text of a notice in a language. */
  readonly say: (about: NoticeKind, language: string, game: string) => Omit<PushText, 'race'>;
  /** The server's own webhook. */
  readonly hook: string | null;
  /** Hosts of webhooks that a race may have. */
  readonly hookHosts?: readonly string[];
  readonly report: (error: unknown, doing: string) => void;
  /** Sends the requests of webhooks; left out: over the network. */
  readonly post?: Post;
}

export function createNotices({ store, push, say, hook, hookHosts = [], report, post }: NoticesOptions): Notices {
  // the operator's own may be on this machine
  const ours = hook === null ? null : { url: new URL(hook), isPrivateAllowed: true };
  return {
    async send(about, turn, { person, hook: theirs }) {
      if (!(await store.notices.claim(turn.race, turn.entries, about))) return;
      const hooks = [ours, theirs === null ? null : readWebhook(theirs, hookHosts)].filter((to) => to !== null);
      await Promise.all([
        ...hooks.map((to) => callWebhook(to, about, turn, post).catch((error: unknown) => report(error, 'calling a webhook'))),
        ...(person === null ? [] : [push.send(person, (language) => ({ ...say(about, language, turn.game), race: turn.race }))]),
      ]);
    },
  };
}
