import type { Host, Race } from '../../table/index.ts';

/** What a session needs of a host, wherever it is. `race` left out: it knows the whole race and tells nobody. */
export interface RaceHost<A, E> extends Pick<Host<A, E>, 'link' | 'run' | 'skip' | 'goOn' | 'setTiming' | 'closeRound' | 'rest' | 'end'> {
  race?(envelope: 'sealed' | 'opened'): Race;
}
