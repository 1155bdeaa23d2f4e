import { refusal, type Problem } from '../../../kit/index.ts';
import { APPEND_FAILURES } from '../../../table/index.ts';
import { problemSentence, refusalSentence } from '../../lib/sentences.ts';
import { t } from '../../lib/words.svelte.ts';
import { forgedEnvelope } from '../../session/damage.ts';

/** Whether the store has refused a row. The player can try again. */
export const isNotKept = (broken: string | Problem | null): boolean => APPEND_FAILURES.some((why) => why === broken);

/** Says why a race stands still (`Saving.error`). Damage of the stored race has its own text. @param names of the players, by seat */
export function brokenSentence(broken: string | Problem, names: readonly string[]): string {
  if (typeof broken !== 'string') return problemSentence(broken);
  const forged = forgedEnvelope(broken);
  if (forged !== null) return t('race.broken-envelope', { name: names[forged] ?? '' });
  return isNotKept(broken) ? refusalSentence(refusal(`table-not-kept-${broken}`, '')) : t('race.broken', { reason: broken });
}
