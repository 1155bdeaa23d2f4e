import type { AnySession } from '../../session/session.svelte.ts';
import type { Opened, OpenedRace, RaceAddress } from './race-screen.ts';

interface OpensRaces<Model, Session> {
  open(address: RaceAddress): Promise<Opened<Model, Session>>;
}

/** The race of the page's address: opened, and ended when the address changes or the player leaves the page. */
export class RaceOpening<Model, Session extends AnySession> {
  /** Null while it is being opened. */
  opened = $state.raw<Opened<Model, Session> | null>(null);
  /** Loaded only for a race that is watched. */
  WatchPanel = $state.raw<typeof import('../watch/WatchPanel.svelte').default | null>(null);
  #leaving: AbortController | null = null;

  get race(): OpenedRace<Model, Session> | null {
    return this.opened?.ok ? this.opened.value : null;
  }

  async open(screen: OpensRaces<Model, Session>, address: Omit<RaceAddress, 'signal'>): Promise<void> {
    this.close();
    const leaving = (this.#leaving = new AbortController());
    const panel = address.how === 'watch' ? import('../watch/WatchPanel.svelte') : null;
    const opened = await screen.open({ ...address, signal: leaving.signal }).catch((): Opened<Model, Session> => UNREAD);
    const watchPanel = (await panel)?.default ?? null;
    if (leaving.signal.aborted) {
      if (opened.ok) opened.value.session.end();
      return;
    }
    this.WatchPanel = watchPanel;
    this.opened = opened;
    if (opened.ok) void opened.value.session.run();
  }

  close(): void {
    this.#leaving?.abort();
    this.#leaving = null;
    this.race?.session.end();
    this.opened = null;
  }
}

/** The browser could not read its storage, or not load a part of the page. */
const UNREAD = { ok: false, error: [{ code: 'kept-unread' }] } as const;
