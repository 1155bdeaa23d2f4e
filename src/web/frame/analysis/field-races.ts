import type { Seat } from '../../../kit/index.ts';
import type { FieldRace, Tally } from '../../../analysis/index.ts';
import { HUMAN, sealOf } from '../../../table/index.ts';
import { isDefaultName } from '../../../words/index.ts';
import type { RaceLine, RaceNote } from '../../storage/index.ts';

/** Races that count in a comparison of one person with the field, and who played in them. */

/** A race that counts. */
export interface CountedRace {
  readonly id: string;
  /**
   * By seat: the player's name; '' for a person without a name; null for a bot, or a person whose races this
   * browser may not count.
   */
  readonly people: readonly (string | null)[];
  readonly entries: number;
  /** Whether it was played on a server. */
  readonly online: boolean;
  /** The seal of its dice; null until the record is loaded. */
  readonly seal: string | null;
}

/** The races of this browser that count: finished, with a person among other seats, and not a variation. */
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

/** A race on a server. Only the account's own seat belongs to the person, all other seats are the field. */
export interface OnlineRace {
  readonly id: string;
  readonly seat: number;
  readonly seats: number;
  readonly entries: number;
}

/** @param name the name that the server knows the account by */
export const countedOnline = (races: readonly OnlineRace[], name: string): readonly CountedRace[] =>
  races
    .filter(({ seat, seats }) => seats > 1 && seat >= 0 && seat < seats)
    .map(({ id, seat, seats, entries }) => ({
      ...{ id, entries, online: true, seal: null },
      people: Array.from({ length: seats }, (_, i) => (i === seat ? name : null)),
    }));

/** The account of the server belongs to the person at this browser, so seats without a name are theirs, too. */
export const namedBy = (all: readonly CountedRace[], name: string): readonly CountedRace[] =>
  all.map((race) => ({ ...race, people: race.people.map((person) => (person === '' ? name : person)) }));

/**
 * Whether a race from the server may also be stored in this browser, which only its seal tells. It must not count
 * twice.
 */
export const mayBeTwice = (race: CountedRace, all: readonly CountedRace[]): boolean =>
  race.online && all.some(({ online, entries, people }) => !online && entries === race.entries && people.length === race.people.length);
export const isTwice = (race: CountedRace, seal: string, all: readonly CountedRace[]): boolean =>
  all.some((other) => !other.online && other.seal === seal && other.entries === race.entries);

/** A person by the name of their seats; '' for seats that a person played without giving a name. */
interface Person {
  readonly name: string;
  readonly races: number;
}

/** The people who played, the most frequent first. */
export function peopleOf(all: readonly CountedRace[]): readonly Person[] {
  const races = new Map<string, number>();
  for (const { people } of all)
    for (const name of new Set(people.flatMap((person) => person ?? []))) races.set(name, (races.get(name) ?? 0) + 1);
  return [...races].map(([name, count]) => ({ name, races: count })).sort((a, b) => b.races - a.races || a.name.localeCompare(b.name));
}

/** How many of a person's races were played online. */
export const onlineOf = (all: readonly CountedRace[], name: string): number =>
  all.filter(({ online, people }) => online && people.includes(name)).length;

/** Tallies by race, as far as they are computed. */
export type Tallies = ReadonlyMap<string, Tally>;
export const talliesOf = (known: readonly (readonly [string, Tally | null])[]): Tallies =>
  new Map(known.flatMap(([id, tally]) => (tally === null ? [] : [[id, tally] as const])));

/** A person's races that are analysed so far. */
export const ridesOf = (all: readonly CountedRace[], tallies: Tallies, name: string): readonly FieldRace[] =>
  all.flatMap(({ id, people }) => {
    const tally = tallies.get(id);
    const own = people.flatMap((person, seat) => (person === name ? [seat] : []));
    return tally === undefined || own.length === 0 ? [] : [{ tally, own }];
  });
