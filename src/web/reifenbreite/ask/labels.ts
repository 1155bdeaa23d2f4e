import type { Target } from './choosing.ts';
import { t } from '../say.ts';

/** A space to choose, as it is spoken. */
export function targetLabel({ name, lane, length, lines, finish }: Target): string {
  if (length === 0) return t('decide.target-dot', { space: name, lane });
  if (finish) return t('decide.target-finish', { space: name, length });
  if (lines.length > 0) return t('decide.target-lines', { space: name, length, lines: lines.join(', ') });
  return t('decide.target', { space: name, length });
}
