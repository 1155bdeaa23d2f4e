import type { Deeds } from '../../kit/index.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';

/** Sprint cards laid (DA 4.2), hills laid (DA 4.1), and leads taken from another rider, which are breakaways (DA 3.2). */
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
