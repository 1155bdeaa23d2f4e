import type { Game, Seat } from '../../kit/index.ts';
import { CHANCE, NO_SEAT, decideAndApply, uncheckedPlayOf } from '../../kit/index.ts';
import { createDealer } from './dealer.ts';
import type { Entry, Race } from './race.ts';
import { sealOf } from './envelope.ts';

export interface PlayOutPolicy<State, Action> {
  /** What a seat does, from the position as that seat may know it and its options. */
  readonly choose: (seat: Seat, seen: State, choices: readonly Action[]) => Action;
  /** What chance answers. */
  readonly deal: (state: State) => Action;
}

/** A question to a seat: the position as it may know it, and its options. */
export interface SeatQuestion<State, Action> {
  readonly seat: Seat;
  readonly seen: State;
  readonly choices: readonly Action[];
}

interface PlayedOut<State, Action, Event> {
  readonly entries: readonly Entry<Action, Event>[];
  readonly state: State;
}

/** Yields at every question to a seat and goes on with its answer, so that callers can answer at once or later. An answer that is one of the options is played unchecked. */
function* questionsOn<S, A, E>(
  game: Game<unknown, S, A, E, unknown>,
  state: S,
  deal: (state: S) => A,
): Generator<SeatQuestion<S, A>, PlayedOut<S, A, E>, A> {
  const entries: Entry<A, E>[] = [];
  for (let seat = game.turn(state); seat !== NO_SEAT; seat = game.turn(state)) {
    if (seat === CHANCE) {
      const action = deal(state);
      entries.push({ n: entries.length + 1, seat, action, events: playUnchecked(game, state, action) });
    } else {
      const seen = game.hide(state, seat);
      const action = yield { seat, seen, choices: game.choices(seen) };
      const events = game.choices(state).includes(action) ? playUnchecked(game, state, action) : playChecked(game, state, seat, action);
      entries.push({ n: entries.length + 1, seat, action, events });
    }
  }
  return { entries, state };
}

/**
 * Plays a race from a position to its end, for simulations, contests of bots and tests. Stores nothing and publishes nothing.
 * @param state is changed
 * @returns the entries, and the last position. Throws where a choice is not allowed
 */
export function playOut<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  state: S,
  { choose, deal }: PlayOutPolicy<S, A>,
): { readonly entries: readonly Entry<A, E>[]; readonly state: S } {
  const questions = questionsOn(game, state, deal);
  let next = questions.next();
  while (!next.done) {
    const { seat, seen, choices } = next.value;
    next = questions.next(choose(seat, seen, choices));
  }
  return next.value;
}

function playUnchecked<S, A, E>(game: Game<unknown, S, A, E, unknown>, state: S, option: A): readonly E[] {
  const events: E[] = [];
  uncheckedPlayOf(game).play(state, option, events);
  return events;
}

/** Plays a choice that is not one of the listed objects, so that it may be wrong. */
function playChecked<S, A, E>(game: Game<unknown, S, A, E, unknown>, state: S, seat: Seat, action: A): readonly E[] {
  const decided = decideAndApply(game, state, seat, action);
  if (!decided.ok) throw new Error(`seat ${seat} chose what is not allowed: ${JSON.stringify(decided.refusal)}`);
  return decided.events;
}

/** Plays a whole race with the keyed dealer, its envelope open. @param choose as in `PlayOutPolicy` */
export function playSealed<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, seed: string, choose: PlayOutPolicy<S, A>['choose']): Race {
  const deal = dealing(game, config, seed);
  return sealedRace(game, config, seed, playOut(game, game.start(config), { choose, deal }));
}

/** As `playSealed`, where answers may take time, such as those of another program. */
export async function playSealedAsync<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  seed: string,
  choose: (question: SeatQuestion<S, A>) => A | Promise<A>,
): Promise<Race> {
  const questions = questionsOn(game, game.start(config), dealing(game, config, seed));
  let next = questions.next();
  while (!next.done) next = questions.next(await choose(next.value));
  return sealedRace(game, config, seed, next.value);
}

function dealing<C, S, A>(game: Game<C, S, A, unknown, unknown>, config: C, seed: string): (state: S) => A {
  const dealer = createDealer(
    seed,
    game.seats(config).map(() => undefined),
  );
  return (state) => dealer.deal(game.chanceKey(state), game.outcomes(state));
}

function sealedRace<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, seed: string, { entries, state }: PlayedOut<S, A, E>): Race {
  return {
    game,
    rulesVersion: game.rulesVersion,
    config,
    chance: { kind: 'sealed', seal: sealOf(seed), contributions: game.seats(config).map(() => undefined), seed },
    entries,
    standings: game.standings(state),
    lines: [],
  };
}
