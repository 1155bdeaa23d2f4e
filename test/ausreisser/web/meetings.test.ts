import { expect, test } from 'vitest';
import { ausreisser, type Event, type Pending, type View } from '../../../src/games/ausreisser/index.ts';
import { MEETINGS, meetingsOf } from '../../../src/web/ausreisser/learn/meetings.ts';
import { positionsIn } from '../../games/recorded-positions.ts';
import { catalogue } from '../../games/words.ts';

const RACES = ['three-easy', 'four-mixed', 'no-speed-card', 'hill-last-wind', 'two-wind-kept', 'three-simple'];
/** The second rider of this race has no speed card; the viewer of the others is the first. */
const VIEWERS: Readonly<Record<string, number>> = { 'no-speed-card': 1 };

/** A position with the tips that it shows the viewer, and the events since the last one. */
interface Position {
  readonly found: readonly string[];
  readonly view: View;
  readonly pending: Pending;
  readonly events: readonly Event[];
}

/** What the words of each tip claim, read from the position that shows it. */
const CLAIMS: Readonly<Record<string, (position: Position) => boolean>> = {
  tempo: ({ view }) => forecasts(view).every(({ result, change }) => result === 'led' && change === 0),
  lay: ({ view: { tempo, hill }, view }) =>
    tempo === null ||
    forecasts(view).every(({ speed, result }) => {
      if (hill) return result === (speed < tempo ? 'dropped' : 'kept-up');
      if (speed > tempo) return result === 'took-lead';
      return result === (tempo - speed <= 2 ? 'sheltered' : 'dropped');
    }),
  'hill-asked': ({ view, pending }) => pending.kind === 'hill' && !view.hill,
  discard: ({ view, pending }) => pending.kind === 'discard' && forecasts(view).length === 0,
  wind: ({ events, view }) =>
    of(events, 'wind-laid').every(({ rider }) => view.riding.rider !== rider || view.riding.winds > 0 || ended(events)),
  hill: ({ events, view }) => ended(events) || of(events, 'hill-over').length > 0 || (view.hill && (view.tempo ?? 0) <= 50),
  dropped: ({ events }) => of(events, 'dropped').every(({ tempo, speed, minutes }) => minutes === tempo - speed && minutes > 0),
  back: ({ events, view }) =>
    ended(events) || of(events, 'won-back').every(({ rider, minutes }) => minutes > 0 || view.riders[rider]!.group === 'bunch'),
  jersey: ({ events, view }) =>
    of(events, 'took-lead').every(({ rider, speed }) => view.leader === rider && (ended(events) || view.tempo === speed)),
  slipstream: ({ events }) => of(events, 'sheltered').every(({ tempo, speed }) => tempo - speed >= 0 && tempo - speed <= 2),
  stage: ({ events }) =>
    of(events, 'stage-ended').every(({ leader, points }) => points.every((each, rider) => (rider === leader ? each === 1 : each <= 0))),
  sprint: ({ view }) => view.hand!.some(({ card }) => card === 'spurt'),
  'hill-held': ({ view }) => view.hand!.some(({ card }) => card === 'hill'),
};

const of = <T extends Event['type']>(events: readonly Event[], type: T): readonly Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
const ended = (events: readonly Event[]): boolean => of(events, 'stage-ended').length > 0;
const forecasts = ({ hand }: View) => (hand ?? []).flatMap(({ brings }) => brings ?? []);

test('every topic comes up in the recorded races and has its words', () => {
  const met = new Set(RACES.flatMap((name) => positionsOf(name).flatMap(({ found }) => found)));
  expect(MEETINGS.filter((id) => !met.has(id))).toEqual([]);
  const words = Object.keys(catalogue('ausreisser', 'en', 'meetings'));
  expect(words.sort()).toEqual(MEETINGS.flatMap((id) => [`name.${id}`, `what.${id}`]).sort());
});

test.each(RACES)('what a tip says is true wherever %s shows it', (name) => {
  const wrong = positionsOf(name).flatMap((position, n) =>
    position.found.filter((id) => !CLAIMS[id]!(position)).map((id) => `${id} at ${n}`),
  );
  expect(wrong).toEqual([]);
});

test('a covered hand gives no topic', () => {
  const race = { recent: [], pending: { seat: 0, kind: 'lay', facts: { rider: 'Anna', tempo: 40, hill: false } } } as const;
  const hand = [{ card: 'hill', count: 1, brings: null }];
  const met = (asked: 'asked' | 'waits', cards: View['hand'], group: View['riders'][number]['group'] = 'bunch') => {
    const riders = [{ rider: 0, group } as View['riders'][number]];
    return meetingsOf({ ...race, hasQuestion: asked === 'asked', view: { hand: cards, riders } }).map(({ id }) => id);
  };
  expect(met('asked', hand)).toEqual(['lay', 'hill-held']);
  expect(met('asked', hand, 'yellow')).toEqual(['tempo', 'hill-held']);
  expect(met('asked', hand, 'dropped')).toEqual(['hill-held']);
  expect(met('asked', null)).toEqual(['lay']);
  expect(met('waits', hand)).toEqual([]);
});

/** The positions of each race as one of its riders sees them. */
const POSITIONS: ReadonlyMap<string, readonly Position[]> = new Map(
  RACES.map((name) => {
    const viewer = VIEWERS[name] ?? 0;
    const positions = positionsIn(ausreisser, name, viewer, (seat, logged): Position => {
      const recent = seat.log.slice(logged);
      const [pending, view] = [ausreisser.pending(seat.state), seat.view()];
      const found = meetingsOf({ recent, view, pending, hasQuestion: pending.seat === viewer }).map(({ id }) => id);
      return { found, view, pending, events: recent.map(({ event }) => event) };
    });
    return [name, positions] as const;
  }),
);
const positionsOf = (name: string): readonly Position[] => POSITIONS.get(name)!;
