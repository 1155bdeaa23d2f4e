import type { Problem, Seat } from '../../kit/index.ts';
import type { Race, RaceLedger } from '../../table/index.ts';
import type { RaceNote } from '../storage/index.ts';

/** A race as this browser stores it. */
export interface FoundRace {
  readonly note: RaceNote;
  readonly race: Race;
  readonly ledger: RaceLedger;
  /** The seat of the player at this page; NO_SEAT if no seat or several seats were played here, or if it is not known. */
  readonly you: Seat;
  /** The problems of the race. It ends before the first of them. */
  readonly problems: readonly Problem[];
  /** It was damaged at an earlier opening: its stored text (`saveText`) holds more than its record. */
  readonly wasDamaged: boolean;
}
