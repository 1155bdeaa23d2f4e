import type { Deeds } from '../../kit/index.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';

/** Counts a rider's sprint cards (DA 4.2), his hills (DA 4.1), and how often he took the lead from another, which is a breakaway (DA 3.2). */
export function deedsOf({ config: { setup } }: State, events: readonly Event[]): readonly Deeds[] {
  const all = setup.riders.map((_, seat) => ({ seat, sprints: 0, climbs: 0, breakaways: 0 }));
  for (const event of events)
    switch (event.type) {
      case 'laid':
        all[event.rider]!.sprints += event.spurts;
        break;
      case 'hill-laid':
        all[event.rider]!.climbs++;
        break;
      case 'took-lead':
        all[event.rider]!.breakaways++;
        break;
      default:
    }
  return all;
}
