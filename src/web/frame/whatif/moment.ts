import type { Driver, Race } from '../../../table/index.ts';
import type { NewRace } from '../../session/open.ts';

/** A moment of a stored race, from which it can be played on. */
export interface StoredMoment {
  readonly id: string;
  /** How many of its actions are shown. */
  readonly at: number;
  readonly race: Race;
  /** By seat. */
  readonly drivers: readonly Driver[];
  readonly titles: NewRace['titles'];
}
