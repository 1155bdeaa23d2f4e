import type { AnyBot } from '../bots/index.ts';
import { CHANCE, createRandom, type AnyGame, type Content } from '../kit/index.ts';
import { rideSealed } from '../table/index.ts';
import { examine, type Effort, type Examined, type Examiner, type RefusalCode } from './examine.ts';
import type { Puzzle } from './puzzle.ts';
import type { AnyPuzzleSide } from './side.ts';

/** A game with its bots, in which puzzles are looked for. */
export interface Mine {
  readonly game: AnyGame;
  readonly side: AnyPuzzleSide;
  readonly bot: (name: string) => AnyBot;
  readonly content: Content;
}

/** What came of one race. */
export interface Mined {
  readonly race: number;
  /** Decisions with several options. */
  readonly decisions: number;
  readonly refused: Readonly<Partial<Record<RefusalCode, number>>>;
  readonly puzzles: readonly Puzzle[];
}

/** Rides race `n` by its own seed and examines every decision in it. The same seed, race and effort find the same on every machine. */
export function mineRace(mine: Mine, seed: string, n: number, effort: Effort): Mined {
  const { game, side, content } = mine;
  const { setup, bots: names } = side.field(n, content);
  const config = game.configure(setup, content);
  if (!config.ok) throw new Error(`the set-up is refused: ${JSON.stringify(config.error)}`);
  const bots = names.map((name) => mine.bot(name));
  const numbers = bots.map((_, seat) => createRandom(`${seed}/${n}`, seat));
  const complete = game.setupOf(config.value);
  const refused: Partial<Record<RefusalCode, number>> = {};
  const puzzles: Puzzle[] = [];
  /** One of a kind in a race: the same theme and the same kind of action. */
  const kinds = new Set<string>();
  const kindOf = (seen: unknown, best: unknown, instead: unknown): string => `${side.theme(seen, best, instead)} ${typeOf(best)}`;
  const by = examinerOf(mine, (seen, best, instead) => kinds.has(kindOf(seen, best, instead)));
  let decisions = 0;
  rideSealed(game, config.value, `${seed}/${n}`, (seat, seen, choices) => {
    if (seat !== CHANCE && choices.length > 1) {
      decisions++;
      const luck = createRandom(`${seed}/${n}/puzzle`, decisions).word();
      const found = examine(by, seen, choices, luck, effort);
      if (typeof found === 'string') refused[found] = (refused[found] ?? 0) + 1;
      else {
        kinds.add(kindOf(seen, choices[found.best], choices[found.medium]));
        puzzles.push(puzzleOf(mine, `${n}-${decisions}`, complete, seen, choices, luck, found));
      }
    }
    return bots[seat]!.choose(seen, choices, numbers[seat]!);
  });
  return { race: n, decisions, refused, puzzles };
}

/** Actions of all games are told apart by their `type`. */
const typeOf = (action: unknown): string => (typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '');

/** What the one decides by who looks ahead farthest. */
export function aheadOf({ side, bot }: Mine): Examiner['trials'] {
  const name = side.asked.at(-1)!;
  const { trials } = bot(name);
  if (trials === undefined) throw new Error(`${name} does not look ahead`);
  return trials;
}

function examinerOf(mine: Mine, isLikeAnother: Examiner['isLikeAnother']): Examiner {
  return { game: mine.game, trials: aheadOf(mine), medium: mine.bot('medium'), isLikeAnother };
}

function puzzleOf(
  mine: Mine,
  id: string,
  setup: Readonly<Record<string, unknown>>,
  seen: unknown,
  choices: readonly unknown[],
  luck: number,
  found: Examined,
): Puzzle {
  const { game, side } = mine;
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
    missed: side.asked.filter((name) => mine.bot(name).choose(game.copy(seen), choices, createRandom(luck)) !== choices[best]),
  };
}

const toPlaces = (points: number): number => Math.round(100 * points) / 100;
