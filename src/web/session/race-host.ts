import type { Host, Race } from '../../table/index.ts';

/** What a session needs of a host in this tab, in another one, or on a server. */
export interface RaceHost<A, E> extends Pick<
  Host<A, E>,
  'link' | 'run' | 'skip' | 'releaseHold' | 'setTiming' | 'closeRound' | 'rest' | 'end'
> {
  /** Left out: the host gives no record away. */
  race?(envelope: 'sealed' | 'opened'): Race;
  /** Left out: this race has no hints. */
  recordHint?: Host<A, E>['recordHint'];
  /** The hints so far, if the host knows them. */
  readonly hints?: Host<A, E>['hints'];
  /** Left out: damage is repaired elsewhere. Called only when the player asks for it. */
  repair?: Host<A, E>['repair'];
}
