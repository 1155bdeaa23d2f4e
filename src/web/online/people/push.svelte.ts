import { currentLanguage } from '../../lib/words.svelte.ts';
import { tPeople } from '../../lib/t.ts';
import { onlineProblemText } from '../problem-text.ts';
import { subscribe, unsubscribe } from './calls.ts';

/** Push notices of this device. The browser asks for permission only after a tap. */
export class PushHere {
  /** Null: this page gets no notices, because no worker runs for it. */
  worker = $state.raw<ServiceWorkerRegistration | null>(null);
  on = $state(false);
  busy = $state(false);
  problem = $state('');
  readonly #credential: () => string;
  readonly #serverKey: () => string;

  constructor(credential: () => string, serverKey: () => string) {
    [this.#credential, this.#serverKey] = [credential, serverKey];
  }

  async look(): Promise<void> {
    if (!('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)) return;
    try {
      this.worker = (await navigator.serviceWorker.getRegistration()) ?? null;
      this.on = this.worker !== null && (await this.worker.pushManager.getSubscription()) !== null;
    } catch {
      // a browser that stores nothing for this page allows no worker either
      this.worker = null;
    }
  }

  /** Turns notices on, or off again. */
  async turn(): Promise<void> {
    const { worker } = this;
    if (worker === null) return;
    this.busy = true;
    this.problem = '';
    try {
      await (this.on ? this.#turnOff(worker) : this.#turnOn(worker));
    } catch {
      // the player or the browser forbids it, or the browser's push service does not answer
      this.problem = tPeople('push-failed');
    } finally {
      this.busy = false;
    }
  }

  async #turnOn(worker: ServiceWorkerRegistration): Promise<void> {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#serverKey() });
    const { endpoint = '', keys } = made.toJSON();
    const kept = await subscribe(this.#credential(), {
      endpoint,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      language: currentLanguage(),
    });
    if (kept.ok) this.on = true;
    else {
      this.problem = kept.error.map(onlineProblemText).join(' ');
      await made.unsubscribe();
    }
  }

  async #turnOff(worker: ServiceWorkerRegistration): Promise<void> {
    const made = await worker.pushManager.getSubscription();
    if (made !== null) await unsubscribe(this.#credential(), made.endpoint);
    await made?.unsubscribe();
    this.on = false;
  }
}
