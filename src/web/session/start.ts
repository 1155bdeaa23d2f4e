import type { Game } from '../../kit/index.ts';
import type { Contributions, Entry } from '../../table/index.ts';
import type { Pace, Patience } from './pace.ts';
import type { RaceNote } from './saved.ts';

/** What a session takes up a race with. */
export interface Start<C, S, A, E, V> {
  readonly id: string;
  readonly game: Game<C, S, A, E, V>;
  readonly config: C;
  readonly note: RaceNote;
  readonly entries: readonly Entry<A, E>[];
  readonly rulesVersion: number;
  /** What the players added to the seed. */
  readonly contributions: Contributions;
  readonly pace: Pace;
  /** Left out: nobody waits. */
  readonly patience?: Patience;
  /** Is shown every event, as those before the screen may see it, with the state before it. */
  readonly look: (before: S, event: E) => void;
}
