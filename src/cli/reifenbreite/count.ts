import { CHANCE_KINDS, type Config, type Event, riderNumber, teamOf, TEAMS } from '../../games/reifenbreite/index.ts';
import type { FinishedRace } from '../command-side.ts';
import { addCounts, type Counts, groupOf, type Tally } from '../tally.ts';

/** Groups of counts: all together, rounds of the first and the last finisher, chance cards by kind, each team. */
export const ALL = 'all';
export const FIRST_HOME = 'first-home';
export const LAST_HOME = 'last-home';
export const CHANCE_CARDS = 'chance-cards';

/** Counts a finished race. */
export function addRace(tally: Tally, { config, entries, standings }: FinishedRace<Config, Event>): void {
  const all = groupOf(tally, ALL);
  let round = 0;
  // The die of a chance card is no roll for points: it cannot make a 7.
  let cardDrawn = false;
  for (const { events } of entries)
    for (const event of events) {
      if (event.type === 'round-began') round = event.round;
      if (event.type === 'finished' && event.rank === 1) addCounts(groupOf(tally, FIRST_HOME), { [round]: 1 });
      if (event.type === 'race-ended') {
        addCounts(groupOf(tally, LAST_HOME), { [round]: 1 });
        addCounts(all, { rounds: round, stages: 1 });
        addPoints(tally, config, event.points);
      }
      if (event.type === 'turn-began') cardDrawn = false;
      if (event.type === 'chance-drawn') {
        cardDrawn = true;
        addCounts(groupOf(tally, CHANCE_CARDS), { [CHANCE_KINDS[event.card]!]: 1 });
      }
      if (event.type !== 'rolled' || !cardDrawn) addEvent(tally, event);
    }
  const winners = standings.filter(({ rank }) => rank === 1).length;
  for (const { seat, rank, points } of standings)
    for (const team of config.setup.managers[seat]!.teams) {
      // A shared first place counts as a win for each, and is also counted separately.
      const won = rank !== 1 ? {} : winners === 1 ? { wins: 1 } : { sharedWins: 1 };
      addCounts(groupOf(tally, team), { races: 1, managerPlaces: rank, managerPoints: points, ...won });
    }
}

function addPoints(tally: Tally, config: Config, points: readonly number[]): void {
  points.forEach((sum, rider) => {
    const team = teamOf(rider);
    if (config.managerOf[team]! < 0) return;
    addCounts(groupOf(tally, TEAMS[team]!), { points: sum, [`pointsOf${riderNumber(rider) % 10}`]: sum });
  });
}

function addEvent(tally: Tally, event: Event): void {
  if (!('rider' in event) || event.rider < 0) return;
  const added = amounts(event);
  addCounts(groupOf(tally, ALL), added);
  addCounts(groupOf(tally, TEAMS[teamOf(event.rider)]!), added);
}

/** What an event adds to its rider's team and to the total: names and amounts. */
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
