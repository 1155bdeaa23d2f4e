import type { CourseGraph } from '../../../course/graph.ts';
import { UPHILL, type Photo, type RiderNumber, type View, type StageIndex } from '../../../games/reifenbreite/index.ts';
import type { Facts } from '../../../kit/index.ts';
import { groupsOf, type Highlight, type Unsaid } from '../../frame/highlight/highlight.ts';
import type { RaceEvent, ShownRace } from '../race-session.ts';
import { firstOnLastStretch, isAbout, isMove, kindOf, type Kind as EventKind } from './kinds.ts';

type Kind = Exclude<EventKind, 'round' | 'lead'> | 'last' | 'jury';
/** A key of the screen's catalogue. */
type Key = `highlight.${Kind | 'falls' | 'mountain' | 'outs' | 'win' | 'race-shared' | 'jury-none'}`;

const MOODS: Partial<Readonly<Record<Kind, Highlight['mood']>>> = {
  jersey: 'yellow',
  finish: 'finish',
  race: 'finish',
  fall: 'harm',
  dismounted: 'harm',
  'card-lost': 'harm',
  jury: 'harm',
  out: 'harm',
};
const SMALL: readonly Kind[] = ['card-lost', 'photo', 'last'];
/** The smallest number of riders that fall at once for a large highlight. */
const MANY = 3;

/** A step: the race after it, and the ways of its moves. */
export interface HighlightStep {
  readonly race: Pick<ShownRace, 'view' | 'recent' | 'people' | 'names'>;
  readonly course: CourseGraph;
  readonly ways: readonly Way[];
}
interface Way {
  readonly rider: RiderNumber;
  readonly way: readonly number[];
}

/** The highlights of the last step. */
export function highlightsOf(step: HighlightStep): readonly Unsaid<Key>[] {
  const { view, recent } = step.race;
  const last = firstOnLastStretch(recent, view);
  const shownAs = (event: RaceEvent): Kind | null => {
    if (event.named.type === 'verdict') return 'jury';
    const kind = event === last ? 'last' : kindOf(event);
    return kind === 'round' || kind === 'lead' ? null : kind;
  };
  const shown = groupsOf(recent, shownAs).map(({ kind, events }) => show(step, kind, events));
  const climbed = firstOver(step);
  return climbed === null ? shown : [climbed, ...shown];
}

function show({ race }: HighlightStep, kind: Kind, events: readonly RaceEvent[]): Unsaid<Key> {
  const riders = events.flatMap(({ named }) => {
    if (named.type === 'jersey') return [named.to];
    if (named.type === 'verdict') return suspectsOf(race, named.photo);
    return 'rider' in named && named.rider !== null ? [named.rider] : [];
  });
  const { named: first } = events[0]!;
  const all = first.type === 'jersey' && first.from !== null ? [...riders, first.from] : riders;
  const large = kind === 'race' || (kind === 'fall' && riders.length >= MANY) || (first.type === 'finished' && first.rank === 1);
  return {
    mood: MOODS[kind] ?? 'plain',
    words: titleOf(race, kind, events, riders),
    events,
    riders,
    own: kind === 'race' || isOwn(race, all),
    size: large ? 'large' : SMALL.includes(kind) ? 'small' : 'usual',
  };
}

function titleOf(
  race: HighlightStep['race'],
  kind: Kind,
  events: readonly RaceEvent[],
  riders: readonly RiderNumber[],
): Unsaid<Key>['words'] {
  const rider = String(riders[0] ?? '');
  const { named } = events[0]!;
  switch (named.type) {
    case 'fell':
      return riders.length === 1 ? words('fall', { rider }) : words('falls', { count: riders.length });
    case 'disqualified':
      return riders.length === 1 ? words('out', { rider }) : words('outs', { riders: riders.join(', ') });
    case 'sprinted':
      return words('sprint', { rider, line: named.line.name });
    case 'verdict':
      return words(riders.length === 0 ? 'jury-none' : 'jury', { photo: named.photo });
    case 'finished':
      return words(named.rank === 1 ? 'win' : 'finish', { rider });
    case 'race-ended': {
      const winners = winnersOf(race.view, named.stage - 1).map((manager) => race.names[manager] ?? '');
      return words(winners.length === 1 ? 'race' : 'race-shared', { names: winners.join(', ') });
    }
    default:
      return words(kind, { rider });
  }
}

const words = (what: Key extends `highlight.${infer What}` ? What : never, facts: Facts): Unsaid<Key>['words'] => ({
  key: `highlight.${what}`,
  facts,
});

/** The riders who hold this photo card and are disqualified if the jury draws it (UR 14). The next stage begins without photo cards. */
function suspectsOf({ view, recent }: HighlightStep['race'], photo: Photo): readonly RiderNumber[] {
  const out = recent.flatMap(({ named }) => (named.type === 'disqualified' && named.photo === photo ? [named.rider] : []));
  const holders = view.riders.flatMap(({ rider, photos }) => (photos.includes(photo) ? [rider] : []));
  return [...new Set([...out, ...holders])];
}

/** The managers with the most points in a stage that has ended. */
function winnersOf({ stages, riders }: View, stage: StageIndex): readonly number[] {
  const sums = new Map<number, number>();
  for (const { rider, manager } of riders) sums.set(manager, (sums.get(manager) ?? 0) + (stages[stage]?.[String(rider)] ?? 0));
  const most = Math.max(...sums.values());
  return [...sums].filter(([, sum]) => sum === most).map(([manager]) => manager);
}

/** Whether one of these riders belongs to a person at this screen. */
const isOwn = ({ view, people }: HighlightStep['race'], riders: readonly RiderNumber[]): boolean =>
  view.riders.some(({ rider, manager }) => riders.includes(rider) && people.includes(manager));

/** The first rider to pass the top of a climb, if surfaces count (UR 9). */
function firstOver({ race, course, ways }: HighlightStep): Unsaid<Key> | null {
  if (race.view.setup.rules.level === 'basic') return null;
  const riding = ways.map(({ rider }) => rider);
  for (const { rider, way } of ways) {
    const top = way.find((place, i) => i > 0 && course.surface[way[i - 1]!] === UPHILL && course.surface[place] !== UPHILL);
    const events = race.recent.filter((event) => isMove(event) && isAbout(event, rider));
    if (top === undefined || events.length === 0) continue;
    const others = race.view.riders.filter((each) => !riding.includes(each.rider) && each.status !== 'unplaced');
    const isAlone = others.every(({ status, place }) => status !== 'finished' && place < top);
    if (isAlone)
      return {
        mood: 'plain',
        words: words('mountain', { rider: String(rider) }),
        events,
        riders: [rider],
        own: isOwn(race, [rider]),
        size: 'small',
      };
  }
  return null;
}
