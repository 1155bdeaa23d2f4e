import { refusal, type Problem } from '../../../kit/index.ts';
import { APPEND_FAILURES } from '../../../table/index.ts';
import { problemSentence, refusalSentence } from '../../lib/sentences.ts';
import { t } from '../../lib/words.svelte.ts';
import { forgedEnvelope } from '../../session/damage.ts';

/** Whether the store has refused a row: it may be tried again. */
export const isNotKept = (broken: string | Problem | null): boolean => APPEND_FAILURES.some((why) => why === broken);

/** Why a race stands still (`Session.broken`), for its reader. Damage of what is kept is told apart. @param names of those who ride, by seat */
export function brokenSentence(broken: string | Problem, names: readonly string[]): string {
  if (typeof broken !== 'string') return problemSentence(broken);
  const forged = forgedEnvelope(broken);
  if (forged !== null) return t('race.broken-envelope', { name: names[forged] ?? '' });
  return isNotKept(broken) ? refusalSentence(refusal(`table-not-kept-${broken}`, '')) : t('race.broken', { reason: broken });
}
