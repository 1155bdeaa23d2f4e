import {
  analyse,
  findingsFromEnd,
  loadEvaluation,
  type AnalysisProgress,
  type Analysis,
  type AnyEvaluation,
  type Finding,
} from '../../../analysis/index.ts';
import { loadGame } from '../../../games/index.ts';
import { parseRecord, type Race } from '../../../table/index.ts';
import { content } from '../../lib/content.ts';
import { choicesOf, type Choice } from './choices.ts';

/** Progress of an analysis and its result. */
export interface AnalysisStep extends AnalysisProgress {
  /**
   * By entry: the actions at the moments of `analysis`, without those sent before. They are read here because that
   * needs the whole race replayed.
   */
  readonly choices: readonly (readonly [number, Choice])[];
  readonly over: boolean;
}

/** Moves between two progress messages. */
const MOVES_PER_PROGRESS = 20;
/** Minimum time between two partial results. Each one keeps the page busy for a moment and can delay a tap. */
const MIN_RESULT_INTERVAL_MS = 1500;

/** Between two pauses of a worker, in which messages of the other one arrive. */
const PAUSE_INTERVAL_MS = 50;

/** The record of a finished race with what analyses it. @param game its id */
async function opened(text: string, game: string): Promise<{ readonly race: Race; readonly evaluation: AnyEvaluation }> {
  const [known, evaluation] = await Promise.all([loadGame(game), loadEvaluation(game)]);
  const { race } = parseRecord(text, { game: (id) => (id === game ? known : undefined), content });
  if (race === null || evaluation === undefined) throw new Error(`a race of ${game} cannot be analysed`);
  return { race, evaluation };
}

/** The findings of a race from its end, for the worker that analyses it from the start. */
export async function* findingsOfRecord(text: string, game: string): AsyncGenerator<Finding> {
  const { race, evaluation } = await opened(text, game);
  yield* findingsFromEnd(race, evaluation);
}

/**
 * Analyses a race step by step, in a worker and in the page alike.
 * @param text the record of a finished race
 * @param game its id
 * @param findings to which another worker adds what it finds
 * @param pause lets its messages arrive
 */
export async function* analyseRecord(
  text: string,
  game: string,
  findings: Finding[] = [],
  pause: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<AnalysisStep> {
  const { race, evaluation } = await opened(text, game);
  const steps = analyse(race, evaluation, () => findings.splice(0));
  const sent = new Set<number>();
  const choicesIn = (analysis: Analysis | null): AnalysisStep['choices'] => {
    const choices = analysis === null ? [] : [...choicesOf(race, analysis, sent)];
    for (const [n] of choices) sent.add(n);
    return choices;
  };
  let last = -Infinity;
  let lastPause = performance.now();
  let reported = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      const analysis = step.value;
      const all = analysis.choices;
      yield { part: 'choices', done: all, of: all, sketch: null, analysis, choices: choicesIn(analysis), over: true };
      return;
    }
    const { sketch, done } = step.value;
    const now = performance.now();
    const analysis = now - last < MIN_RESULT_INTERVAL_MS ? null : step.value.analysis;
    if (analysis !== null) last = now;
    if (sketch !== null || analysis !== null || done < reported || done - reported >= MOVES_PER_PROGRESS) {
      reported = done;
      yield { ...step.value, analysis, choices: choicesIn(analysis), over: false };
    }
    if (now - lastPause > PAUSE_INTERVAL_MS) {
      lastPause = now;
      await pause();
    }
  }
}
