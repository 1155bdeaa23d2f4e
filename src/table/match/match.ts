import type { Game, Reason, Refusal, Seat } from '../../kit/index.ts';
import { CHANCE, decideAndApply, applyEvents, applyEntries, plainCopy, refusal } from '../../kit/index.ts';
import type { Contributions, Dealer } from '../race/dealer.ts';
import { createDealer } from '../race/dealer.ts';
import { sealOf } from '../race/envelope.ts';
import type { Chance, Entry, Race, Sealed } from '../race/race.ts';
import { sameData } from './same-data.ts';
import type { Act } from './request.ts';
import { readRequest } from './request.ts';

export type Acted<Action, Event> =
  /** `entries`: the action's own, and those of chance that followed at once. */
  { readonly ok: true; readonly entries: readonly Entry<Action, Event>[] } | { readonly ok: false; readonly refusal: Refusal };

/** What a seat is sent of an entry: the action itself only if it is its own. */
export interface ToldEntry<Action, Event> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action | null;
  readonly events: readonly Event[];
  /** Why a bot did it: said when it happened, kept in no record. */
  readonly reason?: Reason;
}

/** An action that is decided and not yet told: `commit` makes it so, `drop` forgets it and everything decided after it. In the order of `prepare`. */
export interface Prepared<Action, Event> {
  readonly entries: readonly Entry<Action, Event>[];
  commit(): void;
  drop(): void;
}

export type Preparing<Action, Event> =
  | { readonly kind: 'prepared'; readonly prepared: Prepared<Action, Event> }
  /** The same id was answered before. */
  | { readonly kind: 'answered'; readonly entries: readonly Entry<Action, Event>[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface MatchOptions<State, Action, Event> {
  /** The sealed seed and what the players added; left out where chance is answered by hand, as a seat (`CHANCE`), or by `dealer`. `contributions` null: they are still in their envelopes, and nothing can be done before `open`. */
  readonly sealed?: Sealed;
  /** Answers for chance where nothing is sealed: a lesson's script. Nothing to verify. */
  readonly dealer?: (state: State) => Action;
  /** Another position to begin with than the start of the race; copied. */
  readonly from?: State;
  /** A match goes on from these entries. */
  readonly entries?: readonly Entry<Action, Event>[];
  /** The position after those entries, where it is known: it becomes the match's own, and they are not played once more. */
  readonly reached?: State;
  /** Entries that were taken back before: their ids stay answered, so that they do not happen a second time. */
  readonly voided?: readonly Entry<Action, Event>[];
  /** The version of the rules those entries were ridden by; the game's own unless told. */
  readonly rulesVersion?: number;
  /** Whether chance answers as soon as it is asked, or when it is prepared (`prepareChance`), so that its answers can be kept first. At once unless told. */
  readonly chance?: 'at-once' | 'prepared';
}

export interface Match<State, Action, Event> {
  /** The whole position, for the referee's own eyes; not to be changed. */
  readonly state: State;
  readonly log: readonly Entry<Action, Event>[];
  /** Where everything decided leads, whether or not it is told yet: `state` and the number of its entries. */
  readonly ahead: { readonly state: State; readonly entries: number };
  /** Whether the players' words are still in their envelopes. */
  readonly closed: boolean;
  /** Whether an action of this id was decided before. */
  knows(id: string | undefined): boolean;
  /** Decides on top of everything decided so far. Here and in `act` a request may be anything at all; what is kept is the option as the game lists it. */
  prepare(request: Act<Action>): Preparing<Action, Event>;
  /** What chance answers before anybody acts, or what was left open; null where nothing is. */
  prepareChance(): Prepared<Action, Event> | null;
  /** Decides, and it is so: for a match that is kept nowhere. */
  act(request: Act<Action>): Acted<Action, Event>;
  /** The players' words are known: chance can answer. */
  open(contributions: Contributions): void;
  /** Entries that another host has decided and kept. */
  join(entries: readonly Entry<Action, Event>[]): void;
  /** Everything that is decided and not yet told is forgotten. */
  drop(): void;
  /** The entries after `n` are void; their ids stay answered. What was decided and not told is dropped first. */
  rewind(n: number): void;
  /** The position as `seat` may know it; independent. */
  stateFor(seat: Seat): State;
  /** The log from entry `n` on as `seat` is told it. */
  toldFrom(seat: Seat, n: number): readonly ToldEntry<Action, Event>[];
  /** Tells `listener` every further entry as `seat` may see it; the answer ends that. */
  watch(seat: Seat, listener: (told: ToldEntry<Action, Event>) => void): () => void;
  /** The race so far, to be written down; the seed is in it only where the envelope is opened. */
  race(envelope: 'sealed' | 'opened'): Race;
}

interface Answered<A, E> {
  readonly request: { readonly seat: Seat; readonly action: A };
  readonly entries: readonly Entry<A, E>[];
}

/** What a seat is sent of an entry. */
export const tellEntry = <A, E>(
  game: Pick<Game<unknown, unknown, A, E, unknown>, 'see' | 'perfectInformation'>,
  entry: Entry<A, E>,
  seat: Seat,
): ToldEntry<A, E> => ({
  n: entry.n,
  seat: entry.seat,
  action: entry.seat === seat ? entry.action : null,
  // where nothing is hidden all seats share one list: a race of many entries weighs as much as it did with one
  events: game.perfectInformation ? entry.events : entry.events.map((event) => game.see(event, seat)),
});

/**
 * One match in memory: what is decided, and what is told of it. The dealer answers for chance until somebody must decide or the game is over. A refusal changes
 * nothing.
 */
export function createMatch<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, options: MatchOptions<S, A, E> = {}): Match<S, A, E> {
  const { sealed, rulesVersion = game.rulesVersion } = options;
  const seats = game.seats(config).length;
  let contributions: Contributions = [];
  let deal: ((state: S) => A) | null = options.dealer ?? null;
  const log: Entry<A, E>[] = [];
  /** Of what stands in the log its entry alone: the entries after it are found there. */
  const answered = new Map<string, Answered<A, E> | Entry<A, E>>();
  const listeners = new Set<{ readonly seat: Seat; readonly listener: (told: ToldEntry<A, E>) => void }>();
  const first = (): S => (options.from === undefined ? game.start(config) : game.copy(options.from));
  let state = first();
  /** Decided and not yet told, in order; where there is none, `ahead` is `state` itself and nothing is copied. */
  let waiting: Prepared<A, E>[] = [];
  let ahead = state;

  function dealBy(words: Contributions): void {
    contributions = Array.from({ length: seats }, (_, seat) => words[seat]);
    const dealer: Dealer = createDealer(sealed!.seed, contributions, sealed!.calledOff);
    deal = (asking) => dealer.deal(game.chanceKey(asking), game.outcomes(asking));
  }
  if (sealed && sealed.contributions !== null) dealBy(sealed.contributions ?? []);
  const closed = (): boolean => sealed !== undefined && deal === null;

  const tell = (entry: Entry<A, E>, seat: Seat): ToldEntry<A, E> => tellEntry(game, entry, seat);

  const entriesAhead = (): number => waiting.reduce((sum, { entries }) => sum + entries.length, log.length);

  /** What was decided takes effect and is told. */
  function apply(entries: readonly Entry<A, E>[]): void {
    for (const entry of entries) {
      log.push(entry);
      state = applyEvents(game, state, entry.events);
      for (const { seat, listener } of listeners) listener(tell(entry, seat));
    }
  }

  /** An action on `on`, in place, and chance's answers to it. */
  function decide(on: S, from: number, request: Act<A> | null): readonly Entry<A, E>[] | Refusal {
    const entries: Entry<A, E>[] = [];
    const add = ({ seat, action, id }: Act<A>): Refusal | null => {
      const decided = decideAndApply(game, on, seat, action);
      if (!decided.ok) return decided.refusal;
      entries.push({
        n: from + entries.length + 1,
        seat,
        action: decided.action,
        events: decided.events,
        ...(id === undefined ? {} : { id }),
      });
      return null;
    };
    if (request !== null) {
      const why = add(request);
      if (why) return why;
    }
    while (deal && game.turn(on) === CHANCE) {
      const why = add({ seat: CHANCE, action: deal(on) });
      if (why) throw new Error(`${game.id} refuses its own outcome: ${why.code}`);
    }
    return entries;
  }

  /** Decides on a copy that becomes what is ahead. */
  function prepareOn(request: Act<A> | null): Prepared<A, E> | Refusal {
    const on = game.copy(ahead);
    const entries = decide(on, entriesAhead(), request);
    if ('code' in entries) return entries;
    const prepared: Prepared<A, E> = {
      entries,
      commit() {
        if (waiting[0] !== prepared) throw new Error('what was decided is told in the order in which it was decided');
        waiting.shift();
        apply(entries);
        if (waiting.length === 0) ahead = state;
        remember(entries);
      },
      drop() {
        const at = waiting.indexOf(prepared);
        if (at < 0) return;
        waiting = waiting.slice(0, at);
        ahead = state;
        if (waiting.length === 0) return;
        ahead = game.copy(state);
        ahead = applyEntries(
          game,
          ahead,
          waiting.flatMap(({ entries: decided }) => decided),
        );
      },
    };
    waiting.push(prepared);
    ahead = on;
    return prepared;
  }

  /** Notes what ids were answered with that stand in the log. */
  function remember(entries: readonly Entry<A, E>[]): void {
    for (const entry of entries) if (entry.id !== undefined) answered.set(entry.id, entry);
  }

  /** The same of those that stand there no more. */
  function rememberVoided(entries: readonly Entry<A, E>[]): void {
    entries.forEach((entry, i) => {
      if (entry.id !== undefined) answered.set(entry.id, answeredFrom(entries, i));
    });
  }

  /** An action's entry and chance's after it. */
  function answeredFrom(entries: readonly Entry<A, E>[], i: number): Answered<A, E> {
    let next = i + 1;
    while (entries[next]?.seat === CHANCE) next++;
    return { request: entries[i]!, entries: entries.slice(i, next) };
  }

  function answerTo(id: string): Answered<A, E> | undefined {
    const found = answered.get(id) ?? inWaiting(id);
    return found === undefined || 'entries' in found ? found : answeredFrom(log, found.n - 1);
  }

  function prepare(asked: unknown): Preparing<A, E> {
    const request = readRequest<A>(seats, asked);
    if ('code' in request) return { kind: 'refused', refusal: request };
    const known = request.id === undefined ? undefined : answerTo(request.id);
    if (known) {
      // compared as data: the text form of an action belongs to the state it was meant for, which has moved on; what is kept has its cards in the game's order
      const same = known.request.seat === request.seat && sameData(known.request.action, plainCopy(request.action), 'lists in any order');
      return same
        ? { kind: 'answered', entries: known.entries }
        : { kind: 'refused', refusal: refusal('table-id-taken', '', { id: request.id! }) };
    }
    if (closed()) return { kind: 'refused', refusal: refusal('table-sealed-words', '') };
    const now = entriesAhead();
    if (request.after !== undefined && request.after !== now)
      return { kind: 'refused', refusal: refusal('table-stale', '', { after: request.after, now }) };
    const prepared = prepareOn(request);
    return 'code' in prepared ? { kind: 'refused', refusal: prepared } : { kind: 'prepared', prepared };
  }

  function inWaiting(id: string): Answered<A, E> | undefined {
    const found = waiting.find(({ entries }) => entries[0]?.id === id);
    return found && { request: found.entries[0]!, entries: found.entries };
  }

  function prepareChance(): Prepared<A, E> | null {
    if (deal === null || game.turn(ahead) !== CHANCE) return null;
    const prepared = prepareOn(null);
    if ('code' in prepared) throw new Error('chance asks nobody');
    return prepared;
  }

  const join = (entries: readonly Entry<A, E>[]): void => {
    if (waiting.length > 0) throw new Error('what was decided here is told or dropped before others are heard');
    apply(entries);
    ahead = state;
    remember(entries);
  };

  const begun = options.entries ?? [];
  rememberVoided(options.voided ?? []);
  if (options.reached === undefined) join(begun);
  else {
    log.push(...begun);
    ahead = state = options.reached;
    remember(begun);
  }
  if (options.chance !== 'prepared') prepareChance()?.commit();

  return {
    get state() {
      return state;
    },
    get ahead() {
      return { state: ahead, entries: entriesAhead() };
    },
    log,
    get closed() {
      return closed();
    },
    knows: (id) => id !== undefined && (answered.has(id) || inWaiting(id) !== undefined),
    prepare,
    prepareChance,
    act(request) {
      prepareChance()?.commit();
      const preparing = prepare(request);
      if (preparing.kind === 'refused') return { ok: false, refusal: preparing.refusal };
      if (preparing.kind === 'answered') return { ok: true, entries: preparing.entries };
      preparing.prepared.commit();
      return { ok: true, entries: preparing.prepared.entries };
    },
    open(words) {
      if (!closed()) throw new Error('no words are in envelopes');
      dealBy(words);
      if (options.chance !== 'prepared') prepareChance()?.commit();
    },
    join,
    drop() {
      waiting = [];
      ahead = state;
    },
    rewind(n) {
      waiting = [];
      rememberVoided(log.slice(n));
      log.length = Math.min(n, log.length);
      state = applyEntries(game, first(), log);
      ahead = state;
    },
    stateFor: (seat) => game.hide(state, seat),
    toldFrom: (seat, n) => log.slice(n - 1).map((entry) => tell(entry, seat)),
    watch(seat, listener) {
      const entry = { seat, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    race(envelope) {
      const chance: Chance = sealed
        ? { ...sealed, kind: 'sealed', seal: sealOf(sealed.seed), contributions, seed: envelope === 'opened' ? sealed.seed : null }
        : { kind: 'script' };
      return { game, rulesVersion, config, chance, entries: [...log], standings: game.standings(state), lines: [] };
    },
  };
}
