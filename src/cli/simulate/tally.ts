import { CHANCE_KINDS, riderNumber, TEAMS, type Config, type Event } from '../../games/reifenbreite/index.ts';
import type { Race } from '../../table/index.ts';

/**
 * What happened in many races, as sums of whole numbers: adding up in any order gives the same, so the number of workers changes nothing. Plain
 * data, since it travels between workers.
 */
export interface Tally {
  races: number;
  /** How often the first and the last rider were home in which round; how often a race had how many rounds in all stages together. */
  readonly firstHome: Counts;
  readonly lastHome: Counts;
  readonly chanceCards: Counts;
  readonly all: Counts;
  readonly teams: Record<string, Counts>;
}

export type Counts = Record<string, number>;

export const newTally = (): Tally => ({ races: 0, firstHome: {}, lastHome: {}, chanceCards: {}, all: {}, teams: {} });

export function addTally(into: Tally, tally: Tally): void {
  into.races += tally.races;
  addCounts(into.firstHome, tally.firstHome);
  addCounts(into.lastHome, tally.lastHome);
  addCounts(into.chanceCards, tally.chanceCards);
  addCounts(into.all, tally.all);
  for (const [team, counts] of Object.entries(tally.teams)) addCounts((into.teams[team] ??= {}), counts);
}

function addCounts(into: Counts, counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) into[name] = (into[name] ?? 0) + count;
}

/** Counts a finished race of Um Reifenbreite. */
export function addRace(tally: Tally, race: Race): void {
  const config = race.config as Config;
  tally.races++;
  let round = 0;
  // The die of a chance card is no roll for points: it cannot make a 7.
  let cardDrawn = false;
  for (const entry of race.entries)
    for (const event of entry.events as readonly Event[]) {
      if (event.type === 'round-began') round = event.round;
      if (event.type === 'finished' && event.rank === 1) count(tally.firstHome, String(round));
      if (event.type === 'race-ended') {
        count(tally.lastHome, String(round));
        count(tally.all, 'rounds', round);
        count(tally.all, 'stages');
        addPoints(tally, config, event.points);
      }
      if (event.type === 'turn-began') cardDrawn = false;
      if (event.type === 'chance-drawn') {
        cardDrawn = true;
        count(tally.chanceCards, CHANCE_KINDS[event.card]!);
      }
      if (event.type !== 'rolled' || !cardDrawn) addEvent(tally, event);
    }
  const best = race.standings.filter(({ rank }) => rank === 1);
  for (const { seat, rank, points } of race.standings)
    for (const team of config.setup.managers[seat]!.teams) {
      const counts = countsOf(tally, team);
      count(counts, 'races');
      count(counts, 'managerPlaces', rank);
      count(counts, 'managerPoints', points);
      // A shared first place is a win for each, told apart from one alone.
      if (rank === 1) count(counts, best.length === 1 ? 'wins' : 'sharedWins');
    }
}

function addPoints(tally: Tally, config: Config, points: readonly number[]): void {
  points.forEach((sum, rider) => {
    const team = TEAMS[rider >> 2]!;
    if (config.managerOf[rider >> 2]! < 0) return;
    count(countsOf(tally, team), 'points', sum);
    count(countsOf(tally, team), `pointsOf${(riderNumber(rider) % 10).toString()}`, sum);
  });
}

/** What an event adds to its rider's team (and to all): names and amounts. */
function amounts(event: Event): Counts {
  switch (event.type) {
    case 'moved':
      return { moves: 1, movedSpaces: event.length };
    case 'followed':
      return { drafts: 1, draftedSpaces: event.length };
    case 'stayed':
      return { draftsDeclined: 1 };
    case 'rolled':
      return { rolls: 1, ...(event.total === 7 ? { sevens: 1 } : {}) };
    case 'played-cards':
      return { energyCards: event.cards.length, ...(event.breakaway ? { breakaways: 1 } : {}) };
    case 'held-car':
      return { carUses: 1 };
    case 'photographed':
      return { photos: 1 };
    case 'chance-drawn':
      return { chanceCards: 1 };
    case 'card-taken':
      return { energyCardsBack: 1 };
    case 'card-lost':
      return { energyCardsLost: 1 };
    case 'dismounted':
      return { dismounts: 1 };
    case 'blocked':
      return { blocked: 1 };
    case 'stopped':
      return { stopped: 1 };
    case 'fell':
      return { falls: 1, ...(event.by === event.rider ? { fallsDrawn: 1 } : {}) };
    case 'lead-offered':
      return { leadsOffered: 1 };
    case 'lead-changed':
      return { leadChanges: 1 };
    case 'sprinted':
      return { sprintPoints: event.points };
    case 'jersey-scored':
      return { jerseyPoints: event.points };
    case 'finished':
      return { finished: 1, places: event.rank };
    case 'disqualified':
      return { disqualified: 1 };
    default:
      return {};
  }
}

function addEvent(tally: Tally, event: Event): void {
  if (!('rider' in event) || event.rider < 0) return;
  const added = amounts(event);
  addCounts(tally.all, added);
  addCounts(countsOf(tally, TEAMS[event.rider >> 2]!), added);
}

const countsOf = (tally: Tally, team: string): Counts => (tally.teams[team] ??= {});

function count(counts: Counts, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}
