import type { Seat } from '../../kit/index.ts';
import type { Config, Event, Points } from '../../games/ausreisser/index.ts';
import type { FinishedRace } from '../command-side.ts';
import { addCounts, type Counts, groupOf, type Tally } from '../tally.ts';

/** Groups of counts: all seats together, stages by number of turns, each seat. */
export const ALL = 'all';
export const TURNS = 'turns';
export const seatGroup = (seat: Seat): string => `seat-${seat}`;

/** Counts a finished game. */
export function addRace(tally: Tally, { entries, standings }: FinishedRace<Config, Event>): void {
  let turns = 0;
  for (const { events } of entries)
    for (const event of events) {
      if (event.type === 'stage-began') turns = 0;
      if (event.type === 'turn-began') turns++;
      if (event.type === 'stage-ended') {
        addCounts(groupOf(tally, TURNS), { [turns]: 1 });
        addCounts(groupOf(tally, ALL), { stages: 1 });
        event.points.forEach((points, seat) => {
          addTo(tally, seat, stageAmounts(points, seat === event.leader ? 'yellow' : 'others'));
        });
      } else if ('rider' in event && event.rider >= 0) addTo(tally, event.rider, amounts(event));
    }
  const winners = standings.filter(({ rank }) => rank === 1).length;
  for (const { seat, rank, points } of standings) {
    // A shared first place counts as a win for each, and is also counted separately.
    const won = rank !== 1 ? {} : winners === 1 ? { wins: 1 } : { sharedWins: 1 };
    addTo(tally, seat, { races: 1, places: rank, points, ...won });
  }
}

function addTo(tally: Tally, seat: Seat, counts: Counts): void {
  addCounts(groupOf(tally, ALL), counts);
  addCounts(groupOf(tally, seatGroup(seat)), counts);
}

/** DA 5. `clean`: a stage without the jersey and without minutes. */
const stageAmounts = (points: Points, who: 'yellow' | 'others'): Counts =>
  who === 'yellow' ? { ridden: 1, yellow: 1 } : { ridden: 1, minutes: -points, clean: points === 0 ? 1 : 0 };

/** What an event adds to its rider's counts and to the total: names and amounts. */
function amounts(event: Event): Counts {
  switch (event.type) {
    case 'turn-began':
      return { turns: 1 };
    case 'laid':
      return { spurts: event.spurts };
    case 'led':
      return { led: 1, tempo: event.speed };
    case 'took-lead':
      return { leadsTaken: 1 };
    case 'sheltered':
      return { sheltered: 1 };
    case 'dropped':
      return { dropped: 1 };
    case 'won-back':
      return { wonBack: event.change, ...(event.minutes === 0 ? { returns: 1 } : {}) };
    case 'hill-laid':
      return { hills: 1, ...(event.how === 'out-of-turn' ? { hillsOutOfTurn: 1 } : {}) };
    case 'wind-laid':
      return { winds: 1 };
    case 'hand-shown':
      return { handsShown: 1 };
    case 'turn-empty':
      return { turnsEmpty: 1 };
    default:
      return {};
  }
}
