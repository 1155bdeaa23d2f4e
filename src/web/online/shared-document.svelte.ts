import * as v from 'valibot';
import type { Problem } from '../../kit/index.ts';
import { forget, recall, remember } from '../lib/storage.ts';
import { deleteDocument, fetchDocument, sendSome, type DocumentLink } from './document-calls.ts';

/** How often the page asks for what others have done, while someone looks at it. */
const FOLLOW_INTERVAL_MS = 4_000;
/** Problems after which the same request may succeed later. */
const PASSING = ['online-lost', 'wire-often', 'wire-store', 'room-busy', 'wire-banned'];

/**
 * What several people keep together, as this page knows it: the operations of the server, then those of this browser that the server has
 * not stored yet. They are stored in the browser, and sent again until the server has them.
 */
export class SharedDocument<Operation extends { readonly id: string }> {
  readonly link: DocumentLink;
  /** `lost`: the server does not answer; `gone`: it knows no such document, or the kind is another. */
  state = $state<'loading' | 'there' | 'lost' | 'gone'>('loading');
  canEdit = $state(false);
  /** Why the server has refused a change, which is not sent again. */
  problems = $state.raw<readonly Problem[]>([]);
  unsent = $state.raw<readonly Operation[]>([]);
  operations: readonly Operation[] = $derived.by(() => [...this.#stored, ...this.unsent]);
  #stored = $state.raw<readonly Operation[]>([]);
  #last = 0;
  #isSending = false;
  readonly #kind: string;
  readonly #schema: v.GenericSchema<unknown, Operation>;

  constructor(link: DocumentLink, kind: string, schema: v.GenericSchema<unknown, Operation>) {
    [this.link, this.#kind, this.#schema] = [link, kind, schema];
    try {
      this.unsent = v.parse(v.array(schema), JSON.parse(recall(this.#keyOfUnsent) ?? '[]'));
    } catch {
      forget(this.#keyOfUnsent);
    }
  }

  get #keyOfUnsent(): string {
    return `unsent.${this.link.id}`;
  }

  /** Follows the document until the result is called. */
  follow(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.#synchronize();
    };
    const timer = setInterval(look, FOLLOW_INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    void this.#synchronize();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  add(operations: readonly Operation[]): void {
    this.#keepUnsent([...this.unsent, ...operations]);
    void this.#synchronize();
  }

  async remove(): Promise<boolean> {
    const removed = await deleteDocument(this.link);
    if (removed.ok) this.state = 'gone';
    else this.problems = removed.error;
    return removed.ok;
  }

  #keepUnsent(operations: readonly Operation[]): void {
    this.unsent = operations;
    if (operations.length === 0) forget(this.#keyOfUnsent);
    else remember(this.#keyOfUnsent, JSON.stringify(operations));
  }

  /** Sends what is unsent, then reads what is new. One call at a time. */
  async #synchronize(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      do {
        await this.#send();
        await this.#read();
      } while (this.unsent.length > 0 && this.state === 'there' && this.problems.length === 0);
    } finally {
      this.#isSending = false;
    }
  }

  async #send(): Promise<void> {
    if (this.unsent.length === 0) return;
    const sent = await sendSome(this.link, this.unsent);
    if (sent.ok) {
      this.problems = [];
      return;
    }
    if (sent.error.some(({ code }) => PASSING.includes(code))) this.state = 'lost';
    else {
      this.problems = sent.error;
      this.#keepUnsent([]);
    }
  }

  async #read(): Promise<void> {
    const found = await fetchDocument(this.link, this.#last);
    if (!found.ok) {
      this.state = found.error.some(({ code }) => code === 'document-unknown') ? 'gone' : 'lost';
      return;
    }
    const { kind, last, canEdit, operations } = found.value;
    const read = v.safeParse(v.array(this.#schema), operations);
    if (kind !== this.#kind || !read.success) {
      this.state = 'gone';
      return;
    }
    [this.state, this.canEdit, this.#last] = ['there', canEdit, last];
    if (read.output.length === 0) return;
    const stored = read.output.map(({ id }) => id);
    this.#stored = [...this.#stored, ...read.output];
    this.#keepUnsent(this.unsent.filter(({ id }) => !stored.includes(id)));
  }
}
