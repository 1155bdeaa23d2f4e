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
const TELL_EVERY = 20;
/** Minimum milliseconds between two partial results. Each one keeps the page busy for a moment and can delay a tap. */
const PICTURE_EVERY = 1500;

/**
 * Analyses a race step by step, in a worker and in the page alike.
 * @param text the record of a finished race
 * @param game its id
 */
export async function* analyseRecord(text: string, game: string): AsyncGenerator<AnalysisStep> {
  const [known, evaluation] = await Promise.all([loadGame(game), loadEvaluation(game)]);
  const { race } = parseRecord(text, { game: (id) => (id === game ? known : undefined), content });
  if (race === null || evaluation === undefined) throw new Error(`a race of ${game} cannot be judged`);
  const steps = analyse(race, evaluation);
  const sent = new Set<number>();
  const choicesIn = (picture: Analysis | null): AnalysisStep['choices'] => {
    const choices = picture === null ? [] : [...choicesOf(race, picture, sent)];
    for (const [n] of choices) sent.add(n);
    return choices;
  };
  let last = -Infinity;
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      const picture = step.value;
      const all = picture.choices;
      yield { part: 'choices', done: all, of: all, sketch: null, picture, choices: choicesIn(picture), over: true };
      return;
    }
    const { sketch, done } = step.value;
    const now = performance.now();
    const picture = now - last < PICTURE_EVERY ? null : step.value.picture;
    if (picture !== null) last = now;
    if (sketch !== null || picture !== null || done % TELL_EVERY === 0)
      yield { ...step.value, picture, choices: choicesIn(picture), over: false };
  }
}
