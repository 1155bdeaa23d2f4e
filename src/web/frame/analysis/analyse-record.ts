import { analyse, loadEvaluation, type AnalysisProgress, type Analysis } from '../../../analysis/index.ts';
import { loadGame } from '../../../games/index.ts';
import { parseRecord } from '../../../table/index.ts';
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

/**
 * Analyses a race step by step, in a worker and in the page alike.
 * @param text the record of a finished race
 * @param game its id
 */
export async function* analyseRecord(text: string, game: string): AsyncGenerator<AnalysisStep> {
  const [known, evaluation] = await Promise.all([loadGame(game), loadEvaluation(game)]);
  const { race } = parseRecord(text, { game: (id) => (id === game ? known : undefined), content });
  if (race === null || evaluation === undefined) throw new Error(`a race of ${game} cannot be analysed`);
  const steps = analyse(race, evaluation);
  const sent = new Set<number>();
  const choicesIn = (analysis: Analysis | null): AnalysisStep['choices'] => {
    const choices = analysis === null ? [] : [...choicesOf(race, analysis, sent)];
    for (const [n] of choices) sent.add(n);
    return choices;
  };
  let last = -Infinity;
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
    if (sketch !== null || analysis !== null || done % MOVES_PER_PROGRESS === 0)
      yield { ...step.value, analysis, choices: choicesIn(analysis), over: false };
  }
}
