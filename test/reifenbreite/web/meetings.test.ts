import { expect, test } from 'vitest';
import { reifenbreite, type Config, type NamedEvent } from '../../../src/games/reifenbreite/index.ts';
import { MEETINGS, meetingsOf } from '../../../src/web/reifenbreite/learn/meetings.ts';
import { recordedRace } from '../../games/recorded.ts';
import { positionsIn } from '../../games/recorded-positions.ts';
import { catalogue } from '../../games/words.ts';

const RACES = ['034-everything-professional-two', 'giro-d-italia', 'stages-1'];

type Context = Parameters<typeof meetingsOf>[0];
/** A position with the tips that it shows the first manager, and the events since the last one. */
interface Position extends Context {
  readonly found: readonly string[];
  readonly events: readonly NamedEvent[];
}

/** The positions of each race as its first manager sees them. */
const POSITIONS: ReadonlyMap<string, readonly Position[]> = new Map(
  RACES.map((name) => {
    const positions = positionsIn(reifenbreite, name, 0, (seat, logged): Position => {
      const { state } = seat;
      const pending = reifenbreite.pending(state);
      const position: Context = {
        recent: seat.log.slice(logged),
        view: seat.view(),
        pending,
        choices: reifenbreite.choices(state),
        hasQuestion: pending.seat === 0,
      };
      return { ...position, events: position.recent.map(({ named }) => named), found: meetingsOf(position).map(({ id }) => id) };
    });
    return [name, positions] as const;
  }),
);
const positionsOf = (name: string): readonly Position[] => POSITIONS.get(name)!;

/** What is new to the first manager in a recorded race, in order. */
const metIn = (name: string): readonly string[] => [...new Set(positionsOf(name).flatMap(({ found }) => found))];

const of = <T extends NamedEvent['type']>(events: readonly NamedEvent[], type: T): readonly Extract<NamedEvent, { type: T }>[] =>
  events.filter((event): event is Extract<NamedEvent, { type: T }> => event.type === type);
const riderOf = ({ view }: Position, number: number) => view.riders.find(({ rider }) => rider === number);
const fact = ({ pending }: Position, name: string): unknown => (pending.facts as Readonly<Record<string, unknown>>)[name];
/** The rider whose turn it is. */
const rides = (position: Position) => riderOf(position, Number(fact(position, 'rider')))!;
const offers = ({ choices }: Position, ...types: readonly string[]): boolean => choices.some(({ type }) => types.includes(type));

/** What the words of each tip claim, read from the position that shows it. */
const CLAIMS: Readonly<Record<string, (position: Position) => boolean>> = {
  roll: (position) => offers(position, 'dice'),
  move: ({ choices }) => choices.every(({ type }) => type === 'move'),
  follow: (position) => offers(position, 'follow') && riderOf(position, Number(fact(position, 'asked')))!.moved === 'no',
  answer: ({ choices }) => choices.length === 2,
  seven: ({ events }) => of(events, 'chance-drawn').length > 0,
  // the rider who drew the card and the riders who fall with him have had their move
  fall: (position) => of(position.events, 'fell').every(({ rider }) => riderOf(position, rider)!.status === 'riding'),
  dismounted: ({ events }) => of(events, 'dismounted').length > 0,
  jersey: ({ view, events }) =>
    of(events, 'stage-ended' as NamedEvent['type']).length > 0 ||
    view.riders.every(({ sprintPoints }) => sprintPoints <= view.riders.find(({ rider }) => rider === view.jersey)!.sprintPoints),
  sprint: ({ events }) => of(events, 'sprinted').every(({ rank, points }) => rank <= 3 && points > 0),
  breakaway: (position) => of(position.events, 'followed').length === 0 && position.pending.kind !== 'follow',
  photo: ({ view }) => view.setup.rules.cheating,
  finish: ({ events }) => of(events, 'finished').every(({ rank, points }) => rank > 0 && points > 0),
  cobbles: (position) =>
    rides(position).surfaceChange < 0 && position.choices.every((each) => each.type !== 'cards' || each.cards.length < 2),
  climb: (position) => rides(position).surfaceChange < 0,
  descent: (position) => rides(position).surfaceChange > 0,
  lead: (position) => offers(position, 'ask', 'swap'),
  car: (position) => offers(position, 'car') || rides(position).carUses === 4,
  cards: (position) => offers(position, 'cards'),
};

test.each(RACES)('what a tip says is true wherever %s shows it', (name) => {
  const wrong = positionsOf(name).flatMap((position, n) =>
    position.found.filter((id) => !CLAIMS[id]!(position)).map((id) => `${id} at ${n}`),
  );
  expect(wrong).toEqual([]);
});

test('the recorded races meet every topic, and every topic has its words', () => {
  const met = new Set(RACES.flatMap(metIn));
  expect([...MEETINGS].filter((id) => !met.has(id))).toEqual([]);
  const words = Object.keys(catalogue('reifenbreite', 'en', 'meetings'));
  expect(words.sort()).toEqual(MEETINGS.flatMap((id) => [`name.${id}`, `what.${id}`]).sort());
});

test('the simplest rules have no surfaces and no chase car', () => {
  const basic = recordedRace('reifenbreite/stages-1').config as Config;
  const rules = { ...basic.setup.rules, level: 'basic', cheating: false };
  const me = { rider: 21, surface: 'uphill', surfaceChange: -2 };
  const race = {
    ...{ recent: [], hasQuestion: true, choices: [{ type: 'roll' }] },
    pending: { seat: 0, kind: 'turn', facts: { rider: 21 } },
    view: { setup: { ...basic.setup, rules }, riders: [me] },
  } as unknown as Parameters<typeof meetingsOf>[0];
  expect(meetingsOf(race).map(({ id }) => id)).toEqual(['roll']);
});

test('how a rider moves comes before everything else on his first turn', () => {
  const met = metIn('034-everything-professional-two');
  expect(met.indexOf('roll')).toBe(0);
  expect(met.indexOf('roll')).toBeLessThan(met.indexOf('move'));
});
