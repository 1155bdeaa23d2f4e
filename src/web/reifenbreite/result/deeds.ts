import type { Points, Round, TeamName, View, WayLength } from '../../../games/reifenbreite/index.ts';
import type { Seat } from '../../../kit/index.ts';
import { teamOfNumber } from '../draw/team-of-number.ts';
import type { RaceEvent } from '../race-session.ts';
import type { RaceEnd } from './races.ts';

/** What brings points (UR 8, 15 and 15.1). `best`: the points of the best rider, counted again for every race of a stage race (UR 17). */
export const SOURCES = ['places', 'sprints', 'jersey', 'best'] as const;
export type Source = (typeof SOURCES)[number];

/** A fall of several riders of a team at once. */
export interface Crash {
  readonly riders: number;
  /** The entry, counted from 1, and the round of its race. */
  readonly at: number;
  readonly round: Round;
}

/** A round in which a team moved fewer, or more, spaces than the others. */
export interface SpecialRound {
  /** How many spaces fewer, or more, than the mean of the others. */
  readonly spaces: WayLength;
  /** The entry that ended it, counted from 1. */
  readonly at: number;
  readonly round: Round;
}

/** What a team did in all its races, and the points it got. */
export interface Deeds {
  readonly team: TeamName;
  readonly manager: Seat;
  readonly points: Readonly<Record<Source, Points>>;
  readonly breakaways: number;
  /** Spaces moved by following, without dice or cards. */
  readonly slipstream: WayLength;
  readonly falls: number;
  /** Sevens with a chance card, so none of a first round (UR 7). */
  readonly sevens: number;
  /** Energy cards left at the end of a race, summed over all races (public, UR 4.3). */
  readonly cardsLeft: number;
  /** The crash with most riders; null if no two fell at once. */
  readonly crash: Crash | null;
  /** The round that cost most spaces, up to the first finish; null if none cost any. */
  readonly costliest: SpecialRound | null;
  /** The round that won most spaces, up to the first finish; null if none won any. */
  readonly best: SpecialRound | null;
}

/**
 * The deeds of every team, in the teams' order. Points of a disqualified rider do not count (UR 14).
 * @param view at the end
 */
export function deedsOf(races: readonly RaceEnd[], view: View): Deeds[] {
  // the log of each race includes those of the races before it
  const events = races.at(-1)?.events ?? [];
  const rounds = roundsOf(events);
  const teams = view.teams.map((each) => each.team);
  return view.teams.map(({ team, manager, points, score }): Deeds => {
    const own = events.filter(({ named }) => 'rider' in named && named.rider !== null && teamOfNumber(named.rider) === team);
    const falls = own.filter(({ named }) => named.type === 'fell');
    const riders = races.flatMap((each) => each.view.riders.filter((rider) => rider.team === team && !rider.disqualified));
    const sprints = sum(riders.map((rider) => rider.sprintPoints));
    const jersey = sum(riders.map((rider) => rider.jerseyPoints));
    return {
      team,
      manager,
      points: {
        places: sum(riders.map((rider) => rider.points)) - sprints - jersey,
        sprints,
        jersey,
        best: view.setup.stages.length > 1 ? score - points : 0,
      },
      breakaways: own.filter(({ named }) => named.type === 'played-cards' && named.breakaway).length,
      slipstream: sum(own.map(({ named }) => (named.type === 'followed' ? named.length : 0))),
      falls: falls.length,
      sevens: own.filter(({ named }) => named.type === 'chance-drawn').length,
      cardsLeft: sum(races.flatMap((each) => each.view.teams.filter((of) => of.team === team).map(({ held }) => held))),
      crash: worst(
        events,
        falls.map(({ n }) => n),
      ),
      costliest: largestLead(rounds, team, teams, -1),
      best: largestLead(rounds, team, teams, 1),
    };
  });
}

/** The entry in which most riders fell; the first of several. */
function worst(events: readonly RaceEvent[], fallen: readonly number[]): Crash | null {
  const riders = Math.max(0, ...fallen.map((n) => fallen.filter((other) => other === n).length));
  if (riders < 2) return null;
  const at = fallen.find((n) => fallen.filter((other) => other === n).length === riders)!;
  const rounds = events.flatMap(({ named, n }) => (named.type === 'round-began' && n < at ? [named.round] : []));
  return { riders, at, round: rounds.at(-1) ?? 0 };
}

interface RoundSpaces {
  readonly round: Round;
  readonly at: number;
  readonly spaces: ReadonlyMap<TeamName, WayLength>;
}

/** How many spaces each team moved in each round up to the first finish. Later rounds are left out, because finished riders do not move. */
function roundsOf(events: readonly RaceEvent[]): readonly RoundSpaces[] {
  const rounds: RoundSpaces[] = [];
  let now: { round: Round; spaces: Map<TeamName, WayLength> } | null = null;
  let hasFinisher = false;
  for (const { named, n } of events) {
    if (named.type === 'finished') {
      hasFinisher = true;
      now = null;
    }
    if (named.type === 'round-began') {
      const { round } = named;
      if (now !== null) rounds.push({ ...now, at: n });
      if (round === 1) hasFinisher = false;
      now = hasFinisher ? null : { round, spaces: new Map() };
    }
    if (named.type !== 'moved' && named.type !== 'followed') continue;
    const team = teamOfNumber(named.rider);
    now?.spaces.set(team, (now.spaces.get(team) ?? 0) + named.length);
  }
  return rounds;
}

/** The round with the largest lead over the mean of the others, or with `sign` −1 the largest gap to it. */
function largestLead(rounds: readonly RoundSpaces[], team: TeamName, teams: readonly TeamName[], sign: 1 | -1): SpecialRound | null {
  const others = teams.filter((other) => other !== team);
  let largest: SpecialRound | null = null;
  for (const { round, at, spaces } of rounds) {
    const mean = sum(others.map((other) => spaces.get(other) ?? 0)) / others.length;
    const lead = Math.round(sign * ((spaces.get(team) ?? 0) - mean));
    if (lead > (largest?.spaces ?? 0)) largest = { spaces: lead, at, round };
  }
  return largest;
}

const larger = (a: SpecialRound | null, b: SpecialRound | null): SpecialRound | null =>
  b === null || (a !== null && a.spaces >= b.spaces) ? a : b;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The same for a manager, who may have several teams (UR 4). */
export function deedsOfManager(all: readonly Deeds[], manager: Seat): Omit<Deeds, 'team'> {
  const own = all.filter((deeds) => deeds.manager === manager);
  const total = (of: (deeds: Deeds) => number): number => sum(own.map(of));
  return {
    manager,
    points: {
      places: total(({ points }) => points.places),
      sprints: total(({ points }) => points.sprints),
      jersey: total(({ points }) => points.jersey),
      best: total(({ points }) => points.best),
    },
    breakaways: total(({ breakaways }) => breakaways),
    slipstream: total(({ slipstream }) => slipstream),
    falls: total(({ falls }) => falls),
    sevens: total(({ sevens }) => sevens),
    cardsLeft: total(({ cardsLeft }) => cardsLeft),
    crash: own.map(({ crash }) => crash).reduce((a, b) => (b === null || (a !== null && a.riders >= b.riders) ? a : b), null),
    costliest: own.map(({ costliest }) => costliest).reduce(larger, null),
    best: own.map(({ best }) => best).reduce(larger, null),
  };
}
