import type { Problem, Refusal, Seat } from '../../../kit/index.ts';
import { keepingFocus } from '../../parts/keep-focus.ts';
import { HUMAN, type ConsentDto, type Situation, type TableWish } from '../../../table/index.ts';
import type { TableLink } from './shared-table.ts';

/** The table of the race on screen; null: the race on screen has none. */
let current = $state.raw<AtTable | null>(null);
export const currentTable = (): AtTable | null => current;

const setCurrent = (table: AtTable | null): void => void (current = table);

export interface AtTableOptions {
  readonly race: string;
  readonly link: TableLink;
  /** The seats of the players at this screen. */
  readonly own: readonly Seat[];
  /** The player plays for the owner of the seat. */
  readonly isSubstitute: () => boolean;
  /** Ends the substitute of the player's seat. Problems: why not. */
  readonly reclaim: () => Promise<readonly Problem[]>;
  /** By seat, in the reader's language. */
  readonly names: () => readonly string[];
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number;
  /** How long the player can answer a question that several seats are asked at once, in milliseconds. */
  readonly windowMs: number;
  /** Declines such a question before its time is over. */
  readonly decline: () => Promise<Refusal | null>;
}

/** The time to answer a question that several seats are asked at once. */
export interface Countdown {
  readonly lengthMs: number;
  /** By `performance.now()`. It runs from the moment when this page got the question, because the server waits for slow lines. */
  readonly endsAt: number;
}

/** The agreements at a table online, as the player's seat sees them, and the player's requests. */
export class AtTable {
  agreed = $state.raw<ConsentDto | null>(null);
  drivers = $state.raw<readonly string[]>([]);
  /** Runs while several seats are asked, whether or not the player is one of them; null: they are not. */
  countdown = $state.raw<Countdown | null>(null);
  /** The player is one of those who are asked and has no choice. He may say so, and when all have replied the race goes on at once. */
  canDecline = $state(false);
  /** Why the last request was refused. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  readonly race: string;
  readonly #options: AtTableOptions;
  readonly #stop: () => void;

  constructor(options: AtTableOptions) {
    this.#options = options;
    this.race = options.race;
    const { link } = options;
    this.#update(link.news(Infinity).situation);
    this.#stop = link.watch(({ situation }) => this.#update(situation));
    setCurrent(this);
  }

  /** NO_SEAT: an onlooker. */
  get eyes(): Seat {
    return this.#options.link.viewer;
  }

  /** A seat of a player at this screen. */
  isOwn(seat: Seat): boolean {
    return this.#options.own.includes(seat);
  }

  get names(): readonly string[] {
    return this.#options.names();
  }

  /** The player has a seat here; a bot may play it. */
  get ownsSeat(): boolean {
    return this.agreed?.owners.includes(this.eyes) ?? false;
  }

  /** A bot plays the player's seat. */
  get isReplaced(): boolean {
    return this.ownsSeat && this.drivers[this.eyes] !== HUMAN;
  }

  get isSubstitute(): boolean {
    return this.#options.isSubstitute();
  }

  /** Another person plays for the player. */
  get hasSubstitute(): boolean {
    return !this.isSubstitute && (this.agreed?.substitutes ?? []).some(({ seat, state }) => seat === this.eyes && state === 'playing');
  }

  /** Other players' seats that a bot or a substitute can take over: of missing people, and of people for whom a bot plays. */
  get replaceable(): readonly { readonly seat: Seat; readonly isMissing: boolean }[] {
    const { agreed } = this;
    if (agreed === null || !this.ownsSeat || this.isReplaced || agreed.ended) return [];
    const isMissing = (seat: Seat): boolean => agreed.absent.some((each) => each.seat === seat);
    return agreed.owners
      .filter((seat) => !this.isOwn(seat) && (isMissing(seat) || this.drivers[seat] !== HUMAN))
      .map((seat) => ({ seat, isMissing: isMissing(seat) && this.drivers[seat] === HUMAN }));
  }

  /** Seats for which the table has invited a substitute. */
  get invited(): readonly Seat[] {
    const invited = (this.agreed?.substitutes ?? []).filter(({ state }) => state === 'invited');
    return this.ownsSeat ? invited.map(({ seat }) => seat).filter((seat) => !this.isOwn(seat)) : [];
  }

  now(): number {
    return this.#options.now();
  }

  async decline(): Promise<void> {
    this.canDecline = false;
    // refused where the time is over, and then nothing is left to do
    await this.#options.decline();
  }

  /** The player plays again, instead of a bot or a substitute. */
  async comeBack(): Promise<void> {
    if (!this.hasSubstitute) return this.wish({ do: 'come-back' });
    await keepingFocus(async () => {
      this.busy = true;
      try {
        this.refusal = null;
        const [problem] = await this.#options.reclaim();
        if (problem !== undefined) this.refusal = { code: problem.code, section: '', facts: problem.facts ?? {} };
      } finally {
        this.busy = false;
      }
    });
    if (this.isReplaced) await this.wish({ do: 'come-back' });
  }

  async wish(wish: TableWish): Promise<void> {
    await keepingFocus(
      async () => {
        this.busy = true;
        try {
          this.refusal = await this.#options.link.wish(wish);
        } finally {
          this.busy = false;
        }
      },
      // a player who has proposed something can withdraw it
      () => document.querySelector<HTMLElement>('[data-withdraw]:enabled'),
    );
  }

  end(): void {
    this.#stop();
    if (current === this) setCurrent(null);
  }

  #update({ agreed, drivers, together }: Pick<Situation, 'agreed' | 'drivers' | 'together'>): void {
    const { windowMs: lengthMs } = this.#options;
    if (together === null) this.countdown = null;
    else if (this.countdown === null) {
      this.countdown = { lengthMs, endsAt: performance.now() + lengthMs };
      // several players at a screen are asked without their hands
      this.canDecline = this.#options.own.length === 1 && together.seats.includes(this.eyes) && !together.concerned;
    }
    if (JSON.stringify(agreed) !== JSON.stringify(this.agreed)) this.agreed = agreed;
    this.drivers = drivers;
  }
}
