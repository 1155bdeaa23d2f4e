import { analyse, loadEvaluation, type Progress, type Analysis } from '../../../analysis/index.ts';
import { loadGame } from '../../../games/index.ts';
import { parseRecord } from '../../../table/index.ts';
import { content } from '../../lib/content.ts';

/** What is told while a race is being understood, and in the end. */
export interface Step extends Progress {
  readonly over: boolean;
}

/** Moves between two words of how far it is. */
const TELL_EVERY = 20;

/**
 * A race understood, step by step, from the text of its record: the same in a worker and in the page.
 * @param text of a race that is over
 * @param game its id
 */
export async function* understand(text: string, game: string): AsyncGenerator<Step> {
  const [known, evaluation] = await Promise.all([loadGame(game), loadEvaluation(game)]);
  const { race } = parseRecord(text, { game: (id) => (id === game ? known : undefined), content });
  if (race === null || evaluation === undefined) throw new Error(`a race of ${game} cannot be judged`);
  const steps = analyse(race, evaluation);
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      yield last(step.value);
      return;
    }
    const { picture, done } = step.value;
    if (picture !== null || done % TELL_EVERY === 0) yield { ...step.value, over: false };
  }
}

const last = (picture: Analysis): Step => ({ part: 'choices', done: picture.choices, of: picture.choices, picture, over: true });
