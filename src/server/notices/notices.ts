import type { Store } from '../store/index.ts';
import { callHook } from './hook.ts';
import type { Push, PushText } from './push.ts';
import type { Turn } from './turn.ts';

/** Tells whose turn it is: his browsers, the hook of the race, that of the server. Once a turn, whichever processes ask. */
export interface Notices {
  turn(turn: Turn, to: { readonly person: string | null; readonly hook: string | null }): Promise<void>;
}

export interface NoticesOptions {
  readonly store: Pick<Store, 'notices'>;
  readonly push: Push;
  /** The text of a notice in a language. */
  readonly say: (language: string, game: string) => Omit<PushText, 'race'>;
  /** The server's own hook. */
  readonly hook: string | null;
  readonly report: (error: unknown, doing: string) => void;
  readonly ask?: typeof fetch;
}

export function createNotices({ store, push, say, hook: ours, report, ask = fetch }: NoticesOptions): Notices {
  return {
    async turn(turn, { person, hook }) {
      if (!(await store.notices.claim(turn.race, turn.entries))) return;
      const hooks = [ours, hook].flatMap((url) => (url === null ? [] : [url]));
      await Promise.all([
        ...hooks.map((url) => callHook(url, turn, ask).catch((error: unknown) => report(error, 'calling a hook'))),
        ...(person === null ? [] : [push.send(person, (language) => ({ ...say(language, turn.game), race: turn.race }))]),
      ]);
    },
  };
}
