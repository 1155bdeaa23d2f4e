import type { Game, Refusal } from '../../kit/index.ts';
import { CHANCE, applyEvents, plainCopy, refusal } from '../../kit/index.ts';
import type { Contributions } from '../race/dealer.ts';
import { createDealer } from '../race/dealer.ts';
import type { Entry, Sealed } from '../race/race.ts';
import { formatActionLine, formatEventLine } from '../record/format-record.ts';
import type { ActionRequest } from './request.ts';
import { readRequest } from './request.ts';
import type { AnsweredRequest } from './request-ids.ts';
import { sameData } from './same-data.ts';

/** An action that is decided, with chance's answers to it, and is not yet in the log. */
export interface Decision<S, A, E> {
  /** The position it was decided on. Not to be changed. */
  readonly before: S;
  /** The position it leads to. It becomes the log's own, so the events need not be applied again. */
  readonly after: S;
  readonly entries: readonly Entry<A, E>[];
  /** The lines of each entry, as in a record. */
  readonly texts: readonly string[];
}

export type DecisionResult<S, A, E> =
  | { readonly kind: 'decided'; readonly decision: Decision<S, A, E> }
  /** A request with this id was decided before. */
  | { readonly kind: 'answered'; readonly entries: readonly Entry<A, E>[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The log that decisions are made for: a `RaceLedger`, or a match in memory. */
export interface DecisionLog<S, A, E> {
  readonly state: S;
  readonly entries: readonly Entry<A, E>[];
  findRequest(id: string): AnsweredRequest<A, E> | undefined;
}

/**
 * Decides actions ahead of a log, each on the position that the one before it leads to. A decision leaves the list when it has been added to the log (`remove`),
 * or when it cannot be (`drop`).
 */
export interface Decisions<S, A, E> {
  /** The decisions that are not yet in the log, in order. */
  readonly pending: readonly Decision<S, A, E>[];
  /** The position after all pending decisions, and the number of entries by then. */
  readonly ahead: { readonly state: S; readonly entries: number };
  /** Nothing can be decided yet, because the words for the dice are still in their envelopes. */
  readonly isSealed: boolean;
  /** People type what their own dice show. Chance is a seat, and any person may answer for it. */
  readonly isTyped: boolean;
  /** Whether a request with this id was decided before, in the log or ahead of it. */
  knows(id: string | undefined): boolean;
  /**
   * Decides on top of everything pending. The request may be anything at all. What is decided is the option as the game lists it.
   * Refusals: those of `readRequest` and of the game, `table-id-taken`, `table-sealed-words`, `table-stale`.
   */
  decide(request: ActionRequest<A>): DecisionResult<S, A, E>;
  /** Chance's answers where chance is asked ahead; null: it is not. */
  decideChance(): Decision<S, A, E> | null;
  /** The oldest decision was added to the log. Throws where it is another one. */
  remove(decision: Decision<S, A, E>): void;
  /** Forgets all pending decisions. */
  drop(): void;
  /** The words for the dice are known, so chance can answer. Throws where they were known before. */
  open(contributions: Contributions): void;
  /** The words that the dice depend on, by seat; empty while they are sealed. */
  readonly contributions: Contributions;
}

export interface DecisionsOptions<S, A> {
  /** The sealed seed and what the players added. `contributions` null: they are still in their envelopes, and nothing is decided before `open`. */
  readonly sealed?: Sealed | undefined;
  /** Answers for chance where nothing is sealed. With neither, chance is a seat (`CHANCE`) that is answered for by hand. */
  readonly dealer?: ((state: S) => A) | undefined;
}

export function createDecisions<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  log: DecisionLog<S, A, E>,
  { sealed, dealer }: DecisionsOptions<S, A>,
): Decisions<S, A, E> {
  const seats = game.seats(config).length;
  let pending: Decision<S, A, E>[] = [];
  let contributions: Contributions = [];
  let deal = dealer ?? null;

  function dealBy(words: Contributions): void {
    contributions = Array.from({ length: seats }, (_, seat) => words[seat]);
    const sealedDealer = createDealer(sealed!.seed, contributions, sealed);
    deal = (state) => sealedDealer.deal(game.chanceKey(state), game.outcomes(state));
  }
  const isTyped = sealed?.typed === true;
  if (sealed && !isTyped && sealed.contributions !== null) dealBy(sealed.contributions ?? []);

  const isSealed = (): boolean => sealed !== undefined && !isTyped && deal === null;
  const stateAhead = (): S => pending.at(-1)?.after ?? log.state;
  const entriesAhead = (): number => pending.at(-1)?.entries.at(-1)?.n ?? log.entries.length;
  const findPending = (id: string): AnsweredRequest<A, E> | undefined => {
    const found = pending.find(({ entries }) => entries[0]!.id === id);
    return found && { entry: found.entries[0]!, entries: found.entries };
  };

  function decideAhead(request: ActionRequest<A> | null): Decision<S, A, E> | Refusal {
    const before = stateAhead();
    let state = game.copy(before);
    const from = entriesAhead() + 1;
    const entries: Entry<A, E>[] = [];
    const texts: string[] = [];
    /** Decides one action, and writes its lines while its events are applied, because names belong to the position that an event meets. */
    function decideOne({ seat, action, id }: ActionRequest<A>): Refusal | null {
      const decided = game.decide(state, seat, action);
      if (!decided.ok) return decided.refusal;
      const entry = { n: from + entries.length, seat, action: decided.action, events: decided.events };
      let text = formatActionLine(game, state, entry);
      state = applyEvents(game, state, decided.events, (event, met) => {
        text += `\n${formatEventLine(game, met, event)}`;
      });
      entries.push(id === undefined ? entry : { ...entry, id });
      texts.push(text);
      return null;
    }
    const refused = request && decideOne(request);
    if (refused) return refused;
    while (deal !== null && game.turn(state) === CHANCE) {
      const outcome = decideOne({ seat: CHANCE, action: deal(state) });
      if (outcome !== null) throw new Error(`${game.id} refuses its own outcome: ${outcome.code}`);
    }
    const decision = { before, after: state, entries, texts };
    pending.push(decision);
    return decision;
  }

  function decide(given: unknown): DecisionResult<S, A, E> {
    const refused = (why: Refusal): DecisionResult<S, A, E> => ({ kind: 'refused', refusal: why });
    const request = readRequest<A>(seats, given);
    if ('code' in request) return refused(request);
    const { id, after } = request;
    const known = id === undefined ? undefined : (log.findRequest(id) ?? findPending(id));
    if (known !== undefined) {
      // Compared as data, because the text of an action belongs to a position that has passed. The stored action lists its cards in the game's order.
      const isSame = known.entry.seat === request.seat && sameData(known.entry.action, plainCopy(request.action), 'lists in any order');
      return isSame ? { kind: 'answered', entries: known.entries } : refused(refusal('table-id-taken', '', { id: id! }));
    }
    if (isSealed()) return refused(refusal('table-sealed-words', ''));
    const now = entriesAhead();
    if (after !== undefined && after !== now) return refused(refusal('table-stale', '', { after, now }));
    const decision = decideAhead(request);
    return 'code' in decision ? refused(decision) : { kind: 'decided', decision };
  }

  return {
    get pending() {
      return pending;
    },
    get ahead() {
      return { state: stateAhead(), entries: entriesAhead() };
    },
    get isSealed() {
      return isSealed();
    },
    isTyped,
    get contributions() {
      return contributions;
    },
    knows: (id) => id !== undefined && (log.findRequest(id) !== undefined || findPending(id) !== undefined),
    decide,
    decideChance() {
      if (deal === null || game.turn(stateAhead()) !== CHANCE) return null;
      const decision = decideAhead(null);
      if ('code' in decision) throw new Error('chance has nothing to refuse');
      return decision;
    },
    remove(decision) {
      if (pending[0] !== decision) throw new Error('decisions are added to the log in the order in which they were made');
      pending.shift();
    },
    drop() {
      pending = [];
    },
    open(words) {
      if (!isSealed()) throw new Error('no words are in envelopes');
      dealBy(words);
    },
  };
}
