import type { Seat } from '../../../kit/index.ts';
import type { FieldRace, Tally } from '../../../analysis/index.ts';
import { HUMAN, sealOf } from '../../../table/index.ts';
import { isDefaultName } from '../../../words/index.ts';
import type { RaceLine, RaceNote } from '../../keeping/index.ts';

/** Races that count when a person is held against the field, and who rode in them. */

/** A race that counts. */
export interface CountedRace {
  readonly id: string;
  /** By seat: the name of whoever rode there; '' of somebody whom nobody named; null: a bot, or somebody whose races are not this browser's to count. */
  readonly people: readonly (string | null)[];
  readonly entries: number;
  /** Ridden on a server. */
  readonly online: boolean;
  /** What its dice hang on; null: not known before its record is fetched. */
  readonly seal: string | null;
}

/** Of the races kept here those count that are over, ridden by a person among others, and no variation of another one. */
const counts = ({ game, summary, drivers, names, variation }: RaceNote, wanted: string): boolean =>
  game === wanted && summary.over && variation === undefined && names.length > 1 && drivers.includes(HUMAN);

const nameAt = ({ names, drivers }: RaceNote, seat: Seat): string | null =>
  drivers[seat] === HUMAN ? (isDefaultName(names[seat] ?? '') ? '' : (names[seat] ?? '')) : null;

export const countedOf = (lines: readonly RaceLine[], game: string): readonly CountedRace[] =>
  lines.flatMap(({ id, note }) =>
    note !== null && counts(note, game)
      ? [
          {
            ...{ id, people: note.names.map((_, seat) => nameAt(note, seat)), online: false },
            ...{ entries: note.summary.entries, seal: note.seed === '' ? null : sealOf(note.seed) },
          },
        ]
      : [],
  );

/** One that somebody has ridden on a server: only his own seat is his, the others are the field. */
export interface RiddenOnline {
  readonly id: string;
  readonly seat: number;
  readonly seats: number;
  readonly entries: number;
}

/** @param name by which the server knows whoever rode them */
export const countedOnline = (ridden: readonly RiddenOnline[], name: string): readonly CountedRace[] =>
  ridden
    .filter(({ seat, seats }) => seats > 1 && seat >= 0 && seat < seats)
    .map(({ id, seat, seats, entries }) => ({
      ...{ id, entries, online: true, seal: null },
      people: Array.from({ length: seats }, (_, i) => (i === seat ? name : null)),
    }));

/** Whoever is known to a server is whoever sits before this browser: seats that nobody named are his, too. */
export const namedBy = (all: readonly CountedRace[], name: string): readonly CountedRace[] =>
  all.map((race) => ({ ...race, people: race.people.map((person) => (person === '' ? name : person)) }));

/** Whether one that was ridden online may have been taken home, too, and would count twice: only its seal tells. */
export const mayBeTwice = (race: CountedRace, all: readonly CountedRace[]): boolean =>
  race.online && all.some(({ online, entries, people }) => !online && entries === race.entries && people.length === race.people.length);
export const isTwice = (race: CountedRace, seal: string, all: readonly CountedRace[]): boolean =>
  all.some((other) => !other.online && other.seal === seal && other.entries === race.entries);

/** A person by the name that his seats bear; '' of seats that a person drove and nobody named. */
interface Person {
  readonly name: string;
  readonly races: number;
}

/** Who rode, whoever rode most often first. */
export function peopleOf(all: readonly CountedRace[]): readonly Person[] {
  const races = new Map<string, number>();
  for (const { people } of all)
    for (const name of new Set(people.flatMap((person) => person ?? []))) races.set(name, (races.get(name) ?? 0) + 1);
  return [...races].map(([name, count]) => ({ name, races: count })).sort((a, b) => b.races - a.races || a.name.localeCompare(b.name));
}

/** How many of somebody's races were ridden online. */
export const onlineOf = (all: readonly CountedRace[], name: string): number =>
  all.filter(({ online, people }) => online && people.includes(name)).length;

/** By race, as far as they are understood. */
export type Tallies = ReadonlyMap<string, Tally>;
export const talliesOf = (known: readonly (readonly [string, Tally | null])[]): Tallies =>
  new Map(known.flatMap(([id, tally]) => (tally === null ? [] : [[id, tally] as const])));

/** The races of somebody that are understood so far. */
export const ridesOf = (all: readonly CountedRace[], tallies: Tallies, name: string): readonly FieldRace[] =>
  all.flatMap(({ id, people }) => {
    const tally = tallies.get(id);
    const own = people.flatMap((person, seat) => (person === name ? [seat] : []));
    return tally === undefined || own.length === 0 ? [] : [{ tally, own }];
  });
