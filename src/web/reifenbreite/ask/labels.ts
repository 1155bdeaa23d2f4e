import type { Target } from './targets.ts';
import { say } from '../say.ts';

/** A space to choose, as it is spoken. */
export function targetLabel({ name, lane, length, lines, finish }: Target): string {
  if (length === 0) return say('decide.target-dot', { space: name, lane });
  if (finish) return say('decide.target-finish', { space: name, length });
  if (lines.length > 0) return say('decide.target-lines', { space: name, length, lines: lines.join(', ') });
  return say('decide.target', { space: name, length });
}
