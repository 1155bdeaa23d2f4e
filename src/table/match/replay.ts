import type { Game, Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';
import type { Entry, Race } from '../race/race.ts';
import type { Clock, Host, ScreenTimes } from './host-options.ts';
import type { Link, News, Situation } from './link.ts';
import { tellEntry } from './match.ts';
import { stillToWait } from './questions.ts';
import { createTelling } from './telling.ts';

/** A race that was ridden, told once more: forward, back, at any pace. To a seat it is a host like others, at which nobody can act. */
export interface Replay<Action, Event> extends Pick<
  Host<Action, Event>,
  'link' | 'run' | 'skip' | 'goOn' | 'setTiming' | 'closeRound' | 'rest' | 'race' | 'hints' | 'end'
> {
  /** Entries told so far. */
  readonly at: number;
  readonly length: number;
  /** Whether it goes on by itself. */
  readonly playing: boolean;
  /** Goes on by itself until the end, `pause` or `seek`. */
  play(): void;
  pause(): void;
  /** Tells the race up to and with an entry, that one as news; 0: nothing yet. What lies beyond the race is its end. */
  seek(n: number): void;
}

interface ReplayOptions {
  readonly clock: Clock;
  readonly timing: ScreenTimes;
  /** The entries after which it stays for a step, in rising order, each as often as one likes; what lies between is told with the next. The last one always is. */
  readonly stops: readonly number[];
  /** Entries told at once, before anybody listens. */
  readonly from: number;
  /** `playing` has changed. */
  readonly changed?: () => void;
}

/** @param race as a record tells it; whoever is told of it sees what his eyes may see */
export function createReplay<C, S, A, E, V>(game: Game<C, S, A, E, V>, race: Race, options: ReplayOptions): Replay<A, E> {
  const { clock, changed = () => undefined } = options;
  const entries = race.entries as readonly Entry<A, E>[];
  const within = (n: number): number => Math.max(0, Math.min(entries.length, Math.trunc(n) || 0));
  let timing: ScreenTimes = options.timing;
  let at = within(options.from);
  /** How many entries each step back has left: to those who are told it looks as if they were taken back. */
  const backs: number[] = [];
  let playing = false;
  /** Counts how often it was told to play or to pause: who was told before goes no further. */
  let told = 0;
  let wake: (() => void) | null = null;

  const situation = (): Situation => ({
    entries: at,
    takenBack: backs.length,
    asked: false,
    together: null,
    drivers: [],
    away: [],
    answers: {},
    takeBack: null,
    holding: false,
    thinking: false,
    going: playing,
    role: 'ride',
    notKept: null,
    broken: null,
    envelopes: null,
    agreed: null,
  });

  function newsFor(eyes: Seat, known: number, takenBack = backs.length): News<A, E> {
    const keep = Math.max(0, Math.min(Math.trunc(known) || 0, at, ...backs.slice(takenBack)));
    return { keep, entries: entries.slice(keep, at).map((entry) => tellEntry(game, entry, eyes)), situation: situation() };
  }
  const telling = createTelling<A, E>(newsFor);

  function tellUpTo(n: number): void {
    if (n < at) backs.push(n);
    at = n;
    telling.publish();
  }

  function setPlaying(next: boolean): void {
    if (playing === next) return;
    playing = next;
    changed();
  }

  /** Another timing holds at once. */
  async function waitAStep(mine: number): Promise<void> {
    const began = clock.now();
    for (let by: ScreenTimes | null = null; by !== timing && mine === told;) {
      by = timing;
      const wait = clock.wait(stillToWait(Math.max(by.step, by.linger ?? 0), clock.now() - began));
      wake = () => wait.wake();
      await wait.over;
    }
  }

  async function play(): Promise<void> {
    if (playing || at >= entries.length) return;
    const mine = ++told;
    setPlaying(true);
    while (mine === told && at < entries.length) {
      tellUpTo(options.stops.find((stop) => stop > at) ?? entries.length);
      if (at >= entries.length) break;
      await waitAStep(mine);
    }
    if (mine === told) setPlaying(false);
  }

  function pause(): void {
    told++;
    setPlaying(false);
    wake?.();
  }

  const nobody = (): Promise<ReturnType<typeof refusal>> => Promise.resolve(refusal('table-not-here', ''));
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
      // what is looked at is news, whatever was seen before
      tellUpTo(Math.max(0, to - 1));
      if (to > 0) tellUpTo(to);
    },
    link: (eyes): Link<A, E> => ({
      eyes,
      news: (known, takenBack) => newsFor(eyes, known, takenBack),
      watch: (listener) => telling.watch(eyes, listener),
      act: nobody,
      answerInAdvance: () => Promise.resolve([{ code: 'advance-unknown-question', facts: { known: '' } }]),
      takeBack: nobody,
      wish: nobody,
    }),
    run: () => Promise.resolve(),
    skip: () => undefined,
    goOn: () => undefined,
    setTiming(next) {
      timing = next;
      wake?.();
    },
    closeRound: () => undefined,
    rest: nobody,
    race: () => race,
    hints: race.hints ?? [],
    end() {
      pause();
      telling.end();
    },
  };
}
