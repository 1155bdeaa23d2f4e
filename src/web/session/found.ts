import type { Problem, Seat } from '../../kit/index.ts';
import type { Race, RaceLedger } from '../../table/index.ts';
import type { RaceNote } from '../storage/index.ts';

/** A race as this browser keeps it. */
export interface FoundRace {
  readonly note: RaceNote;
  readonly race: Race;
  readonly rows: RaceLedger;
  /** The seat of whoever is at this page; NOBODY where nobody or several rode here, or nobody knows. */
  readonly you: Seat;
  /** What is wrong with it; the race is its valid beginning. */
  readonly problems: readonly Problem[];
  /** It was damaged at an earlier opening: its kept text (`saveText`) holds more than its record. */
  readonly wasDamaged: boolean;
}
