import type { Driver, Race } from '../../../table/index.ts';
import type { NewRace } from '../../session/open.ts';

/** A moment of a kept race, from which it may be ridden on. */
export interface KeptMoment {
  readonly id: string;
  /** How many of its actions are shown. */
  readonly at: number;
  readonly race: Race;
  /** By seat. */
  readonly drivers: readonly Driver[];
  readonly titles: NewRace['titles'];
}
