import { CHANCE_KINDS, type Setup } from '../../games/reifenbreite/index.ts';
import type { Report, ReportTable, SimulationCounts } from '../command-side.ts';
import { type Counts, ratio, spreadOf, type Tally } from '../tally.ts';
import { ALL, CHANCE_CARDS, FIRST_HOME, LAST_HOME } from './count.ts';

/** The report follows docs/schema/simulation.schema.json. */
export function figures({ tally, setup, bots }: SimulationCounts<Setup>) {
  const all = tally.groups[ALL] ?? {};
  const cards = tally.groups[CHANCE_CARDS] ?? {};
  const { managers } = setup;
  const perTeam = managers.flatMap(({ name, teams }, seat) =>
    teams.map((team) => ({ team, manager: name, bot: bots[seat]!, ...side(tally, [team]) })),
  );
  const perBot = [...new Set(bots)].map((bot) => {
    const own = managers.flatMap(({ teams }, seat) => (bots[seat] === bot ? teams : []));
    return { bot, teams: own.length, ...side(tally, own) };
  });
  return {
    stages: all['stages'] ?? 0,
    firstHomeRound: spreadOf(tally.groups[FIRST_HOME] ?? {}),
    lastHomeRound: spreadOf(tally.groups[LAST_HOME] ?? {}),
    perRace: perRace(all, tally.races),
    draftsPerRound: ratio(all['drafts'], all['rounds']),
    moveLength: ratio(all['movedSpaces'], all['moves']),
    draftLength: ratio(all['draftedSpaces'], all['drafts']),
    sevenShareOfRolls: ratio(all['sevens'], all['rolls']),
    chanceCards: Object.fromEntries(CHANCE_KINDS.map((kind) => [kind, cards[kind] ?? 0])),
    perTeam,
    perBot,
  };
}

const PER_RACE = [
  ...['rounds', 'moves', 'drafts', 'draftsDeclined', 'falls', 'fallsDrawn', 'dismounts', 'blocked', 'stopped', 'rolls', 'sevens'],
  ...['chanceCards', 'energyCards', 'energyCardsBack', 'energyCardsLost', 'breakaways', 'carUses', 'photos', 'disqualified'],
  ...['leadsOffered', 'leadChanges', 'sprintPoints', 'jerseyPoints'],
];

const perRace = (counts: Counts, races: number): Counts => Object.fromEntries(PER_RACE.map((name) => [name, ratio(counts[name], races)]));

/** The figures of a team, or of all teams of a bot, for each team and race. */
function side(tally: Tally, teams: readonly string[]) {
  const sum = (name: string): number => teams.reduce((total, team) => total + (tally.groups[team]?.[name] ?? 0), 0);
  const races = sum('races');
  const { rounds: _, ...counted } = perRace(Object.fromEntries(PER_RACE.map((name) => [name, sum(name)])), races);
  return {
    races,
    wins: sum('wins'),
    sharedWins: sum('sharedWins'),
    winShare: ratio(sum('wins'), races),
    managerPlace: ratio(sum('managerPlaces'), races),
    managerPoints: ratio(sum('managerPoints'), races),
    points: ratio(sum('points'), races),
    riderPlace: ratio(sum('places'), sum('finished')),
    moveLength: ratio(sum('movedSpaces'), sum('moves')),
    draftLength: ratio(sum('draftedSpaces'), sum('drafts')),
    draftsPerRound: ratio(sum('drafts'), (tally.groups[ALL]?.['rounds'] ?? 0) * teams.length),
    ...counted,
  };
}

const COLUMNS = [
  ...['winShare', 'managerPlace', 'points', 'riderPlace', 'moveLength', 'draftLength', 'draftsPerRound', 'falls', 'dismounts', 'blocked'],
  ...['energyCards', 'carUses', 'disqualified'],
];

/** Formats the counts of a simulation as tables. */
export function report(counts: SimulationCounts<Setup>): Report {
  const { firstHomeRound: first, lastHomeRound: last, perRace: each, draftsPerRound, perTeam, perBot } = figures(counts);
  const inColumns = (row: object): number[] => COLUMNS.map((column) => (row as Counts)[column]!);
  const teams: ReportTable = {
    heads: ['team', 'manager', ...COLUMNS],
    rows: perTeam.map((row) => [{ noun: `team-${row.team}` }, row.manager, ...inColumns(row)]),
  };
  const bots: ReportTable = { heads: ['bot', ...COLUMNS], rows: perBot.map((row) => [row.bot, ...inColumns(row)]) };
  const home = {
    ...{ first: first.mean, firstLeast: first.least, firstMost: first.most },
    ...{ last: last.mean, lastLeast: last.least, lastMost: last.most },
  };
  return {
    lines: [
      { key: 'simulate-home', facts: home },
      { key: 'simulate-each', facts: { drafts: draftsPerRound, ...each } },
    ],
    tables: [teams, bots],
  };
}
