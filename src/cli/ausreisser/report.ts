import type { Setup } from '../../games/ausreisser/index.ts';
import type { Seat } from '../../kit/index.ts';
import type { Report, SimulationCounts } from '../command-side.ts';
import { type Counts, ratio, spreadOf, type Tally } from '../tally.ts';
import { ALL, seatGroup, TURNS } from './count.ts';

/** The report follows docs/schema/simulation.schema.json. */
export function figures({ tally, setup, bots }: SimulationCounts<Setup>) {
  const all = tally.groups[ALL] ?? {};
  const stages = all['stages'] ?? 0;
  const perRider = setup.riders.map((rider, seat) => ({ rider, bot: bots[seat]!, ...side(tally, [seat]) }));
  const perBot = [...new Set(bots)].map((bot) => {
    const seats = bots.flatMap((name, seat) => (name === bot ? [seat] : []));
    return { bot, riders: seats.length, ...side(tally, seats) };
  });
  return {
    stages,
    turnsPerStage: spreadOf(tally.groups[TURNS] ?? {}),
    perStage: perStage(all, stages),
    tempo: ratio(all['tempo'], all['led']),
    cleanShare: cleanShare(all),
    minutes: ratio(all['minutes'], others(all)),
    perRider,
    perBot,
  };
}

const PER_STAGE = [
  ...['turns', 'leadsTaken', 'sheltered', 'dropped', 'wonBack', 'returns', 'hills', 'hillsOutOfTurn', 'spurts', 'winds'],
  ...['handsShown', 'turnsEmpty'],
];

const perStage = (counts: Counts, stages: number): Counts =>
  Object.fromEntries(PER_STAGE.map((name) => [name, ratio(counts[name], stages)]));

/** Stages finished without the jersey. */
const others = (counts: Counts): number => (counts['ridden'] ?? 0) - (counts['yellow'] ?? 0);
const cleanShare = (counts: Counts): number => ratio(counts['clean'], others(counts));

/** The figures of a seat, or of all seats of a bot, for each rider and game or stage. */
function side(tally: Tally, seats: readonly Seat[]) {
  const sum: Counts = {};
  for (const seat of seats)
    for (const [name, count] of Object.entries(tally.groups[seatGroup(seat)] ?? {})) sum[name] = (sum[name] ?? 0) + count;
  const races = sum['races'] ?? 0;
  return {
    races,
    wins: sum['wins'] ?? 0,
    sharedWins: sum['sharedWins'] ?? 0,
    winShare: ratio(sum['wins'], races),
    place: ratio(sum['places'], races),
    points: ratio(sum['points'], races),
    yellowShare: ratio(sum['yellow'], sum['ridden']),
    cleanShare: cleanShare(sum),
    minutes: ratio(sum['minutes'], others(sum)),
    ...perStage(sum, sum['ridden'] ?? 0),
  };
}

const COLUMNS = [
  ...['winShare', 'place', 'points', 'yellowShare', 'cleanShare', 'minutes', 'leadsTaken', 'dropped', 'hills', 'spurts', 'winds'],
];

/** Formats the counts of a simulation as tables. */
export function report(counts: SimulationCounts<Setup>): Report {
  const { turnsPerStage: turns, perStage: each, cleanShare: clean, minutes, tempo, perRider, perBot } = figures(counts);
  const inColumns = (row: object): number[] => COLUMNS.map((column) => (row as Counts)[column]!);
  return {
    lines: [
      { key: 'simulate-turns', facts: { turns: turns.mean, least: turns.least, most: turns.most, tempo } },
      { key: 'simulate-each', facts: { ...each, clean: Math.round(clean * 1000) / 10, minutes } },
    ],
    tables: [
      { heads: ['rider', ...COLUMNS], rows: perRider.map((row) => [row.rider, ...inColumns(row)]) },
      { heads: ['bot', ...COLUMNS], rows: perBot.map((row) => [row.bot, ...inColumns(row)]) },
    ],
  };
}
