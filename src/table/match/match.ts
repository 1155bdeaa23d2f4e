import type { Game, Refusal, Seat } from '../../kit/index.ts';
import { CHANCE, refusal } from '../../kit/index.ts';
import type { Contributions } from '../race/dealer.ts';
import { createDealer } from '../race/dealer.ts';
import type { CalledOff } from '../race/envelope.ts';
import { sealOf } from '../race/envelope.ts';
import type { Dice, Entry, Race } from '../race/race.ts';

/** A wish to act. */
export interface Act<Action> {
  readonly seat: Seat;
  readonly action: Action;
  /** The sender's own name for it: the same id again is answered as the first time and acts no more. */
  readonly id?: string;
  /** The number of entries the sender knew of; refused as `table-stale` where there are more by now. */
  readonly after?: number;
}

export type Acted<Action, Event> =
  /** `entries`: the action's own, and those of chance that followed at once. */
  { readonly ok: true; readonly entries: readonly Entry<Action, Event>[] } | { readonly ok: false; readonly refusal: Refusal };

/** What a seat is sent of an entry: the action itself only if it is its own. */
export interface Told<Action, Event> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action | null;
  readonly events: readonly Event[];
}

export interface MatchOptions<State, Action, Event> {
  /** The sealed seed and what the players added, as in `SealedDice`; left out where chance is answered by hand, as a seat (`CHANCE`). */
  readonly sealed?: {
    readonly seed: string;
    readonly contributions?: Contributions;
    readonly calledOff?: readonly CalledOff[];
    readonly from?: number;
  };
  /** A match goes on from these entries. */
  readonly entries?: readonly Entry<Action, Event>[];
  /** The version of the rules those entries were ridden by; the game's own unless told. */
  readonly rulesVersion?: number;
  /** Keeps an entry before it takes effect, given the state it meets (`formatEntry` writes its lines); if it throws, nothing has happened. */
  readonly store?: (entry: Entry<Action, Event>, before: State) => void;
}

export interface Match<State, Action, Event> {
  /** The whole position, for the referee's own eyes; not to be changed. */
  readonly state: State;
  readonly log: readonly Entry<Action, Event>[];
  act(wish: Act<Action>): Acted<Action, Event>;
  /** The position as `seat` may know it; independent. */
  stateFor(seat: Seat): State;
  /** The log from entry `n` on as `seat` is told it. */
  toldFrom(seat: Seat, n: number): readonly Told<Action, Event>[];
  /** Tells `listener` every further entry as `seat` may see it; the answer ends that. */
  watch(seat: Seat, listener: (told: Told<Action, Event>) => void): () => void;
  /** The race so far, to be written down; the seed is in it only where the envelope is opened. */
  race(envelope: 'sealed' | 'opened'): Race;
}

/**
 * Runs one match in memory: decide, append to the log, evolve, tell; then the dealer answers for chance until somebody must decide or the game is
 * over. A refusal changes nothing.
 */
export function createMatch<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, options: MatchOptions<S, A, E> = {}): Match<S, A, E> {
  const { sealed, store, rulesVersion = game.rulesVersion } = options;
  const seats = game.seats(config).length;
  const contributions = Array.from({ length: seats }, (_, seat) => sealed?.contributions?.[seat]);
  const dealer = sealed && createDealer(sealed.seed, contributions, sealed.calledOff);
  const log: Entry<A, E>[] = [];
  const answered = new Map<string, { readonly wish: Act<A>; readonly entries: readonly Entry<A, E>[] }>();
  const listeners = new Set<{ readonly seat: Seat; readonly listener: (told: Told<A, E>) => void }>();
  let state = game.start(config);

  const tell = (entry: Entry<A, E>, seat: Seat): Told<A, E> => ({
    n: entry.n,
    seat: entry.seat,
    action: entry.seat === seat ? entry.action : null,
    events: entry.events.map((event) => game.see(event, seat)),
  });

  /** An entry that is decided and kept takes effect. */
  const apply = (entry: Entry<A, E>): void => {
    log.push(entry);
    for (const event of entry.events) state = game.evolve(state, event);
    for (const { seat, listener } of listeners) listener(tell(entry, seat));
  };

  const carryOut = ({ seat, action, id }: Act<A>): Refusal | null => {
    const decided = game.decide(state, seat, action);
    if (!decided.ok) return decided.refusal;
    const entry: Entry<A, E> = { n: log.length + 1, seat, action, events: decided.events, ...(id === undefined ? {} : { id }) };
    store?.(entry, state);
    if (id !== undefined) answered.set(id, { wish: entry, entries: [entry] });
    apply(entry);
    return null;
  };

  const settleChance = (): void => {
    while (dealer && game.turn(state) === CHANCE) {
      const why = carryOut({ seat: CHANCE, action: dealer.deal(game.chanceKey(state), game.outcomes(state)) });
      if (why) throw new Error(`${game.id} refuses its own outcome: ${why.code}`);
    }
  };

  const act = (wish: Act<A>): Acted<A, E> => {
    const known = wish.id === undefined ? undefined : answered.get(wish.id);
    if (known) {
      // compared as data: the text form of an action belongs to the state it was meant for, which has moved on
      const same = known.wish.seat === wish.seat && JSON.stringify(known.wish.action) === JSON.stringify(wish.action);
      return same ? { ok: true, entries: known.entries } : { ok: false, refusal: refusal('table-id-taken', '', { id: wish.id! }) };
    }
    // what a failing store left open, if anything
    settleChance();
    if (wish.after !== undefined && wish.after !== log.length)
      return { ok: false, refusal: refusal('table-stale', '', { after: wish.after, now: log.length }) };
    const from = log.length;
    const why = carryOut(wish);
    if (why) return { ok: false, refusal: why };
    settleChance();
    const entries = log.slice(from);
    if (wish.id !== undefined) answered.set(wish.id, { wish, entries });
    return { ok: true, entries };
  };

  for (const entry of options.entries ?? []) {
    apply(entry);
    if (entry.id !== undefined) answered.set(entry.id, { wish: entry, entries: [entry] });
  }
  settleChance();

  return {
    get state() {
      return state;
    },
    log,
    act,
    stateFor: (seat) => game.hide(state, seat),
    toldFrom: (seat, n) => log.slice(n - 1).map((entry) => tell(entry, seat)),
    watch(seat, listener) {
      const entry = { seat, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    race(envelope) {
      const dice: Dice = sealed
        ? { ...sealed, kind: 'sealed', seal: sealOf(sealed.seed), contributions, seed: envelope === 'opened' ? sealed.seed : null }
        : { kind: 'script' };
      return { game, rulesVersion, config, dice, entries: [...log], standings: game.standings(state), lines: [] };
    },
  };
}
