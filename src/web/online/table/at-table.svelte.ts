import type { Refusal, Seat } from '../../../kit/index.ts';
import { keepingFocus } from '../../parts/keep-focus.ts';
import { HUMAN, type ConsentDto, type Link, type TableWish } from '../../../table/index.ts';

/** The table of the race on screen; null: none is. */
let shown = $state.raw<AtTable | null>(null);
export const tableOnScreen = (): AtTable | null => shown;

const show = (table: AtTable | null): void => void (shown = table);

export interface AtTableOptions {
  readonly race: string;
  readonly link: Pick<Link<unknown, unknown>, 'viewer' | 'news' | 'watch' | 'wish'>;
  /** As the reader sees them. */
  readonly names: () => readonly string[];
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number;
}

/** What one's seat is told of the table online, and wishes there. */
export class AtTable {
  agreed = $state.raw<ConsentDto | null>(null);
  drivers = $state.raw<readonly string[]>([]);
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false);
  readonly race: string;
  readonly #options: AtTableOptions;
  readonly #leave: () => void;

  constructor(options: AtTableOptions) {
    this.#options = options;
    this.race = options.race;
    const { link } = options;
    this.#hear(link.news(Infinity).situation);
    this.#leave = link.watch(({ situation }) => this.#hear(situation));
    show(this);
  }

  /** NOBODY: an onlooker. */
  get eyes(): Seat {
    return this.#options.link.viewer;
  }

  get names(): readonly string[] {
    return this.#options.names();
  }

  /** A seat of this one's own; a bot may ride it. */
  get owns(): boolean {
    return this.agreed?.owners.includes(this.eyes) ?? false;
  }

  get relieved(): boolean {
    return this.owns && this.drivers[this.eyes] !== HUMAN;
  }

  now(): number {
    return this.#options.now();
  }

  async wish(wish: TableWish): Promise<void> {
    await keepingFocus(
      async () => {
        this.busy = true;
        this.refused = await this.#options.link.wish(wish);
        this.busy = false;
      },
      // who has asked for something can take it back
      () => document.querySelector<HTMLElement>('[data-withdraw]:enabled'),
    );
  }

  end(): void {
    this.#leave();
    if (shown === this) show(null);
  }

  #hear({ agreed, drivers }: { readonly agreed: ConsentDto | null; readonly drivers: readonly string[] }): void {
    if (JSON.stringify(agreed) !== JSON.stringify(this.agreed)) this.agreed = agreed;
    this.drivers = drivers;
  }
}
