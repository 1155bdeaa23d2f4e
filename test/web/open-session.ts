import { chooseAndSay, loadBots } from '../../src/bots/index.ts';
import { createRandom, type AdvanceQuestion, type Game, type Pending, type Problem, type Seat } from '../../src/kit/index.ts';
import {
  createHost,
  createLedger,
  memoryJournal,
  type Clock,
  type Entry,
  type Host,
  type Journal,
  type Race,
  type Row,
} from '../../src/table/index.ts';
import { PACE_STEP_MS, holdMsOf, type BotPlay, type Patience } from '../../src/web/session/pace.ts';

/** Sessions without a page: the module as the page's own builder makes it, its host and bots beside the test, a journal in memory. */

/** What is tested of a session; its own type would bring the page's compiler settings along. */
export interface OpenedSession<State, Action, View> {
  readonly step: number;
  readonly viewer: Seat;
  readonly view: View;
  readonly state: State;
  readonly pending: Pending;
  readonly choices: readonly Action[];
  readonly log: readonly {
    readonly n: number;
    readonly seat: Seat;
    readonly named: { readonly type: string; readonly rider?: unknown };
    readonly reason?: { readonly code: string };
  }[];
  readonly over: boolean;
  readonly hasQuestion: boolean;
  readonly acting: boolean;
  readonly saving: { error: unknown };
  readonly takeBackOf: number | null;
  readonly together: { readonly kind: string; readonly seats: readonly Seat[] } | null;
  readonly advance: {
    readonly questions: readonly AdvanceQuestion[];
    of(seat: Seat): unknown;
    set(seat: Seat, answers: unknown): Promise<readonly Problem[]>;
  };
  answerTogether(seats: readonly Seat[]): void;
  restUntilNextTurn(): void;
  takeBack(): Promise<boolean>;
  act(action: Action): void;
  readonly timing: {
    readonly holding: boolean;
    goOn(): void;
    skip(): void;
    setBots(bots: BotPlay): void;
    oneMove(isTold: (event: { readonly named: { readonly type: string } }) => boolean): void;
  };
  run(): Promise<void>;
  end(): void;
}

/** A session, with what stands behind it. */
export interface Opened<State, Action, View> {
  readonly session: OpenedSession<State, Action, View>;
  readonly host: Host<Action, unknown>;
  readonly journal: Journal & { readonly rows: readonly Row[] };
  readonly race: () => Race;
  readonly entries: () => readonly Entry[];
}

type SessionClass = new (start: unknown) => OpenedSession<never, never, never>;
let loaded: SessionClass | null = null;

/** Imports a module of the page that uses runes, by its path from the root of the repository. It is untyped because its type would bring the page's compiler settings along. */
export const loadOfPage = (path: string): Promise<Readonly<Record<string, unknown>>> =>
  import(/* @vite-ignore */ new URL(`../..${path}`, import.meta.url).pathname) as Promise<Readonly<Record<string, unknown>>>;

/** To be awaited before a session is opened. */
export async function loadSessions(): Promise<void> {
  Object.assign(globalThis, {
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  loaded = (await loadOfPage('/src/web/session/session.svelte.ts'))['Session'] as SessionClass;
}

/** A clock whose waits end at once, except an unlimited one, which `wake` ends. */
export const hurried = (waited: number[] = []): Clock => ({
  now: () => 0,
  wait(milliseconds) {
    waited.push(milliseconds);
    let wake: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      wake = resolve;
      if (milliseconds !== Infinity) setTimeout(resolve, 0);
    });
    return { over, wake };
  },
});

interface Options {
  readonly drivers: readonly string[];
  readonly seed?: string;
  readonly patience?: Patience;
  readonly bots?: BotPlay;
  /** Rows that are stored already. */
  readonly rows?: readonly Row[];
  readonly clock?: Clock;
  /** Puts another host in the place of the real one. */
  readonly replaceHost?: (host: Host<never, unknown>) => Host<never, unknown>;
}

export function openSession<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, options: Options): Opened<S, A, V> {
  const {
    drivers,
    seed = 'session',
    patience = 'at-once',
    bots = 'by-themselves',
    rows = [],
    clock = hurried(),
    replaceHost = (host) => host,
  } = options;
  const journal = memoryJournal(rows);
  const reader = createLedger(game, config, drivers);
  for (const row of rows) reader.apply(row);
  const host = createHost<C, S, A, E, V>(game, config, {
    sealed: { seed },
    ledger: reader,
    journal,
    clock,
    timing: { step: PACE_STEP_MS.fast, hold: holdMsOf(patience, 'fast') },
    role: 'leader',
    async think({ seat, driver, state, entries }) {
      const bot = (await loadBots(game.id))(driver)!;
      const { action, reason } = chooseAndSay(bot, state, game.choices(state), createRandom(entries, seat));
      return { action: action as A, reason };
    },
  });
  const session = new loaded!({
    ...{ id: 'r', game, config, host: replaceHost(host as never), drivers, seal: '', pace: 'fast', patience, bots },
  }) as unknown as OpenedSession<S, A, V>;
  return { session, host: host, journal, race: () => host.race('sealed'), entries: () => host.race('sealed').entries };
}

/** Waits for something to be so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Plays without pauses until a player at this screen is asked or the race is over. */
export async function on(session: OpenedSession<never, never, never> | OpenedSession<unknown, unknown, unknown>): Promise<void> {
  await until(() => !session.acting);
  session.timing.skip();
  void session.run();
  await until(() => session.hasQuestion || session.together !== null || session.over || session.saving.error !== null);
  if (session.saving.error !== null) throw new Error(JSON.stringify(session.saving.error));
}
