import type { Facts } from '../../../kit/index.ts';
import { formatTenth } from '../../lib/figures.ts';
import type { Advised } from '../../session/advise.ts';

/** Standard errors on either side of a 95 % interval. */
const SIGNIFICANCE_Z = 1.96;

/**
 * Formats the value of an option. A difference smaller than its noise is shown as none.
 * @param place rank among the options, from 0
 */
export function worthOf(
  { worth, deviation, races }: Pick<Advised, 'worth' | 'deviation' | 'races'>,
  place: number,
): { readonly key: 'best' | 'judged' | 'level' | 'behind'; readonly facts: Facts } {
  if (place === 0) return { key: 'best', facts: {} };
  if (races === 0) return { key: 'judged', facts: {} };
  const noise = SIGNIFICANCE_Z * deviation;
  if (-worth <= noise) return { key: 'level', facts: { noise: formatTenth(noise) } };
  return { key: 'behind', facts: { points: formatTenth(-worth), noise: formatTenth(noise) } };
}
