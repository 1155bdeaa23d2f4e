import type { Game, Seat } from '../../kit/index.ts';
import { CHANCE, NOBODY, carryOut, shortWayOf } from '../../kit/index.ts';
import { createDealer } from './dealer.ts';
import type { Entry, Race } from './race.ts';
import { sealOf } from './envelope.ts';

export interface RideOut<State, Action> {
  /** What a seat does: it is given the position as that seat may know it, and its options. */
  readonly choose: (seat: Seat, seen: State, choices: readonly Action[]) => Action;
  /** What chance answers. */
  readonly deal: (state: State) => Action;
}

/**
 * Rides a race from a position to its end: simulations, bots' contests and tests. Keeps nothing and tells nobody; what is among the options goes the short way.
 * @param state is changed
 * @returns the entries, and the last position. Throws where somebody chose what is not allowed
 */
export function rideOut<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  state: S,
  { choose, deal }: RideOut<S, A>,
): { readonly entries: readonly Entry<A, E>[]; readonly state: S } {
  const entries: Entry<A, E>[] = [];
  for (let seat = game.turn(state); seat !== NOBODY; seat = game.turn(state)) {
    if (seat === CHANCE) {
      const action = deal(state);
      entries.push({ n: entries.length + 1, seat, action, events: shortly(game, state, action) });
    } else {
      const seen = game.hide(state, seat);
      const action = choose(seat, seen, game.choices(seen));
      const events = game.choices(state).includes(action) ? shortly(game, state, action) : checked(game, state, seat, action);
      entries.push({ n: entries.length + 1, seat, action, events });
    }
  }
  return { entries, state };
}

function shortly<S, A, E>(game: Game<unknown, S, A, E, unknown>, state: S, option: A): readonly E[] {
  const events: E[] = [];
  shortWayOf(game).play(state, option, events);
  return events;
}

/** What somebody chose who may be mistaken, or who was shown options of his own making. */
function checked<S, A, E>(game: Game<unknown, S, A, E, unknown>, state: S, seat: Seat, action: A): readonly E[] {
  const decided = carryOut(game, state, seat, action);
  if (!decided.ok) throw new Error(`seat ${seat} chose what is not allowed: ${JSON.stringify(decided.refusal)}`);
  return decided.events;
}

/** Rides a whole race by the keyed dealer, its envelope open: nobody watches. @param choose as in `RideOut` */
export function rideSealed<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, seed: string, choose: RideOut<S, A>['choose']): Race {
  const contributions = game.seats(config).map(() => undefined);
  const dealer = createDealer(seed, contributions);
  const deal = (state: S): A => dealer.deal(game.chanceKey(state), game.outcomes(state));
  const { entries, state } = rideOut(game, game.start(config), { choose, deal });
  return {
    game,
    rulesVersion: game.rulesVersion,
    config,
    dice: { kind: 'sealed', seal: sealOf(seed), contributions, seed },
    entries,
    standings: game.standings(state),
    lines: [],
  };
}
