/** The country along the road: outlines as SVG paths, the same wherever they are drawn. */

/**
 * A ridge from left to right, closed at the foot.
 * @param heights over the base line, in turn, repeated; one every `step`
 */
export function ridge({ width, base, foot, step, heights }: Ridge): string {
  let path = `M${-step} ${base - heights[0]!}`;
  for (let i = 1; (i - 2) * step < width; i++) {
    const x = (i - 1) * step;
    const [from, to] = [base - heights[(i - 1) % heights.length]!, base - heights[i % heights.length]!];
    path += `C${x - step / 2} ${from} ${x - step / 2} ${to} ${x} ${to}`;
  }
  return `${path}V${foot}H${-step}Z`;
}

interface Ridge {
  readonly width: number;
  readonly base: number;
  readonly foot: number;
  readonly step: number;
  readonly heights: readonly number[];
}

/** What stands along the road, and how many kilometres into a stage. */
export const ALONG: readonly { readonly km: number; readonly what: 'tree' | 'village' | 'field' | 'poplars' }[] = [
  { km: 2, what: 'tree' },
  { km: 7, what: 'field' },
  { km: 13, what: 'village' },
  { km: 21, what: 'poplars' },
  { km: 27, what: 'tree' },
  { km: 33, what: 'field' },
  { km: 40, what: 'tree' },
  { km: 46, what: 'poplars' },
  { km: 53, what: 'village' },
  { km: 60, what: 'field' },
  { km: 66, what: 'tree' },
  { km: 71, what: 'poplars' },
  { km: 78, what: 'field' },
  { km: 86, what: 'village' },
  { km: 94, what: 'tree' },
  { km: 101, what: 'poplars' },
  { km: 108, what: 'field' },
  { km: 116, what: 'tree' },
  { km: 124, what: 'village' },
  { km: 132, what: 'poplars' },
];

/** Kilometres of the longest stage. */
export const MAX_KILOMETRES = 99;
