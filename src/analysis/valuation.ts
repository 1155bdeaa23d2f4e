import { applyEvents, type AnyGame, type Facts, type Seat } from '../kit/index.ts';
import type { Sketch } from './analysis.ts';
import type { AnyEvaluation, BySeat } from './evaluation.ts';
import { isChoice, type Finding } from './finding.ts';

/** Values every position of a race: a few first, for a sketch, then all. */

/** The parts of a finished race that are needed; a `Race` of the table has them. */
export interface FinishedRace {
  readonly game: AnyGame;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly entries: readonly { readonly seat: Seat; readonly action: unknown; readonly events: readonly unknown[] }[];
}

/** The current knowledge about one entry. */
export interface ValuedEntry extends Finding {
  readonly seat: Seat;
  readonly rider: Facts | null;
  readonly before: BySeat;
  readonly after: BySeat;
  /** Whether there were several options. */
  readonly open: boolean;
  readonly kind: string;
}

export interface Valuation {
  readonly seen: readonly ValuedEntry[];
  readonly points: readonly BySeat[];
  readonly win: readonly BySeat[];
  readonly spread: readonly number[];
}

/** The number of positions in a sketch: of a race of 700 entries every 22nd. */
const SKETCH_POSITIONS = 32;

interface Worth {
  readonly points: BySeat;
  readonly win: BySeat;
  readonly spread: number;
}

/** After this many entries. */
export interface ValuationProgress {
  readonly done: number;
  readonly sketch: Sketch | null;
}

export function* valuate({ game, config, entries }: FinishedRace, evaluation: AnyEvaluation): Generator<ValuationProgress, Valuation> {
  const into = new Float64Array(game.seats(config).length);
  const evaluate = (state: unknown, after: unknown): Worth => {
    evaluation.value(state, after, into);
    return { points: [...into], ...evaluation.winChances(state, into) };
  };
  const start = evaluate(game.start(config), null);
  const known = new Map<number, Worth>([[0, start]]);
  const every = Math.ceil(entries.length / SKETCH_POSITIONS);
  let s = game.start(config);
  for (const [i, { action, events }] of entries.entries()) {
    s = applyEvents(game, s, events);
    if ((i + 1) % every !== 0 && i + 1 !== entries.length) continue;
    known.set(i + 1, evaluate(s, action));
    yield { done: 0, sketch: null };
  }
  yield { done: 0, sketch: sketchOf(known, every) };
  const all = [start];
  const seen: ValuedEntry[] = [];
  s = game.start(config);
  for (const [i, { seat, action, events }] of entries.entries()) {
    const open = isChoice(game, s, seat);
    const rider = evaluation.rider(s);
    const kind = open ? evaluation.kind(s, action) : '';
    s = applyEvents(game, s, events);
    const worth = known.get(i + 1) ?? evaluate(s, action);
    const [before, after] = [all[i]!.points, worth.points];
    all.push(worth);
    seen.push({ n: i + 1, seat, rider, before, after, open, kind, looked: false, best: false, lost: null, better: null, card: null });
    yield { done: i + 1, sketch: null };
  }
  return { seen, ...curvesOf(all) };
}

const curvesOf = (all: readonly Worth[]): Omit<Valuation, 'seen'> => ({
  points: all.map(({ points }) => points),
  win: all.map(({ win }) => win),
  spread: all.map(({ spread }) => spread),
});

/**
 * Interpolates linearly between evaluated positions.
 * @param known by entry, in order; the first and the last are among them
 */
function sketchOf(known: ReadonlyMap<number, Worth>, every: number): Sketch {
  const all: Worth[] = [];
  for (const [n, to] of known) {
    const from = all.at(-1) ?? to;
    const first = all.length;
    const part = (at: number): number => (at - first + 1) / (n - first + 1);
    const between = (a: BySeat, b: BySeat, at: number): BySeat => a.map((one, seat) => one + part(at) * (b[seat]! - one));
    for (let at = first; at < n; at++)
      all.push({
        points: between(from.points, to.points, at),
        win: between(from.win, to.win, at),
        spread: from.spread + part(at) * (to.spread - from.spread),
      });
    all.push(to);
  }
  return { every, ...curvesOf(all) };
}
