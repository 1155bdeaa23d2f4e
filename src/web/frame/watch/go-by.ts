import type { LogEvent } from '../../../table/index.ts';
import type { Landmarks } from './landmarks.ts';

/** What a viewer steps through. A null field matches everything. */
export interface GoBy {
  readonly kind: string | null;
  readonly rider: number | null;
}

/** The entries that match, in rising order, without duplicates. */
export function entriesOf(lines: readonly LogEvent[], landmarks: Landmarks, { kind, rider }: GoBy): readonly number[] {
  const wanted = lines.filter(
    (event) => (kind === null || landmarks.kindOf(event) === kind) && (rider === null || landmarks.isAbout(event, rider)),
  );
  return [...new Set(wanted.map(({ n }) => n))];
}

/** The first of the entries after `at`, or the last one before it; null: there is none. */
export const nextOf = (entries: readonly number[], at: number, way: 'later' | 'earlier'): number | null =>
  (way === 'later' ? entries.find((n) => n > at) : entries.findLast((n) => n < at)) ?? null;
