import { applyEvents, CHANCE, type Facts, type Seat } from '../kit/index.ts';
import type { Analysis, Cause, KindSplit, KeyMoment, RiderSplit, Sketch, Split, Swing } from './analysis.ts';
import type { AnyEvaluation, BySeat } from './evaluation.ts';
import type { Finding } from './finding.ts';
import { findingOf } from './findings.ts';
import { valuate, type ValuationProgress, type FinishedRace, type ValuedEntry, type Valuation } from './valuation.ts';

/**
 * Progress. `sketch`: a rough evaluation of the whole race, once, before everything else; `analysis`: the results
 * so far, from time to time.
 */
export interface AnalysisProgress {
  readonly part: 'first' | 'choices';
  readonly done: number;
  readonly of: number;
  readonly sketch: Sketch | null;
  readonly analysis: Analysis | null;
}

const MOMENTS = 10;
/** Choices between two partial results. */
const CHOICES_PER_RESULT = 25;
/**
 * Analyses a race step by step, so that the caller may stop between any two: first the value of every position and the luck in it, then every
 * choice, compared with its alternatives by imagined races.
 * @param takeFindings what another worker has found since the last call; the result is the same without it
 */
export function* analyse(
  race: FinishedRace,
  evaluation: AnyEvaluation,
  takeFindings: () => readonly Finding[] = () => [],
): Generator<AnalysisProgress, Analysis> {
  const { game, config, entries } = race;
  const seats = game.seats(config).length;
  const first = yield* withProgress(valuate(race, evaluation), entries.length);
  const { seen } = first;
  const choices = seen.filter(({ open }) => open).length;
  let looked = 0;
  const currentAnalysis = (): Analysis => ({
    evaluation: evaluation.version,
    rulesVersion: race.rulesVersion,
    choices,
    looked,
    points: first.points,
    win: first.win,
    spread: first.spread,
    splits: Array.from({ length: seats }, (_, seat) => splitOf(seen, seat, first.points)),
    riders: ridersOf(seen),
    causes: causesOf(seen, seats),
    kinds: kindsOf(seen),
    cards: seen.flatMap(({ card }) => (card === null ? [] : [card])),
    mistakes: seen.filter(({ better }) => better !== null).map((at) => momentOf(at, at.seat)),
    moments: momentsOf(seen),
  });
  yield { part: 'first', done: entries.length, of: entries.length, sketch: null, analysis: currentAnalysis() };
  const compared = new Set<number>();
  const add = (finding: Finding): void => {
    if (!compared.has(finding.n)) looked += 1;
    compared.add(finding.n);
    Object.assign(seen[finding.n - 1]!, finding);
  };
  let shown = 0;
  let s = game.start(config);
  for (let i = 0; i < entries.length; i++) {
    const { action, events } = entries[i]!;
    const at = seen[i]!;
    if (at.open) takeFindings().forEach(add);
    if (at.open && !compared.has(at.n)) {
      add(findingOf(game, evaluation, s, action, at));
      const isDue = looked - shown >= CHOICES_PER_RESULT;
      if (isDue) shown = looked;
      yield { part: 'choices', done: looked, of: choices, sketch: null, analysis: isDue ? currentAnalysis() : null };
    }
    s = applyEvents(game, s, events);
  }
  return currentAnalysis();
}

function* withProgress(steps: Generator<ValuationProgress, Valuation>, of: number): Generator<AnalysisProgress, Valuation> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield { part: 'first', of, analysis: null, ...step.value };
  }
}

const meanOf = (points: BySeat): number => points.reduce((sum, one) => sum + one, 0) / points.length;
/** A seat's gain above the mean of all seats. What happens to all seats alike is not luck. */
const wonBy = ({ before, after }: ValuedEntry, of: Seat): number => after[of]! - before[of]! - (meanOf(after) - meanOf(before));
const luckOf = (at: ValuedEntry, of: Seat): number => (at.seat === CHANCE ? wonBy(at, of) : 0);
const lostBy = ({ lost }: ValuedEntry, of: Seat): number => (lost === null ? 0 : -lost[of]!);

/** Parts of a race within which corrections of the estimate may cancel each other. */
const PARTS = 16;

function splitOf(seen: readonly ValuedEntry[], seat: Seat, points: readonly BySeat[]): Split {
  let [luck, own, others, rest] = [0, 0, 0, 0];
  const corrections = new Array<number>(PARTS).fill(0);
  for (const [i, at] of seen.entries()) {
    if (at.seat === CHANCE) {
      luck += luckOf(at, seat);
      continue;
    }
    const lost = lostBy(at, seat);
    if (at.seat === seat) own += lost;
    else others += lost;
    const left = wonBy(at, seat) - lost;
    rest += left;
    corrections[Math.floor((i * PARTS) / seen.length)]! += left;
  }
  const squares = corrections.reduce((sum, one) => sum + one * one, 0);
  const [first, last] = [points[0]!, points.at(-1)!];
  const common = meanOf(last) - meanOf(first);
  return { seat, start: first[seat]!, common, luck, own, others, rest, result: last[seat]!, deviation: Math.sqrt(squares) };
}

function ridersOf(seen: readonly ValuedEntry[]): readonly RiderSplit[] {
  const all = new Map<string, { seat: Seat; rider: Facts; luck: number; own: number; choices: number; mistakes: number }>();
  for (const at of seen) {
    const { rider } = at;
    if (rider === null) continue;
    const seat = Number(rider['seat']);
    const key = JSON.stringify(rider);
    let of = all.get(key);
    if (of === undefined) all.set(key, (of = { seat, rider, luck: 0, own: 0, choices: 0, mistakes: 0 }));
    of.luck += luckOf(at, seat);
    if (at.seat !== seat) continue;
    of.own += lostBy(at, seat);
    if (at.looked) of.choices++;
    if (at.better !== null) of.mistakes++;
  }
  return [...all.values()].sort((a, b) => a.seat - b.seat || JSON.stringify(a.rider).localeCompare(JSON.stringify(b.rider)));
}

function causesOf(seen: readonly ValuedEntry[], seats: number): readonly Cause[] {
  const all = new Map<
    string,
    { kind: Cause['kind']; seat: Seat; rider: Facts | null; effect: number[]; worst: Swing | null; best: Swing | null }
  >();
  for (const at of seen) {
    const kind = at.seat === CHANCE ? 'luck' : 'choices';
    if (kind === 'choices' && at.lost === null) continue;
    const seat = at.rider === null ? (kind === 'luck' ? mostMoved(at) : at.seat) : Number(at.rider['seat']);
    const key = `${kind} ${seat} ${JSON.stringify(at.rider)}`;
    let of = all.get(key);
    if (of === undefined)
      all.set(key, (of = { kind, seat, rider: at.rider, effect: new Array<number>(seats).fill(0), worst: null, best: null }));
    const effect = of.effect.map((_, each) => (kind === 'luck' ? wonBy(at, each) : lostBy(at, each)));
    of.effect = of.effect.map((sum, each) => sum + effect[each]!);
    const own = effect[seat]!;
    if (own < (of.worst?.effect[seat] ?? 0)) of.worst = { n: at.n, effect };
    if (own > (of.best?.effect[seat] ?? 0)) of.best = { n: at.n, effect };
  }
  return [...all.values()];
}

function kindsOf(seen: readonly ValuedEntry[]): readonly KindSplit[] {
  const all = new Map<string, { seat: Seat; kind: string; choices: number; mistakes: number; own: number; best: number }>();
  for (const at of seen) {
    if (!at.looked) continue;
    const { seat, kind } = at;
    const key = `${seat} ${kind}`;
    let of = all.get(key);
    if (of === undefined) all.set(key, (of = { seat, kind, choices: 0, mistakes: 0, own: 0, best: 0 }));
    of.choices++;
    of.own += lostBy(at, seat);
    if (at.better !== null) of.mistakes++;
    if (at.best) of.best++;
  }
  return [...all.values()].sort((a, b) => a.seat - b.seat || a.kind.localeCompare(b.kind));
}

function momentOf(at: ValuedEntry, seat: Seat): KeyMoment {
  const { n, rider, before, after, better } = at;
  const kind = at.seat === CHANCE ? 'luck' : 'choice';
  return { n, kind, seat, rider, swing: kind === 'luck' ? luckOf(at, seat) : lostBy(at, seat), before, after, better };
}

/** The most costly mistakes, at most half of all, and the greatest swings of luck. */
function momentsOf(seen: readonly ValuedEntry[]): readonly KeyMoment[] {
  const most = (all: readonly KeyMoment[], count: number): readonly KeyMoment[] =>
    [...all].sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || a.n - b.n).slice(0, count);
  const mistakes = most(
    seen.filter(({ better }) => better !== null).map((at) => momentOf(at, at.seat)),
    MOMENTS,
  );
  const luck = most(
    seen.filter(({ seat }) => seat === CHANCE).map((at) => momentOf(at, mostMoved(at))),
    MOMENTS,
  );
  const ofChoices = Math.max(MOMENTS / 2, MOMENTS - luck.length);
  const choices = mistakes.slice(0, ofChoices);
  return [...choices, ...luck.slice(0, MOMENTS - choices.length)].sort((a, b) => a.n - b.n);
}

function mostMoved(at: ValuedEntry): Seat {
  let most = 0;
  for (let seat = 1; seat < at.before.length; seat++) if (Math.abs(luckOf(at, seat)) > Math.abs(luckOf(at, most))) most = seat;
  return most;
}
