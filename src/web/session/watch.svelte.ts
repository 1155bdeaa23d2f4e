import { fail, ok, type Game, type GameNames, type Problem, type Result } from '../../kit/index.ts';
import { createReplay, HUMAN, logOf, type LogEvent, type Onlooker, type Race, type Replay } from '../../table/index.ts';
import { showName } from '../lib/words.svelte.ts';
import { isCarried } from './carried-id.ts';
import { clock } from './clock.ts';
import { findRace, opened } from './open.ts';
import { PACES, recalledPace } from './pace.ts';
import { Session } from './session.svelte.ts';

type Player = Pick<Replay<unknown, unknown>, 'length' | 'playing' | 'play' | 'pause' | 'seek'>;

/** What is told of a whole race, and how it is gone through: forward, back, by itself. */
export class Watching {
  /** All that is told, also of what is not shown yet. */
  readonly lines: readonly LogEvent[];
  readonly length: number;
  /** Whether the race is over, or stands where its riders are. */
  readonly over: boolean;
  /** As everybody's who has its record. */
  readonly race: Race;
  playing = $state(false);
  readonly #replay: Player;
  readonly #jumped: () => void;

  constructor(replay: Player, race: Race, lines: readonly LogEvent[], jumped: () => void, over: boolean) {
    this.race = race;
    this.lines = lines;
    this.length = replay.length;
    this.over = over;
    this.#replay = replay;
    this.#jumped = jumped;
  }

  /** The replay has begun to play, or has stopped. */
  changed(): void {
    this.playing = this.#replay.playing;
  }

  play(): void {
    this.#replay.play();
  }

  pause(): void {
    this.#replay.pause();
  }

  /** Shows the race as it was after entry `n`; 0: before the first. */
  seek(n: number): void {
    this.#replay.seek(n - 1);
    // ways and sounds of what was gone through are nobody's news
    this.#jumped();
    this.#replay.seek(n);
  }
}

/** A race that is watched. */
export interface WatchedRace<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly session: Session<C, S, A, E, V, N>;
  readonly watching: Watching;
  readonly problems: readonly Problem[];
}

/**
 * A race to be watched from its start, with the eyes of its only person, else as everybody may see it. Null where there is no such race.
 * @param at how many entries are shown at first
 * @param isTold which events are shown one by one
 * @param look is shown every event with the state it meets
 * @param jumped called between what was gone through at once and what is shown
 */
export async function watchRace<C, S, A, E, V, N extends GameNames>(
  id: string,
  game: Game<C, S, A, E, V, N>,
  at: number,
  isTold: (event: LogEvent) => boolean,
  look?: Onlooker<S, E>,
  jumped: () => void = () => undefined,
): Promise<Result<WatchedRace<C, S, A, E, V, N>, readonly Problem[]> | null> {
  const found = await findRace(id, game);
  if (found === null) return null;
  if (!found.ok) return fail(found.error);
  const { note, problems } = found.value;
  const race = opened(found.value);
  const lines: LogEvent[] = [];
  logOf(race, (event) => isTold(event) && lines.push(event));
  const pace = recalledPace();
  // of a race that came in a link nobody knows who sat where
  const people = isCarried(id) ? [] : note.drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
  const replay: Replay<A, E> = createReplay(game, race, {
    ...{ clock, timing: { step: PACES[pace], hold: 0 }, from: at },
    stops: lines.map(({ n }) => n),
    changed: () => watching.changed(),
  });
  const over = race.standings.length > 0 || note.summary.over;
  const watching = new Watching(replay, race, lines, jumped, over);
  const session = new Session<C, S, A, E, V, N>({
    ...{ id, game, config: race.config as C, host: replay, drivers: note.drivers, showName, pace, watched: true },
    people: people.length === 1 ? people : [],
    seal: race.chance.kind === 'sealed' ? race.chance.seal : '',
    ...(look === undefined ? {} : { look }),
  });
  return ok({ session, watching, problems });
}
