import type { Deeds } from '../../kit/index.ts';
import type { CourseGraph } from '../../course/index.ts';
import { managerOfRider, type Config } from './config.ts';
import type { Event } from './event.ts';
import { UPHILL } from './rules/surfaces.ts';
import { F, get, type State } from './state.ts';
import type { LineIndex, Rider } from './vocabulary.ts';

/** Whether riders reach a line uphill. */
function isOnClimb({ placeCount, straight, crossed, surface }: CourseGraph, line: LineIndex): boolean {
  for (let place = 0; place < placeCount; place++) {
    const next = straight[place]!;
    if (next >= 0 && crossed[place]! <= line && crossed[next]! > line && surface[place] === UPHILL) return true;
  }
  return false;
}

/**
 * Sprint points (UR 15), those of them won at a line on a climb, and breakaways (UR 6.1), of all riders of a seat. Sprints of a
 * disqualified rider do not count in that race (UR 14).
 */
export function deedsOf(start: State, events: readonly Event[]): readonly Deeds[] {
  const { config } = start;
  const all = config.setup.managers.map((_, seat) => ({ seat, sprints: 0, climbs: 0, breakaways: 0 }));
  const of = (rider: Rider) => all[managerOfRider(config, rider)];
  let stage = get(start, F.stage);
  let scored: { readonly rider: Rider; readonly points: number; readonly isClimb: boolean }[] = [];
  for (const event of events)
    switch (event.type) {
      case 'race-began':
        stage = event.stage;
        break;
      case 'played-cards': {
        const own = of(event.rider);
        if (own !== undefined && event.breakaway) own.breakaways++;
        break;
      }
      case 'sprinted':
        scored.push({ rider: event.rider, points: event.points, isClimb: isOnClimb(courseOf(config, stage), event.line) });
        break;
      case 'disqualified':
        scored = scored.filter(({ rider }) => rider !== event.rider);
        break;
      case 'race-ended':
        for (const { rider, points, isClimb } of scored) {
          const own = of(rider);
          if (own === undefined) continue;
          own.sprints += points;
          if (isClimb) own.climbs += points;
        }
        scored = [];
        break;
      default:
    }
  return all;
}

const courseOf = ({ stages }: Config, stage: number): CourseGraph => stages[stage]!.course;
