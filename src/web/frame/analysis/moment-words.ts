import type { KeyMoment } from '../../../analysis/index.ts';
import { sentence } from '../../lib/sentences.ts';
import type { Choice, SentenceData } from './choices.ts';
import { signed } from './numbers.ts';
import { tAnalysis } from '../../lib/t.ts';

export const tellWords = ({ kind, code, facts }: SentenceData, names: readonly string[]): string => sentence(kind, code, facts, names);

/** The title of a moment: whose luck or whose choice it was, and what it gained or cost. */
export function headOf({ n, kind, seat, swing }: KeyMoment, choices: ReadonlyMap<number, Choice>, names: readonly string[]): string {
  const name = names[seat] ?? '';
  if (kind === 'luck') return tAnalysis(swing > 0 ? 'moment-luck' : 'moment-unluck', { name, swing: signed(swing) });
  const done = choices.get(n)?.done;
  return tAnalysis('moment-choice', { name, swing: signed(swing), what: done === undefined ? '' : tellWords(done, names) });
}

/** The moment with the largest swing, the first of equals; null if there is none. */
export const greatestOf = (moments: readonly KeyMoment[]): KeyMoment | null =>
  moments.reduce<KeyMoment | null>((most, each) => (most === null || Math.abs(each.swing) > Math.abs(most.swing) ? each : most), null);
