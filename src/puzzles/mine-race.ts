import type { AnyBot } from '../bots/index.ts';
import { CHANCE, createRandom, type AnyGame, type Content } from '../kit/index.ts';
import { playBack, playSealed, type Race } from '../table/index.ts';
import { examine, type Effort, type Examined, type Examiner, type RefusalCode } from './examine.ts';
import type { Puzzle } from './puzzle.ts';
import type { AnyPuzzleSide } from './side.ts';

/** A game with its bots, to mine for puzzles. */
export interface MiningDeps {
  readonly game: AnyGame;
  readonly side: AnyPuzzleSide;
  readonly bot: (name: string) => AnyBot;
  readonly content: Content;
}

/** The result of one race. */
export interface MinedRace {
  readonly race: number;
  /** Its record file; omitted if it was played by its number. */
  readonly record?: string;
  /** Decisions with several options. */
  readonly decisions: number;
  readonly refused: Readonly<Partial<Record<RefusalCode, number>>>;
  readonly puzzles: readonly Puzzle[];
}

/**
 * Plays race `n` by its own seed and examines every decision. The same seed, race and effort give the same result
 * on every machine.
 */
export function mineRace(deps: MiningDeps, seed: string, n: number, effort: Effort): MinedRace {
  const { game, side, content } = deps;
  const { setup, bots: names } = side.field(n, content);
  const config = game.configure(setup, content);
  if (!config.ok) throw new Error(`the set-up is refused: ${JSON.stringify(config.error)}`);
  const bots = names.map((name) => deps.bot(name));
  const numbers = bots.map((_, seat) => createRandom(`${seed}/${n}`, seat));
  const search = new Search(deps, config.value, seed, n, effort);
  playSealed(game, config.value, `${seed}/${n}`, (seat, seen, choices) => {
    if (seat !== CHANCE) search.look(seen, choices);
    return bots[seat]!.choose(seen, choices, numbers[seat]!);
  });
  return search.found();
}

/** Examines every decision of a recorded race, each as the deciding seat saw it. @param name of its record */
export function mineRecord(deps: MiningDeps, race: Race, name: string, seed: string, n: number, effort: Effort): MinedRace {
  const { game } = deps;
  const search = new Search(deps, race.config, seed, n, effort);
  playBack(race, (_, before) => {
    const seat = game.turn(before);
    if (seat >= 0) search.look(game.hide(before, seat), game.choices(before));
    return undefined;
  });
  return { ...search.found(), record: name };
}

/** The puzzles of one race. */
class Search {
  readonly #deps: MiningDeps;
  readonly #setup: Readonly<Record<string, unknown>>;
  readonly #seed: string;
  readonly #race: number;
  readonly #effort: Effort;
  readonly #by: Examiner;
  /** At most one of a kind in a race: the same theme and type of action. */
  readonly #kinds = new Set<string>();
  readonly #refused: Partial<Record<RefusalCode, number>> = {};
  readonly #puzzles: Puzzle[] = [];
  #decisions = 0;

  constructor(deps: MiningDeps, config: unknown, seed: string, n: number, effort: Effort) {
    this.#deps = deps;
    // the initial position of a scenario may show all hands, and a puzzle has its own
    const { start: _, ...setup } = deps.game.setupOf(config);
    this.#setup = setup;
    this.#seed = seed;
    this.#race = n;
    this.#effort = effort;
    this.#by = examinerOf(deps, (seen, best, instead) => this.#kinds.has(this.#kindOf(seen, best, instead)));
  }

  #kindOf(seen: unknown, best: unknown, instead: unknown): string {
    return `${this.#deps.side.theme(seen, best, instead)} ${typeOf(best)}`;
  }

  look(seen: unknown, choices: readonly unknown[]): void {
    if (choices.length < 2) return;
    const id = `${this.#race}-${++this.#decisions}`;
    const luck = createRandom(`${this.#seed}/${this.#race}/puzzle`, this.#decisions).word();
    const found = examine(this.#by, seen, choices, luck, this.#effort);
    if (typeof found === 'string') {
      this.#refused[found] = (this.#refused[found] ?? 0) + 1;
      return;
    }
    this.#kinds.add(this.#kindOf(seen, choices[found.best], choices[found.medium]));
    this.#puzzles.push(puzzleOf(this.#deps, id, this.#setup, seen, choices, luck, found));
  }

  found(): MinedRace {
    return { race: this.#race, decisions: this.#decisions, refused: this.#refused, puzzles: this.#puzzles };
  }
}

/** The actions of all games have a `type`. */
const typeOf = (action: unknown): string => (typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '');

/** The evaluation of the bot that searches deepest. */
export function aheadOf({ side, bot }: MiningDeps): Examiner['trials'] {
  const name = side.asked.at(-1)!;
  const { trials } = bot(name);
  if (trials === undefined) throw new Error(`${name} does not look ahead`);
  return trials;
}

function examinerOf(deps: MiningDeps, isLikeAnother: Examiner['isLikeAnother']): Examiner {
  return { game: deps.game, trials: aheadOf(deps), medium: deps.bot('medium'), isLikeAnother };
}

export function puzzleOf(
  deps: MiningDeps,
  id: string,
  setup: Readonly<Record<string, unknown>>,
  seen: unknown,
  choices: readonly unknown[],
  luck: number,
  found: Examined,
): Puzzle {
  const { game, side } = deps;
  const { best, medium, less, bound, races, end, reason } = found;
  return {
    id,
    setup,
    state: game.formatState(seen),
    best: game.actions.format(seen, choices[best]),
    medium: game.actions.format(seen, choices[medium]),
    less: less.map((points) => Math.round(10 * points)),
    bound: toPlaces(bound),
    races,
    end: toPlaces(end),
    reason,
    theme: side.theme(seen, choices[best], choices[medium]),
    off: toPlaces(found.off),
    missed: side.asked.filter((name) => deps.bot(name).choose(game.copy(seen), choices, createRandom(luck)) !== choices[best]),
  };
}

const toPlaces = (points: number): number => Math.round(100 * points) / 100;
