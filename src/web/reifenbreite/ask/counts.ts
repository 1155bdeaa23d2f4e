import { decideAndApply } from '../../../kit/index.ts';
import {
  courseOf,
  reifenbreite,
  riderAsked,
  riderNumber,
  type Action,
  type Event,
  type State,
  type RiderNumber,
  type Rank,
  type Points,
} from '../../../games/reifenbreite/index.ts';

/** The points that a move would bring to the rider and to those who follow, read from the events of the rules. */

export interface MoveCount {
  readonly rider: RiderNumber;
  /** `neutral`: a line without points; `late`: a sprint line whose ranks are all taken. */
  readonly what: 'sprint' | 'finish' | 'jersey' | 'neutral' | 'late';
  readonly line: string;
  /** The rank at the line, from 1; 0 without one. */
  readonly rank: Rank;
  readonly points: Points;
  readonly section: string;
}

/** The points if the rider moves so and every rider who may follow does. */
export function countsOf(state: State, action: Action): readonly MoveCount[] {
  const counts: MoveCount[] = [];
  const now = reifenbreite.copy(state);
  let next: Action | undefined = action;
  while (next !== undefined) {
    const decided = decideAndApply(reifenbreite, now, reifenbreite.turn(now), next);
    if (!decided.ok) return counts;
    counts.push(...read(state, decided.events));
    next = reifenbreite.choices(now).find(({ type }) => type === 'follow');
  }
  return counts;
}

/** The riders who may follow one after the other after the rider who is asked now, if all of them follow (UR 5.4). */
export function chainAfter(state: State): readonly RiderNumber[] {
  const now = reifenbreite.copy(state);
  const chain: RiderNumber[] = [];
  for (;;) {
    const follow = reifenbreite.choices(now).find(({ type }) => type === 'follow');
    const asked = riderNumber(riderAsked(now));
    if (follow === undefined || !decideAndApply(reifenbreite, now, reifenbreite.turn(now), follow).ok) return chain.slice(1);
    chain.push(asked);
  }
}

function read(state: State, events: readonly Event[]): MoveCount[] {
  const { lines } = courseOf(state);
  const sprints = state.config.setup.rules.sprints;
  return events.flatMap((event, i): MoveCount[] => {
    const section = reifenbreite.sectionOf(state, event);
    const last = lines.at(-1)?.name ?? '';
    switch (event.type) {
      case 'sprinted':
        return [
          {
            rider: riderNumber(event.rider),
            what: 'sprint',
            line: lines[event.line]!.name,
            rank: event.rank,
            points: event.points,
            section,
          },
        ];
      case 'finished':
        return [{ rider: riderNumber(event.rider), what: 'finish', line: last, rank: event.rank, points: event.points, section }];
      case 'jersey':
        return [{ rider: riderNumber(event.to), what: 'jersey', line: '', rank: 0, points: 0, section }];
      case 'crossed': {
        const after = events[i + 1]?.type;
        if (after === 'sprinted' || after === 'finished') return [];
        const { name, role } = lines[event.line]!;
        const late = role === 'sprint' && sprints;
        return [{ rider: riderNumber(event.rider), what: late ? 'late' : 'neutral', line: name, rank: 0, points: 0, section }];
      }
      default:
        return [];
    }
  });
}
