import type { Target } from './targets.ts';
import { tScreen } from '../t.ts';

/** The label of a space for screen readers. */
export function targetLabel({ name, lane, length, lines, finish }: Target): string {
  if (length === 0) return tScreen('decide.target-dot', { space: name, lane });
  if (finish) return tScreen('decide.target-finish', { space: name, length });
  if (lines.length > 0) return tScreen('decide.target-lines', { space: name, length, lines: lines.join(', ') });
  return tScreen('decide.target', { space: name, length });
}
