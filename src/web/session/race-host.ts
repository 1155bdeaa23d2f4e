import type { Host, Race } from '../../table/index.ts';

/** What a session needs of a host, wherever it is. */
export interface RaceHost<A, E> extends Pick<Host<A, E>, 'link' | 'run' | 'skip' | 'goOn' | 'setTiming' | 'closeRound' | 'rest' | 'end'> {
  /** Left out: it knows the whole race and tells nobody. */
  race?(envelope: 'sealed' | 'opened'): Race;
  /** Left out: whoever keeps the race sees to it. Only ever asked for by a person. */
  mend?: Host<A, E>['mend'];
}
