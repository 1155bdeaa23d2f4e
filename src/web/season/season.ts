/**
 * A season as the list of everything that its organisers did. Operations are only added, so lists of two organisers can be
 * put together and nothing is lost. What a season is now follows from them.
 */

/** How a place in a race becomes points of the season. */
export const SCORINGS = ['places', 'points', 'table'] as const;
/** `places`: one point for every rider beaten and one for riding; `points`: those of the race; `table`: the club's own. */
export type Scoring = (typeof SCORINGS)[number];

/** Who gets the points of a substitute. */
export const SUBSTITUTES = ['member', 'self', 'none'] as const;
export type SubstituteRule = (typeof SUBSTITUTES)[number];

/** What a member gets for a race without him. `last`: as much as the last place of that race. */
export const ABSENCES = ['zero', 'last'] as const;
export type AbsenceRule = (typeof ABSENCES)[number];

export interface SeasonSettings {
  readonly name: string;
  readonly scoring: Scoring;
  /** Points by place, for `table`. A place beyond it gets none. */
  readonly table: readonly number[];
  /** How many of a member's best races count; 0: all. */
  readonly best: number;
  /** UR 17: a team also gets the number of races times the total of its best member. */
  readonly bonus: boolean;
  readonly substitutes: SubstituteRule;
  readonly absence: AbsenceRule;
}

export const FIRST_SETTINGS: SeasonSettings = {
  ...{ name: '', scoring: 'places', table: [10, 8, 6, 5, 4, 3, 2, 1], best: 0 },
  ...{ bonus: false, substitutes: 'member', absence: 'zero' },
};

/** A member's line in the result of a race. */
export interface ResultRow {
  readonly member: string;
  readonly place: number;
  /** Points of the race. */
  readonly points: number;
  /** The member for whom this one rode; '' if for himself. */
  readonly for: string;
  /** Points at sprint lines, points at climbs, and breakaways; 0 where they were not counted. */
  readonly sprints: number;
  readonly climbs: number;
  readonly breakaways: number;
}

export type Change =
  | { readonly op: 'settings'; readonly settings: SeasonSettings }
  /** Adds or renames a member. `team`: the name of his team, '' if he has none. */
  | { readonly op: 'member'; readonly member: string; readonly name: string; readonly team: string }
  /** Adds or changes a race. `game`: its id, '' if the club has not decided. */
  | {
      readonly op: 'race';
      readonly race: string;
      readonly date: string;
      readonly title: string;
      readonly game: string;
    }
  /** `source`: the id of a race in a browser, '' if it was entered by hand. */
  | { readonly op: 'result'; readonly race: string; readonly source: string; readonly rows: readonly ResultRow[] }
  | { readonly op: 'remove'; readonly what: 'member' | 'race' | 'result'; readonly of: string };

/** A change with a name of its own, and when it was made, in milliseconds. */
export type Operation = Change & { readonly id: string; readonly at: number };

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly team: string;
}

export interface SeasonRace {
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly game: string;
  /** Null before it is ridden. */
  readonly result: { readonly source: string; readonly rows: readonly ResultRow[] } | null;
}

export interface Season {
  readonly settings: SeasonSettings;
  /** In the order in which they came. */
  readonly members: readonly Member[];
  /** By date. */
  readonly races: readonly SeasonRace[];
}

/** The operations of several lists, each once, in the order of time. */
export function merge(...lists: readonly (readonly Operation[])[]): readonly Operation[] {
  const all = new Map(lists.flat().map((operation) => [operation.id, operation]));
  return [...all.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** What the season is after its operations, which are in the order of time. The last one about a thing counts. */
export function seasonOf(operations: readonly Operation[]): Season {
  let settings = FIRST_SETTINGS;
  const members = new Map<string, Member>();
  const races = new Map<string, SeasonRace>();
  for (const operation of operations) {
    switch (operation.op) {
      case 'settings':
        ({ settings } = operation);
        break;
      case 'member':
        members.set(operation.member, { id: operation.member, name: operation.name, team: operation.team });
        break;
      case 'race': {
        const { race, date, title, game } = operation;
        races.set(race, { id: race, date, title, game, result: races.get(race)?.result ?? null });
        break;
      }
      case 'result': {
        const race = races.get(operation.race);
        if (race) races.set(race.id, { ...race, result: { source: operation.source, rows: operation.rows } });
        break;
      }
      case 'remove': {
        const race = races.get(operation.of);
        if (operation.what === 'member') members.delete(operation.of);
        else if (operation.what === 'race') races.delete(operation.of);
        else if (race) races.set(race.id, { ...race, result: null });
      }
    }
  }
  const byDate = [...races.values()].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
  return { settings, members: [...members.values()], races: byDate };
}
