import type { Store } from '../store/index.ts';
import { callWebhook } from './webhook.ts';
import type { Push, PushText } from './push.ts';
import type { Turn } from './turn.ts';

/** `turn`: it is his; `time`: his time runs out. */
export type NoticeKind = 'turn' | 'time';

/** Tells somebody who is asked: his browsers, the hook of the race, that of the server. */
export interface Notices {
  /** Once a turn each, whichever processes ask. */
  send(about: NoticeKind, turn: Turn, to: { readonly person: string | null; readonly hook: string | null }): Promise<void>;
}

export interface NoticesOptions {
  readonly store: Pick<Store, 'notices'>;
  readonly push: Push;
  /** The text of a notice in a language. */
  readonly say: (about: NoticeKind, language: string, game: string) => Omit<PushText, 'race'>;
  /** The server's own hook. */
  readonly hook: string | null;
  readonly report: (error: unknown, doing: string) => void;
  readonly ask?: typeof fetch;
}

export function createNotices({ store, push, say, hook: ours, report, ask = fetch }: NoticesOptions): Notices {
  return {
    async send(about, turn, { person, hook }) {
      if (!(await store.notices.claim(turn.race, turn.entries, about))) return;
      const hooks = [ours, hook].flatMap((url) => (url === null ? [] : [url]));
      await Promise.all([
        ...hooks.map((url) => callWebhook(url, about, turn, ask).catch((error: unknown) => report(error, 'calling a hook'))),
        ...(person === null ? [] : [push.send(person, (language) => ({ ...say(about, language, turn.game), race: turn.race }))]),
      ]);
    },
  };
}
