import type { Seat } from '../../../kit/index.ts';
import type { Ride, Tally } from '../../../analysis/index.ts';
import { HUMAN } from '../../../table/index.ts';
import { isNameCode } from '../../../words/index.ts';
import type { RaceLine, RaceNote } from '../../keeping/index.ts';

/** Races that count when a person is held against the field, and who rode in them. */

/** A race that counts: over, ridden here by a person among others, and no variation of another one. */
export interface Counted {
  readonly id: string;
  readonly note: RaceNote;
}
const counts = ({ game, summary, drivers, names, variation }: RaceNote, wanted: string): boolean =>
  game === wanted && summary.over && variation === undefined && names.length > 1 && drivers.includes(HUMAN);

const nameAt = ({ names, drivers }: RaceNote, seat: Seat): string | null =>
  drivers[seat] === HUMAN ? (isNameCode(names[seat] ?? '') ? '' : (names[seat] ?? '')) : null;

export const countedOf = (lines: readonly RaceLine[], game: string): readonly Counted[] =>
  lines.flatMap(({ id, note }) => (note !== null && counts(note, game) ? [{ id, note }] : []));

/** A person by the name that his seats bear; '' of seats that a person drove and nobody named. */
interface Person {
  readonly name: string;
  readonly races: number;
}

/** Who rode, whoever rode most often first. */
export function peopleOf(all: readonly Counted[]): readonly Person[] {
  const races = new Map<string, number>();
  for (const { note } of all)
    for (const name of new Set(note.names.flatMap((_, seat) => nameAt(note, seat) ?? []))) races.set(name, (races.get(name) ?? 0) + 1);
  return [...races].map(([name, count]) => ({ name, races: count })).sort((a, b) => b.races - a.races || a.name.localeCompare(b.name));
}

/** By race, as far as they are understood. */
export type Tallies = ReadonlyMap<string, Tally>;
export const talliesOf = (known: readonly (readonly [string, Tally | null])[]): Tallies =>
  new Map(known.flatMap(([id, tally]) => (tally === null ? [] : [[id, tally] as const])));

/** The races of somebody that are understood so far. */
export const ridesOf = (all: readonly Counted[], tallies: Tallies, name: string): readonly Ride[] =>
  all.flatMap(({ id, note }) => {
    const tally = tallies.get(id);
    const own = note.names.flatMap((_, seat) => (nameAt(note, seat) === name ? [seat] : []));
    return tally === undefined || own.length === 0 ? [] : [{ tally, own }];
  });
