import type { Game, Refusal, Seat } from '../../kit/index.ts';
import type { Contributions } from '../race/dealer.ts';
import type { Entry, Race, Sealed } from '../race/race.ts';
import type { Decision } from './decisions.ts';
import { createDecisions } from './decisions.ts';
import { applyEntries } from '../../kit/index.ts';
import type { SeatEntry } from './link.ts';
import { raceSoFar } from './race-so-far.ts';
import type { ActionRequest } from './request.ts';
import { createRequestIds } from './request-ids.ts';
import { seatEntry } from './publisher.ts';

export type ActionResult<Action, Event> =
  /** `entries`: the action's own, and those of chance that followed at once. */
  { readonly ok: true; readonly entries: readonly Entry<Action, Event>[] } | { readonly ok: false; readonly refusal: Refusal };

export interface MatchOptions<State, Action, Event> {
  /** The sealed seed and what the players added; left out where chance is answered by hand, as a seat (`CHANCE`), or by `dealer`. `contributions` null: nothing can be done before `open`. */
  readonly sealed?: Sealed;
  /** Answers for chance where nothing is sealed, such as a lesson's script. */
  readonly dealer?: (state: State) => Action;
  /** Another position to begin with than the start of the race; copied. */
  readonly from?: State;
  /** A match goes on from these entries. */
  readonly entries?: readonly Entry<Action, Event>[];
}

/** A match in memory, for lessons, tests and simulations: what is decided has happened. A race that is stored has a `Host`. */
export interface Match<State, Action, Event> {
  /** The whole position, nothing hidden. Not to be changed. */
  readonly state: State;
  readonly log: readonly Entry<Action, Event>[];
  /** Decides and applies. The request may be anything at all. A refusal changes nothing. */
  act(request: ActionRequest<Action>): ActionResult<Action, Event>;
  /** The players' words are known, so chance can answer. */
  open(contributions: Contributions): void;
  /** The position as `seat` may know it; a copy. */
  stateFor(seat: Seat): State;
  /** The log from entry `n` on as `seat` may see it. */
  entriesFor(seat: Seat, n: number): readonly SeatEntry<Action, Event>[];
  /** Calls `listener` with every further entry as `seat` may see it; the answer ends that. */
  watch(seat: Seat, listener: (entry: SeatEntry<Action, Event>) => void): () => void;
  /** The race so far, to be written down; the seed is in it only where the envelope is opened. */
  race(envelope: 'sealed' | 'opened'): Race;
}

/** The dealer answers for chance until a seat must decide or the game is over. */
export function createMatch<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, options: MatchOptions<S, A, E> = {}): Match<S, A, E> {
  const { sealed, dealer, from, entries: begun = [] } = options;
  const log: Entry<A, E>[] = [...begun];
  const requests = createRequestIds<A, E>(() => log);
  requests.add(log);
  const listeners = new Set<{ readonly seat: Seat; readonly listener: (entry: SeatEntry<A, E>) => void }>();
  let state = applyEntries(game, from === undefined ? game.start(config) : game.copy(from), log);
  const decisions = createDecisions(
    game,
    config,
    {
      entries: log,
      get state() {
        return state;
      },
      findRequest: (id) => requests.find(id),
    },
    { sealed, dealer },
  );

  function add(decision: Decision<S, A, E> | null): void {
    if (decision === null) return;
    state = decision.after;
    log.push(...decision.entries);
    decisions.remove(decision);
    requests.add(decision.entries);
    for (const entry of decision.entries) for (const { seat, listener } of listeners) listener(seatEntry(game, entry, seat));
  }
  add(decisions.decideChance());

  return {
    get state() {
      return state;
    },
    log,
    act(request) {
      const result = decisions.decide(request);
      if (result.kind === 'refused') return { ok: false, refusal: result.refusal };
      if (result.kind === 'answered') return { ok: true, entries: result.entries };
      add(result.decision);
      return { ok: true, entries: result.decision.entries };
    },
    open(words) {
      decisions.open(words);
      add(decisions.decideChance());
    },
    stateFor: (seat) => game.hide(state, seat),
    entriesFor: (seat, n) => log.slice(n - 1).map((entry) => seatEntry(game, entry, seat)),
    watch(seat, listener) {
      const entry = { seat, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    race: (envelope) =>
      raceSoFar(game, config, {
        ...{ sealed, rulesVersion: game.rulesVersion, log: { entries: log, state }, hints: [] },
        ...{ contributions: decisions.contributions, envelope },
      }),
  };
}
