import Table from 'cli-table3';
import { CHANCE_KINDS, type ManagerSetup } from '../../games/reifenbreite/index.ts';
import type { Call } from '../command.ts';
import { plainTable } from '../table.ts';
import type { Job } from './job.ts';
import type { Counts, Tally } from './tally.ts';

/** Means and shares of a tally, by docs/schema/simulation.schema.json. Rounded to four places, so that the same races give the same text everywhere. */
export function reportJson(job: Job, tally: Tally): Readonly<Record<string, unknown>> {
  const { races, all } = tally;
  const managers = job.setup['managers'] as readonly ManagerSetup[];
  const teams = managers.flatMap((manager, seat) =>
    manager.teams.map((team) => ({ team, manager: manager.name, bot: job.bots[seat]!, ...side(tally, [tally.teams[team] ?? {}]) })),
  );
  const bots = [...new Set(job.bots)].map((bot) => {
    const own = managers.flatMap((manager, seat) => (job.bots[seat] === bot ? manager.teams : []));
    return {
      bot,
      teams: own.length,
      ...side(
        tally,
        own.map((team) => tally.teams[team] ?? {}),
      ),
    };
  });
  const rounds = all['rounds'] ?? 0;
  return {
    format: 'windschatten-simulation',
    version: 1,
    game: job.game,
    setup: job.setup,
    bots: job.bots,
    seed: job.seed,
    races,
    stages: all['stages'] ?? 0,
    firstHomeRound: spread(tally.firstHome),
    lastHomeRound: spread(tally.lastHome),
    perRace: perRace(all, races),
    draftsPerRound: ratio(all['drafts'], rounds),
    moveLength: ratio(all['movedSpaces'], all['moves']),
    draftLength: ratio(all['draftedSpaces'], all['drafts']),
    sevenShareOfRolls: ratio(all['sevens'], all['rolls']),
    chanceCards: Object.fromEntries(CHANCE_KINDS.map((kind) => [kind, tally.chanceCards[kind] ?? 0])),
    perTeam: teams,
    perBot: bots,
  };
}

const PER_RACE = [
  ...[
    'rounds',
    'moves',
    'drafts',
    'draftsDeclined',
    'falls',
    'fallsDrawn',
    'dismounts',
    'blocked',
    'stopped',
    'rolls',
    'sevens',
    'chanceCards',
  ],
  ...[
    'energyCards',
    'energyCardsBack',
    'energyCardsLost',
    'breakaways',
    'carUses',
    'photos',
    'disqualified',
    'leadsOffered',
    'leadChanges',
  ],
  ...['sprintPoints', 'jerseyPoints'],
] as const;

const perRace = (counts: Counts, races: number): Counts => Object.fromEntries(PER_RACE.map((name) => [name, ratio(counts[name], races)]));

/** The figures of a team, or of all teams of a bot: for each team and race. */
function side(tally: Tally, teams: readonly Counts[]): Counts {
  const sum = (name: string): number => teams.reduce((total, counts) => total + (counts[name] ?? 0), 0);
  const races = sum('races');
  const rounds = (tally.all['rounds'] ?? 0) * teams.length;
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
    draftsPerRound: ratio(sum('drafts'), rounds),
    ...counted,
  };
}

const ratio = (amount = 0, of = 0): number => (of === 0 ? 0 : Math.round((amount / of) * 10_000) / 10_000);

interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

function spread(counts: Counts): Spread {
  const values = Object.keys(counts).map(Number);
  const times = values.map((value) => counts[String(value)]!);
  const sum = values.reduce((total, value, i) => total + value * times[i]!, 0);
  return {
    least: Math.min(...values),
    mean: ratio(
      sum,
      times.reduce((a, b) => a + b, 0),
    ),
    most: Math.max(...values),
  };
}

const COLUMNS = [
  'winShare',
  'managerPlace',
  'points',
  'riderPlace',
  'moveLength',
  'draftLength',
  'draftsPerRound',
  'falls',
  'dismounts',
  'blocked',
  'energyCards',
  'carUses',
  'disqualified',
];

export function tellReport(job: Job, tally: Tally, { io, words }: Call): void {
  const report = reportJson(job, tally);
  const courses = (job.setup['stages'] as readonly { readonly course: string }[]).map(({ course }) => course).join(', ');
  io.say(io.colours.bold(words.text('simulate-head', { races: tally.races, courses, seed: job.seed })));
  const first = report['firstHomeRound'] as Spread;
  const last = report['lastHomeRound'] as Spread;
  io.say(
    words.text('simulate-home', {
      first: first.mean,
      firstLeast: first.least,
      firstMost: first.most,
      last: last.mean,
      lastLeast: last.least,
      lastMost: last.most,
    }),
  );
  const each = report['perRace'] as Counts;
  io.say(
    words.text('simulate-each', {
      drafts: report['draftsPerRound'] as number,
      falls: each['falls']!,
      dismounts: each['dismounts']!,
      blocked: each['blocked']!,
      sevens: each['sevens']!,
    }),
  );
  io.say();
  const columns = COLUMNS.map((name) => words.text(`simulate-${name}`));
  for (const [key, name] of [
    ['perTeam', 'team'],
    ['perBot', 'bot'],
  ] as const) {
    const table = new Table({
      head: [words.text(`simulate-${name}`), ...(name === 'team' ? [words.text('simulate-manager')] : []), ...columns],
      ...plainTable(io),
    });
    for (const row of report[key] as readonly Counts[]) {
      const who = String(row[name]);
      const heads = name === 'team' ? [words.noun(`team-${who}`), String(row['manager'])] : [who];
      table.push([...heads, ...COLUMNS.map((column) => row[column]!.toFixed(2))]);
    }
    io.say(table.toString());
    io.say();
  }
}
