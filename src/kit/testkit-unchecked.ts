import { drawOutcome, sumOfWeights } from './chance.ts';
import { CHANCE, NO_SEAT } from './contract.ts';
import { expectSame, listing, play, sample, type Walk } from './testkit-walk.ts';

/** Plays the same game unchecked, beside checked play, and compares the two at every step. */
export interface Shadow<S, A> {
  /** Before a step: compares the options, and the results of some of them. */
  look(state: S, options: readonly A[]): void;
  /** Plays the option with this index. */
  follow(index: number): void;
  /** After the step: compares the positions. */
  compare(state: S): void;
}

/** Null if the game has no unchecked play. */
export function shadowOf<C, S, A, E, V>(walk: Walk<C, S, A, E, V>): Shadow<S, A> | null {
  const {
    game,
    play: { config, random },
  } = walk;
  const { unchecked } = game;
  if (unchecked === undefined) return null;
  const format = (state: S, options: readonly A[]): string => options.map((option) => game.actions.format(state, option)).join(', ');
  let state = game.start(config);
  let spare = game.start(config);
  /** The options of this position. They are pointers and may differ from those of another position. */
  let options: readonly A[] = [];
  /** The listing of this position, taken before unchecked play lists its own options. */
  let asked = listing(game, state);

  function draw(from: S, answers: readonly A[]): void {
    const outcomes = game.outcomes(from);
    const sum = sumOfWeights(outcomes);
    const number = random.below(sum);
    const below = (n: number): number => {
      expectSame(walk, 'weights summed up both ways', String(sum), String(n));
      return number;
    };
    expectSame(
      walk,
      'what is drawn both ways',
      format(from, [drawOutcome(outcomes, below)]),
      format(from, [unchecked!.draw(state, below)]),
    );
    options = answers;
  }

  return {
    look(from, listed) {
      expectSame(walk, 'what is asked both ways', listing(game, from), asked);
      if (game.turn(from) === CHANCE) return draw(from, listed);
      const { items, count } = unchecked.options(state);
      options = items.slice(0, count);
      expectSame(walk, 'options listed both ways', asked, `${game.turn(from)}: ${format(state, options)}`);
      for (const option of sample(walk, options)) {
        const long = game.copy(from);
        const decided = game.decide(long, game.turn(long), option);
        const events = decided.ok ? decided.events : [];
        play(game, long, events);
        unchecked.copyInto(spare, state);
        const uncheckedEvents: E[] = [];
        unchecked.play(spare, option, uncheckedEvents);
        expectSame(walk, `"${format(from, [option])}" reported both ways`, JSON.stringify(events), JSON.stringify(uncheckedEvents));
        expectSame(walk, `"${format(from, [option])}" carried out both ways`, game.formatState(long), game.formatState(spare));
      }
    },
    follow(index) {
      // sometimes play goes on in another state that was made equal
      if (random.below(4) === 0) {
        unchecked.copyInto(spare, state);
        [state, spare] = [spare, state];
      }
      // fill the cache for this position; it must not be used for the next one
      game.choices(state);
      unchecked.play(state, options[index]!);
      asked = listing(game, state);
    },
    compare(from) {
      expectSame(walk, 'positions after both ways', game.formatState(from), game.formatState(state));
      // the next `look` compares the listings, but there is none after the last position
      if (game.turn(from) === NO_SEAT) expectSame(walk, 'what is asked after both ways', listing(game, from), asked);
    },
  };
}
