import type { KeyMoment } from '../../../analysis/index.ts';
import { sentence } from '../../lib/sentences.ts';
import type { Choice, ToldWords } from './choices.ts';
import { signed } from './numbers.ts';
import { tAnalysis } from '../../lib/t.ts';

export const tellWords = ({ kind, code, facts }: ToldWords, names: readonly string[]): string => sentence(kind, code, facts, names);

/** What a moment is called: whose luck it was, or who chose what, and what that brought or cost him. */
export function headOf({ n, kind, seat, swing }: KeyMoment, choices: ReadonlyMap<number, Choice>, names: readonly string[]): string {
  const name = names[seat] ?? '';
  if (kind === 'luck') return tAnalysis(swing > 0 ? 'moment-luck' : 'moment-unluck', { name, swing: signed(swing) });
  const done = choices.get(n)?.done;
  return tAnalysis('moment-choice', { name, swing: signed(swing), what: done === undefined ? '' : tellWords(done, names) });
}

/** The one that brought or cost most; null: there is none. The first of equals. */
export const greatestOf = (moments: readonly KeyMoment[]): KeyMoment | null =>
  moments.reduce<KeyMoment | null>((most, each) => (most === null || Math.abs(each.swing) > Math.abs(most.swing) ? each : most), null);
