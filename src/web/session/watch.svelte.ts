import { fail, ok, type Game, type GameNames, type Problem, type Result } from '../../kit/index.ts';
import { createReplay, HUMAN, logOf, type LogEvent, type Onlooker, type Race, type Replay } from '../../table/index.ts';
import { showName } from '../lib/words.svelte.ts';
import { isCarried } from './carried-id.ts';
import { clock } from './clock.ts';
import { findRace, opened } from './open.ts';
import { PACE_STEP_MS, savedPace } from './pace.ts';
import { Session } from './session.svelte.ts';

type Player = Pick<Replay<unknown, unknown>, 'length' | 'playing' | 'play' | 'pause' | 'seek'>;

/** A whole race that is watched: its lines, and the controls to play and to seek. */
export class Watching {
  /** All lines of the log, those not shown yet too. */
  readonly lines: readonly LogEvent[];
  /** In entries. */
  readonly length: number;
  readonly over: boolean;
  /** As anyone with its record knows it. */
  readonly race: Race;
  playing = $state(false);
  readonly #replay: Player;
  readonly #onSkipped: () => void;

  constructor(replay: Player, race: Race, lines: readonly LogEvent[], onSkipped: () => void, over: boolean) {
    this.race = race;
    this.lines = lines;
    this.length = replay.length;
    this.over = over;
    this.#replay = replay;
    this.#onSkipped = onSkipped;
  }

  /** To be called when the replay has started or stopped. */
  update(): void {
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
    // riders' ways and sounds of the entries before it are not shown
    this.#onSkipped();
    this.#replay.seek(n);
  }
}

export interface WatchedRace<C, S, A, E, V, N extends GameNames = GameNames> {
  readonly session: Session<C, S, A, E, V, N>;
  readonly watching: Watching;
  readonly problems: readonly Problem[];
}

/**
 * Opens a race to be watched from its start, with the eyes of its only person, else with a spectator's. Null: there is no such race.
 * @param at the entries shown at first
 * @param isTold which events are shown one by one
 * @param look is given every event, with the state before it
 * @param onSkipped called between entries that were skipped and the one shown
 */
export async function watchRace<C, S, A, E, V, N extends GameNames>(
  id: string,
  game: Game<C, S, A, E, V, N>,
  at: number,
  isTold: (event: LogEvent) => boolean,
  look?: Onlooker<S, E>,
  onSkipped: () => void = () => undefined,
): Promise<Result<WatchedRace<C, S, A, E, V, N>, readonly Problem[]> | null> {
  const found = await findRace(id, game);
  if (found === null) return null;
  if (!found.ok) return fail(found.error);
  const { note, problems } = found.value;
  const race = opened(found.value);
  const lines: LogEvent[] = [];
  logOf(race, (event) => isTold(event) && lines.push(event));
  const pace = savedPace();
  // a race in a link does not say which seats were people's
  const people = isCarried(id) ? [] : note.drivers.flatMap((driver, seat) => (driver === HUMAN ? [seat] : []));
  const replay: Replay<A, E> = createReplay(game, race, {
    ...{ clock, timing: { step: PACE_STEP_MS[pace], hold: 0 }, from: at },
    stops: lines.map(({ n }) => n),
    changed: () => watching.update(),
  });
  const over = race.standings.length > 0 || note.summary.over;
  const watching = new Watching(replay, race, lines, onSkipped, over);
  const session = new Session<C, S, A, E, V, N>({
    ...{ id, game, config: race.config as C, host: replay, drivers: note.drivers, showName, pace, watched: true },
    people: people.length === 1 ? people : [],
    seal: race.chance.kind === 'sealed' ? race.chance.seal : '',
    ...(look === undefined ? {} : { look }),
  });
  return ok({ session, watching, problems });
}
