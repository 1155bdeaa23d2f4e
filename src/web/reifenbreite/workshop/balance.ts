import { createRandom, type Content } from '../../../kit/index.ts';
import { loadBots } from '../../../bots/index.ts';
import { reifenbreite, riderNumber, teamOf, TEAMS, type Event } from '../../../games/reifenbreite/index.ts';
import { playSealed } from '../../../table/index.ts';

/** Simulated races of four bots of the level Medium on a course, and what they say about its balance. */

export const BALANCE_RACES = 300;
const BOT = 'medium';
/** The last digit of a star's number. */
const STAR = 1;

/** Means and shares over the races counted so far. Shares are from 0 to 1. */
export interface Balance {
  readonly races: number;
  /** Until the first rider has finished. */
  readonly rounds: number;
  /** Races won by the rider of each start lane (1 to 4), and by each seat. */
  readonly lanes: readonly number[];
  readonly seats: readonly number[];
  /** Of all spaces that were ridden. */
  readonly drafted: number;
  /** Breakaways a race, and the share of them that crossed the next line first. */
  readonly breakaways: number;
  readonly away: number;
  readonly falls: number;
  /** Races won by the star of a team. */
  readonly stars: number;
  /** By line of the course: races won by the rider who crossed it first. The finish is left out. */
  readonly decided: readonly number[];
}

/** Sums over races. */
export interface BalanceSums {
  races: number;
  rounds: number;
  lanes: number[];
  seats: number[];
  moved: number;
  drafted: number;
  breakaways: number;
  away: number;
  falls: number;
  stars: number;
  decided: number[];
}

export const newSums = (lines: number): BalanceSums => ({
  ...{ races: 0, rounds: 0, lanes: [0, 0, 0, 0], seats: [0, 0, 0, 0], moved: 0, drafted: 0 },
  ...{ breakaways: 0, away: 0, falls: 0, stars: 0, decided: Array.from({ length: Math.max(0, lines - 1) }, () => 0) },
});

/** Counts the events of a finished race. @param laneAt the lane of a place */
export function addRace(sums: BalanceSums, events: Iterable<Event>, laneAt: (place: number) => number): void {
  const lanes = new Map<number, number>();
  const first: number[] = [];
  let attacking = new Set<number>();
  let round = 0;
  let winner = -1;
  for (const event of events)
    switch (event.type) {
      case 'placed':
        lanes.set(event.rider, laneAt(event.at));
        break;
      case 'round-began':
        round = event.round;
        break;
      case 'moved':
        sums.moved += event.length;
        break;
      case 'followed':
        sums.drafted += event.length;
        break;
      case 'fell':
        sums.falls++;
        break;
      case 'played-cards':
        if (!event.breakaway) break;
        sums.breakaways++;
        attacking.add(event.rider);
        break;
      case 'crossed':
        if (first[event.line] !== undefined) break;
        first[event.line] = event.rider;
        if (attacking.has(event.rider)) sums.away++;
        attacking = new Set();
        break;
      case 'finished':
        if (event.rank !== 1 || winner >= 0) break;
        winner = event.rider;
        sums.rounds += round;
        break;
      default:
    }
  sums.races++;
  if (winner < 0) return;
  const lane = lanes.get(winner);
  if (lane !== undefined) sums.lanes[lane - 1]!++;
  // the seats of the set-up are in the order of the teams
  sums.seats[teamOf(winner)]!++;
  if (riderNumber(winner) % 10 === STAR) sums.stars++;
  sums.decided.forEach((count, line) => (sums.decided[line] = count + (first[line] === winner ? 1 : 0)));
}

export function balanceOf(sums: BalanceSums): Balance {
  const each = (count: number): number => (sums.races === 0 ? 0 : count / sums.races);
  return {
    races: sums.races,
    rounds: each(sums.rounds),
    lanes: sums.lanes.map(each),
    seats: sums.seats.map(each),
    drafted: sums.drafted / Math.max(1, sums.drafted + sums.moved),
    breakaways: each(sums.breakaways),
    away: sums.away / Math.max(1, sums.breakaways),
    falls: each(sums.falls),
    stars: each(sums.stars),
    decided: sums.decided.map(each),
  };
}

/** What is out of balance, as a key of the words and its facts. */
export interface Imbalance {
  readonly code: 'short' | 'lane' | 'seat' | 'drafts' | 'falls' | 'early' | 'star';
  readonly facts: Readonly<Record<string, number>>;
}

/** Shipped courses have 12 or more. With fewer than this the start decides. */
const MIN_ROUNDS = 7;
/** With 300 races, a share of a quarter lies between these bounds in 999 of 1000 boards that are balanced. */
const MOST = 0.34;
/** Shipped courses have about two fifths; with less than this riders ride alone. */
const MIN_DRAFTED = 0.22;
/** In a round. Shipped courses have between 0.9 and 1.4. */
const MAX_FALLS = 2.2;
/** So often the first at the first line wins only where nothing happens behind it. */
const MAX_DECIDED = 0.6;
const MAX_STARS = 0.65;

export function imbalances({ rounds, lanes, seats, drafted, falls, decided, stars }: Balance): readonly Imbalance[] {
  const percent = (share: number): number => Math.round(100 * share);
  const strongest = (shares: readonly number[]): { readonly index: number; readonly share: number } =>
    shares.reduce((best, share, index) => (share > best.share ? { index, share } : best), { index: 0, share: 0 });
  const [lane, seat] = [strongest(lanes), strongest(seats)];
  const found: (Imbalance | null)[] = [
    rounds < MIN_ROUNDS ? { code: 'short', facts: { rounds: Math.round(rounds) } } : null,
    lane.share > MOST ? { code: 'lane', facts: { lane: lane.index + 1, percent: percent(lane.share) } } : null,
    seat.share > MOST ? { code: 'seat', facts: { seat: seat.index + 1, percent: percent(seat.share) } } : null,
    drafted < MIN_DRAFTED ? { code: 'drafts', facts: { percent: percent(drafted) } } : null,
    falls > MAX_FALLS * rounds ? { code: 'falls', facts: { falls: Math.round(falls) } } : null,
    (decided[0] ?? 0) > MAX_DECIDED ? { code: 'early', facts: { percent: percent(decided[0] ?? 0) } } : null,
    stars > MAX_STARS ? { code: 'star', facts: { percent: percent(stars) } } : null,
  ];
  return found.filter((each) => each !== null);
}

/** What to simulate: a course by name, on a board by its text; without a text a shipped one. */
export interface BalanceRequest {
  readonly course: string;
  readonly board: string;
}

/**
 * Plays the races one by one, the same for the same course.
 * @param content has the shipped boards
 * @returns the balance after each race
 * @throws if the course cannot be raced
 */
export async function* simulate({ course, board }: BalanceRequest, content: Content, races = BALANCE_RACES): AsyncGenerator<Balance> {
  const setup = {
    stages: [{ course, ...(board === '' ? {} : { board }) }],
    rules: 'classic',
    managers: TEAMS.map((team) => ({ name: team, teams: [team] })),
  };
  const config = reifenbreite.configure(setup, content);
  if (!config.ok) throw new Error(config.error[0]?.code);
  const bot = (await loadBots(reifenbreite.id, [BOT]))(BOT)!;
  const graph = config.value.stages[0]!.course;
  const sums = newSums(graph.lines.length);
  for (let n = 0; n < races; n++) {
    const seed = `balance ${n}`;
    const randoms = TEAMS.map((_, seat) => createRandom(seed, seat));
    const race = playSealed(reifenbreite, config.value, seed, (seat, seen, choices) => bot.choose(seen, choices, randoms[seat]!) as never);
    addRace(
      sums,
      race.entries.flatMap(({ events }) => events as readonly Event[]),
      (place) => graph.lane[place]!,
    );
    yield balanceOf(sums);
  }
}
