import type { Game } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';
import type { Entry, Race } from '../race/race.ts';
import type { Clock, Host, ScreenTimes } from './host-options.ts';
import type { Link, Situation } from './link.ts';
import { createPublisher } from './publisher.ts';
import { remainingWait } from './questions.ts';

/** Plays a finished race once more: forward, back, at any pace. To a seat it is a host like any other, at which no seat can act. */
export interface Replay<Action, Event> extends Pick<
  Host<Action, Event>,
  'link' | 'run' | 'skip' | 'releaseHold' | 'setTiming' | 'closeRound' | 'rest' | 'race' | 'hints' | 'end'
> {
  /** Entries published so far. */
  readonly at: number;
  readonly length: number;
  /** It goes on by itself. */
  readonly playing: boolean;
  /** Goes on by itself until the end, `pause` or `seek`. */
  play(): void;
  pause(): void;
  /** Publishes the race up to entry `n`, with that entry as news; 0: nothing yet. A number beyond the race means its end. */
  seek(n: number): void;
}

interface ReplayOptions {
  readonly clock: Clock;
  readonly timing: ScreenTimes;
  /** The entries after which it pauses for a step, in rising order. The entries between are published with the next of them. It always pauses at the last entry. */
  readonly stops: readonly number[];
  /** Entries published before anyone listens. */
  readonly from: number;
  /** `playing` has changed. */
  readonly changed?: () => void;
}

/** @param race as a record holds it; each viewer is sent what it may see */
export function createReplay<C, S, A, E, V>(game: Game<C, S, A, E, V>, race: Race, options: ReplayOptions): Replay<A, E> {
  const { clock, changed = () => undefined } = options;
  const entries = race.entries as readonly Entry<A, E>[];
  const within = (n: number): number => Math.max(0, Math.min(entries.length, Math.trunc(n) || 0));
  let timing: ScreenTimes = options.timing;
  let at = within(options.from);
  /** How many entries each step back has left. To a seat it looks like a take-back. */
  const rewinds: number[] = [];
  let playing = false;
  /** Counts calls of `play` and `pause`. An earlier run of `play` ends when the count has changed. */
  let run = 0;
  let wake: (() => void) | null = null;

  const situation = (): Situation => ({
    entries: at,
    takenBack: rewinds.length,
    asked: false,
    together: null,
    drivers: [],
    away: [],
    answers: {},
    takeBack: null,
    holding: false,
    thinking: false,
    going: playing,
    role: 'leader',
    notKept: null,
    broken: null,
    envelopes: null,
    agreed: null,
  });

  const publisher = createPublisher<A, E>(game, { entries, rewinds, situationFor: situation });

  function publishUpTo(n: number): void {
    if (n < at) rewinds.push(n);
    at = n;
    publisher.publish();
  }

  function setPlaying(next: boolean): void {
    if (playing === next) return;
    playing = next;
    changed();
  }

  /** A new timing takes effect at once. */
  async function waitAStep(thisRun: number): Promise<void> {
    const began = clock.now();
    for (let by: ScreenTimes | null = null; by !== timing && thisRun === run;) {
      by = timing;
      const wait = clock.wait(remainingWait(Math.max(by.step, by.linger ?? 0), clock.now() - began));
      wake = () => wait.wake();
      await wait.over;
    }
  }

  async function play(): Promise<void> {
    if (playing || at >= entries.length) return;
    const thisRun = ++run;
    setPlaying(true);
    while (thisRun === run && at < entries.length) {
      publishUpTo(options.stops.find((stop) => stop > at) ?? entries.length);
      if (at >= entries.length) break;
      await waitAStep(thisRun);
    }
    if (thisRun === run) setPlaying(false);
  }

  function pause(): void {
    run++;
    setPlaying(false);
    wake?.();
  }

  const refuse = (): Promise<ReturnType<typeof refusal>> => Promise.resolve(refusal('table-not-here', ''));
  return {
    get at() {
      return at;
    },
    length: entries.length,
    get playing() {
      return playing;
    },
    play: () => void play(),
    pause,
    seek(n) {
      pause();
      const to = within(n);
      // The entry itself is published as news, whatever was published before.
      publishUpTo(Math.max(0, to - 1));
      if (to > 0) publishUpTo(to);
    },
    link: (viewer): Link<A, E> => ({
      viewer,
      news: (known, takenBack) => publisher.newsFor(viewer, known, takenBack),
      watch: (listener) => publisher.watch(viewer, listener),
      act: refuse,
      answerInAdvance: () => Promise.resolve([{ code: 'advance-unknown-question', facts: { known: '' } }]),
      takeBack: refuse,
      wish: refuse,
    }),
    run: () => Promise.resolve(),
    skip: () => undefined,
    releaseHold: () => undefined,
    setTiming(next) {
      timing = next;
      wake?.();
    },
    closeRound: () => undefined,
    rest: refuse,
    race: () => race,
    hints: race.hints ?? [],
    end() {
      pause();
      publisher.end();
    },
  };
}
