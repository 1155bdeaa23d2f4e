import {
  applyEvents,
  CHANCE,
  NO_SEAT,
  type AnyGame,
  type Content,
  type FinalRank,
  type Problem,
  type Refusal,
  type Seat,
} from '../kit/index.ts';
import {
  createDealer,
  formatRecord,
  gameOfRecord,
  parseRecord,
  playBack,
  sealAnew,
  sealOf,
  type Dealer,
  type Entry,
  type Race as RecordedRace,
} from '../table/index.ts';
import { gameIds, games, type AnySetup, type GameId, type GameOf, type GameTypes } from './games.ts';
import type { Sentence } from './sentence.ts';

/**
 * A race in memory, with the rules of its game. Dice and cards come from the seed by the keyed dealer, so the same seed and choices give the same
 * race. It knows everything; `view` and `seen` show what one seat may know.
 */
export interface Race<G extends GameId = GameId> {
  readonly game: G;
  /** The names of the seats, in seating order. */
  readonly names: readonly string[];
  /** The complete set-up, as a record stores it. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** The seat that decides, from 0; null if the race is over, or if it was read from a record without a seed and chance must answer. */
  readonly turn: Seat | null;
  readonly isOver: boolean;
  /** The kind of decision that is due and its facts. */
  readonly pending: GameTypes[G]['pending'];
  /** Empty until the race is over. */
  readonly standings: readonly FinalRank[];
  /** All legal actions of the seat that decides. */
  choices(): readonly GameTypes[G]['action'][];
  /** The text of an action, as in records and in the bot protocol: `move B17.2`. */
  format(action: GameTypes[G]['action']): string;
  /**
   * Plays an action of the seat that decides, and everything that chance answers after it.
   * @param action one of `choices()`, or its text
   * @returns all events, in order. Throws a `RaceError` with the reason if the action is not legal
   */
  play(action: GameTypes[G]['action'] | string): readonly GameTypes[G]['event'][];
  /** Why an action is not legal now; null if it is. Throws a `RaceError` if a text is no action at all. @param seat the seat that decides, if left out */
  whyNot(action: GameTypes[G]['action'] | string, seat?: Seat): Refusal | null;
  /** What a seat sees, or a spectator, as plain data with names. */
  view(seat: Seat | 'spectator'): GameTypes[G]['view'];
  /** The position as a seat may know it, for bots and the functions of `windschatten/games/GAME`. A copy. */
  seen(seat: Seat | 'spectator'): GameTypes[G]['state'];
  /** The race as text, with its seed. `Race.from` and `windschatten verify` read it. */
  record(): string;
}

/** The ways to a race. */
export interface Races {
  /**
   * Starts a race. The game is recognised by the set-up (`managers`: Um Reifenbreite; `riders`: Der Ausreißer). Throws a `RaceError` with all problems of the set-up.
   * @param options `seed`: any text
   */
  start<const S extends AnySetup>(setup: S, options: { readonly seed: string }): Race<GameOf<S>>;
  /**
   * Reads a record and goes on where it ends. Throws a `RaceError` with the places of all problems.
   * @param options `seed`: deals on from this seed, for a record whose own seed is not known
   */
  from(record: string, options?: { readonly seed?: string }): Race;
}

/** Input that cannot be used, or an action that is not legal. The message has an English sentence for each problem. */
export class RaceError extends Error {
  override readonly name = 'RaceError';
  /** With `code`, place (`at`, or `line` and `column`) and `facts`; an action that is not legal has its `section` of the rules. */
  readonly problems: readonly (Problem | Refusal)[];

  constructor(message: string, problems: readonly (Problem | Refusal)[]) {
    super(message);
    this.problems = problems;
  }
}

/** @param content boards for the set-ups @param sentence for the messages of errors */
export function createRaces(content: Content, sentence: Sentence): Races {
  const raceError = (problems: readonly (Problem | Refusal)[], about?: Race): RaceError =>
    new RaceError(problems.map((problem) => `${placeOf(problem)}${sentence(problem, 'en', about)}`).join('\n'), problems);

  function rulesOf(setup: unknown): AnyGame {
    const isObject = typeof setup === 'object' && setup !== null;
    const found = gameIds.filter((id) => isObject && Object.hasOwn(setup, games[id].players));
    if (found.length !== 1) {
      const known = gameIds.map((id) => `“${games[id].players}” (${id})`).join(' or ');
      throw new RaceError(`The set-up must have the field ${known}, which names the players.`, [
        { code: 'setup-no-game', facts: { known } },
      ]);
    }
    return games[found[0]!].rules;
  }

  function open(recorded: RecordedRace): Race {
    const { game, config } = recorded;
    const seats = game.seats(config);
    const names = seats.map(({ name }) => name);
    const entries: Entry[] = [...recorded.entries];
    const state = playBack(recorded);
    const dealer = dealerOf(recorded);
    const viewer = (seat: unknown): Seat => {
      if (seat === 'spectator') return NO_SEAT;
      if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats.length) return seat;
      throw new RangeError(`The seat must be a whole number from 0 to ${seats.length - 1}, or 'spectator', found ${JSON.stringify(seat)}.`);
    };
    const read = (action: unknown): unknown => {
      if (typeof action !== 'string') return action;
      const parsed = game.actions.parse(state, action);
      if (!parsed.ok) throw raceError([{ ...parsed.error, at: 'action' }], race);
      return parsed.value;
    };

    /** Plays what chance answers, up to the next question to a seat. */
    function dealOn(events: unknown[]): void {
      while (dealer !== null && game.turn(state) === CHANCE)
        apply(CHANCE, dealer.deal(game.chanceKey(state), game.outcomes(state)), events);
    }

    function apply(seat: Seat, action: unknown, events: unknown[]): void {
      const decided = game.decide(state, seat, action);
      if (!decided.ok) throw raceError([decided.refusal], race);
      applyEvents(game, state, decided.events, (event, before) => {
        events.push(game.events.toNamed(before, event));
      });
      entries.push({ n: entries.length + 1, seat, action: decided.action, events: decided.events });
    }

    const race: Race = {
      game: game.id as GameId,
      names,
      setup: game.setupOf(config),
      get turn() {
        const seat = game.turn(state);
        return seat >= 0 ? seat : null;
      },
      get isOver() {
        return game.turn(state) === NO_SEAT;
      },
      get pending() {
        return game.pending(state) as Race['pending'];
      },
      get standings() {
        return game.standings(state);
      },
      choices: () => game.choices(state) as ReturnType<Race['choices']>,
      format: (action) => game.actions.format(state, action),
      play(action) {
        const seat = game.turn(state);
        if (seat === CHANCE)
          throw new RangeError('Chance must answer, and the record has no seed. Open it by Race.from(record, { seed }).');
        const events: unknown[] = [];
        apply(seat, read(action), events);
        dealOn(events);
        return events as ReturnType<Race['play']>;
      },
      whyNot: (action, seat = game.turn(state)) => game.whyNot(state, seat, read(action)),
      view: (seat) => {
        const by = viewer(seat);
        return game.view(game.hide(state, by), by) as ReturnType<Race['view']>;
      },
      seen: (seat) => game.hide(game.copy(state), viewer(seat)) as ReturnType<Race['seen']>,
      record: () => formatRecord({ ...recorded, entries, standings: game.standings(state) }),
    };
    dealOn([]);
    return race;
  }

  return {
    start<const S extends AnySetup>(setup: S, options: { readonly seed: string }) {
      // programs without types may give anything
      const seed = (options as Partial<typeof options> | undefined)?.seed;
      if (typeof seed !== 'string' || /[\r\n]/.test(seed))
        throw new RangeError("Race.start needs a seed, a text of one line: Race.start(setup, { seed: 'spring' }).");
      const game = rulesOf(setup);
      const configured = game.configure(setup, content);
      if (!configured.ok) throw raceError(configured.error.map((problem) => ({ ...problem, at: `setup${dotted(problem.at)}` })));
      const config = configured.value;
      const contributions = game.seats(config).map(() => undefined);
      const race = open({
        game,
        rulesVersion: game.rulesVersion,
        config,
        chance: { kind: 'sealed', seal: sealOf(seed), contributions, seed },
        entries: [],
        standings: [],
        lines: [],
      });
      return race as unknown as Race<GameOf<S>>;
    },
    from(record, { seed } = {}) {
      const id = gameOfRecord(record);
      const known = id === null ? undefined : gameIds.find((one) => one === id);
      if (id !== null && known === undefined)
        throw raceError([{ code: 'game-unknown', facts: { game: id.slice(0, 60), known: gameIds.join(', ') } }]);
      const { race, problems } = parseRecord(record, {
        game: (one) => gameIds.flatMap((of) => (of === one ? [games[of].rules] : []))[0],
        content,
      });
      if (race === null || problems.length > 0) throw raceError(problems);
      if (seed === undefined) return open(race);
      const sealed = sealAnew(race, sealOf(seed));
      return open({ ...sealed, chance: sealed.chance.kind === 'sealed' ? { ...sealed.chance, seed } : sealed.chance });
    },
  };
}

/** Null if the seed of the race is not known. */
function dealerOf({ chance }: RecordedRace): Dealer | null {
  if (chance.kind === 'script' || chance.seed === null) return null;
  return createDealer(chance.seed, chance.contributions, chance);
}

/** `: managers[0]`, or nothing. */
const dotted = (at: string | undefined): string => (at === undefined || at === '' ? '' : `.${at}`);

/** `12:3: `, `setup.riders: `, or nothing. */
function placeOf(problem: Problem | Refusal): string {
  if ('section' in problem) return '';
  const { line, column, at } = problem;
  const place = line === undefined ? (at ?? '') : [line, column].filter((part) => part !== undefined).join(':');
  return place === '' ? '' : `${place}: `;
}
