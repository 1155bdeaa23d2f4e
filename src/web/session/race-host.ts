import type { Host, Race } from '../../table/index.ts';

/** What a session needs of a host, wherever it is. */
export interface RaceHost<A, E> extends Pick<
  Host<A, E>,
  'link' | 'run' | 'skip' | 'releaseHold' | 'setTiming' | 'closeRound' | 'rest' | 'end'
> {
  /** Left out: it knows the whole race and tells nobody. */
  race?(envelope: 'sealed' | 'opened'): Race;
  /** Left out: hints are not to be had at this race. */
  recordHint?: Host<A, E>['recordHint'];
  /** Those that were taken, where it knows them. */
  readonly hints?: Host<A, E>['hints'];
  /** Left out: whoever keeps the race sees to it. Only ever asked for by a person. */
  repair?: Host<A, E>['repair'];
}
