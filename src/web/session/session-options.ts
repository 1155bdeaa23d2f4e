import type { Game, GameNames, Refusal, Seat } from '../../kit/index.ts';
import type { Driver, Onlooker, Variation } from '../../table/index.ts';
import type { BotsRide, Pace, Patience } from './pace.ts';
import type { RaceHost } from './race-host.ts';

/** A table whose people sit elsewhere. A method, so that a session of any game fits where the game is not known. */
export interface Far<A> {
  reply(action: A): Promise<Refusal | null>;
}

/** What a session is opened with. */
export interface SessionOptions<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly id: string;
  readonly game: Game<C, S, A, E, V, N>;
  readonly config: C;
  readonly host: RaceHost<A, E>;
  /** Who drives each seat. */
  readonly drivers: readonly Driver[];
  /** The seats of those before this screen; left out: of all people. */
  readonly people?: readonly Seat[];
  /** How the one before this screen answers what is put to several together who sit elsewhere; left out: all of them sit here, and are asked with no hand in sight. */
  readonly far?: Far<A>;
  /** It was ridden before, and is watched: nobody is asked anything, not in advance either. */
  readonly watched?: true;
  readonly seal: string;
  /** As `Found.wasDamaged`; left out: it was not. */
  readonly wasDamaged?: boolean;
  /** Of which race it is a variation; left out: it is a race of its own. */
  readonly variation?: Variation;
  readonly pace: Pace;
  /** Left out: nobody waits. */
  readonly patience?: Patience;
  /** Left out: by themselves. */
  readonly bots?: BotsRide;
  /** A name as the reader sees it; left out: as it is kept. */
  readonly showName?: (kept: string) => string;
  /** Is shown every event, as those before the screen may see it, with the state it meets. */
  readonly look?: Onlooker<S, E>;
  /** Makes this tab the one that rides. */
  readonly rideHere?: () => Promise<void>;
  /** Called when the session ends. */
  readonly ended?: () => void;
}
