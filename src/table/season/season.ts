/**
 * A season as the list of everything that its organisers did. Operations are only added, so lists of two organisers can be
 * put together and nothing is lost. What a season is now follows from them.
 */

/** How a place in a race becomes points of the season. */
export const SCORINGS = ['places', 'points', 'table'] as const;
/** `places`: one point for every rider beaten and one for riding; `points`: those of the race; `table`: the club's own. */
export type Scoring = (typeof SCORINGS)[number];

/** Who gets the points of a substitute. */
export const SUBSTITUTE_RULES = ['member', 'self', 'none'] as const;
export type SubstituteRule = (typeof SUBSTITUTE_RULES)[number];

/** What a member gets for a race without him. `last`: as much as the last place of that race. */
export const ABSENCE_RULES = ['zero', 'last'] as const;
export type AbsenceRule = (typeof ABSENCE_RULES)[number];

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

/** What one organiser does at one moment. Fields that are left out stay as they are, so that two organisers change one thing at once. */
export type SeasonChange =
  | { readonly op: 'settings'; readonly settings: Partial<SeasonSettings> }
  /** Adds or changes a member. `team`: the name of his team, '' if he has none. A new member has a name. */
  | { readonly op: 'member'; readonly member: string; readonly name?: string; readonly team?: string }
  /** Adds or changes a race. `game`: its id, '' if the club has not decided. A new race has a date and a title. */
  | {
      readonly op: 'race';
      readonly race: string;
      readonly date?: string;
      readonly title?: string;
      readonly game?: string;
    }
  /** The race is open online under this id, and its result enters by itself. */
  | { readonly op: 'open'; readonly race: string; readonly online: string }
  /** A member does not ride in this race. `substitute`: who rides for him, '' if no one does. `rides`: he does ride after all. */
  | { readonly op: 'absent'; readonly race: string; readonly member: string; readonly substitute: string; readonly rides: boolean }
  /**
   * The whole result of a race. `source`: the id of a race in a browser or online, '' if it was entered by hand. `date`: the day on
   * which it was ridden. `entered`: it entered by itself, so it does not replace a result.
   */
  | {
      readonly op: 'result';
      readonly race: string;
      readonly source: string;
      readonly rows: readonly ResultRow[];
      readonly date?: string;
      readonly entered?: true;
    }
  /** Lines of a result by hand. Those of other members stay. `without`: members who did not ride. */
  | { readonly op: 'rows'; readonly race: string; readonly rows: readonly ResultRow[]; readonly without: readonly string[] }
  | { readonly op: 'remove'; readonly what: 'member' | 'race' | 'result'; readonly of: string }
  /** Deletes the name of a member, also from what was done before. His results stay. */
  | { readonly op: 'forget'; readonly member: string };

/** A change with a name of its own, and when it was made, in milliseconds. */
export type SeasonOperation = SeasonChange & { readonly id: string; readonly at: number };

export interface SeasonMember {
  readonly id: string;
  readonly name: string;
  readonly team: string;
}

/** A member who does not ride in a race, and his substitute; '' if he has none. */
export interface SeasonAbsence {
  readonly member: string;
  readonly substitute: string;
}

export interface SeasonRace {
  readonly id: string;
  /** Planned. */
  readonly date: string;
  readonly title: string;
  readonly game: string;
  /** The id of the race online; '' if it is not open there. */
  readonly online: string;
  readonly absences: readonly SeasonAbsence[];
  /** Null before it is ridden. `date`: the day on which it was ridden. */
  readonly result: { readonly source: string; readonly date: string; readonly rows: readonly ResultRow[] } | null;
}

export interface Season {
  readonly settings: SeasonSettings;
  /** In the order in which they came. */
  readonly members: readonly SeasonMember[];
  /** By date. */
  readonly races: readonly SeasonRace[];
}

/** The operations of several lists, each once, in the order of time. */
export function mergeOperations(...lists: readonly (readonly SeasonOperation[])[]): readonly SeasonOperation[] {
  const all = new Map(lists.flat().map((operation) => [operation.id, operation]));
  return [...all.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** What the season is after its operations, which are in order. The last one about a thing counts. */
export function seasonOf(operations: readonly SeasonOperation[]): Season {
  let settings = FIRST_SETTINGS;
  const members = new Map<string, SeasonMember>();
  const races = new Map<string, SeasonRace>();
  const change = (id: string, how: (race: SeasonRace) => Partial<SeasonRace>): void => {
    const race = races.get(id);
    if (race) races.set(id, { ...race, ...how(race) });
  };
  for (const operation of operations) {
    switch (operation.op) {
      case 'settings':
        settings = { ...settings, ...operation.settings };
        break;
      case 'member': {
        const before = members.get(operation.member);
        const { name = before?.name, team = before?.team ?? '' } = operation;
        if (name !== undefined) members.set(operation.member, { id: operation.member, name, team });
        break;
      }
      case 'race': {
        const before = races.get(operation.race);
        const { race: id, date = before?.date, title = before?.title, game = before?.game ?? '' } = operation;
        const { online, absences, result } = before ?? { online: '', absences: [], result: null };
        if (date !== undefined && title !== undefined) races.set(id, { id, date, title, game, online, absences, result });
        break;
      }
      case 'open':
        change(operation.race, () => ({ online: operation.online }));
        break;
      case 'absent': {
        const { member, substitute, rides } = operation;
        change(operation.race, ({ absences }) => {
          const others = absences.filter((each) => each.member !== member);
          return { absences: rides ? others : [...others, { member, substitute }] };
        });
        break;
      }
      case 'result': {
        const { source, rows, date, entered } = operation;
        change(operation.race, ({ result, date: planned }) =>
          entered && result !== null ? {} : { result: { source, rows, date: date ?? planned } },
        );
        break;
      }
      case 'rows': {
        const changed = new Set([...operation.rows.map(({ member }) => member), ...operation.without]);
        change(operation.race, ({ result, date }) => ({
          result: {
            ...(result ?? { source: '', date }),
            rows: [...(result?.rows.filter(({ member }) => !changed.has(member)) ?? []), ...operation.rows],
          },
        }));
        break;
      }
      case 'remove':
        if (operation.what === 'member') members.delete(operation.of);
        else if (operation.what === 'race') races.delete(operation.of);
        else change(operation.of, () => ({ result: null }));
        break;
      case 'forget': {
        const member = members.get(operation.member);
        if (member) members.set(member.id, { ...member, name: '' });
      }
    }
  }
  const byDate = [...races.values()].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
  return { settings, members: [...members.values()], races: byDate };
}

/** The operation without the name of a member who is to be forgotten. */
export const withoutName = (operation: SeasonOperation, member: string): SeasonOperation =>
  operation.op === 'member' && operation.member === member && operation.name !== undefined ? { ...operation, name: '' } : operation;
