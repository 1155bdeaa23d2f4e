import type { Refusal, Seat } from '../../kit/index.ts';
import type { Hint } from '../../table/index.ts';
import type { RaceHost } from './race-host.ts';

/** The hints of a race. Every one is recorded, so that the result can say how often each player asked. */
export class Hints {
  /** Those of the race so far, if its host knows them. */
  taken = $state.raw<readonly Hint[]>([]);
  /** Never online. */
  readonly areAllowed: boolean;
  readonly #host: Pick<RaceHost<never, never>, 'recordHint' | 'hints'>;

  constructor(host: Pick<RaceHost<never, never>, 'recordHint' | 'hints'>) {
    this.#host = host;
    this.areAllowed = host.recordHint !== undefined;
  }

  update(): void {
    this.taken = this.#host.hints ?? [];
  }

  /** Records a hint before it is shown. Null: recorded. */
  async record(seat: Seat): Promise<Refusal | null> {
    return (await this.#host.recordHint?.(seat)) ?? null;
  }
}
