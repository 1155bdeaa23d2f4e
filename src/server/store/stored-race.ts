import type { Seat } from '../../kit/index.ts';
import type { RacePhase } from '../../protocol/index.ts';
import type { Summary } from '../../table/index.ts';

export interface NewRace {
  readonly id: string;
  readonly game: string;
  readonly listed: boolean;
  /** JSON (`src/server/races/room.ts`). */
  readonly room: string;
  /** People who have a seat from the start. */
  readonly people?: readonly { readonly person: string; readonly seat: Seat }[];
}

export interface StoredRace extends NewRace {
  readonly phase: RacePhase;
  readonly version: number;
  /** The lines of its record before the first action, and the seed under their seal; null before the start. */
  readonly head: string | null;
  readonly seed: string | null;
  readonly rows: number;
  readonly summary: Summary | null;
  /** The id of the owning process, which may have died; `handed`: another process must continue it; null: none. */
  readonly owner: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The time of the last action or room change. Facts about the table do not count, because lists are sorted by this time, and answers in advance are secret. */
  readonly touched: number;
}
