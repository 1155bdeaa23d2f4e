/** What somebody may meet for the first time in a race, explained where it happens: once a thing. */
export interface Meeting {
  /** In the game's `meetings.json`: `name.ID`, `what.ID`. */
  readonly id: string;
  readonly section: string;
  /** `asks`: what is asked is about it; `came`: it has just happened, or lies before him. */
  readonly how: 'asks' | 'came';
}

/** What a race screen shows. */
export interface ScreenShown {
  readonly step: number;
  /** Somebody here is asked, or the race is over: what stands there can be read. */
  readonly waits: boolean;
  /** The weightiest first. */
  readonly found: readonly Meeting[];
}

/** Where it is kept what somebody has met. */
export interface MeetingMemory {
  has(id: string): boolean;
  add(id: string): void;
}

/**
 * One meeting at a time. What came while others rode stays until the next question has been answered with it in sight, so that nobody has to read quickly; what a question itself
 * is about comes before it. Nothing is put off for later: what was not shown will happen again.
 */
export class Meetings {
  now: Meeting | null = null;
  readonly #memory: MeetingMemory;
  /** The step at which it stood there to be read. */
  #seenAt: number | null = null;
  /** Somebody has read enough of this step. */
  #quietAt: number | null = null;

  constructor(memory: MeetingMemory) {
    this.#memory = memory;
  }

  /** What is explained in this position. */
  at({ step, waits, found }: ScreenShown): Meeting | null {
    if (this.#seenAt !== null && this.#seenAt !== step) this.#met();
    if (this.#quietAt === step) return this.now;
    const fresh = found.filter(({ id }) => !this.#memory.has(id));
    const asks = waits ? fresh.find(({ how }) => how === 'asks') : undefined;
    // what stands there to be read is not taken away by what comes in the same step
    if (this.#seenAt === null) this.now = asks ?? this.now ?? fresh[0] ?? null;
    if (waits && this.now) this.#seenAt = step;
    return this.now;
  }

  /** Somebody has read it. */
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
