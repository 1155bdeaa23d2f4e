import { refusal, type Problem, type Refusal } from '../../kit/index.ts';
import type { Situation } from '../../table/index.ts';
import type { StorageState } from '../storage/index.ts';
import { damageOf } from './damage.ts';
import type { RaceHost } from './race-host.ts';

/** `deleted`: a tab has deleted the race, and only this page still has it. */
type StorageOnScreen = StorageState | 'deleted';
/** `elsewhere`: another tab is the host, and this one follows it. */
type SavingStatus = StorageOnScreen | 'elsewhere';

interface SavingOptions {
  /** As `FoundRace.wasDamaged`. */
  readonly wasDamaged: boolean;
  /** How many entries the race had when it was opened. */
  readonly entriesAtOpening: number;
  /** Makes this tab the host. */
  readonly takeOver: () => Promise<void>;
}

/** Whether a race is saved, and what stops it: a full browser, another tab, damaged rows, an error. */
export class Saving {
  storage = $state<StorageOnScreen>('kept');
  /**
   * Why the race stands still: a code of `APPEND_FAILURES`, a damaged row (`damageOf`), or the message of an error; a problem if the page cannot
   * read the host's news. Null: it goes on.
   */
  error = $state.raw<string | Problem | null>(null);
  readonly wasDamaged: boolean;
  readonly entriesAtOpening: number;
  #follows = $state(false);
  readonly #host: Pick<RaceHost<never, never>, 'repair' | 'run'>;
  readonly #takeOver: () => Promise<void>;

  constructor(host: Pick<RaceHost<never, never>, 'repair' | 'run'>, { wasDamaged, entriesAtOpening, takeOver }: SavingOptions) {
    this.#host = host;
    this.wasDamaged = wasDamaged;
    this.entriesAtOpening = entriesAtOpening;
    this.#takeOver = takeOver;
  }

  get status(): SavingStatus {
    return this.#follows && this.storage !== 'deleted' ? 'elsewhere' : this.storage;
  }

  /** The part of the saved race that cannot be read, if the race stands still for it. */
  get damage(): Problem | null {
    return damageOf(this.error);
  }

  get canRepair(): boolean {
    return this.damage !== null && this.#host.repair !== undefined && !this.#follows;
  }

  update({ broken, notKept, role }: Pick<Situation, 'broken' | 'notKept' | 'role'>): void {
    this.error = broken ?? notKept;
    this.#follows = role === 'reader';
  }

  /** Continues from the last action before the damage; the rows after it become void and stay saved. Null: done. */
  async repair(): Promise<Refusal | null> {
    const refused = this.#host.repair === undefined ? refusal('table-not-here', '') : await this.#host.repair();
    if (refused === null) void this.#host.run();
    return refused;
  }

  /** Makes this tab the host, instead of the one that was. */
  async playHere(): Promise<void> {
    await this.#takeOver();
    await this.#host.run();
  }
}
