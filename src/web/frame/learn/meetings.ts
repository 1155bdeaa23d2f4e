/** Things that a player meets for the first time in a race. Each is explained once, where it happens. */
export interface Meeting {
  /** The key of its texts in the game's `meetings.json`: `name.ID`, `what.ID`. */
  readonly id: string;
  readonly section: string;
  /** `asks`: the pending question is about it; `came`: it has just happened or lies ahead. */
  readonly how: 'asks' | 'came';
}

/** The state of a race screen. */
export interface ScreenShown {
  readonly step: number;
  /** Whether a person decides or the race is over, so that the explanation can be read. */
  readonly waits: boolean;
  /** The most important first. */
  readonly found: readonly Meeting[];
}

/** Stores which things the player has met. */
export interface MeetingMemory {
  has(id: string): boolean;
  add(id: string): void;
}

/**
 * Shows one explanation at a time. What happened during the moves of others stays until the player has answered the next question with the
 * explanation visible. The subject of a question takes precedence. Explanations are not queued, because a skipped one happens again.
 */
export class Meetings {
  now: Meeting | null = null;
  readonly #memory: MeetingMemory;
  /** The step at which it was shown. */
  #seenAt: number | null = null;
  /** The step whose explanation was dismissed. */
  #quietAt: number | null = null;

  constructor(memory: MeetingMemory) {
    this.#memory = memory;
  }

  /** The explanation for this position, if any. */
  at({ step, waits, found }: ScreenShown): Meeting | null {
    if (this.#seenAt !== null && this.#seenAt !== step) this.#met();
    if (this.#quietAt === step) return this.now;
    const fresh = found.filter(({ id }) => !this.#memory.has(id));
    const asks = waits ? fresh.find(({ how }) => how === 'asks') : undefined;
    // an explanation that can be read now is not replaced in the same step
    if (this.#seenAt === null) this.now = asks ?? this.now ?? fresh[0] ?? null;
    if (waits && this.now) this.#seenAt = step;
    return this.now;
  }

  /** Dismisses the explanation. */
  seen(step: number): void {
    this.#met();
    this.#quietAt = step;
  }

  #met(): void {
    if (this.now) this.#memory.add(this.now.id);
    this.now = null;
    this.#seenAt = null;
  }
}
