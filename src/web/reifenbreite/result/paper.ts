import { rankPoints, TEAMS, type TeamName, type View, type StageIndex, type Rank, type Points } from '../../../games/reifenbreite/index.ts';
import type { CourseGraph } from '../../../course/index.ts';
import type { Race } from '../../../table/index.ts';
import { jerseyWearers, placePointsOf, type SheetEvent } from './sheet.ts';
import { racesOf } from './races.ts';
import type { TeamNames } from '../team-name.ts';

/** The score sheet for printing (UR 18), filled by a race or empty. An empty text is a field to write in. */
export interface Paper {
  readonly title: string;
  readonly teamNames: TeamNames;
  readonly course: string;
  readonly sprints: readonly { readonly line: string; readonly points: readonly (number | string)[]; readonly riders: readonly string[] }[];
  /** Riders who wore the yellow jersey, one after the other. */
  readonly worn: readonly string[];
  readonly rows: readonly PaperRow[];
  readonly teams: readonly PaperTeam[];
}

export interface PaperRow {
  readonly place: Rank;
  readonly points: Points;
  readonly rider: string;
  readonly team: TeamName | null;
  readonly sprint: string;
  readonly jersey: string;
  readonly total: string;
  readonly photos: string;
  readonly out: boolean;
}

export interface PaperTeam {
  readonly team: TeamName;
  readonly manager: string;
  readonly sum: string;
}

const ALL = 16;
const SPRINT_FIELDS = 4;
const JERSEY_FIELDS = 12;
const emptyFields = (count: number): string[] => new Array<string>(count).fill('');

/** A sheet to be filled in by hand, with the lines of `course` if it is given. */
export function emptyPaper(course: { readonly title: string; readonly graph: CourseGraph } | null): Paper {
  const sprints = course?.graph.lines.filter(({ role }) => role === 'sprint') ?? [];
  return {
    title: '',
    teamNames: 'colours',
    course: course?.title ?? '',
    sprints:
      course === null
        ? emptyFields(SPRINT_FIELDS).map(() => ({ line: '', points: emptyFields(3), riders: emptyFields(3) }))
        : sprints.map(({ name, points }) => ({ line: name, points, riders: emptyFields(3) })),
    worn: emptyFields(JERSEY_FIELDS),
    rows: Array.from({ length: ALL }, (_, i) => ({
      ...{ place: i + 1, points: rankPoints(i + 1), rider: '', team: null, sprint: '', jersey: '', total: '', photos: '', out: false },
    })),
    teams: TEAMS.map((team) => ({ team, manager: '', sum: '' })),
  };
}

/**
 * A sheet for every race of a saved game that has begun, each at its end, the last as it stands.
 * @param titleOf the title of a stage's course
 * @param nameOf the name of a seat
 */
export function papersOf(race: Race, titleOf: (stage: StageIndex) => string, nameOf: (kept: string) => string): Paper[] {
  const names = race.game.seats(race.config).map(({ name }) => nameOf(name));
  return papersOfRaces(racesOf(race), names, titleOf);
}

/** A sheet for each race at its end, or as it stands. @param names of the managers */
export const papersOfRaces = (
  races: readonly { readonly view: View; readonly events: readonly SheetEvent[] }[],
  names: readonly string[],
  titleOf: (stage: StageIndex) => string,
): Paper[] => races.map(({ view, events }) => paperOf(view, names, titleOf(view.stage - 1), events));

const shown = (points: Points): string => (points === 0 ? '–' : String(points));

function paperOf(view: View, names: readonly string[], course: string, events: readonly SheetEvent[]): Paper {
  const { rules } = view.setup;
  const places = placePointsOf(events);
  const ranked = [...view.riders].sort((a, b) => (a.rank || ALL + 1) - (b.rank || ALL + 1));
  const sumOf = (team: TeamName): number => view.riders.filter((rider) => rider.team === team).reduce((sum, { points }) => sum + points, 0);
  return {
    title: view.setup.stages.length > 1 ? String(view.stage) : '',
    teamNames: rules.printedNames ? 'colours-and-printed' : 'colours',
    course,
    sprints: !rules.sprints
      ? []
      : view.lines
          .filter(({ role }) => role === 'sprint')
          .map(({ name, points, riders }) => ({ line: name, points, riders: [0, 1, 2].map((i) => String(riders[i] ?? '')) })),
    worn: rules.jersey ? jerseyWearers(events).map(String) : [],
    rows: ranked.map((rider, i) => ({
      place: i + 1,
      points: places.get(rider.rider) ?? rankPoints(i + 1),
      rider: rider.rank > 0 ? String(rider.rider) : '',
      team: rider.rank > 0 ? rider.team : null,
      sprint: rider.rank > 0 ? shown(rider.sprintPoints) : '',
      jersey: rider.rank > 0 ? shown(rider.jerseyPoints) : '',
      total: rider.rank > 0 ? String(rider.points) : '',
      photos: rider.rank > 0 ? rider.photos.join(' ') : '',
      out: rider.disqualified,
    })),
    teams: view.teams.map(({ team, manager }) => ({
      team,
      manager: names[manager] ?? '',
      sum: String(sumOf(team)),
    })),
  };
}
