import type { Seat } from '../../kit/index.ts';
import type { RacePhase } from '../../protocol/index.ts';
import type { Summary } from '../../table/index.ts';

export interface NewRace {
  readonly id: string;
  readonly game: string;
  readonly listed: boolean;
  /** JSON; what it says is the races' business (`src/server/races/room.ts`). */
  readonly room: string;
  /** Whose seats are taken from the first. */
  readonly people?: readonly { readonly person: string; readonly seat: Seat }[];
}

export interface StoredRace extends NewRace {
  readonly phase: RacePhase;
  readonly version: number;
  /** The lines of its record before the first action, and the seed under their seal; null before it has begun. */
  readonly head: string | null;
  readonly seed: string | null;
  readonly rows: number;
  readonly summary: Summary | null;
  /** The process that owns it, which may have died, or has handed it on; null: nobody, it rests. */
  readonly owner: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** When an action or the room was kept last. Not what is said about the table: its lists are sorted by this, and nobody may know when a seat has answered in advance. */
  readonly touched: number;
}
